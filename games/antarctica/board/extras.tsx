/** Cards and sacrifices: what may be done besides the answer to what is asked. */
import type { Move } from "@banquise/engine";
import type { ComponentChildren } from "preact";
import { SHIPYARD_CARDS } from "../data.ts";
import { moves } from "../moves.ts";
import { ChoiceButton } from "./choice-button.tsx";
import { CARD_GLYPHS, Glyph } from "./glyphs.tsx";
import { MODES, offeredAs, typeOf } from "./offered.ts";
import { first, type Scene } from "./scene.ts";

export function Extras({ scene }: { readonly scene: Scene }) {
  const { words, legal, setMode, play, highlighted } = scene;
  const twoSteps = (move: Move): boolean => Object.values(MODES).includes(typeOf(move));
  const [icebreakers, cards] = parted(offeredAs(legal, "card"), twoSteps);
  const [ships, sacrifices] = parted(offeredAs(legal, "sacrifice"), twoSteps);
  if (cards.length + icebreakers.length + sacrifices.length + ships.length === 0) return null;
  return (
    <div class="an-more">
      {cards.length + icebreakers.length > 0 && (
        <ExtraGroup title={words.playACard}>
          {cards.map((move) => {
            const card = SHIPYARD_CARDS[moves.offset(move)] ?? "plusTwo";
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
