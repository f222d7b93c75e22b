/** Whatever is looked at, told in words: a deck, a track, a crew or the piles, besides the zones. */
import { at } from "@banquise/engine";
import { Button, Icon, SeatMark } from "@banquise/ui";
import type { ComponentChildren } from "preact";
import { DECKS, EFFECTS, type Effect, HAND_CARDS, TRACK_DATA } from "../data.ts";
import { moves } from "../moves.ts";
import { previewAdvance } from "../preview.ts";
import type { Standings } from "../standings.ts";
import { cardsBelow, cardsOf, cubeOn, foremost, PILE } from "../state.ts";
import { cardData, countBits, EFFECT_AT, EXPERTISE, isBlue, SHIPYARD_KINDS, SPACES } from "../tables.ts";
import { crewFacts } from "./crew-facts.ts";
import { CARD_GLYPHS, EFFECT_GLYPHS, Glyph, Tile } from "./glyphs.tsx";
import { consideredOf, deckMove, type Scene, spacesNow, trackMove } from "./scene.ts";
import { deckOutlooks, verdictOf } from "./verdict.ts";
import { AdvanceGain, ZoneSheet } from "./zone-sheet.tsx";

interface SheetProps {
  readonly scene: Scene;
  readonly standing: Standings;
}

/** What is looked at, beside the choices. */
export function Sheet({ scene, standing }: SheetProps) {
  const zone = consideredOf(scene, "zone");
  return zone >= 0 ? (
    <ZoneSheet scene={scene} zone={zone} standing={standing.zones[zone] ?? null} />
  ) : (
    <OtherSheet scene={scene} standing={standing} />
  );
}

function OtherSheet({ scene, standing }: SheetProps) {
  const [deck, track, crew] = (["deck", "track", "crew"] as const).map((kind) => consideredOf(scene, kind));
  if (deck !== undefined && deck >= 0) return <DeckSheet scene={scene} deck={deck} />;
  if (track !== undefined && track >= 0)
    return <TrackSheet scene={scene} standing={standing} track={track} />;
  if (crew !== undefined && crew >= 0) return <CrewSheet scene={scene} standing={standing} seat={crew} />;
  return <PileSheet scene={scene} />;
}

/** A finger looks first: then a button does it. */
function GoButton({ scene, move }: { readonly scene: Scene; readonly move: number | null }) {
  const { legal, text, view, play, byTouch } = scene;
  return byTouch() && move !== null && legal.includes(move) ? (
    <Button look="primary" icon="check" onClick={() => play(move)}>
      {text.move(moves.decode(move), view)}
    </Button>
  ) : null;
}

// --- A deck ----------------------------------------------------------------------------------------------------------

function DeckSheet({ scene, deck }: { readonly scene: Scene; readonly deck: number }) {
  const { words, view } = scene;
  const { zone, builds } = deckOutlooks(scene);
  const outlook = builds[deck];
  if (outlook === undefined || outlook.card === 0) return null;
  const { builds: kind, requires, scientists, advance, asterisk } = cardData(outlook.card);
  const verdict = verdictOf(scene, outlook, zone);
  return (
    <div class="an-sheet">
      <h3>
        {words.game.kinds[kind]}
        <span class="an-sheet-place">
          {words.deck[DECKS[deck] ?? "basic"]} · {words.below(countBits(cardsBelow(view, deck)))}
        </span>
      </h3>
      <GoButton scene={scene} move={deckMove(scene, deck)} />
      <p class={verdict.good ? "an-sheet-good" : ""}>{verdict.line}</p>
      <ul>
        {requires.map((required) => (
          <Line key={required} glyph={<Tile kind={required} />}>
            {words.accessTo(words.game.aKind[required])}
            <Icon name={outlook.missing.includes(required) ? "close" : "check"} size={1} />
          </Line>
        ))}
        <Line glyph={<Glyph name="meeple" />}>{words.takesScientists(scientists)}</Line>
        <Line glyph={<Glyph name="cube" />}>{words.thenAdvance(advance)}</Line>
        {asterisk && <Line glyph={<Glyph name="star" />}>{words.asterisk}</Line>}
      </ul>
    </div>
  );
}

