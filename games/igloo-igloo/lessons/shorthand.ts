/** What the lessons have in common. Whoever learns is the red tribe; Penguin is the blue one, Gull the yellow one. */
import type { Place } from "@banquise/engine";
import type { Deed } from "@banquise/engine/lessons";
import { events } from "../events.ts";
import { islandsOf } from "../scoring.ts";
import { spaceNamed } from "../spaces.ts";
import type { State } from "../state.ts";

export const YOU = 0;

export const spaces = (names: string): Place[] => names.split(" ").map((name): Place => `space.${name}`);

export const islandWith = (s: State, space: string) =>
  islandsOf(s).find((island) => island.spaces.includes(spaceNamed(space)));

/** What the island of a space would score for a tribe if the game ended here. */
export const scored = (s: State, space: string, seat = YOU): number =>
  islandWith(s, space)?.points[seat] ?? 0;

/** Wishes for the face of the tile that melts. */
export const melting =
  (face: number) =>
  ({ events: told }: Deed<State>): boolean =>
    told.some((event) => {
      const melted = events.read(event);
      return melted?.type === "tileMelted" && melted.data.face === face;
    });
