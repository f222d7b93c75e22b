import { describe, expect, it } from "vitest";
import { SPACES } from "../data.ts";
import { apply } from "../rules.ts";
import { spaceNamed } from "../spaces.ts";
import { animalsAt, DRIFT, ENDED, isIce, type State } from "../state.ts";
import { arrange, legalMoves, listening, newGame, play } from "../testing.ts";
import { type Tracks, track } from "./tracks.ts";

const floeAt = (tracks: Tracks, space: string): number => tracks.tiles[spaceNamed(space)] ?? 0;
const animalAt = (tracks: Tracks, space: string): number =>
  tracks.animals.find((token) => token.space === spaceNamed(space))?.id ?? 0;

describe("tracks", () => {
  it("follow floes, and all that stands on them, when they drift", () => {
    const s = arrange({ phase: DRIFT, tiles: "b4", packs: "c4", animals: "fox3@c4 fish1@d4" });
    const before = track(null, s, []);
    const context = listening();
    play(s, "drift b4 east", context);
    if (s.phase !== DRIFT && context.events.length === 0) play(s, "displace north", context);
    const after = track(before, s, context.events);
    expect(floeAt(after, "c4")).toBe(floeAt(before, "b4"));
    expect(floeAt(after, "d4")).toBe(floeAt(before, "c4"));
    expect(animalAt(after, "d4")).toBe(animalAt(before, "c4"));
  });

  it("know which animal became a trophy", () => {
    const s = arrange({ tiles: "d4", inuits: ["d4"], animals: "fish2@d5" });
    const before = track(null, s, []);
    const context = listening();
    play(s, "hunt d5 2", context);
    expect(track(before, s, context.events).caught).toEqual([
      { seat: 0, kind: 1, id: animalAt(before, "d5") },
    ]);
  });

  it("show the view, whatever was told, through whole games", () => {
    const s = newGame(3);
    let tracks = track(null, s, []);
    let seed = 0;
    while (s.phase !== ENDED) {
      const options = legalMoves(s);
      const context = listening(++seed);
      apply(s, options[context.random.int(options.length)] ?? 0, context);
      tracks = track(tracks, s, context.events);
      expect(mistakes(s, tracks)).toEqual([]);
    }
  });
});

function mistakes(s: State, { tiles, animals }: Tracks): number[] {
  return Array.from({ length: SPACES }, (_, space) => space).filter((space) => {
    const kinds = animals.filter((token) => token.space === space).map(({ kind }) => kind);
    const miscounted = kinds.some(
      (kind) => animalsAt(s, space, kind) !== kinds.filter((other) => other === kind).length,
    );
    return miscounted || (tiles[space] !== 0) !== isIce(s, space);
  });
}
