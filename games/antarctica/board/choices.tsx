/** Everything that can be decided now and is not a wedge of the map, as large buttons with what each costs and gives. */
import { at, type Move } from "@banquise/engine";
import { Button } from "@banquise/ui";
import type { ComponentChildren } from "preact";
import { HAND_CARDS, type HandCard } from "../data.ts";
import { type MoveName, moves } from "../moves.ts";
import { places } from "../places.ts";
import { previewAdvance, previewBuilds } from "../preview.ts";
import { gainInZone } from "../scoring.ts";
import type { Standings } from "../standings.ts";
import {
  cardsOf,
  DRAFT,
  DRAFTED,
  ENDED,
  PILE,
  PLACEMENT,
  PRE,
  RELOCATE,
  RELOCATE_TO,
  targetZone,
} from "../state.ts";
import { ADVANCE_OF, cardData, SCIENTISTS_OF } from "../tables.ts";
import { ChoiceButton } from "./choice-button.tsx";
import { Extras } from "./extras.tsx";
import { CARD_GLYPHS, Glyph, type GlyphName, Tile } from "./glyphs.tsx";
import { MODES, offeredAs, typeOf } from "./offered.ts";
import { first, type Scene, spacesNow } from "./scene.ts";
import { Sheet } from "./sheets.tsx";
import { AdvanceGain } from "./zone-sheet.tsx";
import "./choices.css";

interface ChoicesProps {
  readonly scene: Scene;
  readonly standing: Standings;
}

export function Choices({ scene, standing }: ChoicesProps) {
  const { words, view, legal, mode, setMode, considered } = scene;
  const asked = ask(scene);
  const answers =
    mode === null ? offeredAs(legal, "answer") : legal.filter((move) => typeOf(move) === MODES[mode]);
  const layout = considered === null ? "an-choices-plain" : view.phase === PRE ? "an-choices-sailing" : "";
  return (
    <section class={`an-choices ${layout}`} aria-label={words.choices}>
      {considered !== null ? (
        <Sheet scene={scene} standing={standing} />
      ) : (
        asked !== null && <p class="an-ask">{asked}</p>
      )}
      <div class="an-answers">
        {answers.length > 0 && (
          <div class="an-main" data-place={view.phase === DRAFT ? places.at("pile", "drafted") : undefined}>
            {[...answers.filter((move) => !isQuiet(move)), ...answers.filter(isQuiet)].map((move) => (
              <Answer key={move} scene={scene} move={move} />
            ))}
          </div>
        )}
        {mode === null ? (
          <Extras scene={scene} />
        ) : (
          <Button size="small" icon="close" onClick={() => setMode(null)}>
            {words.cancel}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Answers that let something be. */
const isQuiet = (move: Move): boolean =>
  move === first.endTurn || move === first.keepShips || move === first.useIcebreaker;

/** What to do here, where the question of the game does not say it already. */
function ask({ words, view, legal, mode, name }: Scene): string | null {
  if (view.phase === ENDED) return words.game.prompt.ended();
  if (legal.length === 0) return words.waiting(name(view.decider));
  if (mode === "sacrifice") return words.whichShip;
  if (mode === "icebreaker") return words.whichZone;
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
      choose={() => play(move)}
      look={(on) => {
        if (thing !== null && !byTouch()) pointAt(on ? thing : null);
      }}
    />
  );
}

/** In a few words, for the question says where; all other answers as the list of moves has them. */
function titleOf({ text, words, view, planner }: Scene, move: Move): string {
  const played = moves.decode(move);
  const choice = moves.offset(move);
  switch (played.type) {
    case "buildBuilding":
      return words.answerBuild(cardData(at(view.visible, choice)).builds);
    case "research":
    case "chooseTrack": {
      const { spaces, to } = previewAdvance(view, planner, choice, spacesNow(view));
      return words.answerAdvance(words.game.tracks[choice] ?? "", spaces, to);
    }
    default:
      return text.move(played, view);
  }
}

const PICTURES: Partial<Record<MoveName, GlyphName>> = {
  recruit: "meeple",
  research: "cube",
  chooseTrack: "cube",
  placeStartCube: "cube",
  buildShip: "ship",
  endTurn: "done",
  keepShips: "done",
  relocateShip: "moveShip",
  useIcebreaker: "ice",
  layIcebreaker: "ice",
  sacrificeShip: "discard",
};

function pictureOf({ view }: Scene, move: Move): ComponentChildren {
  const played = moves.decode(move);
  if (played.type === "buildBuilding") {
    const card = at(view.visible, moves.offset(move));
    return card === 0 ? null : <Tile kind={cardData(card).builds} />;
  }
  if (played.type === "takeCard") return <Glyph name={CARD_GLYPHS[played.card]} />;
  if (move === first.useIcebreaker) return <Glyph name="done" />;
  return <Glyph name={PICTURES[played.type] ?? "done"} />;
}

/** What it costs and gives, beyond what the title says. */
function detailOf(scene: Scene, move: Move): ComponentChildren {
  const { words, view, planner } = scene;
  const played = moves.decode(move);
  const choice = moves.offset(move);
  switch (played.type) {
    case "buildBuilding": {
      const card = at(view.visible, choice);
      const gain = gainInZone(view, targetZone(view), planner, at(SCIENTISTS_OF, card));
      const { spends } = previewBuilds(view, planner, targetZone(view))[choice] ?? { spends: null };
      const facts = [words.now(gain), words.thenAdvance(at(ADVANCE_OF, card))];
      return [...facts, ...(spends === null ? [] : [words.spending(spends)])].join(", ");
    }
    case "research":
    case "chooseTrack":
    case "placeStartCube":
      return <AdvanceGain scene={scene} advance={previewAdvance(view, planner, choice, spacesNow(view))} />;
    case "takeCard":
      return `${words.cardGives[played.card]} · ${cardsLeft(scene, played.card)}`;
    case "layIcebreaker":
      return words.cardGives.icebreaker;
    case "useIcebreaker":
      return played.use === "yes" ? words.offerYes : words.offerNo;
    default:
      return null;
  }
}

function cardsLeft({ view, words }: Scene, card: HandCard): string {
  const index = HAND_CARDS.indexOf(card);
  return view.phase === DRAFT
    ? words.revealed(cardsOf(view, DRAFTED, index))
    : words.inPile(cardsOf(view, PILE, index));
}
