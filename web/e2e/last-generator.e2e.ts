import { OVER, type StateJson, secretFromSeed, Table, type TableConfig } from "@banquise/engine";
import { loadGame } from "@banquise/games";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findings } from "./axe.ts";
import { expectNoOverflow, House, PHONE, shoot } from "./house.ts";
import { press } from "./playing.ts";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** Half a minute on an idle machine. */
const BUSY_MACHINE = 200_000;
const RESULT = ".ranking";
/** The city is worked in for a while; then everybody passes, so that its end comes soon. */
const BUSY_STEPS = 25;
/** Of a city that stands long: a finger presses twice for a choice, once to read it. */
const MOST_STEPS = 1_800;
/** After so many steps the table is checked and photographed. */
const LOOKED_AT = 6;

const ON_THE_MAP = ".lg-slot.lg-lit:not(.lg-open), .lg-place.lg-lit:not(.lg-open)";
const CHOICES = ".lg-choice-lit";
/** What a finger has found, in words. */
const NEAR = ".lg-near .lg-choice-lit";
const onTheMap = (page: Page): Locator => page.locator(ON_THE_MAP);
const choices = (page: Page): Locator => page.locator(CHOICES).filter({ visible: true });
const near = (page: Page): Locator => page.locator(NEAR);

/** Presses something that is lit, as a person would. Answers false once the result is shown. */
async function takeStep(page: Page, step: number): Promise<boolean> {
  await page.locator([".lg [data-choice]", RESULT].join(", ")).filter({ visible: true }).first().waitFor();
  if ((await page.locator(RESULT).count()) > 0) return false;
  const busy = step < BUSY_STEPS;
  await press(page, busy ? [NEAR, ON_THE_MAP, CHOICES] : [NEAR, CHOICES, ON_THE_MAP], busy ? step : -1);
  return true;
}

/** The ending is told and nothing of it is cut off or unreadable. */
async function expectStory(page: Page, name: string): Promise<void> {
  await page.locator(".lg-chronicle li").first().waitFor();
  expect(await findings(page)).toEqual([]);
  await expectNoOverflow(page);
  const story = await page
    .locator(".lg-story")
    .evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(story).toBeLessThanOrEqual(0);
  await shoot(page, name);
}

const CONFIG: TableConfig = {
  seats: 1,
  options: { scenario: "S1", difficulty: "plain", council: "no", weather: "hidden" },
};
/** Of the last day only so many decisions are left to the player. */
const LAST_DECISIONS = 3;

/** The last evening of a city that wanted for nothing: a state in which any answer saves it. */
async function lastEvening(): Promise<StateJson> {
  const loaded = await loadGame("last-generator");
  if (!loaded) throw new Error("the game is gone");
  const { game } = loaded;
  const { layout } = game;
  const secret = secretFromSeed(1);
  let state = layout.toJson(new Table(game, CONFIG, { secret, nonces: [""] }).state);
  const { tokens, citizens } = state;
  const evenings: StateJson[] = [];
  for (let step = 0; step < 1_000; step++) {
    state = { ...state, tokens, citizens, sick: [], skull: [], resources: [30, 30, 30, 30, 9] } as StateJson;
    state = { ...state, corpses: 0, hunger: 0, pressure: 0, lodged: 0, drawer: 0, overheated: 0 };
    evenings.push(state);
    const table = Table.startingAt(
      game,
      CONFIG,
      { secret: secretFromSeed(step), nonces: [""] },
      layout.fromJson(state),
    );
    const legal = table.legal();
    const pass = legal.find((move) => game.moves.decode(move).type === "pass");
    table.play(0, pass ?? legal.at(-1) ?? 0);
    state = layout.toJson(table.state);
    if (game.actor(table.state) !== OVER) continue;
    expect(game.result(table.state).seats[0]?.rank).toBe(1);
    return evenings.at(-LAST_DECISIONS) as StateJson;
  }
  throw new Error("the last evening never came");
}

/** Whether something is wholly inside something else on the screen, its parts that scroll included. */
const wholly = (page: Page, part: string, frame: string): Promise<boolean[]> =>
  page.evaluate(
    ([inner = "", outer = ""]) => {
      const box = document.querySelector(outer)?.getBoundingClientRect();
      return [...document.querySelectorAll(inner)].map((element) => {
        const { top, bottom, left, right } = element.getBoundingClientRect();
        return (
          box !== undefined &&
          top >= box.top - 1 &&
          bottom <= Math.min(box.bottom, innerHeight) + 1 &&
          left >= box.left - 1 &&
          right <= box.right + 1
        );
      });
    },
    [part, frame],
  );

