/** An answer on a button: its picture, its title, and what it costs and gives. */
import { at, type Move } from "@banquise/engine";
import { tip } from "@banquise/ui";
import type { ComponentChildren } from "preact";
import { HAND_CARDS, type HandCard, SHIPYARD_CARDS, ZONES } from "../data.ts";
import { type MoveName, moves } from "../moves.ts";
import { previewAdvance, previewBuilds } from "../preview.ts";
import { gainInZone } from "../scoring.ts";
import { cardsOf, DRAFT, DRAFTED, PILE, targetZone } from "../state.ts";
import { coastOf } from "../strings/coasts.ts";
import { ADVANCE_OF, cardData, SCIENTISTS_OF } from "../tables.ts";
import { CARD_RULES } from "./cards.ts";
import { CARD_GLYPHS, Glyph, type GlyphName, Tile } from "./glyphs.tsx";
import { JourneyMark } from "./journeys.tsx";
import { first, type Scene, spacesNow } from "./scene.ts";
import { AdvanceGain } from "./zone-sheet.tsx";

/** Answers that let something be. */
export const isQuiet = (move: Move): boolean =>
  move === first.endTurn || move === first.keepShips || move === first.useIcebreaker;

/** In a few words, for the question says where; all other answers as the list of moves has them. */
export function titleOf({ text, words, view, planner }: Scene, move: Move): string {
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
    case "playCard":
      return words.game.cards[SHIPYARD_CARDS[choice] ?? "plusTwo"];
    case "takeCard":
      return words.game.cards[played.card];
    case "relocateShip":
    case "sacrificeShip":
      return words.answerShip(coastOf(ZONES.indexOf(played.zone)), played.berth);
    case "sacrificeCube":
      return words.aCube;
    case "sacrificeSpareShip":
      return words.aSpareShip;
    default:
      return text.move(played, view);
  }
}

const PICTURES: Partial<Record<MoveName, GlyphName>> = {
  recruit: "meeple",
  buildShip: "ship",
  endTurn: "done",
  keepShips: "done",
  relocateShip: "moveShip",
  useIcebreaker: "ice",
  layIcebreaker: "ice",
  sacrificeShip: "sail",
  sacrificeCube: "cube",
  sacrificeSpareShip: "ship",
};

export function pictureOf({ view }: Scene, move: Move): ComponentChildren {
  const played = moves.decode(move);
  switch (played.type) {
    case "buildBuilding": {
      const card = at(view.visible, moves.offset(move));
      return card === 0 ? null : <Tile kind={cardData(card).builds} />;
    }
    case "research":
    case "chooseTrack":
    case "placeStartCube":
      return <JourneyMark track={moves.offset(move)} />;
    case "takeCard":
    case "playCard":
      return <Glyph name={CARD_GLYPHS[played.card]} />;
    default:
      return <Glyph name={move === first.useIcebreaker ? "done" : (PICTURES[played.type] ?? "done")} />;
  }
}

/** What it costs and gives, beyond what the title says. */
export function detailOf(scene: Scene, move: Move): ComponentChildren {
  const { words, view, planner } = scene;
  const played = moves.decode(move);
  const choice = moves.offset(move);
  switch (played.type) {
    case "buildBuilding": {
      const card = at(view.visible, choice);
      const gain = gainInZone(view, targetZone(view), planner, at(SCIENTISTS_OF, card));
      const { spends } = previewBuilds(view, planner, targetZone(view))[choice] ?? { spends: null };
      const advance = at(ADVANCE_OF, card);
      return (
        <>
          <em class="an-gain" {...tip(words.now(gain), "ANT-15.1")}>
            {words.gain(gain)}
          </em>
          <span class="an-cost" {...tip(words.thenAdvance(advance), "ANT-6.9")}>
            <Glyph name="cube" label={words.thenAdvance(advance)} />
            <span aria-hidden="true">+{advance}</span>
          </span>
          {spends !== null && (
            <span
              class={`an-cost an-hand-card an-hand-${spends}`}
              {...tip(words.spending(spends), CARD_RULES[spends])}
            >
              <Glyph name={CARD_GLYPHS[spends]} label={words.spending(spends)} />
            </span>
          )}
        </>
      );
    }
    case "research":
    case "chooseTrack":
    case "placeStartCube":
      return <AdvanceGain scene={scene} advance={previewAdvance(view, planner, choice, spacesNow(view))} />;
    case "takeCard":
      return `${words.cardGives[played.card]} · ${cardsLeft(scene, played.card)}`;
    case "playCard":
      return words.cardGives[played.card];
    case "sacrificeCube":
    case "sacrificeSpareShip":
      return words.sacrificeGives;
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
