import { Random } from "@banquise/engine";
import { expect, test } from "vitest";
import { redeal, view } from "./secrets.ts";
import { layout } from "./state.ts";
import { newGame, playOn } from "./testing.ts";

test.each([1, 2, 3, 4])(
  "NUN-2.10 NUN-6.4 · %i players: everybody sees everything, and there is nothing to guess",
  (seats) => {
    const s = newGame(seats, 8);
    playOn(s, 8, () => {
      for (const viewer of [0, seats - 1, null]) {
        const seen = layout.create();
        view(s, viewer, seen);
        const guessed = layout.clone(s);
        redeal(guessed, viewer, Random.of(1));
        if (!layout.equals(seen, s) || !layout.equals(guessed, s))
          throw new Error("a view differs from the state");
      }
      return false;
    });
    expect(s.placements).toBe(54);
  },
);
