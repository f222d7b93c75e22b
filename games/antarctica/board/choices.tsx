/** Everything that can be decided now and is not a wedge of the map, as large buttons with what each costs and gives. */
import { at, type Move } from "@banquise/engine";
import { Button } from "@banquise/ui";
import type { ComponentChildren } from "preact";
import { HAND_CARDS, type HandCard } from "../data.ts";
import { choiceOf, type MoveName, moves } from "../moves.ts";
import { advanceOutlook, type Standings } from "../outlook.ts";
import { gainInZone } from "../scoring.ts";
import {
  cardsOf,
  DRAFT,
  DRAFTED,
  ENDED,
  PILE,
  PLACEMENT,
  POST,
  PRE,
  RELOCATE,
  RELOCATE_TO,
  targetZone,
} from "../state.ts";
import { ADVANCE_OF, cardData, SCIENTISTS_OF } from "../tables.ts";
import { CARD_GLYPHS, Glyph, type GlyphName, Tile } from "./glyphs.tsx";
import { consideredOf, first, type Mode, type Scene, spacesNow } from "./scene.ts";
import { AdvanceGain, ZoneSheet } from "./zone-sheet.tsx";
import "./choices.css";

const typeOf = (move: Move): MoveName => moves.decode(move).type;

/** The answer to what is asked. */
const MAIN: readonly MoveName[] = [
  "buildBuilding",
  "recruit",
  "research",
  "buildShip",
  "chooseTrack",
  "placeStartCube",
  "takeCard",
  "useIcebreaker",
  "relocateShip",
  "keepShips",
  "endTurn",
];
const MODES: Readonly<Record<Mode, MoveName>> = {
  icebreaker: "layIcebreaker",
  sacrifice: "sacrificeShip",
};

interface ChoicesProps {
  readonly scene: Scene;
  readonly standing: Standings;
}

