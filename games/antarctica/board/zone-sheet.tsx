/** A zone in words: what stands there, and what the ship that is about to sail could do there. */
import { at } from "@banquise/engine";
import { Button, SeatMark, tip } from "@banquise/ui";
import { EFFECTS, type Effect } from "../data.ts";
import { moves } from "../moves.ts";
import type { AdvancePreview, BuildPreview, ZonePreview } from "../preview.ts";
import { gainInZone, gainOnTrack } from "../scoring.ts";
import type { Standing } from "../standings.ts";
import { isClosed } from "../state.ts";
import { coastOf } from "../strings/coasts.ts";
import { ADVANCE_OF, isBlue, kindsIn, SCIENTISTS_OF } from "../tables.ts";
import { EFFECT_GLYPHS, Glyph, Tile } from "./glyphs.tsx";
import { previewOf, type Scene, zoneMove } from "./scene.ts";

interface ZoneSheetProps {
  readonly scene: Scene;
  readonly zone: number;
  readonly standing: Standing | null;
}

export function ZoneSheet({ scene, zone, standing }: ZoneSheetProps) {
  const { view, words, text, legal, name, play, byTouch } = scene;
  const move = zoneMove(scene, zone);
  const lit = move !== null && legal.includes(move);
  const outlook = previewOf(scene, zone);
  const kinds = kindsIn(at(view.buildings, zone));
  const open = outlook !== null && outlook.reason === null;
  return (
    <div class={`an-sheet ${open ? "an-sheet-sailing" : ""}`}>
      <div>
        <h3>
          {words.zone(coastOf(zone))}
          {open && (
            <span class="an-sheet-place">
              {words.berth(outlook.berth)} · {words.strength(outlook.strength)}
            </span>
          )}
        </h3>
        {byTouch() && lit && (
          <Button look="primary" icon="check" onClick={() => play(move)}>
            {text.move(moves.decode(move), view)}
          </Button>
        )}
        {isClosed(view, zone) ? (
          <p>{words.game.table.closed(coastOf(zone))}</p>
        ) : (
          <p class="an-sheet-kinds">
            {kinds.map((kind) => (
              <span key={kind}>
                <Tile kind={kind} /> {words.short[kind] ?? words.game.kinds[kind]}
              </span>
            ))}
            {kinds.length === 0 && words.game.table.noBuildings()}
          </p>
        )}
        {standing !== null && standing.leaders.length > 0 && (
          <p class="an-sheet-lead">
            {words.majorityNow}
            {standing.points.map((points, seat) =>
              points > 0 ? (
                <span key={seat}>
                  <SeatMark seat={seat} size={1.1} label={name(seat)} /> {words.vp(points)}
                </span>
              ) : null,
            )}
          </p>
        )}
      </div>
      {open && <Offers scene={scene} outlook={outlook} />}
    </div>
  );
}

function Offers({ scene, outlook }: { readonly scene: Scene; readonly outlook: ZonePreview }) {
  const { words } = scene;
  const { builds, recruits, research, canBuildShip } = outlook;
  const possible = builds.filter(({ reason }) => reason === null);
  const nothing = possible.length === 0 && recruits === 0 && research.length === 0 && !canBuildShip;
  return (
    <div>
      <h4>{nothing ? words.offersNothing : words.offers}</h4>
      <ul>
        {possible.map((build) => (
          <li key={build.deck}>
            {build.builds !== null && <Tile kind={build.builds} />}
            <span>{buildLine(scene, build, outlook.zone)}</span>
          </li>
        ))}
        {recruits > 0 && (
          <li>
            <Glyph name="meeple" />
            <span>{words.recruits(recruits)}</span>
          </li>
        )}
        {research.map((advance) => (
          <li key={advance.track}>
            <Glyph name="cube" />
            <span>
              {words.researches(words.game.tracks[advance.track] ?? "", advance.spaces, advance.to)}
              <AdvanceGain scene={scene} advance={advance} />
            </span>
          </li>
        ))}
        {canBuildShip && (
          <li>
            <Glyph name="ship" />
            <span>{words.newShip}</span>
          </li>
        )}
      </ul>
    </div>
  );
}

function buildLine({ words, view, planner }: Scene, build: BuildPreview, zone: number): string {
  const { builds, spends, card } = build;
  if (builds === null) return "";
  return [
    words.builds(words.game.aKind[builds]),
    ...(spends === null ? [] : [words.spending(spends)]),
    words.gain(gainInZone(view, zone, planner, at(SCIENTISTS_OF, card))),
    words.thenAdvance(at(ADVANCE_OF, card)),
  ].join(", ");
}

/** What an advance would trigger, and what it is worth as things stand. */
export function AdvanceGain({ scene, advance }: { readonly scene: Scene; readonly advance: AdvancePreview }) {
  const { words, view, planner } = scene;
  const gain = gainOnTrack(view, advance.track, planner, advance.to);
  return (
    <>
      <em class="an-gain" {...tip(words.now(gain), "ANT-15.1")}>
        {words.gain(gain)}
      </em>
      {advance.triggers.map(({ space, effect }) => {
        const key = EFFECTS[effect - 1] as Effect;
        return (
          <span key={space} class={`an-effect ${isBlue(effect) ? "an-blue" : "an-red"}`}>
            <Glyph name={EFFECT_GLYPHS[key]} />
            {words.effect[key]}
          </span>
        );
      })}
    </>
  );
}
