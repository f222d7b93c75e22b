/** Everything that can be decided now and is not a wedge of the map, as large buttons with what each costs and gives. */
import type { Move, Place } from "@banquise/engine";
import { Button } from "@banquise/ui";
import { moves } from "../moves.ts";
import { places } from "../places.ts";
import type { Standings } from "../standings.ts";
import { DRAFT, ENDED, PICK, PLACEMENT, PRE, RELOCATE, RELOCATE_TO } from "../state.ts";
import { detailOf, isQuiet, pictureOf, titleOf } from "./answers.tsx";
import { ChoiceButton } from "./choice-button.tsx";
import { CrewFacts } from "./crews.tsx";
import { Glyph, type GlyphName } from "./glyphs.tsx";
import { type Step, stepOf, typeOf } from "./offered.ts";
import type { Mode, Scene } from "./scene.ts";
import { Sheet } from "./sheets.tsx";
import "./choices.css";

interface ChoicesProps {
  readonly scene: Scene;
  readonly standing: Standings;
}

export function Choices({ scene, standing }: ChoicesProps) {
  const { words, view, legal, mode, setMode, considered, consider, byTouch, planner } = scene;
  const asked = ask(scene);
  const { answers, further } = stepOf(legal, mode);
  const layout = considered === null ? "" : "an-choices-looking";
  return (
    <section class={`an-choices night ${layout}`} aria-label={words.choices}>
      <div class="an-own" data-place={places.at("crew", planner)} data-seat={planner}>
        <CrewFacts scene={scene} standing={standing} seat={planner} />
      </div>
      {considered !== null ? (
        <div class="an-look">
          <Sheet scene={scene} standing={standing} />
          {byTouch() && (
            <Button size="small" icon="close" label={words.back} onClick={() => consider(null)} />
          )}
        </div>
      ) : (
        asked !== null && <p class="an-ask">{asked}</p>
      )}
      <div class="an-answers" data-place={pileOf(view.phase)}>
        {answers
          .filter((move) => !isQuiet(move))
          .map((move) => (
            <Answer key={move} scene={scene} move={move} />
          ))}
      </div>
      <div class="an-answers an-others">
        {answers.filter(isQuiet).map((move) => (
          <Answer key={move} scene={scene} move={move} />
        ))}
        {further.map((step) => (
          <Further key={step.mode} scene={scene} step={step} />
        ))}
        {mode !== null && (
          <ChoiceButton
            glyph={<Glyph name="undo" />}
            title={words.cancel}
            quiet
            choose={() => setMode(null)}
          />
        )}
      </div>
    </section>
  );
}

const pileOf = (phase: number): Place | undefined => {
  if (phase === DRAFT) return places.at("pile", "drafted");
  return phase === PICK ? places.at("pile", "shipyard") : undefined;
};

/** What to do here, where the question of the game does not say it already. */
function ask({ words, view, legal, mode, name }: Scene): string | null {
  if (view.phase === ENDED) return words.game.prompt.ended();
  if (legal.length === 0) return words.waiting(name(view.decider));
  if (mode !== null) return words.step[mode];
  if (view.phase === RELOCATE) return words.pointAtShip;
  if (view.phase === RELOCATE_TO || view.phase === PLACEMENT) return words.pointAtPlace;
  return view.phase === PRE ? words.pointAtZone : null;
}

interface AnswerProps {
  readonly scene: Scene;
  readonly move: Move;
}

function Answer({ scene, move }: AnswerProps) {
  const { highlighted, play, pointAt, byTouch } = scene;
  const type = typeOf(move);
  const thing =
    type === "buildBuilding"
      ? (`deck.${moves.offset(move)}` as const)
      : type === "research" || type === "chooseTrack" || type === "placeStartCube"
        ? (`track.${moves.offset(move)}` as const)
        : null;
  return (
    <ChoiceButton
      glyph={pictureOf(scene, move)}
      title={titleOf(scene, move)}
      detail={detailOf(scene, move)}
      quiet={isQuiet(move)}
      hinted={highlighted === move}
      place={placeOf(move)}
      onTrack={thing?.startsWith("track") ?? false}
      choose={() => play(move)}
      look={(on) => {
        if (thing !== null && !byTouch()) pointAt(on ? thing : null);
      }}
    />
  );
}

/** The answer shows what it is about: where there is room for nothing else, it stands for it. */
function placeOf(move: Move): Place | undefined {
  const index = moves.offset(move);
  switch (typeOf(move)) {
    case "buildBuilding":
      return places.at("deck", index);
    case "research":
    case "chooseTrack":
    case "placeStartCube":
      return places.at("track", index);
    default:
      return undefined;
  }
}

const STEP_GLYPHS: Readonly<Record<Mode, GlyphName>> = {
  card: "cards",
  icebreaker: "ice",
  sacrifice: "discard",
  sacrificeShip: "sail",
};

/** The way to choices in several steps: a card to play, something to sacrifice. */
function Further({ scene, step }: { readonly scene: Scene; readonly step: Step["further"][number] }) {
  const { words, setMode, highlighted } = scene;
  const { mode, offers } = step;
  return (
    <ChoiceButton
      glyph={<Glyph name={STEP_GLYPHS[mode]} />}
      title={words.further[mode]}
      detail={words.furtherGives[mode]}
      small
      unfolds
      hinted={highlighted !== null && offers.includes(highlighted)}
      choose={() => setMode(mode)}
    />
  );
}
