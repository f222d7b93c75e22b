import { describe, expect, it, vi } from "vitest";

// A browser's memory and language, for modules that read them when they are loaded.
vi.stubGlobal("navigator", { language: "en", languages: ["en"] });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
const { isolated } = await import("./index.ts");

describe("a name in a sentence", () => {
  it("stays as it is when it is written from left to right", () => {
    for (const name of ["Ada", "Éloïse 2", "Ωmega", "Аня", "雪"]) expect(isolated(name)).toBe(name);
  });

  it("keeps its direction to itself", () => {
    expect(isolated("עדה")).toBe("\u2068עדה\u2069");
    expect(isolated("Ada\u202e!")).toBe("\u2068Ada!\u2069");
    expect(isolated("Ada\u2069")).toBe("\u2068Ada\u2069");
  });
});
