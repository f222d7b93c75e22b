import { expect, test } from "vitest";
import { kindOf } from "./kinds.ts";

test.each([
  [["Take the wood 3", "Take the glass 5", "Take the stone 4: it is lost"], "Take the …"],
  [["Burn no coal", "Burn 4 coal"], "Burn … coal"],
  [["Melt d3", "Melt"], "Melt …"],
  [["a b b", "a b"], "a b …"],
  [["End your turn"], "End your turn"],
  [["Let the turn go", "Use the icebreaker"], "Let the turn go / Use the icebreaker"],
  [["one", "two", "three", "four"], "one / two / three / …"],
  [[], ""],
])("%j are: %s", (sentences, kind) => {
  expect(kindOf(sentences)).toBe(kind);
});
