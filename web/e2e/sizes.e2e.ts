import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectNoOverflow, House, shoot } from "./house.ts";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const EARLY = new URL("../src/local/fixtures/early-tables.json", import.meta.url);
const GAMES = ["blueprints", "igloo-igloo", "antarctica", "nunatak", "last-generator"];
const SIZES = [
  { name: "phone", width: 390, height: 664, least: 0.65 },
  { name: "side", width: 844, height: 390, least: 0.85 },
];
/** A finished game of Blueprints, as an earlier build kept it. */
const FINISHED = (() => {
  const { storage, tables } = JSON.parse(readFileSync(EARLY, "utf8")) as {
    storage: Record<string, string>;
    tables: Record<string, { game: string; over: boolean }>;
  };
  const [id = ""] = Object.keys(tables).filter(
    (key) => tables[key]?.over && tables[key]?.game === "blueprints",
  );
  const key = `banquise.table.${id}`;
  return { id, item: [key, storage[key] ?? ""] as const };
})();
/** What is around every board. */
const AROUND = ".bar a, .bar button, .panel [role=tab]";

/** What can be pressed around the board and is not wholly seen, or lies under something else. */
const unreachable = (page: Page): Promise<string[]> =>
  page.locator(AROUND).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const outside = left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
      const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const name = element.getAttribute("aria-label") ?? element.textContent ?? "";
      return outside || !(above && element.contains(above)) ? [name] : [];
    }),
  );

/** The board's share of the screen's height, and how far its lowest button stays out of sight when one scrolls to it. */
const boardOf = (page: Page): Promise<{ share: number; hidden: number }> =>
  page.locator(".board-place").evaluate((place) => {
    const edgeOf = (element: Element): number => element.getBoundingClientRect().bottom;
    const [lowest = place] = [...place.querySelectorAll("button")].sort((a, b) => edgeOf(b) - edgeOf(a));
    lowest.scrollIntoView({ block: "end", behavior: "instant" });
    return { share: place.clientHeight / innerHeight, hidden: edgeOf(lowest) - edgeOf(place) };
  });

describe.each(SIZES)(
  "a table on a $name of $width x $height, in French",
  ({ name, width, height, least }) => {
    it.each(GAMES)("of %s has everything in reach", async (game) => {
      const { page, context, complaints } = await house.person({ size: { width, height } });
      await page.goto(`/new?game=${game}`);
      await page.getByRole("radio", { name: "3", exact: true }).check();
      await page.getByRole("button", { name: "Commencer la partie" }).click();
      await page.locator(".prompt").waitFor();
      await page.locator(".board-place button").first().waitFor();
      expect(await unreachable(page)).toEqual([]);
      await expectNoOverflow(page);
      await shoot(page, `size-${game}-${name}`);
      const { share, hidden } = await boardOf(page);
      expect(share).toBeGreaterThan(least);
      expect(hidden).toBeLessThanOrEqual(1);
      await page.getByRole("tab", { name: "Journal" }).click();
      expect(await unreachable(page)).toEqual([]);
      await shoot(page, `size-${game}-${name}-log`);
      expect(complaints).toEqual([]);
      await context.close();
    });
  },
);

describe("a replay on a phone", () => {
  it.each(SIZES)(
    "of $width x $height keeps its controls in reach while it is reviewed",
    async ({ width, height }) => {
      const { page, context } = await house.person({ size: { width, height } });
      await page.goto("/settings");
      await page.evaluate(([key, text]) => localStorage.setItem(key, text), FINISHED.item);
      await page.goto(`/replay?local=${FINISHED.id}&at=3`);
      await page.getByRole("tab", { name: "Analyse" }).click();
      for (const label of ["Début", "Coup précédent", "Lecture", "Coup suivant", "Fin"])
        await page.getByRole("button", { name: label, exact: true }).click({ trial: true });
      expect(await page.title()).toContain("Revoir la partie");
      await context.close();
    },
  );
});
