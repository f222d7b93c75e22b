import { answer } from "@banquise/bots";
import type { TableSnapshot } from "@banquise/engine";
import { loadGame } from "@banquise/games";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findings } from "./axe.ts";
import { expectNoOverflow, House, type Person, PHONE, send, shoot } from "./house.ts";
import { seeResult, takeTurn } from "./playing.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** What the warning sounds like. */
const HURRY = 880;

declare global {
  interface Window {
    /** Tones that were played. */
    heard?: number[];
  }
}
/** The server's time of day, which only this test moves on. */
let passed = 0;
const serverNow = (): number => Date.now() + passed;
let house: House;
beforeAll(async () => {
  house = await House.open(serverNow);
});
afterAll(() => house.close());

const tableOf = (page: Page): Promise<TableSnapshot> =>
  page.evaluate(
    async (path) => (await fetch(`/api${path.replace("/table/", "/tables/")}`)).json(),
    new URL(page.url()).pathname,
  );

/** Ada, French and at a desk, and Bob, English and on a phone, with a bot and a live clock. */
async function twoAndABot(bot = "greedy"): Promise<{ ada: Person; bob: Person }> {
  const ada = await house.person({ name: "Ada" });
  const bob = await house.person({ language: "en", size: PHONE, name: "Bob" });
  await ada.page.goto("/new?game=blueprints&where=online");
  await ada.page.getByRole("radio", { name: "10 min + 30 s" }).check();
  await ada.page.getByLabel("Place C", { exact: true }).selectOption(bot);
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

/** Nothing that is asked lies over what can be chosen. */
async function expectBoardSeen(page: Page): Promise<void> {
  const [asked, board] = await Promise.all(
    [".affair", ".board-place"].map((place) => page.locator(place).boundingBox()),
  );
  expect(board?.y).toBeGreaterThanOrEqual((asked?.y ?? Number.NaN) + (asked?.height ?? 0));
}

const clock = (page: Page, seat: number) => page.locator(`[data-seat="${seat}"] [role="timer"]`);

/** Listens to what the page plays from its next load on. */
const hearSounds = (page: Page) =>
  page.addInitScript(() => {
    window.heard = [];
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (this: OscillatorNode, when?: number) {
      window.heard?.push(this.frequency.value);
      start.call(this, when);
    };
  });

/** Plays a game to its end without a screen, which would draw every move: the first person plays well, the second anything. */
async function playOut(table: string, people: readonly Person[]): Promise<void> {
  const loaded = await loadGame("blueprints");
  if (loaded === null) throw new Error("no Blueprints");
  const { game } = loaded;
  const path = `/api/tables/${table}`;
  const look = async (seat: number): Promise<TableSnapshot> =>
    (await people[seat]?.context.request.get(path))?.json();
  for (let seed = 0; ; seed++) {
    const { actor, status } = await look(0);
    if (status === "over") return;
    const person = actor === null ? undefined : people[actor];
    if (actor === null || person === undefined) continue;
    const { view, version } = await look(actor);
    if (view === null) throw new Error("a game that goes on has a view");
    const budget = { iterations: 50, milliseconds: 1_000 };
    const bot = actor === 0 ? "greedy" : "random";
    const move = await answer({ bot, game: game.id, view, seat: actor, budget, seed }, async () => game);
    const data = { version, key: `k${version}`, move: game.moves.decode(move) };
    expect((await person.context.request.post(`${path}/moves`, { data })).status()).toBe(200);
  }
}

describe("time at an online table", () => {
  it("warns by colour and sound, runs out for somebody who vanished: a bot stands in, the person comes back and wins", async () => {
    const { ada, bob } = await twoAndABot("random");
    await untilTurnOf(ada, bob, 0);
    expect(await clock(ada.page, 0).getAttribute("aria-label")).toMatch(/^temps restant\s: (10:00|9:\d\d)$/);
    // Right after a reload, with little left: the colour says so, a sound, and the voice of a screen reader.
    const { due } = await tableOf(ada.page);
    passed += (due ?? 0) - serverNow() - 62_000;
    await hearSounds(ada.page);
    await ada.page.reload();
    await clock(ada.page, 0).waitFor();
    await ada.page.keyboard.press("Shift");
    await ada.page.locator('[data-seat="0"] .clock-short').waitFor();
    await ada.page
      .locator('[aria-live="polite"]', { hasText: "Plus que 60 secondes." })
      .waitFor({ state: "attached" });
    await ada.page.waitForFunction((hertz) => window.heard?.includes(hertz), HURRY);
    expect(await findings(ada.page)).toEqual([]);
    await shoot(ada.page, "time-short");

    // Ada is gone: nobody waits for her, and everybody is told who plays.
    const { version } = await tableOf(ada.page);
    const address = ada.page.url();
    await ada.page.close();
    passed += 2 * MINUTE;
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
    await bob.page
      .locator('[data-seat="0"]')
      .getByRole("img", { name: /plays for Ada/ })
      .waitFor();

    // She is back, by one key.
    const page = await ada.context.newPage();
    await page.goto(address);
    await page.getByText("joue à ta place").waitFor();
    await shoot(page, "time-stand-in");
    expect(await findings(page)).toEqual([]);
    await page.getByRole("button", { name: "Reprendre ma place" }).press("Enter");
    await page.getByText("joue à ta place").waitFor({ state: "detached" });
    const back = await tableOf(page);
    expect(back.version).toBeGreaterThan(version + 1);
    expect(back.seats[0]?.standIn).toBeUndefined();
    await untilTurnOf({ ...ada, page }, bob, 0);
    await takeTurn(page);

    for (const screen of [page, bob.page]) await screen.goto("/rules/blueprints");
    await playOut(back.id, [ada, bob]);
    await page.goto(address);
    const result = page.locator(".ranking");
    await result.or(page.locator(".bp-story")).first().waitFor();
    if ((await result.count()) === 0) await seeResult(page);
    await page.getByText("Tu gagnes").first().waitFor();
    expect(await page.locator(".ranking li").first().innerText()).toMatch(/Ada[\s\S]*dont \d+ décisions? de/);
    await shoot(page, "time-won");
    expect(await findings(page)).toEqual([]);
    expect([...ada.complaints, ...bob.complaints]).toEqual([]);
  });

  it("over days goes on across a restart, whose downtime is nobody's time", async () => {
    const ada = await house.person({ name: "Ada", language: "en" });
    const bob = await house.person({ name: "Bob", size: PHONE });
    await ada.page.goto("/new?game=blueprints&where=online");
    await ada.page
      .getByRole("button", { name: /^2/ })
      .or(ada.page.getByRole("radio", { name: /^2/ }))
      .first()
      .click();
    await ada.page.getByRole("radio", { name: "2 days a decision" }).check();
    await shoot(ada.page, "days-new-table");
    await ada.page.getByRole("button", { name: "Open the table" }).click();
    await bob.page.goto(await ada.page.getByLabel("Send this link").inputValue());
    await bob.page.getByRole("button", { name: "Prendre une place" }).click();
    await Promise.all([ada, bob].map(({ page }) => page.locator(".prompt").waitFor()));
    await untilTurnOf(bob, ada, 1);
    const left = async () => {
      await bob.page.reload();
      return clock(bob.page, 1).getAttribute("aria-label");
    };
    expect(await left()).toMatch(/^temps restant\s: (47 h 59|48 h 00|2 j 0 h)$/);
    passed += DAY;
    expect(await left()).toMatch(/^temps restant\s: (23 h 59|24 h 00)$/);
    await house.restart(serverNow, () => {
      passed += 5 * DAY;
    });
    expect(await left()).toMatch(/^temps restant\s: (23 h 59|24 h 00)$/);
    expect(await findings(bob.page)).toEqual([]);
    await shoot(bob.page, "days-phone");
    passed += DAY;
    await bob.page.getByText("joue à ta place").waitFor();
    await bob.page.getByRole("button", { name: "Reprendre ma place" }).press("Enter");
    await bob.page.getByText("joue à ta place").waitFor({ state: "detached" });
    await expectNoOverflow(bob.page);
    await ada.page.reload();
    await untilTurnOf(bob, ada, 1);
    await takeTurn(bob.page);
  });

  it("is not needed: the others end a game that somebody has abandoned, and hand over a seat; the last may end it alone", async () => {
    const ada = await house.person({ name: "Ada", language: "en" });
    const bob = await house.person({ name: "Bob", size: PHONE });
    const cleo = await house.person({ name: "Cleo" });
    const sitDown = async (seats: number, others: readonly Person[]): Promise<string> => {
      for (const [person, name] of [
        [ada, "Ada"],
        [bob, "Bob"],
        [cleo, "Cleo"],
      ] as const) {
        await person.page.goto("/rules/blueprints");
        await send(person, "/api/session", { name }, "PATCH");
      }
      const { id = "", invitation } = await send(ada, "/api/tables", { game: "blueprints", seats });
      for (const other of others) await send(other, `/api/tables/${id}/join`, { invitation });
      for (const { page } of [ada, ...others]) await page.goto(`/table/${id}`);
      await Promise.all([ada, ...others].map(({ page }) => page.locator(".prompt").waitFor()));
      return id;
    };

    await sitDown(3, [bob, cleo]);
    await cleo.page.goto("/rules/blueprints");
    await ada.page.locator('[data-seat="2"].seat-away').waitFor();
    // Whoever has been gone for three minutes is not waited for.
    passed += 4 * MINUTE;
    await ada.page.getByRole("button", { name: "Menu" }).press("Enter");
    await ada.page.getByRole("button", { name: "Propose to stop the game" }).press("Enter");
    const question = bob.page.getByRole("status").filter({ hasText: "Ada propose d’arrêter la partie." });
    await question.getByRole("button", { name: "D’accord" }).press("Enter");
    await Promise.all([ada, bob].map(({ page }) => page.locator(".ranking").waitFor()));
    await ada.page.getByText("The game was stopped before its end.").first().waitFor();
    await shoot(bob.page, "abandoned-phone");
    expect(await findings(bob.page)).toEqual([]);

    const id = await sitDown(2, [bob]);
    await untilTurnOf(bob, ada, 1);
    await bob.page.goto("/rules/blueprints");
    await ada.page.getByText("Bob is not here.").waitFor();
    passed += 4 * MINUTE;
    await ada.page.reload();
    await ada.page.getByRole("button", { name: "Hand the seat to a bot" }).press("Enter");
    await expect.poll(async () => (await tableOf(ada.page)).seats[1]?.standIn).toBe("level3");
    await ada.page.getByRole("button", { name: "Menu" }).press("Enter");
    await ada.page.getByRole("button", { name: "Stop the game here" }).press("Enter");
    const sure = ada.page.getByRole("dialog", { name: "Stop the game here?" });
    expect(await findings(ada.page)).toEqual([]);
    await sure.getByRole("button", { name: "Stop" }).press("Enter");
    await ada.page.locator(".ranking li", { hasText: "Bob" }).getByText("finished by").waitFor();
    await shoot(ada.page, "ended-alone");
    expect(id).not.toBe("");
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
    const propose = async () => {
      await ada.page.getByRole("button", { name: "Proposer une pause" }).click();
      await bob.page.getByText("Ada proposes a pause.").waitFor();
    };
    await propose();
    // Whoever asked is told of a no.
    await bob.page.getByRole("button", { name: "No", exact: true }).press("Enter");
    const no = ada.page.getByRole("status").filter({ hasText: "Les autres ne sont pas d’accord" });
    await no.getByRole("button", { name: "Compris" }).press("Enter");
    await no.waitFor({ state: "detached" });
    await ada.page.getByRole("button", { name: "Menu" }).click();
    await propose();
    await ada.page.getByText("On attend encore Bob.").waitFor();
    for (const { page } of [ada, bob]) await expectBoardSeen(page);
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
