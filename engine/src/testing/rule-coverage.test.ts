import { expect, test } from "vitest";
import { gapsIn } from "./rule-coverage.ts";

const MARKDOWN = `## 3. Rules

- **TOY-1.1** One rule (see TOY-1.2).

## 8. Gaps

The rulebook is silent about TOY-9.9.

| Rule | Left open | Played here | Why |
|---|---|---|---|
| TOY-2.1, TOY-1.10 | Who begins? | the youngest (TOY-3.1) | somebody must |
| – | The pictures | our own | they are nobody's rule |
| TOY-2.1 | And then? | the next | they sit there |

## 9. After

| TOY-4.1 | not a gap |
`;

test("the gaps are the rules in the first column of their table, and of no other", () => {
  expect(gapsIn(MARKDOWN)).toEqual(["TOY-1.10", "TOY-2.1"]);
  expect(gapsIn(MARKDOWN.slice(0, MARKDOWN.indexOf("## 9.")))).toEqual(["TOY-1.10", "TOY-2.1"]);
  expect(gapsIn("## 1. Rules\n\n| TOY-1.1 |")).toEqual([]);
});
