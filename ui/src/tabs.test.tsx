import { renderToString } from "preact-render-to-string";
import { describe, expect, it } from "vitest";
import { Tabs, tabReached } from "./tabs.tsx";

describe("a row of tabs", () => {
  const tabs = [
    { key: "sea", face: "Sea" },
    { key: "ice", face: "Ice" },
  ];

  it("can be reached by one stop of the keyboard, at the open tab", () => {
    const html = renderToString(<Tabs tabs={tabs} open="ice" panel="place" onOpen={() => {}} />);
    const [sea, ice] = html.match(/<button[^>]*>/g) ?? [];
    expect(sea).toContain('tabindex="-1"');
    expect(sea).toContain('aria-selected="false"');
    expect(ice).toContain('tabindex="0"');
    expect(ice).toContain('aria-selected="true"');
    expect(ice).toContain('id="place-tab-ice"');
  });

  it("has no chosen tab while its panel is folded away", () => {
    const html = renderToString(<Tabs tabs={tabs} open="ice" folded onOpen={() => {}} />);
    expect(html).not.toContain('aria-selected="true"');
  });

  it("is walked by arrows around its ends, and by Home and End", () => {
    expect(tabReached("ArrowRight", 0, 3)).toBe(1);
    expect(tabReached("ArrowRight", 2, 3)).toBe(0);
    expect(tabReached("ArrowLeft", 0, 3)).toBe(2);
    expect(tabReached("Home", 2, 3)).toBe(0);
    expect(tabReached("End", 0, 3)).toBe(2);
    expect(tabReached("Enter", 0, 3)).toBeNull();
  });
});
