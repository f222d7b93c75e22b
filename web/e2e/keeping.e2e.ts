/** What is left of a local game when its page, or the whole browser, ends in the instant after a move. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { enter, House } from "./house.ts";
import { MortalBrowser } from "./mortal-browser.ts";
import { takeTurn } from "./playing.ts";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

it("a move is there after a reload in the same instant", async () => {
  const { page, context, complaints } = await house.person({ language: "en" });
  await begin(page);
  for (let moves = 0; moves < 4; moves++) {
    await page.locator(".prompt-mine").waitFor();
    const before = await confirmedVersion(page);
    const loaded = page.waitForEvent("load");
    await page
      .evaluate((lit) => {
        (document.querySelector(lit) as HTMLElement).dispatchEvent(
          new MouseEvent("click", { bubbles: true }),
        );
        location.reload();
      }, LIT)
      // The page may be gone before it can answer.
      .catch(() => {});
    await loaded;
    await page.locator(".prompt-mine").waitFor();
    expect(await keptVersion(page)).toBeGreaterThan(before);
  }
  expect(complaints).toEqual([]);
  await context.close();
});

it("a game is there, up to what was confirmed and readable, after the whole browser was killed", async () => {
  const folder = mkdtempSync(join(tmpdir(), "banquise-browser-"));
  let browser = await MortalBrowser.open(folder);
  try {
    const { page } = await enter(browser.context, { language: "en" });
    await begin(page);
    for (let turns = 0; turns < 3; turns++) await takeTurn(page);
    await page.locator(".prompt-mine").waitFor();
    const confirmed = await confirmedVersion(page);
    const address = page.url();
    await page.locator(LIT).first().click();
    await browser.kill();
    browser = await MortalBrowser.open(folder);
    const { page: again, complaints } = await enter(browser.context, { language: "en" });
    await again.goto(address);
    await again.locator(".prompt-mine").waitFor();
    expect(await keptVersion(again)).toBeGreaterThanOrEqual(confirmed);
    await takeTurn(again);
    expect(complaints).toEqual([]);
  } finally {
    await browser.kill();
    rmSync(folder, { recursive: true, force: true });
  }
});

/** What can be tapped without a second question. */
const LIT = ".bp-table:not([inert]) .bp-lit:not(:has(.bp-lost-tag))";

async function begin(page: Page): Promise<void> {
  await page.goto(`${house.address}/`);
  await page.getByRole("article", { name: "Blueprints" }).getByRole("button", { name: "Play now" }).click();
  await page.locator(".prompt-mine").waitFor();
}

/** How far the only game of a browser is in its database. */
const keptVersion = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open("banquise");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const asking = opening.result.transaction("tables").objectStore("tables").getAll();
          asking.onsuccess = () => resolve((asking.result as { version: number }[])[0]?.version ?? -1);
          asking.onerror = () => reject(asking.error);
        };
      }),
  );

/** The same once nothing is on its way to the database any more. */
async function confirmedVersion(page: Page): Promise<number> {
  await page.waitForFunction(
    () => !Object.keys(localStorage).some((key) => key.startsWith("banquise.pending.")),
  );
  return keptVersion(page);
}
