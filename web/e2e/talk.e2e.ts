import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findings } from "./axe.ts";
import { expectNoOverflow, House, shoot } from "./house.ts";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const SIZES = [
  { width: 390, height: 664 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
];
const EVIL = '<img src=x onerror="document.title=1">';

/** Asks the server as the page would. */
const ask = <T>(page: Page, method: string, path: string, body: object): Promise<T> =>
  page.evaluate(
    async ([verb, address, json]) => {
      const headers = { "content-type": "application/json" };
      const answer = await fetch(address as string, {
        method: verb as string,
        headers,
        body: json as string,
      });
      return (await answer.json().catch(() => null)) as T;
    },
    [method, path, JSON.stringify(body)],
  );

interface Opened {
  readonly id: string;
  readonly invitation: string;
}

/** Makes an account, as the pages remember it. */
async function signUp(page: Page, name: string): Promise<void> {
  await page.goto("/settings");
  await ask(page, "POST", "/api/account", { name, password: "three fat seals snore" });
  await page.evaluate((value) => localStorage.setItem("banquise.account", value), name);
}

const openTable = (page: Page, more: object = {}): Promise<Opened> =>
  ask(page, "POST", "/api/tables", { game: "blueprints", seats: 3, bots: [null, null, "random"], ...more });

/** Nothing that is asked is under the sheet. */
async function expectQuestionSeen(page: Page): Promise<void> {
  const [prompt, sheet] = await Promise.all(
    [".prompt", "#tab-content"].map((place) => page.locator(place).boundingBox()),
  );
  expect(sheet?.y).toBeGreaterThanOrEqual((prompt?.y ?? 0) + (prompt?.height ?? 0));
}

it("is read in each reader's language, by those it is meant for, until it is taken back or nobody wants it", async () => {
  const ada = await house.person({ name: "Ada", size: { width: 390, height: 664 } });
  const bob = await house.person({ name: "<b>Bob</b>", language: "en" });
  const cleo = await house.person({ name: "Cleo", language: "en" });
  for (const { page } of [ada, bob, cleo]) await page.goto("/settings");
  for (const [{ page }, name] of [
    [ada, "Ada"],
    [bob, "<b>Bob</b>"],
    [cleo, "Cleo"],
  ] as const)
    await ask(page, "PATCH", "/api/session", { name });
  const { id, invitation } = await openTable(ada.page);
  await ada.page.goto(`/table/${id}`);
  await bob.page.goto(`/table/${id}?invitation=${invitation}`);
  await bob.page.getByRole("button", { name: "Take a seat" }).click();
  await Promise.all([ada, bob].map(({ page }) => page.locator(".prompt").waitFor()));
  await cleo.page.goto(`/table/${id}`);
  await cleo.page.locator(".prompt").waitFor();

  // A phrase, tapped in English, is unread, told aloud and read in French.
  await bob.page.getByRole("tab", { name: "Talk" }).click();
  await bob.page.getByRole("button", { name: "Well played!" }).click();
  await ada.page.getByRole("tab", { name: /Parler 1 message non lu/ }).waitFor();
  expect(await ada.page.locator("[role=status]", { hasText: "Bien joué !" }).count()).toBe(1);
  await shoot(ada.page, "talk-unread");
  await ada.page.getByRole("tab", { name: /Parler/ }).click();
  await ada.page.locator(".talk-message", { hasText: "Bien joué !" }).waitFor();
  await ada.page.getByRole("tab", { name: "Parler", exact: true }).waitFor();
  expect(await ada.page.locator(".talk-who bdi").first().innerText()).toBe("<b>Bob</b>");
  await ada.page.getByRole("button", { name: "applaudit" }).click();
  await bob.page.locator(".talk-message", { hasText: "claps" }).waitFor();

  // What is written is text.
  await ada.page.getByLabel("Écrire un message").fill(`שלום ${EVIL}`);
  await ada.page.keyboard.press("Enter");
  await bob.page.locator(".talk-message", { hasText: "<img src=x" }).waitFor();
  expect(await bob.page.locator(".talk img").count()).toBe(0);
  for (const { page } of [ada, bob]) expect(await findings(page)).toEqual([]);
  for (const size of SIZES) {
    await ada.page.setViewportSize(size);
    await expectNoOverflow(ada.page);
    if (size.width < 900) await expectQuestionSeen(ada.page);
    for (const colorScheme of ["light", "dark"] as const) {
      await ada.page.emulateMedia({ colorScheme });
      await shoot(ada.page, `talk-${size.width}x${size.height}-${colorScheme}`);
    }
  }
  await ada.page.setViewportSize({ width: 390, height: 664 });

  // Those who watch have a room of their own.
  await cleo.page.keyboard.press("t");
  await cleo.page.getByText("those who play do not read").waitFor();
  expect(await cleo.page.locator(".talk-message").count()).toBe(0);
  await cleo.page.getByRole("button", { name: "is amazed" }).click();
  await cleo.page.locator(".talk-message", { hasText: "is amazed" }).waitFor();
  await cleo.page.getByText("you need an account to write").waitFor();

  await ada.page.getByRole("button", { name: "Retirer ce message" }).last().click();
  await bob.page.locator(".talk-message", { hasText: "Message taken back" }).waitFor();
  expect(await bob.page.getByText("<img src=x").count()).toBe(0);
  expect(await ada.page.locator(".talk-message", { hasText: "n’en revient pas" }).count()).toBe(0);

  // Muted by a seat, and heard again.
  await bob.page.getByRole("button", { name: "Ada: follow, mute, block" }).first().click();
  const person = bob.page.getByRole("dialog", { name: "Ada" });
  await person.getByRole("checkbox", { name: /^Mute/ }).check();
  await bob.page.locator(".talk-message", { hasText: "claps" }).waitFor({ state: "detached" });
  await bob.page.waitForFunction(() => document.querySelectorAll("dialog[open] input:checked").length === 1);
  expect(await findings(bob.page)).toEqual([]);
  await shoot(bob.page, "talk-person");
  await ada.page.getByRole("button", { name: "Bonne chance !" }).click();
  await ada.page.locator(".talk-message", { hasText: "Bonne chance !" }).waitFor();
  await person.getByRole("checkbox", { name: /^Mute/ }).uncheck();
  await bob.page.locator(".talk-message", { hasText: "Good luck!" }).waitFor();
  await bob.page.keyboard.press("Escape");

  // Nothing of it for somebody who does not want it.
  await ada.page.getByRole("button", { name: "Menu" }).click();
  await ada.page.getByRole("checkbox", { name: /Discussion aux tables/ }).uncheck();
  await ada.page.keyboard.press("Escape");
  await ada.page.getByRole("tab", { name: "Parler" }).waitFor({ state: "detached" });
  for (const { complaints } of [ada, bob, cleo]) expect(complaints).toEqual([]);
  for (const { context } of [ada, bob, cleo]) await context.close();
});

it("is off where a table was opened so, but for the phrases; whoever waits can talk, and be sent away", async () => {
  const ada = await house.person({ name: "W".repeat(24), language: "en" });
  const bob = await house.person({ name: "Bob", size: { width: 390, height: 664 } });
  await ada.page.goto("/new?game=blueprints&where=online");
  await ada.page.getByRole("checkbox", { name: /^Messages/ }).uncheck();
  await ada.page.getByRole("button", { name: "Open the table" }).click();
  const link = await ada.page.getByLabel("Send this link").inputValue();
  await bob.page.goto(link);
  await bob.page.getByRole("button", { name: "Prendre une place" }).click();
  await bob.page.getByText("on n’écrit pas de messages").waitFor();
  await bob.page.getByRole("button", { name: "Bonjour !" }).click();
  await ada.page.locator(".talk-message", { hasText: "Hello!" }).waitFor();
  expect(await ada.page.getByLabel("Write a message").count()).toBe(0);
  for (const { page } of [ada, bob]) expect(await findings(page)).toEqual([]);
  await shoot(ada.page, "talk-waiting");
  await bob.page.locator(".waiting-talk").scrollIntoViewIfNeeded();
  await shoot(bob.page, "talk-waiting-phone");
  await expectNoOverflow(bob.page);
  // The longest of names is no wider than a phone.
  await bob.page.getByRole("button", { name: /^W+ : suivre/ }).click();
  const person = bob.page.locator("dialog[open]");
  await person.getByRole("checkbox").first().waitFor();
  expect(await person.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
  await shoot(bob.page, "talk-long-name-phone");
  await bob.page.keyboard.press("Escape");
  await ada.page.getByRole("button", { name: "Bob: follow, mute, block" }).first().click();
  await ada.page.getByRole("button", { name: "Send away from the table" }).click();
  await bob.page.getByRole("button", { name: "Prendre une place" }).click();
  await bob.page.getByText("n’allez pas jouer ensemble").waitFor();
  for (const { context } of [ada, bob]) await context.close();
});

it("friends are asked to a table, come or do not; who is blocked does not sit down", async () => {
  const ada = await house.person({ language: "en" });
  const bob = await house.person({ size: { width: 390, height: 664 } });
  await signUp(ada.page, "Ada");
  await signUp(bob.page, "Bob");
  await ada.page.goto("/account");
  await ada.page.getByLabel("Name of their account").fill("nobody at all");
  await ada.page.getByRole("button", { name: "Follow", exact: true }).click();
  await ada.page.getByText("Nobody knows who that is").waitFor();
  await ada.page.getByLabel("Name of their account").fill("Bob");
  await ada.page.getByRole("button", { name: "Follow", exact: true }).click();
  await ada.page.getByRole("button", { name: "Unfollow Bob" }).waitFor();
  expect(await findings(ada.page)).toEqual([]);
  await ada.page.getByRole("heading", { name: "Friends and blocked people" }).scrollIntoViewIfNeeded();
  await shoot(ada.page, "friends");

  const first = await openTable(ada.page, { bots: [] });
  await ada.page.goto(`/table/${first.id}`);
  await ada.page.getByRole("button", { name: "Invite Bob" }).click();
  await ada.page.getByText("Invited", { exact: true }).waitFor();
  await shoot(ada.page, "invite-friends");
  await bob.page.goto("/");
  await bob.page.getByText("Ada t’invite à une partie de Blueprints").waitFor();
  expect(await findings(bob.page)).toEqual([]);
  await expectNoOverflow(bob.page);
  await shoot(bob.page, "invitation-phone");
  // The link of a notice leads to the table: there is the seat that is offered.
  await bob.page.goto(`/table/${first.id}`);
  await bob.page.getByText("On t’invite à cette table.").waitFor();
  await bob.page.getByRole("button", { name: "Prendre une place" }).waitFor();
  await bob.page.goto("/");
  await bob.page.getByRole("button", { name: "Refuser" }).click();
  await bob.page.getByText("t’invite").waitFor({ state: "detached" });
  await ada.page.reload();
  await ada.page.getByText("Will not come").waitFor();

  const second = await openTable(ada.page, { bots: [] });
  await ada.page.goto(`/table/${second.id}`);
  await ada.page.getByRole("button", { name: "Invite Bob" }).click();
  await ada.page.getByText("Invited", { exact: true }).waitFor();
  await bob.page.goto("/");
  await bob.page.getByRole("button", { name: "Accepter" }).click();
  await bob.page.waitForURL(`**/table/${second.id}`);
  await ada.page.locator(".waiting-seats").getByText("Bob").waitFor();

  // Bob has enough of Ada: she cannot sit down where he sits, and he forgives her in his account.
  await bob.page.getByRole("button", { name: /^Ada : suivre/ }).click();
  await bob.page.getByRole("checkbox", { name: /^Bloquer/ }).check();
  await bob.page.waitForFunction(() => document.querySelectorAll("dialog[open] input:checked").length === 1);
  await shoot(bob.page, "block-phone");
  const third = await openTable(bob.page, { bots: [], public: true });
  await ada.page.goto(`/table/${third.id}`);
  await ada.page.getByRole("button", { name: "Take a seat" }).click();
  await ada.page.getByText("are not going to play together").waitFor();
  await bob.page.goto("/account");
  await bob.page.getByRole("button", { name: "Débloquer Ada" }).click();
  await bob.page.getByRole("button", { name: "Débloquer Ada" }).waitFor({ state: "detached" });
  await ada.page.getByRole("button", { name: "Take a seat" }).click();
  await ada.page.locator(".waiting-seats").getByText("(you)").waitFor();
  for (const { context } of [ada, bob]) await context.close();
});
