import type { TableSnapshot } from "@banquise/engine";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findings } from "./axe.ts";
import { expectNoOverflow, House, type Person, PHONE, shoot } from "./house.ts";
import { takeTurn } from "./playing.ts";

const MINUTE = 60_000;
/** The server's time of day, which only this test moves on. */
let passed = 0;
let house: House;
beforeAll(async () => {
  house = await House.open(() => Date.now() + passed);
});
afterAll(() => house.close());

const tableOf = (page: Page): Promise<TableSnapshot> =>
  page.evaluate(
    async (path) => (await fetch(`/api${path.replace("/table/", "/tables/")}`)).json(),
    new URL(page.url()).pathname,
  );

/** Ada, French and at a desk, and Bob, English and on a phone, with a bot and a live clock. */
async function twoAndABot(): Promise<{ ada: Person; bob: Person }> {
  const ada = await house.person({ name: "Ada" });
  const bob = await house.person({ language: "en", size: PHONE, name: "Bob" });
  await ada.page.goto("/new?game=blueprints&where=online");
  await ada.page.getByRole("radio", { name: "10 min + 30 s" }).check();
  await ada.page.getByLabel("Place C", { exact: true }).selectOption("greedy");
  expect(await findings(ada.page)).toEqual([]);
  await shoot(ada.page, "time-new-table");
  await ada.page.getByRole("button", { name: "Ouvrir la table" }).click();
  const link = await ada.page.getByLabel("Envoie ce lien").inputValue();
  await ada.page.getByText("10 min + 30 s").waitFor();
  await bob.page.goto(link);
  await bob.page.getByRole("button", { name: "Take a seat" }).click();
  await Promise.all([ada, bob].map(({ page }) => page.locator(".prompt").waitFor()));
  return { ada, bob };
}

/** Plays for Bob until it is Ada's turn, or the other way round. */
async function untilTurnOf(person: Person, other: Person, seat: number): Promise<void> {
  for (;;) {
    const { actor } = await tableOf(person.page);
    if (actor === seat) return;
    if (actor === 1 - seat) await takeTurn(other.page);
  }
}

