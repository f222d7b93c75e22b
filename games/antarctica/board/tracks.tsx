/** The research tracks: where everybody is, what the spaces give, and what would be scored now. */
import { at } from "@banquise/engine";
import { SeatMark, tip } from "@banquise/ui";
import { EFFECTS, type Effect, TRACK_DATA } from "../data.ts";
import { moves } from "../moves.ts";
import { places } from "../places.ts";
import { previewAdvance } from "../preview.ts";
import type { Standing, Standings } from "../standings.ts";
import { cubeOn, foremost, openTracks } from "../state.ts";
import { trackLine } from "../strings/describe.ts";
import { EFFECT_AT, isBlue, SPACES } from "../tables.ts";
import { Cube, EFFECT_GLYPHS, Glyph, Tile } from "./glyphs.tsx";
import { JourneyLand, JourneyMark } from "./journeys.tsx";
import type { Trace } from "./last-turns.ts";
import { handlers, isLooked, type Scene, spacesNow, trackMove } from "./scene.ts";
import "./tracks.css";

interface TracksProps {
  readonly scene: Scene;
  readonly standing: Standings;
  readonly traces: readonly Trace[];
}

export function Tracks({ scene, standing, traces }: TracksProps) {
  return (
    <section class="an-tracks" aria-label={scene.words.tracks}>
      {Array.from({ length: openTracks(scene.view) }, (_, track) => (
        <TrackRow
          key={track}
          scene={scene}
          track={track}
          standing={standing.tracks[track]}
          moved={traces.flatMap((trace) => (trace.track === track ? [trace.seat] : []))}
        />
      ))}
    </section>
  );
}

interface TrackRowProps {
  readonly scene: Scene;
  readonly track: number;
  readonly standing: Standing | undefined;
  /** Seats whose cube has advanced here in their last turn. */
  readonly moved: readonly number[];
}

function TrackRow({ scene, track, standing, moved }: TrackRowProps) {
  const { view, words, legal, text, name, planner, highlighted } = scene;
  const data = TRACK_DATA[track];
  if (data === undefined) return null;
  const move = trackMove(scene, track);
  const lit = move !== null && legal.includes(move);
  const looked = isLooked(scene, `track.${track}`);
  const reach = lit && looked ? previewAdvance(view, planner, track, spacesNow(view)) : null;
  const line = `${trackLine(words.game, view, track, name)} ${words.standing(standing, name)}`;
  const label = lit ? `${text.move(moves.decode(move), view)}. ${line}` : line;
  const classes = [
    "an-track",
    lit ? "an-track-lit an-lit" : "",
    looked ? "an-track-looked" : "",
    highlighted !== null && highlighted === move ? "an-track-hint" : "",
  ];
  return (
    <button
      type="button"
      class={classes.join(" ")}
      aria-disabled={move !== null && !lit}
      data-place={places.at("track", track)}
      data-track={track}
      {...handlers(scene, `track.${track}`, move)}
    >
      <span class="unseen">{label}</span>
      <span class="an-shown" aria-hidden="true">
        <JourneyLand track={track} />
        <span class="an-track-name">
          <JourneyMark track={track} />
          <b>{words.game.tracks[track]}</b>
          {data.centres.map((kind) => (
            <span key={kind} {...tip(words.advancesBy(words.game.aKind[kind]), "ANT-9.1")}>
              <Tile kind={kind} />
            </span>
          ))}
        </span>
        <span class="an-track-points">
          {standing?.points.map((points, seat) =>
            points > 0 ? (
              <span key={seat} {...tip(words.fact(name(seat), words.wouldScore(points)), "ANT-15.5")}>
                <SeatMark seat={seat} size={1} />
                {points}
                {standing.leaders.includes(seat) && <Glyph name="flag" />}
              </span>
            ) : null,
          )}
        </span>
        <span class="an-spaces" style={{ "--spaces": data.length }}>
          {Array.from({ length: data.length }, (_, i) => (
            <Space
              key={i}
              scene={scene}
              track={track}
              space={i + 1}
              ghost={reach?.to === i + 1}
              moved={moved}
            />
          ))}
        </span>
      </span>
    </button>
  );
}

interface SpaceProps {
  readonly scene: Scene;
  readonly track: number;
  readonly space: number;
  readonly ghost: boolean;
  readonly moved: readonly number[];
}

function Space({ scene, track, space, ghost, moved }: SpaceProps) {
  const { view, words, name, planner } = scene;
  const effect = at(EFFECT_AT, track * SPACES + space);
  const key = EFFECTS[effect - 1] as Effect | undefined;
  const used = isBlue(effect) && space <= foremost(view, track);
  const value = TRACK_DATA[track]?.values[space];
  const seat = Array.from({ length: view.seats }, (_, some) => some).find(
    (some) => cubeOn(view, track, some) === space,
  );
  const colour = key === undefined ? "" : isBlue(effect) ? "an-blue" : "an-red";
  return (
    <span class="an-stop">
      <span
        class={`an-space ${colour} ${used ? "an-used" : ""}`}
        {...(key && tip(words.game.effects[key], isBlue(effect) ? "ANT-9.9" : "ANT-9.8"))}
      >
        {key !== undefined && <Glyph name={EFFECT_GLYPHS[key]} />}
        {seat !== undefined && (
          <span
            class={`an-on-space ${moved.includes(seat) ? "an-moved" : ""}`}
            data-flip={`cube.${track}.${seat}`}
            data-from={`crew.${seat}`}
            {...tip(words.fact(name(seat), words.onSpace(space)), "ANT-9.3")}
          >
            <Cube seat={seat} />
          </span>
        )}
        {ghost && (
          <span class="an-on-space">
            <Cube seat={planner} ghost />
          </span>
        )}
      </span>
      {value !== undefined && (
        <span class="an-value" {...tip(words.worth(value), "ANT-15.5")}>
          {value}
        </span>
      )}
    </span>
  );
}
