/** Everything that can be decided now and is not a wedge of the map, as large buttons with what each costs and gives. */
import { at, type Move } from "@banquise/engine";
import { Button } from "@banquise/ui";
import type { ComponentChildren } from "preact";
import { HAND_CARDS, type HandCard, SHIPYARD_CARDS } from "../data.ts";
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
  PRE,
  RELOCATE,
  RELOCATE_TO,
  targetZone,
} from "../state.ts";
import { ADVANCE_OF, cardData, SCIENTISTS_OF } from "../tables.ts";
import { CARD_GLYPHS, Glyph, type GlyphName, Tile } from "./glyphs.tsx";
import { first, type Mode, type Scene, spacesNow } from "./scene.ts";
import { Sheet } from "./sheets.tsx";
import { AdvanceGain } from "./zone-sheet.tsx";
import "./choices.css";

const typeOf = (move: Move): MoveName => moves.decode(move).type;

/** Where each type of move is offered. Wedges, decks and tracks can also be chosen where they lie. */
const OFFERED: Readonly<Record<MoveName, "map" | "answer" | "card" | "sacrifice">> = {
  placeShip: "map",
  moveShip: "map",
  relocateTo: "map",
  buildBuilding: "answer",
  buildShip: "answer",
  recruit: "answer",
  research: "answer",
  endTurn: "answer",
  placeStartCube: "answer",
  chooseTrack: "answer",
  relocateShip: "answer",
  keepShips: "answer",
  takeCard: "answer",
  useIcebreaker: "answer",
  playCard: "card",
  layIcebreaker: "card",
  sacrificeCube: "sacrifice",
  sacrificeSpareShip: "sacrifice",
  sacrificeShip: "sacrifice",
};
const MODES: Readonly<Record<Mode, MoveName>> = {
  icebreaker: "layIcebreaker",
  sacrifice: "sacrificeShip",
};

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
          <div class="an-main">
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

const offeredAs = (legal: readonly Move[], where: "answer" | "card" | "sacrifice"): readonly Move[] =>
  legal.filter((move) => OFFERED[typeOf(move)] === where);

/** Cards and sacrifices: what may be done besides. */
function Extras({ scene }: { readonly scene: Scene }) {
  const { words, legal, setMode, play, highlighted } = scene;
  // Those that need a place are chosen in two steps.
  const twoSteps = (move: Move): boolean => Object.values(MODES).includes(typeOf(move));
  const [icebreakers, cards] = parted(offeredAs(legal, "card"), twoSteps);
  const [ships, sacrifices] = parted(offeredAs(legal, "sacrifice"), twoSteps);
  if (cards.length + icebreakers.length + sacrifices.length + ships.length === 0) return null;
  return (
    <div class="an-more">
      {cards.length + icebreakers.length > 0 && (
        <ExtraGroup title={words.playACard}>
          {cards.map((move) => {
            const card = SHIPYARD_CARDS[choiceOf(move)] ?? "plusTwo";
            return (
              <ChoiceButton
                key={move}
                glyph={<Glyph name={CARD_GLYPHS[card]} />}
                title={words.game.cards[card]}
                small
                hinted={highlighted === move}
                choose={() => play(move)}
              />
            );
          })}
          {icebreakers.length > 0 && (
            <ChoiceButton
              glyph={<Glyph name="ice" />}
              title={words.layAnIcebreaker}
              small
              hinted={highlighted !== null && icebreakers.includes(highlighted)}
              choose={() => setMode("icebreaker")}
            />
          )}
        </ExtraGroup>
      )}
      {sacrifices.length + ships.length > 0 && (
        <ExtraGroup title={words.sacrifice}>
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
        </ExtraGroup>
      )}
    </div>
  );
}

function ExtraGroup({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <div class="an-extras">
      <h3>{title}</h3>
      <div class="an-extras-row">{children}</div>
    </div>
  );
}

/** Those that pass a test, and the others. */
const parted = <T,>(list: readonly T[], test: (item: T) => boolean): [readonly T[], readonly T[]] => [
  list.filter(test),
  list.filter((item) => !test(item)),
];

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
  const { text, view, highlighted, play, pointAt, byTouch } = scene;
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
  if (played.type === "takeCard") return <Glyph name={CARD_GLYPHS[played.card]} />;
  if (move === first.useIcebreaker) return <Glyph name="done" />;
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
