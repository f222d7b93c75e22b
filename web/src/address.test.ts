import { expect, test } from "vitest";
import { matched } from "./address.ts";

test("a pattern finds its parts in a path, whole, and in no other path", () => {
  expect(matched("/", "/")).toEqual({});
  expect(matched("/new", "/new")).toEqual({});
  expect(matched("/table/:id", "/table/a%20b")).toEqual({ id: "a b" });
  expect(matched("/table/:id", "/table/%E0%A4%A")).toEqual({ id: "%E0%A4%A" });
  expect(matched("/table/:id", "/table")).toBeNull();
  expect(matched("/table/:id", "/table/")).toBeNull();
  expect(matched("/table/:id", "/table/a/b")).toBeNull();
  expect(matched("/new", "/old")).toBeNull();
  expect(matched("/@:name", "/@Ad%20a")).toEqual({ name: "Ad a" });
  for (const path of ["/@", "/Ada", "/@Ada/games"]) expect(matched("/@:name", path)).toBeNull();
});
