import { Random } from "@banquise/engine";
import { expect, test } from "vitest";
import { Columns } from "./columns.ts";

test("columns are JSON with the base64 of their numbers, whatever their length and however often they are made", () => {
  const columns = new Columns();
  const random = Random.of(1);
  for (const size of [0, 1, 2, 3, 4, 5, 6, 7, 50, 70_001, 200_000, 11]) {
    const bytes = Uint8Array.from({ length: size }, () => random.int(256));
    const words = Uint16Array.from({ length: size }, () => random.int(65_536)).subarray(size >> 1);
    columns.clear();
    columns.add("a", bytes);
    columns.add("more", words);
    const told = JSON.parse(Buffer.from(columns.take()).toString("latin1")) as Record<string, string>;
    expect(Object.keys(told)).toEqual(["a", "more"]);
    expect(told.a === Buffer.from(bytes).toString("base64")).toBe(true);
    const { buffer, byteOffset, byteLength } = words;
    expect(told.more === Buffer.from(buffer, byteOffset, byteLength).toString("base64")).toBe(true);
  }
});
