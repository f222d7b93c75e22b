/** The end of the game told island by island. */
import type { Seat } from "@banquise/engine";
import { Button, SeatMark, type StoryProps } from "@banquise/ui";
import { useMemo, useState } from "preact/hooks";
import { BEAR, FISH, FOX, KIND_COUNT } from "../data.ts";
import { gameEnded } from "../events.ts";
import { type Island, islandsOf, trophyPoints } from "../scoring.ts";
import { nameOf } from "../spaces.ts";
import type { State } from "../state.ts";
import type { BoardWords } from "../strings/board-words.ts";
import { Animal } from "./figures.tsx";
import { standingOf } from "./islands.ts";
import { Banners, Coordinates, Floes, LAND_PICTURE, Outlines, Pieces, WATER_PICTURE } from "./picture.tsx";
import { track } from "./tracks.ts";
import "./story.css";

type Props = StoryProps<State> & { readonly words: BoardWords };

const SPECIES = [
  { key: "fish", from: FISH, to: FOX, sign: FISH + 2 },
  { key: "fox", from: FOX, to: BEAR, sign: FOX + 2 },
  { key: "bear", from: BEAR, to: KIND_COUNT, sign: BEAR },
] as const;

const countOf = (view: State, seat: Seat, from: number, to: number): number =>
  view.trophies
    .slice(seat * KIND_COUNT + from, seat * KIND_COUNT + to)
    .reduce((sum, count) => sum + count, 0);

export function Story({ game, words, text, view, name, openRule }: Props) {
  const islands = useMemo(() => islandsOf(view), [view]);
  const tracks = useMemo(() => track(null, view, []), [view]);
  const settled = islands.filter(({ strengths }) => strengths.some((strength) => strength > 0));
  const [shown, setShown] = useState<Island | null>(null);
  const { seats } = game.result(view);
  const ended = gameEnded(view);
  const order = seats.map((_, seat) => seat).sort((a, b) => (seats[a]?.rank ?? 0) - (seats[b]?.rank ?? 0));
  return (
    <div class="ig-story">
      {ended.rule === "IGL-10.10" && (
        <p class="ig-story-tie">
          {text.event(ended, name)}{" "}
          <Button look="quiet" size="small" onClick={() => openRule(ended.rule)}>
            {ended.rule}
          </Button>
        </p>
      )}
      <div class="ig-story-body">
        <figure class="ig-frame" aria-label={words.storyMap}>
          <div class="ig-sea">
            {WATER_PICTURE}
            <Outlines islands={islands} shown={shown} />
            {LAND_PICTURE}
            <Floes view={view} tracks={tracks} />
            <Pieces view={view} tracks={tracks} />
            <Banners view={view} islands={islands} />
          </div>
          <Coordinates words={words} />
        </figure>
        <table class="ig-story-table" aria-label={words.storyTable}>
          <thead>
            <tr>
              <td />
              {order.map((seat) => (
                <th key={seat} scope="col">
                  <SeatMark seat={seat} size={1.7} />
                  <span class="ig-story-name">{name(seat)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{words.storyHunt}</th>
              {order.map((seat) => (
                <td key={seat}>
                  <b>{trophyPoints(view, seat)}</b>
                  <span class="ig-story-caught">
                    {SPECIES.map(({ key, from, to, sign }) => {
                      const count = countOf(view, seat, from, to);
                      return count === 0 ? null : (
                        <span key={key} class={`ig-story-${key}`}>
                          <Animal kind={sign} />×{count}
                        </span>
                      );
                    })}
                  </span>
                </td>
              ))}
            </tr>
            {settled.map((island) => {
              const title = words.storyIsland(nameOf(island.spaces.at(-1) ?? 0), island.spaces.length);
              return (
                <tr
                  key={island.spaces[0]}
                  class={shown === island ? "ig-story-shown" : ""}
                  onPointerEnter={() => setShown(island)}
                  onPointerLeave={() => setShown(null)}
                >
                  <th scope="row">
                    <button
                      type="button"
                      class="ig-story-island"
                      aria-label={words.storyShow(title)}
                      onFocus={() => setShown(island)}
                      onClick={() => openRule(island.rule)}
                    >
                      {title}
                    </button>
                  </th>
                  {order.map((seat) => (
                    <IslandCell key={seat} words={words} island={island} seat={seat} />
                  ))}
                </tr>
              );
            })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{words.storyTotal}</th>
              {order.map((seat) => (
                <td key={seat} class={seats[seat]?.rank === 1 ? "ig-story-winner" : ""}>
                  <b>{seats[seat]?.total}</b>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
        {settled.length < islands.length && (
          <p class="ig-story-empty">{words.storyEmptyIslands(islands.length - settled.length)}</p>
        )}
      </div>
    </div>
  );
}

interface CellProps {
  readonly words: BoardWords;
  readonly island: Island;
  readonly seat: Seat;
}

function IslandCell({ words, island, seat }: CellProps) {
  const strength = island.strengths[seat] ?? 0;
  if (strength === 0) return <td class="ig-story-absent">–</td>;
  return (
    <td>
      <b>{island.points[seat]}</b>
      <small>
        {words.standings[standingOf(island, seat)]}
        <span class="ig-story-strength">{words.storyStrength(strength)}</span>
      </small>
    </td>
  );
}