function Line({
  glyph,
  children,
}: {
  readonly glyph: ComponentChildren;
  readonly children: ComponentChildren;
}) {
  return (
    <li>
      {glyph}
      <span>{children}</span>
    </li>
  );
}

// --- A track ---------------------------------------------------------------------------------------------------------

interface TrackSheetProps extends SheetProps {
  readonly track: number;
}

function TrackSheet({ scene, standing, track }: TrackSheetProps) {
  const { words, view, legal, planner, name } = scene;
  const { amounts = [], points = [] } = standing.tracks[track] ?? {};
  const move = trackMove(scene, track);
  const lit = move !== null && legal.includes(move);
  const reached = cubeOn(view, track, planner);
  const ahead = Array.from({ length: TRACK_DATA[track]?.length ?? 0 }, (_, i) => i + 1).filter((space) => {
    const effect = at(EFFECT_AT, track * SPACES + space);
    return effect !== 0 && space > (isBlue(effect) ? foremost(view, track) : reached);
  });
  return (
    <div class="an-sheet">
      <h3>
        {words.track(words.game.tracks[track] ?? "")}
        {lit && (
          <span class="an-sheet-place">
            <AdvanceGain scene={scene} advance={previewAdvance(view, planner, track, spacesNow(view))} />
          </span>
        )}
      </h3>
      <GoButton scene={scene} move={move} />
      <p class="an-sheet-lead">
        {amounts.map((space, seat) =>
          space === 0 ? null : (
            <span key={seat}>
              <SeatMark seat={seat} size={1.1} label={name(seat)} /> {words.onSpace(space)} →{" "}
              {words.vp(points[seat] ?? 0)}
            </span>
          ),
        )}
      </p>
      <h4>{ahead.length > 0 ? words.spacesAhead : words.noSpacesAhead}</h4>
      <ul>
        {ahead.map((space) => {
          const effect = at(EFFECT_AT, track * SPACES + space);
          const key = EFFECTS[effect - 1] as Effect;
          return (
            <Line
              key={space}
              glyph={
                <span class={`an-effect ${isBlue(effect) ? "an-blue" : "an-red"}`}>
                  <Glyph name={EFFECT_GLYPHS[key]} />
                  {space}
                </span>
              }
            >
              {words.game.effects[key]}
            </Line>
          );
        })}
      </ul>
    </div>
  );
}

// --- A crew and the piles ----------------------------------------------------------------------------------------------

interface CrewSheetProps extends SheetProps {
  readonly seat: number;
}

function CrewSheet({ scene, standing, seat }: CrewSheetProps) {
  const { view, words, name } = scene;
  return (
    <div class="an-sheet">
      <h3>{name(seat)}</h3>
      <ul>
        {crewFacts(scene, standing, seat).map(({ glyph, said, look }) => (
          <Line
            key={said}
            glyph={
              <span class={look}>
                <Glyph name={glyph} />
              </span>
            }
          >
            {said}
          </Line>
        ))}
        {HAND_CARDS.map((card, index) => (
          <CardLine key={card} scene={scene} card={index} count={cardsOf(view, seat, index)} />
        ))}
      </ul>
      {HAND_CARDS.every((_, index) => cardsOf(view, seat, index) === 0) && <p>{words.noCards}</p>}
    </div>
  );
}

function PileSheet({ scene }: { readonly scene: Scene }) {
  const { view, words } = scene;
  return (
    <div class="an-sheet">
      <h3>{words.piles}</h3>
      <ul>
        {HAND_CARDS.map((card, index) => (
          <CardLine
            key={card}
            scene={scene}
            card={index}
            count={index < SHIPYARD_KINDS || index === EXPERTISE ? cardsOf(view, PILE, index) : 0}
          />
        ))}
      </ul>
    </div>
  );
}

/** A kind of card: how many, and what it gives. */
function CardLine({
  scene,
  card,
  count,
}: {
  readonly scene: Scene;
  readonly card: number;
  readonly count: number;
}) {
  const { words } = scene;
  const key = HAND_CARDS[card];
  if (key === undefined || count === 0) return null;
  return (
    <Line
      glyph={
        <span class={`an-hand-card an-hand-${key}`}>
          <Glyph name={CARD_GLYPHS[key]} />
        </span>
      }
    >
      {words.fact(words.game.table.count(count, words.game.cards[key]), words.cardGives[key])}
    </Line>
  );
}
