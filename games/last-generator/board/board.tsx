/** The table of Last Generator: the city, the boiler, the dangers, and one decision at a time. */
import { type Move, MoveList, OVER } from "@banquise/engine";
import {
  BoardFrame,
  type BoardProps,
  later,
  motionAllowed,
  still,
  useFocusOnChoices,
  useSlides,
  useSteady,
  withWords,
} from "@banquise/ui";
import { useMemo, useRef, useState } from "preact/hooks";
import { first, moves } from "../moves.ts";
import { ENDED } from "../phases.ts";
import type { State } from "../state.ts";
import type { PanelWords } from "../strings/en/panels.ts";
import type { BoilerProps } from "./boiler.tsx";
import type { PanelsProps } from "./panels.tsx";
import "./board.css";
import { cardInPlay } from "./card-in-play.ts";
import { type Choice, isOnMap } from "./choice.ts";
import { choicesOf, typeOf } from "./choices.ts";
import { City } from "./city.tsx";
import { Decision as AnyDecision } from "./decision.tsx";
import { fallOf } from "./fall.ts";
import { isWordless, useFit } from "./fit.ts";
import { lightsOf } from "./lights.ts";
import { officeOf } from "./office.ts";
import { pointingOf } from "./pointing.tsx";
import { useQuestionInSight } from "./question-in-sight.ts";
import { Population as AnyPopulation, Stores as AnyStores } from "./stores.tsx";
import { useTouch } from "./touch.ts";
import type { VitalsProps } from "./vitals.tsx";
import { frostOf, hourOf, snowOf, warmthOf } from "./weather.ts";
import { PANEL_WORDS, wordsIn } from "./words.tsx";
import "./picture.css";
import "./fit.css";
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
const Vitals = withWords<PanelWords, Omit<VitalsProps, "words">>(
  PANEL_WORDS,
  later(async () => (await import("./vitals.tsx")).Vitals),
);
const Days = later(async () => (await import("./days.tsx")).Days);
const News = later(async () => (await import("./news.tsx")).News);
// What only adorns comes last.
const Crater = later(async () => (await import("./scenery.tsx")).Crater);
const Weather = later(async () => (await import("./scenery.tsx")).Weather);
const Near = later(async () => (await import("./near.tsx")).Near);
const LookedAt = later(async () => (await import("./near.tsx")).LookedAt);
const TowerShow = later(async () => (await import("./tower-show.tsx")).TowerShow);

// A tap on the map changes nothing of these.
const [Decision, Stores, Population] = [still(AnyDecision), still(AnyStores), still(AnyPopulation)];

/** What was tapped, at which question. */
interface Picked {
  readonly view: State;
  readonly choices: readonly Choice[];
}

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
  const [picked, setPicked] = useState<Picked | null>(null);
  const [looked, setLooked] = useState<Choice | null>(null);
  /** At which question the card in play was taken up to be read. */
  const [readAt, setReadAt] = useState<State | null>(null);
  const isTouch = useTouch(table);
  useFocusOnChoices(table, legal, ".lg-choice, .lg-place, .lg-slot, .lg-ready", "[data-choice]");

  const mine = legal.length > 0;
  const pointing = useMemo(() => pointingOf(props), [props.suggestable, props.suggestions, props.viewer]);
  const open = mine || pointing.open.size > 0;
  useQuestionInSight(table, ".lg-decision", mine ? view : null);
  const choices = useMemo(
    () => choicesOf({ view, words, text }, answersOf(props)),
    [view, legal, language, text],
  );
  const lights = useMemo(() => lightsOf(open ? choices : []), [choices, open]);
  const allOnMap = open && choices.length > 0 && choices.every(isOnMap);
  // What the map can be asked for itself is left to it, where there is anything else.
  const listed = useMemo(
    () => (!open || allOnMap ? choices : choices.filter((choice) => !isOnMap(choice))),
    [choices, allOnMap, open],
  );
  // What slides is measured when all fits.
  useFit(table, { choices: listed, isOnMap: allOnMap });
  useSlides(table, view);

  const fall = useMemo(() => (motionAllowed() ? (events.map(fallOf).find(Boolean) ?? null) : null), [events]);
  const decider = game.actor(view);
  const choose = useSteady((choice: Choice): void => {
    if (mine && choice.legal) play(choice.move);
    else if (pointing.open.has(choice.move)) suggest(choice.move);
    else explain(choice.move);
  });
  // What was tapped is shown near, until it is let go or the question changes.
  const held = picked?.view === view ? picked.choices : [];
  const card = useMemo(() => cardInPlay(view, words), [view, words]);
  const isRead = readAt === view && card !== null;
  const hold = (some: readonly Choice[]): void => {
    const again = some.length === held.length && some.every((choice, i) => held[i]?.move === choice.move);
    setPicked(again ? null : { view, choices: some });
  };
  /** A mouse and a keyboard have looked before they press; a finger is shown what it has found, and presses again. */
  const press = (here: readonly Choice[]): void => {
    const [only] = here;
    const isSeen = !isTouch() || here[0]?.move === held[0]?.move;
    if (here.length === 1 && only && isSeen) choose(only);
    else hold(here);
  };
  /** With a mouse only where the card does not tell everything already. */
  const read = useSteady((): void => {
    if (isTouch() || table.current?.dataset.fit !== "full") setReadAt(view);
  });
  const pressListed = useSteady((choice: Choice): void => {
    if (choice.legal && isWordless(table.current?.dataset.fit)) press([choice]);
    else choose(choice);
  });
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
  const choosing = { view, words, mine, highlighted, looked, pointing, name, look: setLooked };

  return (
    <div class="lg">
      {fall && <TowerShow fall={fall} words={words} />}
      <div ref={table} class={`lg-table ${allOnMap ? "lg-ask-map" : ""}`}>
        {/* What is asked, its choices and the places they are about: on a phone, one screen. */}
        <div class="lg-screen">
          <div class="lg-days-place">
            <Days view={view} words={words} name={name} />
          </div>
          <div class="lg-picture" data-hour={hourOf(view)} data-warmth={warmthOf(view)} aria-hidden="true">
            <Crater />
          </div>
          <div class="lg-vitals-place">
            <Vitals view={view} language={language} />
          </div>
          <div class="lg-map">
            <BoardFrame language={language} label={words.city}>
              <City
                view={view}
                words={words}
                lights={lights}
                pointing={pointing}
                picked={held[0] ?? looked}
                highlighted={highlighted}
                name={name}
                press={press}
                look={setLooked}
              />
            </BoardFrame>
          </div>
          <div class="lg-weather" aria-hidden="true">
            <Weather snow={snowOf(view)} frost={frostOf(view)} />
          </div>
          <Stores view={view} words={words} />
          <Population view={view} words={words} senders={senders} send={choose} />
          <div class="lg-side">
            {decider !== OVER && (
              <Decision
                {...choosing}
                prompt={text.prompt(view)}
                card={card}
                read={read}
                decider={decider}
                office={officeOf(view, words)}
                choices={listed}
                onMap={choices.length - listed.length}
                isOnMap={allOnMap}
                choose={pressListed}
              />
            )}
            {held.length > 0 || isRead ? (
              <Near
                {...choosing}
                choices={held}
                card={isRead ? card : null}
                choose={choose}
                letGo={() => {
                  setPicked(null);
                  setReadAt(null);
                }}
              />
            ) : (
              looked && <LookedAt {...choosing} choice={looked} />
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
