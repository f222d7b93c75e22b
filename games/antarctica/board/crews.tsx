/** What every seat has beside the board, in the open, and what it would score as things stand. */
import type { Seat } from "@banquise/engine";
import { SeatMark, tip } from "@banquise/ui";
import { HAND_CARDS } from "../data.ts";
import { places } from "../places.ts";
import { pointsOf } from "../scoring.ts";
import type { Standings } from "../standings.ts";
import { cardsOf, ENDED, PILE } from "../state.ts";
import { EXPERTISE, SHIPYARD_KINDS } from "../tables.ts";
import { CARD_RULES } from "./cards.ts";
import { crewFacts } from "./crew-facts.ts";
import { CARD_GLYPHS, Glyph } from "./glyphs.tsx";
import { handlers, isLooked, type Scene } from "./scene.ts";
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
  const facts = crewFacts(scene, standing, seat);
  const hand = HAND_CARDS.flatMap((card, index) => {
    const count = cardsOf(view, seat, index);
    return count === 0 ? [] : [{ card, count, said: words.game.table.count(count, words.game.cards[card]) }];
  });
  const said = [
    words.fact(name(seat), words.vp(pointsOf(view, seat))),
    ...facts.map((fact) => fact.said),
    words.fact(words.hand, hand.length === 0 ? words.noCards : hand.map((held) => held.said).join(", ")),
  ];
  const classes = [
    "an-crew",
    deciding ? "an-crew-deciding" : "",
    isLooked(scene, `crew.${seat}`) ? "an-crew-looked" : "",
  ];
  return (
    <button
      type="button"
      class={classes.join(" ")}
      data-seat={seat}
      data-place={places.at("crew", seat)}
      {...handlers(scene, `crew.${seat}`, null)}
    >
      <span class="unseen">{`${said.join(". ")}.`}</span>
      <span class="an-shown" aria-hidden="true">
        <span class="an-crew-name">
          <span data-flip={`crew.${seat}`}>
            <SeatMark seat={seat} size={1.4} />
          </span>
          <b>{name(seat)}</b>
          {deciding && <small>{words.deciding}</small>}
          <span class="an-crew-vp" {...tip(words.wouldScore(pointsOf(view, seat)), "ANT-15.1")}>
            {words.vp(pointsOf(view, seat))}
          </span>
        </span>
        <CrewFacts scene={scene} standing={standing} seat={seat} />
        <span class="an-hand">
          {hand.map(({ card, count, said: title }) => (
            <span
              key={card}
              class={`an-hand-card an-hand-${card}`}
              {...tip(words.fact(title, words.cardGives[card]), CARD_RULES[card])}
            >
              <Glyph name={CARD_GLYPHS[card]} />
              {card === "plusTwo" ? "+2" : ""}
              {count > 1 ? `×${count}` : ""}
            </span>
          ))}
        </span>
      </span>
    </button>
  );
}

/** Scientists, ships, cubes and what is counted at the end, as signs and numbers. */
export function CrewFacts({ scene, standing, seat }: CrewProps) {
  return (
    <span class="an-facts">
      {crewFacts(scene, standing, seat).map(({ glyph, count, points, said, rule, look }) => (
        <span key={said} class={look} {...tip(said, rule)}>
          <Glyph name={glyph} />
          {count}
          {points !== null && points > 0 && <small>+{points}</small>}
        </span>
      ))}
    </span>
  );
}

/** What is left in the piles of cards. */
function Piles({ scene }: { readonly scene: Scene }) {
  const { words, view } = scene;
  const piles = HAND_CARDS.flatMap((card, index) =>
    index < SHIPYARD_KINDS || index === EXPERTISE ? [{ card, count: cardsOf(view, PILE, index) }] : [],
  );
  const said = piles.map(({ card, count }) => words.game.table.count(count, words.game.cards[card]));
  return (
    <button
      type="button"
      class={`an-piles ${isLooked(scene, "pile.0") ? "an-crew-looked" : ""}`}
      data-place={places.at("pile", "shipyard")}
      {...handlers(scene, "pile.0", null)}
    >
      <span class="unseen">{words.fact(words.piles, said.join(", "))}</span>
      <span class="an-shown" aria-hidden="true">
        <span>{words.piles}</span>
        <span class="an-hand">
          {piles.map(({ card, count }) => (
            <span
              key={card}
              class={`an-hand-card an-hand-${card} ${count === 0 ? "an-hand-none" : ""}`}
              {...tip(
                words.fact(words.game.table.count(count, words.game.cards[card]), words.cardGives[card]),
                CARD_RULES[card],
              )}
            >
              <Glyph name={CARD_GLYPHS[card]} />
              {card === "plusTwo" ? "+2" : ""} ×{count}
            </span>
          ))}
        </span>
      </span>
    </button>
  );
}