/** What the frame after the next tap shows: that something was pressed, and nothing yet of what it does. */
const seenOfPress = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ givesWay: boolean; changes: boolean }>((resolve) => {
        const board = document.querySelector(".board-place");
        const look = ({ target }: Event): void => {
          const before = board?.innerHTML;
          requestAnimationFrame(() =>
            resolve({
              givesWay: ((target as Element).closest("button")?.getAnimations().length ?? 0) > 0,
              changes: board?.innerHTML !== before,
            }),
          );
        };
        addEventListener("click", look, { once: true, capture: true });
      }),
  );

describe("Last Generator", () => {
  it("shows all Experts, the goal, and one score for the team on a desktop", async () => {
    const { page, context, complaints } = await house.person({ language: "fr" });
    await page.goto("/new?game=last-generator");
    await page.getByRole("radio", { name: "3", exact: true }).check();
    await page.getByRole("button", { name: "Commencer la partie" }).click();
    await page.locator(".lg-objective").waitFor();
    expect(await wholly(page, ".lg-choice", ".lg-side")).toEqual(Array(6).fill(true));
    expect(await wholly(page, ".lg-objective", ".lg-panel")).toEqual([true]);
    expect(await page.locator(".seat-points").count()).toBe(1);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("keeps city and choices on one screen of a phone, and what can be pressed in a colour of its own", async () => {
    const size = { width: 390, height: 664 };
    const { page, context, complaints } = await house.person({ size, language: "fr" });
    await page.goto("/new?game=last-generator");
    await page.getByRole("radio", { name: "1", exact: true }).check();
    await page.getByRole("button", { name: "Commencer la partie" }).click();
    // A card that is tapped fills the phone; beside the map stands which tokens there are.
    await page.locator(".lg-vitals .lg-token").first().waitFor();
    await page.locator(".lg-card-read").tap();
    await page.locator(".lg-near-fills .lg-flavour").waitFor();
    expect(await wholly(page, ".lg", ".lg-near-fills")).toEqual([true]);
    await page.locator(".lg-let-go").tap();
    const first = seenOfPress(page);
    await choices(page).first().tap();
    expect(await first).toEqual({ givesWay: true, changes: false });
    await page.locator('[data-move^="actMeeple"]').first().tap();
    expect(await wholly(page, ".lg-city", ".lg")).toEqual([true]);
    expect(await wholly(page, ".lg-choice-lit", ".lg")).not.toContain(false);
    await page.locator('[data-move^="actKind gather"]').tap();
    await onTheMap(page).first().waitFor();
    expect(await wholly(page, ".lg-city", ".lg")).toEqual([true]);
    const colours = await page.evaluate(() => {
      const rim = getComputedStyle(document.querySelector(".lg-place.lg-lit") as Element, "::after");
      const ring = getComputedStyle(document.querySelector(".lg-ring") as Element);
      return [rim.backgroundColor, ring.stroke];
    });
    expect(new Set(colours).size).toBe(2);
    // A finger is told what it has found; only a second tap does it.
    const asked = await page.locator(".prompt").innerText();
    await onTheMap(page).first().tap();
    await near(page).waitFor();
    expect(await wholly(page, ".lg-near .lg-choice-lit", ".lg")).toEqual([true]);
    expect(await page.locator(".prompt").innerText()).toBe(asked);
    await onTheMap(page).nth(1).tap();
    await near(page).tap();
    await expect.poll(() => page.locator(".prompt").innerText()).not.toBe(asked);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it(
    "is played to its end by tapping what is lit, on a phone",
    async () => {
      const { page, context, complaints } = await house.person({ size: PHONE, language: "en" });
      await page.goto("/new?game=last-generator");
      await page.getByRole("radio", { name: "1", exact: true }).check();
      await page.getByRole("button", { name: "Start the game" }).click();
      await choices(page).first().waitFor();
      const heights = await choices(page).evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().height),
      );
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
      let steps = 0;
      let mapped = 0;
      while (await takeStep(page, steps)) {
        steps++;
        if ((await onTheMap(page).count()) > 0) mapped++;
        if (steps === LOOKED_AT) {
          expect(await findings(page)).toEqual([]);
          await expectNoOverflow(page);
          await shoot(page, "generator-table");
        }
        expect(steps).toBeLessThan(MOST_STEPS);
      }
      expect(await page.locator(".lg-scene-won").count()).toBe(0);
      await expectStory(page, "generator-defeat");
      // How long the city stands is a matter of chance; it must have stood long enough to be looked at.
      expect(steps).toBeGreaterThan(LOOKED_AT);
      expect(mapped).toBeGreaterThan(0);
      expect(complaints).toEqual([]);
      await context.close();
    },
    BUSY_MACHINE,
  );

  it(
    "is won: the last night is played, and the end is told",
    async () => {
      const start = await lastEvening();
      const { page, context, complaints } = await house.person({ language: "fr" });
      await page.goto("/settings");
      await page.evaluate((table) => localStorage.setItem("banquise.table.saved", JSON.stringify(table)), {
        id: "saved",
        game: "last-generator",
        rules: (await loadGame("last-generator"))?.game.version,
        config: CONFIG,
        chance: { secret: secretFromSeed(7), nonces: [""] },
        start,
        seats: [{ kind: "person", name: "Ada" }],
        log: [],
        actor: 0,
        createdAt: 0,
        updatedAt: 0,
      });
      await page.goto("/local/saved");
      for (let step = BUSY_STEPS; await takeStep(page, step); step++) expect(step).toBeLessThan(60);
      await page.locator(".lg-scene-won").waitFor();
      await page.getByText("À l’aube, la cheminée fume encore.").waitFor();
      await expectStory(page, "generator-victory");
      expect(complaints).toEqual([]);
      await context.close();
    },
    BUSY_MACHINE,
  );

  it(
    "is played online by two, who point at what they would do, to its end",
    async () => {
      const ada = await house.person({ name: "Ada", language: "fr" });
      const bob = await house.person({ name: "Bob", language: "en", size: PHONE });
      await ada.page.goto("/new?game=last-generator&where=online");
      await ada.page.getByRole("radio", { name: "2", exact: true }).check();
      await ada.page.getByRole("button", { name: "Ouvrir la table" }).click();
      const link = await ada.page.getByLabel("Envoie ce lien").inputValue();
      await bob.page.goto(link);
      await bob.page.getByRole("button", { name: "Take a seat" }).click();
      await choices(ada.page).first().waitFor();

      // Bob points with his keyboard; both see it; the same again takes it back.
      const pointed = bob.page.locator(".lg-choice-open").nth(1);
      await pointed.focus();
      await bob.page.keyboard.press("Enter");
      await bob.page.locator('.lg-choice-open[aria-pressed="true"]').waitFor();
      const name = (await pointed.getAttribute("data-move")) ?? "";
      const seen = ada.page.locator(`[data-move="${name}"]`);
      await seen.getByRole("img", { name: "Bob montre ce choix" }).waitFor();
      expect(await findings(bob.page)).toEqual([]);
      await shoot(ada.page, "generator-pointed");
      await shoot(bob.page, "generator-pointing");
      await pointed.tap();
      await seen.getByRole("img", { name: "Bob montre ce choix" }).waitFor({ state: "detached" });

      const play = async (page: Page): Promise<number> => {
        let steps = 0;
        while (await takeStep(page, steps)) expect(++steps).toBeLessThan(MOST_STEPS);
        return steps;
      };
      for (const { page } of [ada, bob]) page.setDefaultTimeout(BUSY_MACHINE);
      const [first, second] = await Promise.all([play(ada.page), play(bob.page)]);
      expect(Math.min(first, second)).toBeGreaterThan(5);
      await Promise.all([expectStory(ada.page, "generator-end-a"), expectStory(bob.page, "generator-end-b")]);
      const days = [ada, bob].map(({ page }) => page.locator(".lg-chronicle li").count());
      expect(new Set(await Promise.all(days)).size).toBe(1);
      expect([...ada.complaints, ...bob.complaints]).toEqual([]);
      for (const { context } of [ada, bob]) await context.close();
    },
    BUSY_MACHINE,
  );
});
