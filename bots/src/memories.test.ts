import { expect, test } from "vitest";
import { Memories } from "./memories.ts";

test("what is put back is there the next time, and for one at a time", () => {
  const memories = new Memories(2);
  const memory = memories.take("a");
  memory.kept = 7;
  memories.put("a", memory);
  expect(memories.take("a").kept).toBe(7);
  expect(memories.take("a").kept).toBeNull();
});

test("there are never more than so many: the one that was used longest ago is forgotten", () => {
  const memories = new Memories(2);
  for (const name of ["a", "b"]) memories.put(name, { kept: name });
  memories.put("a", memories.take("a"));
  memories.put("c", { kept: "c" });
  expect(["a", "b", "c"].map((name) => memories.take(name).kept)).toEqual(["a", null, "c"]);
});
