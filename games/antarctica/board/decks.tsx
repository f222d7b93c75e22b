/** The three building decks: what the visible card builds, what it takes, and what the viewer still lacks for it. */
import { at } from "@banquise/engine";
import { Icon, tip } from "@banquise/ui";
import { DECKS } from "../data.ts";
import { places } from "../places.ts";
import type { BuildPreview } from "../preview.ts";
import { cardsBelow } from "../state.ts";
import { deckLine } from "../strings/describe.ts";
import { cardData, countBits } from "../tables.ts";
import { Glyph, Tile } from "./glyphs.tsx";
import { deckMove, handlers, isLooked, type Scene } from "./scene.ts";
import { deckOutlooks, verdictOf } from "./verdict.ts";
import "./decks.css";

export function Decks({ scene }: { readonly scene: Scene }) {
  const { zone, builds } = deckOutlooks(scene);
  return (
    <section class="an-decks" aria-label={scene.words.decks}>
      {builds.map((outlook) => (
        <DeckCard key={outlook.deck} scene={scene} outlook={outlook} zone={zone} />
      ))}
    </section>
  );
}

interface DeckCardProps {
  readonly scene: Scene;
  readonly outlook: BuildPreview;
  readonly zone: number;
}

function DeckCard({ scene, outlook, zone }: DeckCardProps) {
  const { words, view, legal, highlighted } = scene;
  const { deck, card, missing } = outlook;
  const title = words.deck[DECKS[deck] ?? "basic"];
  if (card === 0) {
    return (
      <div class="an-card an-card-empty" data-place={places.at("deck", deck)}>
        <span class="an-card-head">{title}</span>
        <p>{words.empty}</p>
      </div>
    );
  }
  const { builds, requires, scientists, advance, asterisk } = cardData(card);
  const move = deckMove(scene, deck);
  const lit = move !== null && legal.includes(move);
  const verdict = verdictOf(scene, outlook, zone);
  const looked = isLooked(scene, `deck.${deck}`);
  const classes = [
    "an-card",
    lit ? "an-card-lit an-lit" : "",
    looked ? "an-card-looked" : "",
    highlighted !== null && highlighted === move ? "an-card-hint" : "",
  ];
  return (
    <button
      type="button"
      class={classes.join(" ")}
      aria-disabled={!lit}
      data-place={places.at("deck", deck)}
      {...handlers(scene, `deck.${deck}`, move)}
    >
      <span class="unseen">{`${deckLine(words.game, view, deck)} ${verdict.line}`}</span>
      <span class="an-shown" aria-hidden="true">
        <span class="an-card-head">
          {title}
          <small {...tip(words.below(countBits(cardsBelow(view, deck))), "ANT-2.8")}>
            <Glyph name="cards" />
            {countBits(cardsBelow(view, deck))}
          </small>
        </span>
        <span class="an-card-needs">
          {requires.map((kind) => (
            <span
              key={kind}
              class={missing.includes(kind) ? "an-need-missing" : "an-need-met"}
              {...tip(words.accessTo(words.game.aKind[kind]), "ANT-6.2")}
            >
              <Tile kind={kind} />
              <Icon name={missing.includes(kind) ? "close" : "check"} size={0.8} />
              <span class="an-need-name">{words.game.kinds[kind]}</span>
            </span>
          ))}
        </span>
        <span class="an-card-builds" data-flip={`deck.${deck}`} data-card={at(view.visible, deck)}>
          <Tile kind={builds} />
        </span>
        <span class="an-card-name">{words.short[builds] ?? words.game.kinds[builds]}</span>
        <span class="an-card-facts">
          <span
            class={outlook.scientistsShort > 0 ? "an-short" : ""}
            {...tip(words.takesScientists(scientists), "ANT-6.6")}
          >
            <Glyph name="meeple" />
            {scientists}
          </span>
          <span {...tip(words.thenAdvance(advance), "ANT-6.9")}>
            <Glyph name="cube" />+{advance}
          </span>
          {asterisk && (
            <span {...tip(words.asterisk, "ANT-15.6")}>
              <Glyph name="star" />
            </span>
          )}
        </span>
        <span class={`an-verdict ${verdict.good ? "an-verdict-good" : ""}`}>{verdict.line}</span>
      </span>
    </button>
  );
}
