/**
 * Every kind of question of every game, and every page, at the sizes that exist, in the longer language. One game alone:
 * `npx vitest run --project browser web/e2e/sizes.e2e.ts -t nunatak`. Pictures for people go to `test-results/sizes/`
 * when SHOOT is set.
 */
import { readFileSync } from "node:fs";
import { catalogue } from "@banquise/games";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { House, shoot } from "./house.ts";
import { KNOWN_GAPS } from "./known-gaps.ts";
import { type Finding, faultsOf } from "./measure.ts";
import { type Position, positionsOf, store } from "./positions.ts";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const SIZES = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 664 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
] as const;
type Size = (typeof SIZES)[number];

const sizeName = ({ width, height }: Size): string => `${width}x${height}`;

/** A game as most people meet it, and a full table. */
const SEAT_COUNTS = [3, 4];
/** What is asked only when fewer sit there. */
const RARE_COUNTS = [2, 1];
const GAMES = catalogue.map(({ meta }) => meta.id);

/** The page draws another address without being loaded again. */
async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
}

/** Until nothing on the page has changed for a moment: what it needs is loaded, and what was resized is drawn anew. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const QUIET = 32;
        const done = (): void => {
          observer.disconnect();
          requestAnimationFrame(() => resolve());
        };
        let timer = setTimeout(done, QUIET);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(done, QUIET);
        });
        observer.observe(document.body, { subtree: true, childList: true, attributes: true });
      }),
  );

interface Stop {
  readonly name: string;
  readonly path: string;
  /** What is there when the page is. */
  readonly ready: string;
  readonly places?: readonly string[];
}

/** What is wrong at each size, as "subject size fault", with what exactly. */
async function walk(page: Page, subject: string, stops: readonly Stop[]): Promise<Map<string, Set<string>>> {
  const faults = new Map<string, Set<string>>();
  const note = (size: Size, stop: Stop, { fault, what }: Finding): void => {
    const key = `${subject} ${sizeName(size)} ${fault}`;
    faults.set(key, (faults.get(key) ?? new Set()).add(`${what} (${stop.name})`));
  };
  for (const stop of stops) {
    await visit(page, stop.path);
    await page.locator(stop.ready).first().waitFor({ state: "attached" });
    for (const [index, size] of SIZES.entries()) {
      await page.setViewportSize(size);
      await settled(page);
      for (const found of await faultsOf(page, stop.places)) note(size, stop, found);
      await shoot(page, `sizes/${subject}-${stop.name}-${index}-${sizeName(size)}`);
    }
  }
  return faults;
}

function expectOnlyKnown(subject: string, faults: Map<string, Set<string>>): void {
  const unknown = [...faults].filter(([key]) => !KNOWN_GAPS.includes(key));
  const mended = KNOWN_GAPS.filter((gap) => gap.startsWith(`${subject} `) && !faults.has(gap));
  if (mended.length > 0) console.warn(`no longer needed in known-gaps.ts: ${mended.join(", ")}`);
  const told = unknown.map(([key, whats]) => [key, ...[...whats].slice(0, 12)].join("\n    "));
  expect(told.join("\n")).toBe("");
}

const stopAt = ({ question, local, places }: Position): Stop => ({
  name: question.split(" ").slice(0, 3).join("+"),
  path: `/local/${local.table.id}`,
  ready: local.table.actor === null ? "dialog[open] .dialog-body" : ".board-place button",
  places,
});

describe("every question, at every size, in French", () => {
  it.each(GAMES)("of %s can be read and answered", async (game) => {
    const positions = await positionsOf(game, SEAT_COUNTS, RARE_COUNTS);
    const { page, context, complaints } = await house.person({ name: "Marguerite" });
    // The list of one's tables has opened the database.
    await page.goto("/");
    await page.locator(".game").first().waitFor();
    await store(page, positions);
    expectOnlyKnown(game, await walk(page, game, positions.map(stopAt)));
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe("every page, at every size, in French", () => {
  it("can be read and used", async () => {
    const { page, context, complaints } = await house.person();
    await page.goto("/settings");
    await page.locator("main h1").waitFor();
    const stops = ["/", "/new", "/new?game=last-generator&where=online", "/settings", "/replay", "/nowhere"];
    const pages = [...stops, "/rules/blueprints"].map((path) => ({
      name: path.replaceAll(/[/?&=]/g, "-"),
      path,
      ready: path.startsWith("/rules") ? ".rule" : "main h1",
    }));
    expectOnlyKnown("pages", await walk(page, "pages", pages));
    expect(complaints).toEqual([]);
    await context.close();
  });
});

/** A finished game of Blueprints, as an earlier build kept it. */
const EARLY = new URL("../src/local/fixtures/early-tables.json", import.meta.url);
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

describe("a replay", () => {
  it("keeps its controls in reach at every size while it is reviewed", async () => {
    const { page, context } = await house.person();
    await page.goto("/settings");
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), FINISHED.item);
    await page.goto(`/replay?local=${FINISHED.id}&at=3`);
    await page.getByRole("tab", { name: "Analyse" }).click();
    expect(await page.title()).toContain("Revoir la partie");
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await settled(page);
      for (const label of ["Début", "Coup précédent", "Lecture", "Coup suivant", "Fin"])
        await page.getByRole("button", { name: label, exact: true }).click({ trial: true });
    }
    await context.close();
  });
});
