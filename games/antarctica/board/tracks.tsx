/** The research tracks: where everybody is, what the spaces give, and what would be scored now. */
import { at } from "@banquise/engine";
import { SeatMark } from "@banquise/ui";
import { EFFECTS, type Effect, TRACK_DATA } from "../data.ts";
import { moves } from "../moves.ts";
import { places } from "../places.ts";
import { previewAdvance } from "../preview.ts";
import type { Standing, Standings } from "../standings.ts";
import { cubeOn, foremost, openTracks } from "../state.ts";
import { trackLine } from "../strings/describe.ts";
import { EFFECT_AT, isBlue, SPACES } from "../tables.ts";
import { Cube, EFFECT_GLYPHS, Glyph, Tile } from "./glyphs.tsx";
import { handlers, isLooked, type Scene, spacesNow, trackMove } from "./scene.ts";
import { InlineSheet } from "./sheets.tsx";
import "./tracks.css";

interface TracksProps {
  readonly scene: Scene;
  readonly standing: Standings;
}

export function Tracks({ scene, standing }: TracksProps) {
  return (
    <section class="an-tracks" aria-label={scene.words.tracks}>
      {Array.from({ length: openTracks(scene.view) }, (_, track) => (
        <TrackRow key={track} scene={scene} track={track} standing={standing.tracks[track]} />
      ))}
      <InlineSheet scene={scene} standing={standing} kind="track" />
    </section>
  );
}

interface TrackRowProps {
  readonly scene: Scene;
  readonly track: number;
  readonly standing: Standing | undefined;
}

function TrackRow({ scene, track, standing }: TrackRowProps) {
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
      {...handlers(scene, `track.${track}`, move)}
    >
      <span class="unseen">{label}</span>
      <span class="an-shown" aria-hidden="true">
        <span class="an-track-name">
          <b>{words.game.tracks[track]}</b>
          {data.centres.map((kind) => (
            <Tile key={kind} kind={kind} />
          ))}
        </span>
        <span class="an-spaces" style={{ "--spaces": data.length }}>
          {Array.from({ length: data.length }, (_, i) => (
            <Space key={i} scene={scene} track={track} space={i + 1} ghost={reach?.to === i + 1} />
          ))}
        </span>
        <span class="an-track-points">
          {standing?.points.map((points, seat) =>
            points > 0 ? (
              <span key={seat} class={standing.leaders.includes(seat) ? "an-leads" : ""}>
                <SeatMark seat={seat} size={0.95} />
                {points}
              </span>
            ) : null,
          )}
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
}

function Space({ scene, track, space, ghost }: SpaceProps) {
  const { view, planner } = scene;
  const effect = at(EFFECT_AT, track * SPACES + space);
  const key = EFFECTS[effect - 1] as Effect | undefined;
  const used = isBlue(effect) && space <= foremost(view, track);
  const value = TRACK_DATA[track]?.values[space];
  const seat = Array.from({ length: view.seats }, (_, some) => some).find(
    (some) => cubeOn(view, track, some) === space,
  );
  const colour = key === undefined ? "" : isBlue(effect) ? "an-blue" : "an-red";
  return (
    <span class={`an-space ${colour} ${used ? "an-used" : ""}`}>
      {key !== undefined && <Glyph name={EFFECT_GLYPHS[key]} />}
      {value !== undefined && <span class="an-value">{value}</span>}
      {seat !== undefined && (
        <span class="an-on-space" data-flip={`cube.${track}.${seat}`} data-from={`crew.${seat}`}>
          <Cube seat={seat} />
        </span>
      )}
      {ghost && (
        <span class="an-on-space">
          <Cube seat={planner} ghost />
        </span>
      )}
    </span>
  );
}
