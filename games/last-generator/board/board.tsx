/** The table of Last Generator: the city, the boiler, the dangers, and one decision at a time. */
import { type Move, MoveList, OVER } from "@banquise/engine";
import {
  BoardFrame,
  type BoardProps,
  later,
  motionAllowed,
  useFocusOnChoices,
  useSlides,
  withWords,
} from "@banquise/ui";
import { useMemo, useRef, useState } from "preact/hooks";
import { first, moves } from "../moves.ts";
import { ENDED } from "../phases.ts";
import { QUESTION } from "../questions.ts";
import type { State } from "../state.ts";
import type { PanelWords } from "../strings/en/panels.ts";
import type { BoilerProps } from "./boiler.tsx";
import type { PanelsProps } from "./panels.tsx";
import "./board.css";
import type { Choice } from "./choice.ts";
import { choicesOf, typeOf } from "./choices.ts";
import { City } from "./city.tsx";
import { Days } from "./days.tsx";
import { Decision } from "./decision.tsx";
import { fallOf } from "./fall.ts";
import { lightsOf } from "./lights.ts";
import { News } from "./news.tsx";
import { officeOf } from "./office.ts";
import { pointingOf } from "./pointing.tsx";
import { useQuestionInSight } from "./question-in-sight.ts";
import { Population, Stores } from "./stores.tsx";
import { PANEL_WORDS, wordsIn } from "./words.tsx";
import "./narrow.css";

// What stands below or beside the question comes right after it; its room is kept free.
const BoilerRoom = withWords<PanelWords, Omit<BoilerProps, "words">>(
  PANEL_WORDS,
  later(async () => (await import("./boiler.tsx")).BoilerRoom),
);
const Panels = withWords<PanelWords, Omit<PanelsProps, "words">>(
  PANEL_WORDS,
  later(async () => (await import("./panels.tsx")).Panels),
);
const TowerShow = later(async () => (await import("./tower-show.tsx")).TowerShow);

/** Questions that are answered on the map first of all. */
const ON_THE_MAP: ReadonlySet<number> = new Set([
  QUESTION.slot,
  QUESTION.site,
  QUESTION.gather,
  QUESTION.gatherEffect,
  QUESTION.use,
  QUESTION.destroy,
  QUESTION.recall,
]);

const list = new MoveList(moves.size);

/** What can be answered now, whoever is asked: all may see and discuss it. */
function answersOf({
  game,
  view,
  legal,
}: Pick<BoardProps<State>, "game" | "view" | "legal">): readonly Move[] {
  if (legal.length > 0 || view.phase === ENDED) return legal;
  list.clear();
  game.legal(view, list);
  return Array.from({ length: list.length }, (_, i) => list.at(i));
}

export function Board(props: BoardProps<State>) {
  const { game, text, language, view, legal, events, highlighted, name } = props;
  const { play, suggest, explain, openRule } = props;
  const words = wordsIn(language);
  const table = useRef<HTMLDivElement>(null);
  const [picked, setPicked] = useState<{ readonly view: State; readonly place: number } | null>(null);
  const [looked, setLooked] = useState<Choice | null>(null);
  useSlides(table, view);
  useFocusOnChoices(table, legal, ".lg-choice, .lg-place, .lg-slot, .lg-ready", ".lg-choice-lit");

  const mine = legal.length > 0;
  const pointing = useMemo(() => pointingOf(props), [props.suggestable, props.suggestions, props.viewer]);
  const open = mine || pointing.open.size > 0;
  const onTheMap = mine && ON_THE_MAP.has(view.ask);
  useQuestionInSight(table, ".lg-side", mine ? view : null);
  const choices = useMemo(
    () => choicesOf({ view, words, text }, answersOf(props)),
    [view, legal, language, text],
  );
  const lights = useMemo(() => lightsOf(open ? choices : []), [choices, open]);
  // A place with several choices narrows the list to them, until it is let go or the question changes.
  const place = picked?.view === view ? picked.place : null;
  const shown = place === null ? choices : choices.filter((choice) => choice.place === place);

  const fall = useMemo(() => (motionAllowed() ? (events.map(fallOf).find(Boolean) ?? null) : null), [events]);
  const decider = game.actor(view);
  const choose = (choice: Choice): void => {
    if (mine && choice.legal) play(choice.move);
    else if (pointing.open.has(choice.move)) suggest(choice.move);
    else explain(choice.move);
  };
  const press = (here: readonly Choice[], at: number | null): void => {
    const [only] = here;
    if (here.length === 1 && only) choose(only);
    else if (at !== null) setPicked(place === at ? null : { view, place: at });
  };
  const senders = useMemo(
    () =>
      new Map(
        mine
          ? choices
              .filter(({ move, legal: can }) => can && typeOf(move) === "actMeeple")
              .map((choice) => [choice.move - first.actMeeple, choice] as const)
          : [],
      ),
    [choices, mine],
  );

  return (
    <div class="lg">
      {fall && <TowerShow fall={fall} words={words} />}
      <div
        ref={table}
        class={`lg-table ${onTheMap ? "lg-ask-map" : ""} ${view.ask === QUESTION.feed ? "lg-ask-boiler" : ""}`}
      >
        {/* What is asked, its choices and the places they are about: on a phone, one screen. */}
        <div class="lg-screen">
          <Days view={view} words={words} name={name} />
          <div class="lg-map">
            <BoardFrame language={language} label={words.city}>
              <City
                view={view}
                words={words}
                lights={lights}
                pointing={pointing}
                picked={place ?? looked?.place ?? null}
                lookedSlot={looked?.slot ?? null}
                highlighted={highlighted}
                name={name}
                press={press}
                look={setLooked}
              />
            </BoardFrame>
          </div>
          <div class="lg-have">
            <Stores view={view} words={words} />
            <Population view={view} words={words} senders={senders} send={choose} />
          </div>
          <div class="lg-side">
            {decider !== OVER && (
              <Decision
                view={view}
                words={words}
                prompt={text.prompt(view)}
                decider={decider}
                mine={mine}
                office={officeOf(view, words)}
                choices={shown}
                highlighted={highlighted}
                looked={looked}
                pointing={pointing}
                name={name}
                choose={choose}
                look={setLooked}
              />
            )}
            {place !== null && (
              <button type="button" class="lg-not-now" onClick={() => setPicked(null)}>
                {words.allChoices}
              </button>
            )}
            <News words={words} text={text} events={events} name={name} />
          </div>
        </div>
        <div class="lg-more">
          <div class="lg-boiler-place">
            <BoilerRoom
              view={view}
              language={language}
              considered={consideredHeat(view, highlighted ?? looked?.move ?? null)}
            />
          </div>
          <div class="lg-panels-place">
            <Panels view={view} language={language} openRule={openRule} />
          </div>
        </div>
      </div>
    </div>
  );
}

/** The heat that a proposed feeding would give. */
function consideredHeat(view: State, move: Move | null): number | null {
  if (move === null) return null;
  const made = moves.decode(move);
  if (made.type === "feed") return view.heat + made.coal;
  return made.type === "feedOne" ? view.heat + 1 : null;
}
