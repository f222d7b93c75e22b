import { renderToString } from "preact-render-to-string";
import { expect, it, vi } from "vitest";
import type { LocalTable } from "../local/local-table.ts";

// A browser's memory and language, for modules that read them when they are loaded.
vi.stubGlobal("navigator", { language: "en", languages: ["en"] });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
const { LocalRow } = await import("./table-row.tsx");

it("a name has a direction of its own: it turns nothing around it", () => {
  const table = {
    id: "t",
    game: "blueprints",
    seats: [
      { kind: "person", name: "עדה (1)" },
      { kind: "bot", bot: "level3" },
    ],
    actor: 1,
    updatedAt: 0,
  } as unknown as LocalTable;
  const html = renderToString(<LocalRow table={table} />);
  expect(html).toContain("<bdi>עדה (1)</bdi>");
});
