import type { StepMessage } from "@banquise/engine";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findings } from "./axe.ts";
import { drawn, expectNoOverflow, House, PHONE, shoot } from "./house.ts";
import { faultsOf } from "./measure.ts";
import { press } from "./playing.ts";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** Half a minute each on an idle machine. */
const BUSY_MACHINE = 300_000;
const RESULT = ".ranking";
/** What finishes a choice comes first, so that turns go by; then what begins one. */
const WISHES = [
  ".ig-choice:not([data-move=kayak])",
  ".ig-tile.ig-lit:not(.ig-tile-chosen):not([data-face=harpoon])",
  ".ig-cell.ig-as-goal:not(.ig-picked)",
  ".ig-end",
  ".ig-cell.ig-as-start:not(.ig-picked)",
];
/** Where nothing else is left: a kayak, a harpoon, or to let go of what was picked. Any of them may help. */
const LAST_RESORT = ".ig-choice, .ig-tile.ig-lit, .ig-cell.ig-lit, .ig-picked";

/** Taps something that is lit, as a person would. Answers false once the result is shown. */
async function takeStep(page: Page): Promise<boolean> {
  await page.locator([".prompt-mine", RESULT].join(", ")).first().waitFor();
  if ((await page.locator(RESULT).count()) > 0) return false;
  const any = Math.floor(Math.random() * 100);
  if (!(await press(page, WISHES)) && !(await press(page, LAST_RESORT, any))) await drawn(page);
  return true;
}

/** To the end of the game; the number of taps. */
async function playToEnd(page: Page): Promise<number> {
  for (let steps = 0; steps < 900; steps++) if (!(await takeStep(page))) return steps;
  throw new Error("no end");
}

/** What the server tells a page of every move, as it was sent. */
async function listen(page: Page): Promise<StepMessage[]> {
  const heard: StepMessage[] = [];
  const wire = await page.context().newCDPSession(page);
  await wire.send("Network.enable");
  wire.on("Network.eventSourceMessageReceived", ({ eventName, data }) => {
    if (eventName === "step") heard.push(JSON.parse(data) as StepMessage);
  });
  return heard;
}

describe("Igloo Igloo", () => {
  it("keeps its pieces off the bars of a phone on its side, and promises nothing before there are islands", async () => {
    const { page, context, complaints } = await house.person({ size: { width: 844, height: 390 } });
    await page.goto("/new?game=igloo-igloo");
    await page.getByRole("radio", { name: "3", exact: true }).check();
    await page.getByRole("button", { name: "Commencer la partie" }).click();
    await page.locator(".ig-cell.ig-lit").first().waitFor();
    for (let steps = 0; steps < 6; steps++) await takeStep(page);
    expect(await page.locator(".ig-banner, .ig-promised").count()).toBe(0);
    const board = await page.locator(".ig").boundingBox();
    const inside = await page.locator(".panel .tab").evaluateAll((tabs) =>
      tabs.every((tab) => {
        const { x, y, width, height } = tab.getBoundingClientRect();
        return tab.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }),
    );
    expect(inside).toBe(true);
    expect(board?.height).toBeGreaterThan(300);
    await expectNoOverflow(page);
    await shoot(page, "igloo-side");
    expect(complaints).toEqual([]);
    await context.close();
  });

  it(
    "is played to its end against three bots by tapping what is lit, on a phone",
    async () => {
      const { page, context, complaints } = await house.person({ size: PHONE, language: "en" });
      await page.goto("/new?game=igloo-igloo");
      await page.getByRole("radio", { name: "4", exact: true }).check();
      await page.getByRole("button", { name: "Start the game" }).click();
      await page.locator(".ig-cell.ig-lit").first().waitFor();
      const sizes = await page
        .locator(".ig-cell")
        .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width));
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
      const cut = await page
        .locator(".seat-name")
        .evaluateAll((names) => names.filter((name) => name.scrollWidth > name.clientWidth).length);
      expect(cut).toBe(0);
      let steps = 0;
      let chosen = 0;
      while (await takeStep(page)) {
        steps++;
        // A tile of the hand is chosen: what it asks, and where, fits on a phone with its browser's bars.
        if (chosen < 2 && (await page.locator(".ig-actions > p b").count()) > 0) {
          chosen++;
          await page.setViewportSize({ width: 390, height: 664 });
          expect((await faultsOf(page)).filter(({ fault }) => fault === "choice")).toEqual([]);
          await page.setViewportSize(PHONE);
        }
        if (steps === 12) {
          expect(await findings(page)).toEqual([]);
          await expectNoOverflow(page);
          await shoot(page, "igloo-table");
        }
        expect(steps).toBeLessThan(700);
      }
      await page.locator(".ig-story-table tfoot").waitFor();
      expect(await findings(page)).toEqual([]);
      await expectNoOverflow(page);
      await shoot(page, "igloo-end");
      expect(steps).toBeGreaterThan(20);
      expect(complaints).toEqual([]);
      await context.close();
    },
    BUSY_MACHINE,
  );

  it(
    "is played to its end online by two people, neither of whom is told what the other keeps",
    async () => {
      const ada = await house.person({ name: "Ada" });
      const bob = await house.person({ size: PHONE, language: "en", scheme: "dark", name: "Bob" });
      await ada.page.goto("/new?game=igloo-igloo&where=online");
      await ada.page.getByRole("radio", { name: "2", exact: true }).check();
      await ada.page.getByRole("button", { name: "Ouvrir la table" }).click();
      await bob.page.goto(await ada.page.getByLabel("Envoie ce lien").inputValue());
      const heard = await listen(bob.page);
      await bob.page.getByRole("button", { name: "Take a seat" }).click();
      await Promise.all([ada, bob].map(({ page }) => playToEnd(page)));
      await shoot(ada.page, "igloo-online-end");

      const kept = heard.flatMap(({ step }) => step.events).filter(({ type }) => type === "tileKept");
      const faces = (seat: number): boolean[] =>
        kept.filter((event) => event.seat === seat).map(({ data }) => "face" in data);
      expect(new Set(faces(0))).toEqual(new Set([false]));
      expect(new Set(faces(1))).toEqual(new Set([true]));
      const totals = (page: Page): Promise<string[]> =>
        page.locator(".ig-story-table tfoot b").allInnerTexts();
      expect(await totals(ada.page)).toEqual(await totals(bob.page));
      expect([...ada.complaints, ...bob.complaints]).toEqual([]);
      for (const { context } of [ada, bob]) await context.close();
    },
    BUSY_MACHINE,
  );
});
