/** The three building decks: what the visible card builds, what it takes, and what the viewer still lacks for it. */
import { at } from "@banquise/engine";
import { Icon } from "@banquise/ui";
import { DECKS, HAND_CARDS, ZONES } from "../data.ts";
import { type BuildOutlook, buildOutlooks } from "../outlook.ts";
import { replacementFor } from "../rules/building.ts";
import { cardsBelow, hasPlayedCard, POST, targetZone } from "../state.ts";
import { deckLine } from "../strings/describe.ts";
import { cardData, countBits, setOf } from "../tables.ts";
import { Glyph, Tile } from "./glyphs.tsx";
import { consideredOf, deckMove, handlers, outlookOf, type Scene } from "./scene.ts";
import "./decks.css";

export function Decks({ scene }: { readonly scene: Scene }) {
  const { words, view, planner } = scene;
  const looked = consideredOf(scene.considered, "zone");
  const sailing = looked >= 0 ? outlookOf(scene, looked) : null;
  const acting = view.phase === POST && view.active === planner;
  // Without a zone only what does not depend on it is told.
  const zone = sailing !== null && sailing.reason === null ? looked : acting ? targetZone(view) : -1;
  const outlooks =
    sailing !== null && zone === looked ? sailing.builds : buildOutlooks(view, planner, Math.max(zone, 0));
  return (
    <section class="an-decks" aria-label={words.decks}>
      {outlooks.map((outlook) => (
        <DeckCard key={outlook.deck} scene={scene} outlook={outlook} zone={zone} />
      ))}
    </section>
  );
}

interface Verdict {
  readonly good: boolean;
  readonly line: string;
}

function verdictOf({ words, view, planner }: Scene, outlook: BuildOutlook, zone: number): Verdict {
  const { missing, scientistsShort, standsThere } = outlook;
  const name = ZONES[zone] ?? "";
  if (zone >= 0 && standsThere) return { good: false, line: words.standsThere(name) };
  const spends = HAND_CARDS[replacementFor(view, planner, setOf(missing))] ?? null;
  const lacking = spends === null ? missing : [];
  if (lacking.length > 0 || scientistsShort > 0) {
    return { good: false, line: words.missing(lacking, scientistsShort) };
  }
  if (spends !== null && hasPlayedCard(view, planner)) return { good: false, line: words.cardPlayed };
  const able = zone < 0 ? words.ready : view.phase === POST ? words.canBuild : words.canBuildIn(name);
  return { good: true, line: spends === null ? able : `${able}, ${words.spending(spends)}` };
}

interface DeckCardProps {
  readonly scene: Scene;
  readonly outlook: BuildOutlook;
  readonly zone: number;
}

function DeckCard({ scene, outlook, zone }: DeckCardProps) {
  const { words, view, legal, highlighted } = scene;
  const { deck, card, missing } = outlook;
  const title = words.deck[DECKS[deck] ?? "basic"];
  if (card === 0) {
    return (
      <div class="an-card an-card-empty">
        <span class="an-card-head">{title}</span>
        <p>{words.empty}</p>
      </div>
    );
  }
  const { builds, requires, scientists, advance, asterisk } = cardData(card);
  const move = deckMove(scene, deck);
  const lit = move !== null && legal.includes(move);
  const verdict = verdictOf(scene, outlook, zone);
  const looked = scene.considered === `deck.${deck}`;
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
      {...handlers(scene, `deck.${deck}`, move)}
    >
      <span class="unseen">{`${deckLine(words.game, view, deck)} ${verdict.line}`}</span>
      <span class="an-shown" aria-hidden="true">
        <span class="an-card-head">
          {title}
          <small title={words.below(countBits(cardsBelow(view, deck)))}>
            <Glyph name="cards" />
            {countBits(cardsBelow(view, deck))}
          </small>
        </span>
        <span class="an-card-needs">
          {requires.map((kind) => (
            <span key={kind} class={missing.includes(kind) ? "an-need-missing" : "an-need-met"}>
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
          <span class={outlook.scientistsShort > 0 ? "an-short" : ""}>
            <Glyph name="meeple" />
            {scientists}
          </span>
          <span>
            <Glyph name="cube" />+{advance}
          </span>
          {asterisk && (
            <span title={words.asterisk}>
              <Glyph name="star" />
            </span>
          )}
        </span>
        <span class={`an-verdict ${verdict.good ? "an-verdict-good" : ""}`}>{verdict.line}</span>
      </span>
    </button>
  );
}