export function Choices({ scene, standing }: ChoicesProps) {
  const { words, view, legal, mode, setMode, name, considered } = scene;
  // After the move the target zone is what matters; anything else that is looked at comes first.
  const looked = consideredOf(considered, "zone");
  const zone = looked < 0 && view.phase === POST ? targetZone(view) : looked;
  const answers = movesOf(legal, mode === null ? MAIN : [MODES[mode]]);
  return (
    <section class={`an-choices ${zone < 0 ? "an-choices-plain" : ""}`} aria-label={words.choices}>
      {zone >= 0 ? (
        <ZoneSheet scene={scene} zone={zone} standing={standing.zones[zone] ?? null} />
      ) : (
        <p class="an-ask">
          {view.phase === ENDED ? words.game.prompt.ended() : ask(scene, name(view.decider))}
        </p>
      )}
      <div class="an-answers">
        {answers.map((move) => (
          <Answer key={move} scene={scene} move={move} />
        ))}
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

const movesOf = (legal: readonly Move[], types: readonly MoveName[]): readonly Move[] =>
  legal.filter((move) => types.includes(typeOf(move)));

/** Cards and sacrifices: what may be done besides. */
function Extras({ scene }: { readonly scene: Scene }) {
  const { words, legal, setMode, play, highlighted } = scene;
  const cards = movesOf(legal, ["playCard"]);
  const icebreakers = movesOf(legal, ["layIcebreaker"]);
  const sacrifices = movesOf(legal, ["sacrificeCube", "sacrificeSpareShip"]);
  const ships = movesOf(legal, ["sacrificeShip"]);
  return (
    <>
      {cards.length + icebreakers.length > 0 && (
        <div class="an-extras">
          <h3>{words.playACard}</h3>
          {cards.map((move) => (
            <Answer key={move} scene={scene} move={move} small />
          ))}
          {icebreakers.length > 0 && (
            <ChoiceButton
              glyph={<Glyph name="ice" />}
              title={words.layAnIcebreaker}
              small
              hinted={highlighted !== null && icebreakers.includes(highlighted)}
              choose={() => setMode("icebreaker")}
            />
          )}
        </div>
      )}
      {sacrifices.length + ships.length > 0 && (
        <div class="an-extras">
          <h3>{words.sacrifice}</h3>
          {sacrifices.map((move) => (
            <ChoiceButton
              key={move}
              glyph={<Glyph name={move === first.sacrificeCube ? "cube" : "ship"} />}
              title={move === first.sacrificeCube ? words.aCube : words.aSpareShip}
              small
              hinted={highlighted === move}
              choose={() => play(move)}
            />
          ))}
          {ships.length > 0 && (
            <ChoiceButton
              glyph={<Glyph name="sail" />}
              title={words.sacrificeAShip}
              small
              hinted={highlighted !== null && ships.includes(highlighted)}
              choose={() => setMode("sacrifice")}
            />
          )}
        </div>
      )}
    </>
  );
}

function ask({ words, view, legal, mode, text }: Scene, decider: string): string {
  if (legal.length === 0) return words.waiting(decider);
  if (mode === "sacrifice") return words.whichShip;
  if (mode === "icebreaker") return words.whichZone;
  if (view.phase === PRE) return words.pointAtZone;
  if (view.phase === RELOCATE) return words.pointAtShip;
  if (view.phase === RELOCATE_TO || view.phase === PLACEMENT) return words.pointAtZone;
  return text.prompt(view);
}

interface AnswerProps {
  readonly scene: Scene;
  readonly move: Move;
  readonly small?: boolean;
}

function Answer({ scene, move, small = false }: AnswerProps) {
  const { text, view, highlighted, play, consider, byTouch } = scene;
  const type = typeOf(move);
  const thing =
    type === "buildBuilding"
      ? (`deck.${choiceOf(move)}` as const)
      : type === "research" || type === "chooseTrack" || type === "placeStartCube"
        ? (`track.${choiceOf(move)}` as const)
        : null;
  return (
    <ChoiceButton
      glyph={pictureOf(scene, move)}
      title={text.move(moves.decode(move), view)}
      detail={small ? null : detailOf(scene, move)}
      small={small}
      quiet={type === "endTurn" || type === "keepShips"}
      hinted={highlighted === move}
      choose={() => play(move)}
      look={(on) => {
        if (thing !== null && !byTouch()) consider(on ? thing : null);
      }}
    />
  );
}

interface ChoiceButtonProps {
  readonly glyph: ComponentChildren;
  readonly title: string;
  readonly detail?: ComponentChildren;
  readonly small?: boolean;
  readonly quiet?: boolean;
  readonly hinted?: boolean;
  readonly choose: () => void;
  readonly look?: (on: boolean) => void;
}

function ChoiceButton({
  glyph,
  title,
  detail = null,
  small,
  quiet,
  hinted,
  choose,
  look,
}: ChoiceButtonProps) {
  const classes = [
    "an-choice",
    "an-lit",
    small ? "an-choice-small" : "",
    quiet ? "an-choice-quiet" : "",
    hinted ? "an-choice-hint" : "",
  ];
  return (
    <button
      type="button"
      class={classes.join(" ")}
      onClick={choose}
      onPointerEnter={() => look?.(true)}
      onPointerLeave={() => look?.(false)}
      onFocus={() => look?.(true)}
      onBlur={() => look?.(false)}
    >
      <span class="an-choice-picture">{glyph}</span>
      <span class="an-choice-text">
        <strong>{title}</strong>
        {detail !== null && <small>{detail}</small>}
      </span>
    </button>
  );
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
    const card = at(view.visible, choiceOf(move));
    return card === 0 ? null : <Tile kind={cardData(card).builds} />;
  }
  if (played.type === "takeCard" || played.type === "playCard")
    return <Glyph name={CARD_GLYPHS[played.card]} />;
  return <Glyph name={PICTURES[played.type] ?? "done"} />;
}

/** What it costs and gives, beyond what the title says. */
function detailOf(scene: Scene, move: Move): ComponentChildren {
  const { words, view, planner } = scene;
  const played = moves.decode(move);
  const choice = choiceOf(move);
  switch (played.type) {
    case "buildBuilding": {
      const card = at(view.visible, choice);
      const gain = gainInZone(view, targetZone(view), planner, at(SCIENTISTS_OF, card));
      return `${words.now(gain)}, ${words.thenAdvance(at(ADVANCE_OF, card))}`;
    }
    case "research":
    case "chooseTrack":
    case "placeStartCube":
      return <AdvanceGain scene={scene} advance={advanceOutlook(view, planner, choice, spacesNow(view))} />;
    case "takeCard":
      return `${words.cardGives[played.card]} · ${words.inPile(pileOf(scene, played.card))}`;
    case "layIcebreaker":
      return words.cardGives.icebreaker;
    case "useIcebreaker":
      return played.use === "yes" ? words.offerYes : words.offerNo;
    default:
      return null;
  }
}

function pileOf({ view }: Scene, card: HandCard): number {
  const index = HAND_CARDS.indexOf(card);
  return cardsOf(view, view.phase === DRAFT ? DRAFTED : PILE, index);
}
