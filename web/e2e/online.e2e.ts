import type { StepMessage, TableSnapshot } from "@banquise/engine";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findings } from "./axe.ts";
import { House, PHONE, shoot } from "./house.ts";
import { playToEnd, seeResult, takeTurn } from "./playing.ts";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** Everything that the server says on the streams of a page, as it was sent. */
async function listen(page: Page): Promise<{ name: string; data: string }[]> {
  const heard: { name: string; data: string }[] = [];
  const wire = await page.context().newCDPSession(page);
  await wire.send("Network.enable");
  wire.on("Network.eventSourceMessageReceived", ({ eventName, data }) =>
    heard.push({ name: eventName, data }),
  );
  return heard;
}

/** Opens a table for three: one who opens it, one who is invited, one bot. */
async function openTable(page: Page): Promise<string> {
  await page.goto("/new?game=blueprints&where=online");
  await page.getByLabel("Place C", { exact: true }).selectOption("greedy");
  await page.getByRole("button", { name: "Ouvrir la table" }).click();
  const link = page.getByLabel("Envoie ce lien");
  await link.waitFor();
  return link.inputValue();
}

describe("an online game", () => {
  it("is played by two people and a bot, through a reload and a lost connection, before a spectator's eyes", async () => {
    const ada = await house.person({ name: "Ada" });
    const bob = await house.person({ language: "en", size: PHONE, name: "Bob" });
    const cleo = await house.person({ name: "Cleo" });
    const link = await openTable(ada.page);
    expect(await findings(ada.page)).toEqual([]);
    await shoot(ada.page, "waiting-room");
    await bob.page.goto(link);
    await shoot(bob.page, "invited");
    const bobHears = await listen(bob.page);
    await bob.page.getByRole("button", { name: "Take a seat" }).click();
    await Promise.all([ada, bob].map(({ page }) => page.locator(".prompt").waitFor()));

    const cleoHears = await listen(cleo.page);
    await cleo.page.goto(new URL(link).pathname);
    await cleo.page.locator(".prompt").waitFor();

    const adaPlays = async (): Promise<void> => {
      await takeTurns(ada.page, 2);
      await loseConnection(ada);
      await playToEnd(ada.page);
    };
    const bobPlays = async (): Promise<void> => {
      await takeTurns(bob.page, 4);
      await bob.page.goto("/settings");
      await bob.page.evaluate(() => {
        const key = Object.keys(localStorage).find((name) => name.startsWith("banquise.seen."));
        if (key) localStorage.setItem(key, `1 ${Date.now() - 3_600_000}`);
      });
      await bob.page.goto(new URL(link).pathname);
      await bob.page.getByRole("heading", { name: "While you were away" }).waitFor();
      await shoot(bob.page, "away");
      await bob.page.getByRole("button", { name: "Got it" }).click();
      await bob.page.reload();
      await playToEnd(bob.page);
    };
    await Promise.all([adaPlays(), bobPlays()]);
    await seeResult(cleo.page);
    await shoot(bob.page, "online-end");

    const ranking = await ada.page.locator(".ranking .ranking-name").allInnerTexts();
    expect([...ranking].sort()).toEqual(["Ada", "Bob", "Goéland"]);
    expect((await bob.page.locator(".ranking .ranking-name").allInnerTexts()).length).toBe(3);

    expectNoSecrets(cleoHears, null);
    expectNoSecrets(bobHears, 1);
    expect([...ada.complaints, ...bob.complaints, ...cleo.complaints]).toEqual([]);

    await ada.page.getByRole("button", { name: "Revanche" }).click();
    await ada.page.waitForURL((url) => url.pathname.startsWith("/table/") && !link.includes(url.pathname));
    await bob.page.getByRole("button", { name: "Join the rematch" }).click();
    await Promise.all([ada, bob].map(({ page }) => page.locator(".prompt").waitFor()));
    for (const { context } of [ada, bob, cleo]) await context.close();
  });

  it("can be watched again by its address, at any step and from any side", async () => {
    const { page, context, complaints } = await house.person({ name: "Ada" });
    await page.goto("/new?game=blueprints&where=online");
    await page.getByRole("radio", { name: "2", exact: true }).check();
    await page.getByLabel("Place B", { exact: true }).selectOption("random");
    await page.getByRole("button", { name: "Ouvrir la table" }).click();
    await playToEnd(page);
    await page.getByRole("link", { name: "Revoir la partie" }).first().click();
    await page.locator(".replay").waitFor();
    for (let i = 0; i < 5; i++) await page.keyboard.press("ArrowRight");
    expect(page.url()).toContain("at=5");
    await page.getByLabel("Vu par").selectOption({ label: "Flocon" });
    expect(page.url()).toContain("as=1");
    const shown = await page.locator(".log").innerText();
    await page.reload();
    await page.locator(".replay").waitFor();
    expect(await page.locator(".log").innerText()).toBe(shown);
    expect(await findings(page)).toEqual([]);
    await shoot(page, "replay");

    await page.getByRole("tab", { name: "Analyse" }).click();
    await page.getByRole("button", { name: "Analyser la partie" }).click();
    await page.locator(".curve-line").first().waitFor();
    await page.getByRole("heading", { name: "Tournants" }).waitFor({ timeout: 60_000 });
    expect(await findings(page)).toEqual([]);
    await shoot(page, "review");

    // A phone leaves the thinking to the server.
    const phone = await house.person({ size: PHONE });
    await phone.page.goto(page.url());
    const asked = phone.page.waitForRequest((request) => request.url().endsWith("/review"));
    await phone.page.getByRole("tab", { name: "Analyse" }).click();
    await phone.page.getByRole("button", { name: "Analyser la partie" }).click();
    expect((await (await asked).response())?.status()).toBe(200);
    await phone.page.getByRole("heading", { name: "Tournants" }).waitFor({ timeout: 60_000 });
    expect(phone.complaints).toEqual([]);
    await phone.context.close();
    await page.locator(".turns button").first().click();
    await page.locator(".board-place [data-lit]").first().waitFor();
    await page.getByLabel("Vu par").selectOption({ label: "Ada" });
    await page.getByRole("button", { name: "Jouer la suite d’ici" }).click();
    await page.waitForURL(/local/);
    await page.locator(".prompt-mine").waitFor();
    expect(await page.getByText("Flocon", { exact: true }).count()).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("says clearly what is wrong with an address", async () => {
    const { page, context } = await house.person();
    await page.goto("/table/nowhere");
    await page.getByText("Cette table n’existe pas").waitFor();
    await page.goto("/nowhere");
    await page.getByText("Il n’y a rien à cette adresse").waitFor();
    await context.close();
  });
});

async function takeTurns(page: Page, turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await takeTurn(page);
}

/** A tap made without a connection is not lost: it is played when the connection is back, once. */
async function loseConnection({ page, context }: Awaited<ReturnType<House["person"]>>): Promise<void> {
  await page.locator(".bp-table:not([inert]) .bp-lit").first().waitFor();
  await context.setOffline(true);
  await page.locator(".bar-lost").waitFor();
  await page.locator(".bp-table:not([inert]) .bp-lit:not(:has(.bp-lost-tag))").first().click();
  await page.getByText("Envoi du coup").waitFor();
  await shoot(page, "connection-lost");
  await context.setOffline(false);
  await page.getByText("Envoi du coup").waitFor({ state: "detached" });
  await page.locator(".bar-lost").waitFor({ state: "detached" });
}

const HIDDEN_FIELDS = ["plans", "heights", "stacks"] as const;
const SEATS_OF_A_ROUND = 4;

/** Nobody was told a plan, a space or a height of somebody else before the round was scored. */
function expectNoSecrets(heard: readonly { name: string; data: string }[], viewer: number | null): void {
  expect(heard.length).toBeGreaterThan(20);
  const steps = heard
    .filter(({ name }) => name === "step")
    .map(({ data }) => JSON.parse(data) as StepMessage);
  const snapshots = heard
    .filter(({ name }) => name === "snapshot")
    .map(({ data }) => JSON.parse(data) as TableSnapshot);
  expect(steps.length).toBeGreaterThan(20);
  for (const { data } of heard) expect(data).not.toMatch(/"secret"/);
  const told = [...steps.map(({ step }) => step), ...snapshots.flatMap(({ log }) => log)];
  for (const { events } of told) {
    for (const { type, seat, data } of events) {
      if (seat === viewer && viewer !== null) continue;
      if (type === "diePlaced") expect(Object.keys(data).sort()).toEqual(["material", "value"]);
      if (type === "planDealt") expect(data).toEqual({});
    }
  }
  for (const { step, patch } of steps) {
    const scored = step.events.some(({ type }) => type === "buildingScored");
    if (scored || patch === null) continue;
    for (const field of HIDDEN_FIELDS)
      for (const seat of seatsOf(field, patch[field])) expect(seat).toBe(viewer);
  }
}

/** Whose lots a patch writes to: pairs of index and value, indexed by lot (round and seat) first. */
function seatsOf(
  field: (typeof HIDDEN_FIELDS)[number],
  pairs: number | readonly number[] | undefined,
): number[] {
  if (!Array.isArray(pairs)) return [];
  const size = { plans: 1, heights: 6, stacks: 36 }[field];
  return pairs.filter((_, i) => i % 2 === 0).map((index) => Math.floor(index / size) % SEATS_OF_A_ROUND);
}