describe("time at an online table", () => {
  it("runs out for somebody who vanished: a bot stands in, and the person comes back by one tap", async () => {
    const { ada, bob } = await twoAndABot();
    await untilTurnOf(ada, bob, 0);
    const clock = (page: Page, seat: number) => page.locator(`[data-seat="${seat}"] [role="timer"]`);
    expect(await clock(ada.page, 0).getAttribute("aria-label")).toMatch(/^temps restant\s: (10:00|9:\d\d)$/);
    // Right after a reload, with little left: the colour says so.
    passed += 9.5 * MINUTE;
    await ada.page.reload();
    await ada.page.locator('[data-seat="0"] .clock-short').waitFor();
    expect(await findings(ada.page)).toEqual([]);
    await shoot(ada.page, "time-short");
    const { version } = await tableOf(ada.page);
    passed += MINUTE;
    await ada.page.getByText("joue à ta place").waitFor();
    await shoot(ada.page, "time-stand-in");
    expect(await findings(ada.page)).toEqual([]);
    await bob.page
      .getByRole("button", { name: "Log" })
      .or(bob.page.getByRole("tab", { name: "Log" }))
      .first()
      .click();
    await bob.page
      .getByText(/plays for Ada from here on/)
      .first()
      .waitFor();
    await shoot(bob.page, "time-stand-in-phone");
    expect(await findings(bob.page)).toEqual([]);
    await expectNoOverflow(bob.page);
    await bob.page.keyboard.press("Escape");
    await ada.page.getByRole("button", { name: "Reprendre ma place" }).click();
    await ada.page.getByText("joue à ta place").waitFor({ state: "detached" });
    const back = await tableOf(ada.page);
    expect(back.version).toBeGreaterThan(version + 1);
    expect(back.seats[0]?.standIn).toBeUndefined();
    await untilTurnOf(ada, bob, 0);
    await takeTurn(ada.page);
    expect([...ada.complaints, ...bob.complaints]).toEqual([]);
  });

  it("goes back to an earlier move when the others agree, asked and answered by keyboard", async () => {
    const { ada, bob } = await twoAndABot();
    await untilTurnOf(ada, bob, 0);
    const { version } = await tableOf(ada.page);
    await takeTurn(ada.page);
    await ada.page.getByRole("button", { name: "Menu" }).focus();
    await ada.page.keyboard.press("Enter");
    await ada.page.getByRole("button", { name: "Demander à reprendre un coup" }).focus();
    await ada.page.keyboard.press("Enter");
    const choice = ada.page.getByRole("dialog", { name: "Quel coup veux-tu reprendre ?" });
    const moves = choice.getByRole("radio");
    await moves.first().waitFor();
    // From the last move to the first one of that turn.
    const made = (await tableOf(ada.page)).log.filter((step) => step.seat === 0 && step.version > version);
    await moves.first().focus();
    for (let i = 1; i < made.length; i++) await ada.page.keyboard.press("ArrowDown");
    expect(await findings(ada.page)).toEqual([]);
    await shoot(ada.page, "undo-choice");
    await choice.getByRole("button", { name: "Demander" }).focus();
    await ada.page.keyboard.press("Enter");
    const question = bob.page
      .getByRole("status")
      .filter({ hasText: "Ada would like to take this move back" });
    await question.waitFor();
    await ada.page.getByText("On attend encore Bob.").waitFor();
    await shoot(bob.page, "undo-asked-phone");
    expect(await findings(bob.page)).toEqual([]);
    await expectNoOverflow(bob.page);
    await question.getByRole("button", { name: "Agree" }).focus();
    await bob.page.keyboard.press("Enter");
    await ada.page.locator(".log").getByText("Ada reprend un coup, avec l’accord de tous.").waitFor();
    await bob.page
      .locator('[aria-live], [role="status"]', { hasText: "Ada takes a move back, as everybody agreed." })
      .waitFor({ state: "attached" });
    const { log, actor } = await tableOf(bob.page);
    expect(actor).toBe(0);
    expect(log.at(-1)).toMatchObject({ kind: "undo", back: version, consent: true });
    await shoot(ada.page, "undo-done");
    expect([...ada.complaints, ...bob.complaints]).toEqual([]);
  });

  it("stands still in a pause, and a game is stopped when all agree", async () => {
    const { ada, bob } = await twoAndABot();
    await ada.page.getByRole("button", { name: "Menu" }).click();
    await shoot(ada.page, "time-menu");
    expect(await findings(ada.page)).toEqual([]);
    await ada.page.getByRole("button", { name: "Proposer une pause" }).click();
    await bob.page.getByText("Ada proposes a pause.").waitFor();
    await ada.page.getByText("On attend encore Bob.").waitFor();
    await shoot(bob.page, "time-asked-phone");
    expect(await findings(bob.page)).toEqual([]);
    await expectNoOverflow(bob.page);
    // By keyboard alone.
    await bob.page.getByRole("button", { name: "Agree" }).focus();
    await bob.page.keyboard.press("Enter");
    await ada.page.locator(".affair", { hasText: "La partie est en pause." }).waitFor();
    await shoot(ada.page, "time-paused");
    passed += 60 * MINUTE;
    await bob.page.getByRole("button", { name: "Go on with the game" }).click();
    await ada.page.locator(".affair", { hasText: "La partie est en pause." }).waitFor({ state: "detached" });
    expect((await tableOf(ada.page)).seats.every(({ standIn }) => standIn === undefined)).toBe(true);

    await bob.page.getByRole("button", { name: "Menu" }).click();
    await bob.page.getByRole("button", { name: "Propose to stop the game" }).click();
    await ada.page.getByText("Bob propose d’arrêter la partie.").waitFor();
    await ada.page.getByRole("button", { name: "D’accord" }).click();
    await Promise.all([ada, bob].map(({ page }) => page.locator(".ranking").waitFor()));
    expect(await findings(ada.page)).toEqual([]);
    await shoot(bob.page, "time-stopped-phone");
    expect([...ada.complaints, ...bob.complaints]).toEqual([]);
  });
});
