/** What every seat has beside the board, in the open, and what it would score as things stand. */
import type { Seat } from "@banquise/engine";
import { SeatMark } from "@banquise/ui";
import { HAND_CARDS } from "../data.ts";
import type { Standings } from "../outlook.ts";
import { pointsOf } from "../scoring.ts";
import {
  asterisksOf,
  cardsOf,
  discards,
  ENDED,
  PILE,
  reserveOf,
  spareCubes,
  spareShips,
  staffOf,
} from "../state.ts";
import { EXPERTISE, SHIPYARD_KINDS } from "../tables.ts";
import { CARD_GLYPHS, Glyph, type GlyphName } from "./glyphs.tsx";
import type { Scene } from "./scene.ts";
import "./crews.css";

interface CrewsProps {
  readonly scene: Scene;
  readonly standing: Standings;
}

export function Crews({ scene, standing }: CrewsProps) {
  const { words, view } = scene;
  return (
    <section class="an-crews" aria-label={words.crews}>
      {Array.from({ length: view.seats }, (_, seat) => (
        <Crew key={seat} scene={scene} seat={seat} standing={standing} />
      ))}
      <Piles scene={scene} />
    </section>
  );
}

interface CrewProps extends CrewsProps {
  readonly seat: Seat;
}

function Crew({ scene, seat, standing }: CrewProps) {
  const { words, view, name } = scene;
  const deciding = view.phase !== ENDED && view.decider === seat;
  const facts: readonly (readonly [GlyphName, string, number, string, number?])[] = [
    ["meeple", words.staff, staffOf(view, seat), "an-fact-staff"],
    ["meeple", words.reserve, reserveOf(view, seat), "an-fact-reserve"],
    ["ship", words.spareShips, spareShips(view, seat), ""],
    ["cube", words.spareCubes, spareCubes(view, seat), ""],
    ["star", words.asterisks, asterisksOf(view, seat), "an-fact-scored", standing.asterisks.points[seat]],
    ["discard", words.discards, discards(view, seat), "an-fact-scored", standing.discards.points[seat]],
  ];
  return (
    <section class={`an-crew ${deciding ? "an-crew-deciding" : ""}`} data-seat={seat} aria-label={name(seat)}>
      <span class="an-crew-name" data-flip={`crew.${seat}`}>
        <SeatMark seat={seat} size={1.4} />
        <b>{name(seat)}</b>
        {deciding && <small>{words.deciding}</small>}
        <span class="an-crew-vp">{words.vp(pointsOf(view, seat))}</span>
      </span>
      <ul class="an-facts">
        {facts.map(([glyph, label, count, look, points]) => {
          const said =
            points === undefined
              ? words.fact(label, count)
              : `${words.fact(label, count)}, ${words.wouldScore(points)}`;
          return (
            <li key={label} class={look} title={said}>
              <Glyph name={glyph} label={said} />
              <span aria-hidden="true">
                {count}
                {points !== undefined && points > 0 && <small>+{points}</small>}
              </span>
            </li>
          );
        })}
      </ul>
      <ul class="an-hand" aria-label={words.hand}>
        {HAND_CARDS.flatMap((card, index) => {
          const count = cardsOf(view, seat, index);
          if (count === 0) return [];
          const said = words.game.table.count(count, words.game.cards[card]);
          return [
            <li
              key={card}
              class={`an-hand-card an-hand-${card}`}
              title={words.fact(said, words.cardGives[card])}
            >
              <Glyph name={CARD_GLYPHS[card]} label={said} />
              <span aria-hidden="true">
                {card === "plusTwo" ? "+2" : ""}
                {count > 1 ? `×${count}` : ""}
              </span>
            </li>,
          ];
        })}
      </ul>
    </section>
  );
}

/** What is left in the piles of cards. */
function Piles({ scene }: { readonly scene: Scene }) {
  const { words, view } = scene;
  return (
    <section class="an-piles" aria-label={words.piles}>
      <span class="an-piles-name">{words.piles}</span>
      <ul class="an-hand">
        {HAND_CARDS.map((card, index) => {
          if (index >= SHIPYARD_KINDS && index !== EXPERTISE) return null;
          const count = cardsOf(view, PILE, index);
          const said = words.game.table.count(count, words.game.cards[card]);
          return (
            <li
              key={card}
              class={`an-hand-card an-hand-${card}`}
              title={words.fact(said, words.cardGives[card])}
            >
              <Glyph name={CARD_GLYPHS[card]} label={said} />
              <span aria-hidden="true">
                {card === "plusTwo" ? "+2" : ""} ×{count}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
