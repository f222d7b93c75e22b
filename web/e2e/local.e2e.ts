import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findings } from "./axe.ts";
import { DESKTOP, expectNoOverflow, House, PHONE, shoot } from "./house.ts";
import { playToEnd, takeTurn } from "./playing.ts";

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
