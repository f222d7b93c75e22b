import { parseConfig, secretFromSeed, Table, type TableConfig } from "@banquise/engine";
import { loadGame } from "@banquise/games";
import type { BoardProps } from "@banquise/ui";
import { renderToString } from "preact-render-to-string";
import { describe, expect, it, vi } from "vitest";
import type { AnyState } from "../games.ts";

// A browser's memory and language, for modules that read them when they are loaded.
vi.stubGlobal("navigator", { language: "en", languages: ["en"] });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
const { plainBoard } = await import("./plain-board.tsx");

const loaded = await loadGame("blueprints");
if (loaded === null) throw new Error("no Blueprints");
const { game } = loaded;
const text = await loaded.text.en();

function propsFor(viewer: number | null): BoardProps<AnyState> {
  const config = parseConfig(game, 2, { firstSeat: "0" }) as TableConfig;
  const table = new Table(game, config, { secret: secretFromSeed(1), nonces: ["", ""] });
  const nothing = (): void => {};
  return {
    game,
    text,
    language: "en",
    view: table.view(viewer),
    viewer,
    legal: viewer === 0 ? table.legal() : [],
    events: [],
    highlighted: null,
    lit: [],
    suggestable: [],
    suggestions: [],
    settings: {},
    name: (seat) => ["Ada", "Bob"][seat] ?? "?",
    play: nothing,
    suggest: nothing,
    explain: nothing,
    openRule: nothing,
    tell: nothing,
  };
}

describe("the board of a game without a picture", () => {
  it("says what is asked, lists every legal move, and tells the table in words", () => {
    const props = propsFor(0);
    const html = renderToString(<plainBoard.Board {...props} />);
    expect(html).toContain(text.prompt(props.view));
    expect(html.match(/<button/g)).toHaveLength(props.legal.length);
    for (const line of text.describe(props.view, 0, props.name)) expect(html).toContain(line);
  });

  it("asks nothing of a spectator, and tells the points of everybody at the end", () => {
    const props = propsFor(null);
    expect(renderToString(<plainBoard.Board {...props} />)).not.toContain("<button");
    expect(renderToString(<plainBoard.Story {...props} onTold={() => {}} />)).toMatch(/Ada.*Bob/s);
  });
});
