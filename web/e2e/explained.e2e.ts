/** Signs and numbers of a board explain themselves: by mouse, by finger, by keyboard. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findings } from "./axe.ts";
import { House, PHONE, shoot } from "./house.ts";
import { positionsOf, store } from "./positions.ts";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const TIP = ".tip";

/** A table where a hand holds tiles that can be played. */
async function sit(page: Page): Promise<void> {
  const positions = await positionsOf("igloo-igloo", [3]);
  const { local } = positions.find(({ question }) => question.includes("playEndurance")) ?? {};
  if (local === undefined) throw new Error("nobody holds a tile");
  await page.goto("/");
  await page.locator(".game").first().waitFor();
  await store(page, positions);
  await page.goto(`/local/${local.table.id}`);
  await page.locator(".ig-hand .ig-tile.ig-lit").first().waitFor();
}

describe("what is on a board", () => {
  it("is explained under the mouse, with its rule, until Esc", async () => {
    const { page, context, complaints } = await house.person();
    await sit(page);
    await page.locator(".ig-under li").first().hover();
    await page.locator(TIP).waitFor();
    expect(await page.locator(TIP).innerText()).toContain("Règle IGL-6.7");
    await page.locator(`${TIP} .tip-rule`).hover();
    expect(await page.locator(TIP).count()).toBe(1);
    await shoot(page, "explained-mouse");
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press("Escape");
    expect(await page.locator(TIP).count()).toBe(0);
    await page.locator(".ig-under li").nth(1).hover();
    await page.locator(`${TIP} .tip-rule`).click();
    expect(await page.locator("dialog[open] .rule-cited dt").innerText()).toBe("IGL-6.8");
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("is explained by a long press, which does not play; a tap plays as ever", async () => {
    const { page, context } = await house.person({ size: PHONE });
    await sit(page);
    const tile = page.locator('.ig-tile.ig-lit[data-face^="endurance"]').first();
    const box = await tile.boundingBox();
    if (box === null) throw new Error("no tile");
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const log = await page.locator(".prompt").innerText();
    const touch = await context.newCDPSession(page);
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
    await page.locator(TIP).waitFor();
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await shoot(page, "explained-finger");
    expect(await page.locator(TIP).innerText()).toContain("IGL-6.8");
    expect(await tile.getAttribute("aria-pressed")).toBe("false");
    expect(await page.locator(".prompt").innerText()).toBe(log);
    await tile.tap();
    expect(await page.locator(TIP).count()).toBe(0);
    await page.locator('.ig-tile[aria-pressed="true"], .ig-tile-chosen').first().waitFor();
    await context.close();
  });

  it("is walked through by key I, the rule within reach of Tab, and the focus goes back", async () => {
    const { page, context } = await house.person({ language: "en" });
    await sit(page);
    await page.locator(".ig-lit").first().focus();
    const focused = await page.evaluate(() => document.activeElement?.outerHTML);
    await page.keyboard.press("i");
    const first = await page.locator(`${TIP} [role=tooltip]`).innerText();
    expect(await page.locator(".unseen[role=status]").allInnerTexts()).toContain(first);
    await page.keyboard.press("i");
    await page.waitForFunction((text) => document.getElementById("tip")?.innerText !== text, first);
    for (let i = 0; i < 80 && !(await page.locator(".tip-rule:not([hidden])").count()); i++)
      await page.keyboard.press("i");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.className)).toBe("tip-rule");
    await page.keyboard.press("Escape");
    expect(await page.locator(TIP).count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.outerHTML)).toBe(focused);
    // What the keyboard has come to explains itself as long as it stays there.
    await page.locator('.ig-tile.ig-lit[data-face^="endurance"]').first().focus();
    await page.locator(TIP).waitFor();
    await page.getByRole("button", { name: "Menu" }).focus();
    await page.locator(TIP).waitFor({ state: "detached" });
    await context.close();
  });
});
