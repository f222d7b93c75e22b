import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findings } from "./axe.ts";
import { DESKTOP, expectNoOverflow, House, PHONE, shoot } from "./house.ts";
import { takeTurn } from "./playing.ts";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** How much of the page jumped while it was loading, from 0 to 1. */
const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as unknown as readonly { readonly value: number }[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(0), 200);
      }),
  );

it("has a page behind every link of the home page", async () => {
  const { page, context } = await house.person({ language: "en" });
  await page.goto("/");
  await page.locator(".game").last().waitFor();
  const links = await page
    .locator('a[href^="/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  expect(links).toContain("/learn/blueprints/first");
  for (const link of new Set(links)) {
    await page.goto(link);
    await page.locator("h1").first().waitFor();
    expect(await page.locator("h1").first().innerText(), link).not.toBe("A bank of fog");
  }
  await context.close();
});

describe("the table on the home page", () => {
  it("changes while one looks, and a seat there can be taken", async () => {
    const { page, context, complaints } = await house.person({ language: "en" });
    await page.goto("/");
    const version = await page.locator(".live").getAttribute("data-version");
    await page.locator(`.live:not([data-version="${version}"]) .board-cut-frame > *`).waitFor();
    await page.getByRole("button", { name: "Take a seat" }).click();
    await page.locator(".prompt-mine").waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("is one that people play at, where there is one", async () => {
    const ada = await house.person();
    await ada.page.goto("/new?game=blueprints&where=online");
    await ada.page.getByRole("radio", { name: "Tout le monde" }).check();
    for (const seat of ["B", "C"])
      await ada.page.getByLabel(`Place ${seat}`, { exact: true }).selectOption("random");
    await ada.page.getByRole("button", { name: "Ouvrir la table" }).click();
    await ada.page.locator(".prompt-mine").waitFor();
    const cleo = await house.person({ language: "en" });
    await cleo.page.goto("/");
    const card = cleo.page.locator(".live", { hasText: "Live" });
    const version = await card.getAttribute("data-version");
    const versionNow = async (): Promise<string | null> => {
      await takeTurn(ada.page);
      return card.getAttribute("data-version");
    };
    await expect.poll(versionNow, { timeout: 60_000 }).not.toBe(version);
    await card.getByRole("link", { name: "Watch" }).click();
    await cleo.page.locator(".prompt").waitFor();
    expect(cleo.page.url()).toBe(ada.page.url());
    for (const { context } of [ada, cleo]) await context.close();
  });
});

/** Whether the next page fades in. */
const fades = (page: Page, link: string): Promise<boolean> =>
  page.evaluate(async (href) => {
    const before = document.querySelector("h1")?.textContent;
    document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click();
    for (let frames = 0; frames < 300; frames++) {
      await new Promise(requestAnimationFrame);
      const running = document.getAnimations().some(({ effect }) => {
        const { pseudoElement } = effect as KeyframeEffect;
        return pseudoElement?.startsWith("::view-transition") ?? false;
      });
      if (running) return true;
      const title = document.querySelector("h1")?.textContent ?? before;
      if (title !== before && frames > 100) return false;
    }
    return false;
  }, link);

it("fades one page into another, but not where motion is unwelcome", async () => {
  const { page, context, complaints } = await house.person({ settings: { motion: "on" } });
  await page.goto("/settings");
  await page.locator("main h1").waitFor();
  expect(await fades(page, "/learn")).toBe(true);
  await page.goto("/settings");
  await page.getByRole("radio", { name: "Jamais" }).check();
  expect(await fades(page, "/learn")).toBe(false);
  expect(complaints).toEqual([]);
  await context.close();
});

describe.each([
  { size: DESKTOP, language: "fr", scheme: "light" },
  { size: PHONE, language: "en", scheme: "dark" },
] as const)("every page ($language, $scheme)", (taste) => {
  it("has nothing that axe complains about, and nothing wider than the screen", async () => {
    const { page, context, complaints } = await house.person(taste);
    const look = async (name: string): Promise<void> => {
      expect({ name, findings: await findings(page) }).toEqual({ name, findings: [] });
      await expectNoOverflow(page);
      await shoot(page, `${name}-${taste.language}-${taste.scheme}`);
    };
    await page.goto("/");
    await page.locator(".game").first().waitFor();
    await look("home");
    expect(await layoutShift(page)).toBeLessThan(0.02);
    for (const path of ["new", "learn", "puzzles", "settings", "replay", "rules/blueprints"]) {
      await page.goto(`/${path}`);
      await page.locator("main h1, main .rule").first().waitFor();
      if (path.startsWith("rules")) await page.locator(".rule").first().waitFor();
      await look(path.replace("/", "-"));
    }
    await page.goto("/");
    await page.locator(".game .button-primary").first().click();
    await page.locator(".prompt-mine").waitFor();
    await takeTurn(page);
    for (const key of ["l", "m", "p", "r"]) {
      await page.keyboard.press(key);
      await page.locator("#tab-content").waitFor();
      await look(`table-${key}`);
    }
    await page.keyboard.press("Escape");
    await page.locator("body").press("?");
    await page.locator("dialog[open] .keys").waitFor();
    await look("help");
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe("without a server", () => {
  it("plays on after the first visit", async () => {
    const { page, context } = await house.person();
    await page.goto("/");
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    await page.reload();
    await page.getByText("Hors ligne").waitFor();
    await page
      .getByRole("article", { name: "Blueprints" })
      .getByRole("button", { name: "Jouer maintenant" })
      .click();
    for (let turn = 0; turn < 6; turn++) await takeTurn(page);
    await page.reload();
    await page.locator(".prompt-mine").waitFor();
    await page.goto("/rules/blueprints");
    await page.locator(".rule").first().waitFor();
    await page.locator(".board-cut-room").first().waitFor();
    // Lessons and puzzles that were never opened before.
    await page.goto("/learn/nunatak/first");
    await page.locator(".lesson-actions .button-primary").click();
    await page.locator(".board-place [data-lit]").first().waitFor();
    await page.goto("/puzzles");
    await page.locator(".puzzle-list a").first().click();
    await page.locator(".lesson-asked").waitFor();
    await context.close();
  });
});

describe("the rules", () => {
  it("are searched without accents and opened at an id", async () => {
    const { page, context } = await house.person();
    await page.goto("/rules/blueprints#BLU-5.1");
    await page.locator(".rule-cited").waitFor();
    const all = await page.locator(".rule").count();
    await page.getByLabel("Chercher dans les règles").fill("paravent");
    const found = await page.locator(".rule").count();
    expect(found).toBeGreaterThan(0);
    expect(found).toBeLessThan(all);
    await context.close();
  });
});

describe("the language and the look", () => {
  it("follow the settings at once and stay", async () => {
    const { page, context } = await house.person();
    await page.goto("/settings");
    await page.getByRole("radio", { name: "English" }).check();
    await page.getByRole("heading", { name: "Settings" }).waitFor();
    await page.getByRole("radio", { name: "Dark" }).check();
    await page.reload();
    await page.getByRole("heading", { name: "Settings" }).waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe("en");
    expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
    await context.close();
  });

  it("keeps what stands in empty fields readable in the dark", async () => {
    const { page, context } = await house.person({ scheme: "dark" });
    await page.goto("/settings");
    const [shown, readable] = await page.locator("input[placeholder]").evaluate((input) => {
      const soft = document.createElement("p");
      soft.className = "soft";
      input.after(soft);
      return [getComputedStyle(input, "::placeholder").color, getComputedStyle(soft).color];
    });
    expect(shown).toBe(readable);
    await context.close();
  });
});
