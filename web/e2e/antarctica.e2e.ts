import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findings } from "./axe.ts";
import { expectNoOverflow, House, PHONE, shoot } from "./house.ts";
import { press } from "./playing.ts";
import { positionsOf, store } from "./positions.ts";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const RESULT = ".ranking";
const ANSWER = ".an-choice.an-lit:not(.an-choice-small, .an-choice-quiet)";
const QUIET = ".an-choice-quiet.an-lit";
/** What a finger looks at first: what it would allow is told, and a button does it. */
const LOOKED = ".an-zone.an-lit, .an-track.an-lit";
const ASKED = [RESULT, ANSWER, QUIET, LOOKED].join(", ");

/** Takes an action where there is one, and else sends the ship somewhere, with a finger. False once it is over. */
async function takeTurn(page: Page, turn: number): Promise<boolean> {
  await page.locator(ASKED).filter({ visible: true }).first().waitFor();
  if ((await page.locator(RESULT).count()) > 0) return false;
  if (await press(page, ANSWER, turn)) return true;
  if (await press(page, LOOKED, turn * 5)) await press(page, ".an-sheet .button-primary");
  else await press(page, QUIET);
  return true;
}

/** How far each of these reaches into the next one of its row, in pixels. */
const runTogether = (page: Page, selector: string): Promise<number[]> =>
  page.locator(selector).evaluateAll((elements) => {
    // The words, not the box around them: it is they that run together.
    const boxes = elements.map((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      return words.getBoundingClientRect();
    });
    return boxes.flatMap((box, i) => {
      const next = boxes[i + 1];
      return next && Math.abs(next.top - box.top) < 4 && next.left - box.right < 4
        ? [box.right - next.left]
        : [];
    });
  });

describe("Antarctica", () => {
  it("is played to its end on a phone by tapping what is lit", async () => {
    const { page, context, complaints } = await house.person({ size: PHONE });
    await page.goto("/new?game=antarctica");
    await page.getByRole("radio", { name: "2", exact: true }).check();
    await page.getByLabel("Place B", { exact: true }).selectOption("random");
    await page.getByRole("button", { name: "Commencer la partie" }).click();
    let turns = 0;
    while (turns < 400 && (await takeTurn(page, turns))) {
      turns++;
      if (turns !== 12) continue;
      expect(await findings(page)).toEqual([]);
      await expectNoOverflow(page);
      await shoot(page, "antarctica-phone");
    }
    expect(turns).toBeGreaterThan(20);
    expect(await runTogether(page, "dialog [role=tab]")).toEqual([]);
    for (const category of ["Pistes", "Astérisques", "Défausses", "Résultat"]) {
      await page.locator("dialog").getByRole("tab", { name: category }).click();
    }
    expect(await findings(page)).toEqual([]);
    await expectNoOverflow(page);
    await shoot(page, "antarctica-end");
    expect(complaints).toEqual([]);
    await context.close();
  }, 180_000);

  it("leads the keyboard from choice to choice, and tells in words what it rests on", async () => {
    const { page, context, complaints } = await house.person({ language: "en", scheme: "dark" });
    await page.goto("/new?game=antarctica");
    await page.getByRole("radio", { name: "4", exact: true }).check();
    for (const seat of ["B", "C", "D"])
      await page.getByLabel(`Seat ${seat}`, { exact: true }).selectOption("random");
    await page.getByRole("button", { name: "Start the game" }).click();
    await page.locator(".an-zone.an-lit").first().focus();
    await page.locator(".an-choices .an-sheet", { hasText: "Coast" }).waitFor();
    expect(await findings(page)).toEqual([]);
    await shoot(page, "antarctica-desktop");
    for (let turn = 0; turn < 12; turn++) {
      const before = await page.locator(".log").innerText();
      // The table may be drawn anew between the look and the key: then the key is pressed again.
      const pressed = async (): Promise<boolean> => {
        await page.locator(".an-lit:focus").waitFor();
        await page.keyboard.press("Enter");
        return page
          .waitForFunction(
            (text) => document.querySelector<HTMLElement>(".log")?.innerText !== text,
            before,
            { timeout: 3_000 },
          )
          .then(
            () => true,
            () => false,
          );
      };
      expect((await pressed()) || (await pressed())).toBe(true);
    }
    // What is looked at is forgotten when something happens: so not before it is this player's turn again.
    await page.locator(".an-lit:focus").waitFor();
    await page.locator(".an-track").first().focus();
    await page.locator(".an-choices .an-sheet", { hasText: "Penguins track" }).waitFor();
    await page.locator(".an-crew").nth(1).focus();
    await page.locator(".an-choices .an-sheet", { hasText: "Staff:" }).waitFor();
    expect(await findings(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  }, 60_000);

  it("says why not beside the choices, and calls coasts and tracks by their names", async () => {
    const { page, context } = await house.person();
    await page.goto("/new?game=antarctica");
    await page.getByRole("radio", { name: "3", exact: true }).check();
    for (const seat of ["B", "C"])
      await page.getByLabel(`Place ${seat}`, { exact: true }).selectOption("random");
    await page.getByRole("button", { name: "Commencer la partie" }).click();
    await page.locator(".an-zone.an-lit").first().click();
    const end = page.getByRole("button", { name: "Terminer le tour", exact: true });
    await end.waitFor();
    // A card that cannot be built now: the refusal is told, and the turn can still be ended.
    await page.locator(".an-card[aria-disabled=true]").first().dispatchEvent("click");
    await page.locator(".toast").waitFor();
    await end.click({ trial: true });
    expect(await page.locator(".table").innerText()).not.toMatch(/\b[ZT]\d\b/);
    await context.close();
  });

  it("leaves the map its room while a card is looked at beside a choice of tracks", async () => {
    const positions = await positionsOf("antarctica", [3]);
    const { local } = positions.find(({ question }) => question.includes("chooseTrack")) ?? {};
    if (local === undefined) throw new Error("nobody chooses a track");
    const { page, context } = await house.person();
    await page.goto("/");
    await page.locator(".game").first().waitFor();
    await store(page, positions);
    await page.goto(`/local/${local.table.id}`);
    await page.locator(ANSWER).first().waitFor();
    await page.locator(".an-card").first().hover();
    await page.locator(".an-choices-looking").waitFor();
    const map = await page.locator(".an-map").boundingBox();
    expect(map?.width).toBeGreaterThan(400);
    await context.close();
  });
});
