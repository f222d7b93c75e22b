import { afterAll, beforeAll, expect, test } from "vitest";
import { findings } from "./axe.ts";
import { DESKTOP, expectNoOverflow, House, shoot } from "./house.ts";
import { playToEnd } from "./playing.ts";

const SHORT_PHONE = { width: 390, height: 664 };
const DAY = 86_400_000;

/** The server's days, which only this test moves on; the first is today's, wherever the test runs. */
let passed = 0;
let house: House;
beforeAll(async () => {
  house = await House.open(() => Date.now() + passed);
});
afterAll(() => house.close());

test("on a phone in French: the challenge is found, played once, verified, and its secret published", async () => {
  const { page, context, complaints } = await house.person({ language: "fr", size: SHORT_PHONE });
  await page.goto("/");
  await page.getByRole("link", { name: /^Blueprints À jouer/ }).click();
  await page.getByLabel("Ton nom dans le tableau").fill("Zoé");
  await page.getByText("Personne n’a encore fini").waitFor();
  await expectNoOverflow(page);
  expect(await findings(page)).toEqual([]);
  await shoot(page, "daily-before-fr");

  await page.getByRole("button", { name: "Jouer le défi" }).click();
  await page.locator(".bp-lit").first().waitFor();
  // No help, and no way back.
  expect(await page.getByRole("button", { name: "Conseil" }).count()).toBe(0);
  expect(await page.getByRole("button", { name: "Reprendre le coup" }).count()).toBe(0);
  const { pathname } = new URL(page.url());
  // Whoever leaves comes back to the same table.
  await page.goto("/daily/blueprints");
  await page.getByRole("button", { name: "Continuer le défi" }).click();
  await page.locator(".bp-lit").first().waitFor();
  expect(new URL(page.url()).pathname).toBe(pathname);

  await playToEnd(page);
  await shoot(page, "daily-end-fr");
  await page.getByRole("link", { name: "Résultats" }).click();
  const row = page.getByRole("row", { name: /Zoé/ });
  await row.waitFor();
  await row.getByLabel("Vérifié").waitFor();
  await page.getByText("Toi : 1er sur 1").waitFor();
  expect(await page.getByRole("button", { name: /le défi/ }).count()).toBe(0);
  expect(await row.getByRole("link").count()).toBe(0);
  await expectNoOverflow(page);
  expect(await findings(page)).toEqual([]);
  await page.getByText("Résultats", { exact: true }).scrollIntoViewIfNeeded();
  await shoot(page, "daily-after-fr");

  passed = DAY;
  await page.reload();
  await page.getByRole("button", { name: "Jouer le défi" }).waitFor();
  await page.getByRole("tab", { name: "Hier" }).click();
  await page.getByText("Il correspond à l’empreinte publiée la veille.").waitFor();
  expect(await findings(page)).toEqual([]);
  await page.getByText("Empreinte (SHA-256)").scrollIntoViewIfNeeded();
  await shoot(page, "daily-yesterday-fr");
  await page.getByRole("row", { name: /Zoé/ }).getByRole("link").click();
  await page.locator(".replay-controls, .replay").first().waitFor();
  await page.goto("/");
  await page.getByRole("heading", { name: "Défi du jour" }).scrollIntoViewIfNeeded();
  await shoot(page, "daily-home-fr");
  expect(complaints).toEqual([]);
  await context.close();
});

test("on a desktop in English: unverified results are marked, and there is practice with and without a server", async () => {
  const { page, context, complaints } = await house.person({ language: "en", size: DESKTOP });
  // As a server tells of a game that its bots would play otherwise.
  await page.route("**/api/daily/*/igloo-igloo", async (route) => {
    const response = await route.fetch();
    const told = await response.json();
    const result = { isYou: false, table: null, total: 31, rank: 1, finishedAt: 0 };
    const results = [
      { ...result, place: 1, name: "Ana", verified: false },
      { ...result, place: 1, name: "שלום", verified: true },
    ];
    await route.fulfill({ response, json: { ...told, tries: 2, results } });
  });
  await page.goto("/daily");
  await page.getByRole("link", { name: /^Igloo Igloo/ }).click();
  await page.getByRole("row", { name: /Ana/ }).getByText("unverified").waitFor();
  await page.getByText("The result counts all the same.").waitFor();
  await expectNoOverflow(page);
  expect(await findings(page)).toEqual([]);
  await shoot(page, "daily-unverified-en");

  await page.getByRole("button", { name: "Practise" }).click();
  await page.waitForURL(/\/local\//);
  await page.locator(".prompt").waitFor();
  const other = page.url();

  await page.goto("/daily");
  await page.getByRole("link", { name: /^Igloo Igloo/ }).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.getByRole("link", { name: /^Igloo Igloo/ }).click();
  await page.getByRole("button", { name: "Play the practice challenge" }).waitFor();
  await shoot(page, "daily-offline-en");
  await page.getByRole("button", { name: "Play the practice challenge" }).click();
  await page.waitForURL(/\/local\/practice-/);
  await page.locator(".prompt").waitFor();
  expect(page.url()).not.toBe(other);
  const practice = page.url();
  await page.goBack();
  await page.getByRole("button", { name: "Go on with the practice challenge" }).click();
  await page.waitForURL(practice);
  expect(complaints).toEqual([]);
  await context.close();
});
