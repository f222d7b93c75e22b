import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findings } from "./axe.ts";
import { DESKTOP, expectNoOverflow, House, PHONE, shoot } from "./house.ts";
import { playToEnd, takeTurn } from "./playing.ts";

/** What such a browser held. */
const EARLY = new URL("../src/local/fixtures/early-tables.json", import.meta.url);

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

describe("a local game", () => {
  it.each([
    { size: DESKTOP, language: "fr", scheme: "light", play: "Jouer maintenant", title: "Fin de partie" },
    { size: PHONE, language: "en", scheme: "dark", play: "Play now", title: "End of the game" },
  ] as const)("is played to its end against two bots by clicking only ($language)", async (taste) => {
    const { page, context, complaints } = await house.person(taste);
    const name = `local-${taste.language}`;
    await page.goto("/");
    await expectNoOverflow(page);
    await shoot(page, `${name}-home`);
    await page.getByRole("article", { name: "Blueprints" }).getByRole("button", { name: taste.play }).click();
    await page.locator(".prompt-mine").waitFor();
    for (let turns = 0; turns < 7; turns++) await takeTurn(page);
    await expectNoOverflow(page);
    await shoot(page, `${name}-table`);
    const turns = await playToEnd(page);
    expect(turns).toBeGreaterThan(20);
    expect(await page.getByRole("heading", { name: taste.title }).isVisible()).toBe(true);
    await expectNoOverflow(page);
    await shoot(page, `${name}-end`);
    await expectRematchForgets(page);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("goes on after a reload where it was", async () => {
    const { page, context } = await house.person();
    await page.goto("/");
    await page
      .getByRole("article", { name: "Blueprints" })
      .getByRole("button", { name: "Jouer maintenant" })
      .click();
    await takeTurn(page);
    await page.locator(".prompt-mine", { hasText: "Place" }).waitFor();
    const prompt = await page.locator(".prompt").innerText();
    await page.reload();
    await page.locator(".prompt-mine").waitFor();
    expect(await page.locator(".prompt").innerText()).toBe(prompt);
    await page.goto("/");
    await page.getByRole("link", { name: /Blueprints.*À toi de jouer/ }).click();
    expect(await page.locator(".prompt").innerText()).toBe(prompt);
    await context.close();
  });

  it("is played by two people at one screen without showing one's secrets to the other", async () => {
    const { page, context } = await house.person();
    await page.goto("/new");
    await page.getByRole("radio", { name: "2", exact: true }).check();
    await page.getByLabel("Place B", { exact: true }).selectOption("person");
    await page.getByLabel("Nom de la place A").fill("Ada");
    await page.getByLabel("Nom de la place B").fill("Bob");
    await page.getByRole("button", { name: "Commencer la partie" }).click();
    const curtain = page.getByRole("button", { name: /Je suis/ });
    const seen = new Set<string>();
    for (let turn = 0; turn < 4; turn++) {
      await curtain.waitFor();
      expect(await page.locator(".bp").count()).toBe(0);
      seen.add(await curtain.innerText());
      if (turn === 0) await shoot(page, "curtain");
      await curtain.click();
      while ((await curtain.count()) === 0) await takeTurn(page);
    }
    expect([...seen].sort()).toEqual(["Je suis Ada", "Je suis Bob"]);
    await context.close();
  });

  it("confirms on the second tap when asked to, and Esc cancels", async () => {
    const { page, context } = await house.person({ settings: { confirm: true } });
    await page.goto("/");
    await page
      .getByRole("article", { name: "Blueprints" })
      .getByRole("button", { name: "Jouer maintenant" })
      .click();
    const die = page.locator(".bp-pool-die.bp-lit:not(:has(.bp-lost-tag))").first();
    const prompt = await page.locator(".prompt-mine").innerText();
    await die.click();
    await page.locator(".confirm").waitFor();
    await page.keyboard.press("Escape");
    await page.locator(".confirm").waitFor({ state: "detached" });
    expect(await page.locator(".prompt-mine").innerText()).toBe(prompt);
    await die.click();
    await die.click();
    await page.locator(".prompt-mine", { hasText: "Place" }).waitFor();
    await context.close();
  });

  it("takes a move back, gives a hint, and says why not", async () => {
    const { page, context } = await house.person();
    await page.goto("/");
    await page
      .getByRole("article", { name: "Blueprints" })
      .getByRole("button", { name: "Jouer maintenant" })
      .click();
    await page.locator(".prompt-mine").waitFor();
    await page.keyboard.press("h");
    await page.locator(".advice-best").waitFor();
    await page.locator(".advice-best button").click();
    // What it would touch is lit on the board.
    await page.locator(".board-place [data-lit]").first().waitFor();
    expect(await page.locator(".bp-hint").count()).toBeGreaterThan(0);
    expect(await page.locator(".advice-worth").first().innerText()).toMatch(/^\d+\s%$/);
    expect(await findings(page)).toEqual([]);
    await shoot(page, "hint");
    await page.locator(".bp-space:not(.bp-lit)").first().click({ force: true });
    await page.locator(".toast", { hasText: "Pas possible" }).waitFor();
    await page.locator(".toast .cite").click();
    await page.locator("dialog[open] .rule-cited").waitFor();
    await shoot(page, "why-not");
    await page.keyboard.press("Escape");
    await page.locator(".bp-pool-die.bp-lit:not(:has(.bp-lost-tag))").first().click();
    await page.locator(".prompt-mine", { hasText: "Place" }).waitFor();
    await page.keyboard.press("u");
    await page.locator(".prompt-mine", { hasText: "Choisis" }).waitFor();
    await context.close();
  });

  it("is played by keyboard alone", async () => {
    const { page, context } = await house.person({ language: "en" });
    await page.goto("/");
    await page.locator("body").press("Tab");
    for (let i = 0; i < 12 && !(await focused(page)).includes("Play now"); i++)
      await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    for (let turn = 0; turn < 6; turn++) {
      await page.locator(".prompt-mine").waitFor();
      const before = await page.locator(".prompt").innerText();
      await page.keyboard.press("m");
      await page.locator(".move-list button:focus").waitFor();
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await page.waitForFunction(
        (text) => (document.querySelector(".prompt") as HTMLElement).innerText !== text,
        before,
      );
    }
    await context.close();
  });
});

const focused = (page: import("playwright-core").Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent ?? "");

/** After a rematch nothing of the old table stays in memory. */
async function expectRematchForgets(page: Page): Promise<void> {
  const address = page.url();
  await page.locator(".end-actions .button-primary").click();
  await page.waitForURL((url) => url.href !== address);
  await page.locator(".prompt-mine").waitFor();
  const wire = await page.context().newCDPSession(page);
  await wire.send("Performance.enable");
  const nodesPerElement = async (): Promise<number> => {
    await wire.send("HeapProfiler.collectGarbage");
    const { metrics } = await wire.send("Performance.getMetrics");
    const nodes = metrics.find(({ name }) => name === "Nodes")?.value ?? Number.NaN;
    return nodes / (await page.evaluate(() => document.querySelectorAll("*").length));
  };
  // Elements have texts and pictures in style sheets; an old table would more than double them.
  await expect.poll(nodesPerElement, { timeout: 10_000 }).toBeLessThan(3);
}

describe("where local games are kept", () => {
  it("takes over the games of the build that kept them in local storage", async () => {
    const { storage, tables } = JSON.parse(readFileSync(EARLY, "utf8")) as {
      storage: Record<string, string>;
      tables: Record<string, { game: string; over: boolean; actor: number | null }>;
    };
    const { page, context, complaints } = await house.person({ language: "en" });
    await page.goto("/settings");
    await page.evaluate((items) => {
      for (const [key, text] of Object.entries(items)) localStorage.setItem(key, text);
    }, storage);
    await page.goto("/replay");
    await page.locator(".rows .row").nth(4).waitFor();
    expect(await page.locator(".rows .row").count()).toBe(5);
    await page.waitForFunction(
      () => !Object.keys(localStorage).some((key) => key.startsWith("banquise.table.")),
    );
    for (const [id, { over, actor }] of Object.entries(tables)) {
      await page.goto(over ? `/replay?local=${id}&at=3` : `/local/${id}`);
      await page.locator(".prompt").waitFor();
      if (over) await page.locator(".replay").waitFor();
      else if (actor === 0) await page.locator(".prompt-mine").waitFor();
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("says when there is no room left, and goes on", async () => {
    const { page, context } = await house.person({ language: "en" });
    await page.goto("/");
    await page.getByRole("article", { name: "Blueprints" }).getByRole("button", { name: "Play now" }).click();
    await page.locator(".prompt-mine").waitFor();
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException("no room", "QuotaExceededError");
      };
    });
    await takeTurn(page);
    await page.getByText("No room left in this browser").waitFor();
    await takeTurn(page);
    await context.close();
  });

  it("shows the same table in two tabs", async () => {
    const { page, context, complaints } = await house.person();
    await page.goto("/new?game=blueprints");
    await page.getByRole("radio", { name: "2", exact: true }).check();
    await page.getByRole("button", { name: "Commencer la partie" }).click();
    await page.locator(".prompt-mine").waitFor();
    const other = await context.newPage();
    await other.goto(page.url());
    await other.locator(".prompt-mine").waitFor();
    await takeTurn(page);
    await other.locator(".prompt-mine", { hasText: "Place" }).waitFor();
    await takeTurn(other);
    await expect
      .poll(
        async () => (await page.locator(".log").innerText()) === (await other.locator(".log").innerText()),
      )
      .toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("asks before a game is deleted", async () => {
    const { page, context } = await house.person({ language: "en" });
    await page.goto("/");
    await page.getByRole("article", { name: "Blueprints" }).getByRole("button", { name: "Play now" }).click();
    await page.locator(".prompt-mine").waitFor();
    await page.goto("/");
    await page.getByRole("button", { name: "Delete this game" }).click();
    await page.getByRole("button", { name: "Cancel" }).click();
    expect(await page.locator(".rows .row").count()).toBe(1);
    await page.getByRole("button", { name: "Delete this game" }).click();
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await page.locator(".rows .row").waitFor({ state: "detached" });
    await page.reload();
    await page.locator(".game").first().waitFor();
    expect(await page.locator(".rows .row").count()).toBe(0);
    await context.close();
  });
});
