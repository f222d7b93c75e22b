import { afterAll, beforeAll, expect, it } from "vitest";
import { findings } from "./axe.ts";
import { expectNoOverflow, House, type Person, PHONE, send, shoot } from "./house.ts";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

it("two people find each other by one tap, and bots fill the table", async () => {
  const ada = await house.person({ name: "Ada" });
  const bob = await house.person({ language: "en", size: PHONE, name: "Bob" });
  const card = (page: typeof ada.page) => page.getByRole("article", { name: "Nunatak" });
  await ada.page.clock.install();
  await ada.page.goto("/");
  await card(ada.page).getByRole("button", { name: "Jouer avec des gens" }).click();
  await ada.page.getByRole("img", { name: "Le lien en image" }).waitFor();
  expect(await findings(ada.page)).toEqual([]);
  await ada.page.clock.fastForward(30_000);
  await ada.page.getByText("Personne n’est encore venu").waitFor();
  await shoot(ada.page, "people-waiting");

  await bob.page.goto("/");
  await shoot(bob.page, "people-home");
  expect(await findings(bob.page)).toEqual([]);
  await card(bob.page).getByRole("button", { name: "Play with people now" }).click();
  await bob.page.getByRole("img", { name: "The link as a picture" }).waitFor();
  expect(new URL(bob.page.url()).pathname).toBe(new URL(ada.page.url()).pathname);
  // Only whoever opened the table begins.
  expect(await bob.page.getByRole("button", { name: "Begin with bots now" }).count()).toBe(0);
  await shoot(bob.page, "people-joined");
  await ada.page.getByText("Bob", { exact: true }).waitFor();

  await ada.page.getByRole("button", { name: /^2,/ }).click();
  await ada.page.getByRole("button", { name: "Commencer avec des robots" }).click();
  await Promise.all([ada, bob].map(({ page }) => page.locator(".prompt").waitFor()));
});

it("open tables are found by game, seats, clock and language", async () => {
  const hosts = await Promise.all(["Dan", "Eve"].map((name) => house.person({ name })));
  const open = async (host: number, table: object) => {
    const person = hosts[host] as Person;
    if (person.page.url() === "about:blank") await person.page.goto("/rules/blueprints");
    return send(person, "/api/tables", { seats: 3, public: true, ...table });
  };
  const live = { kind: "live", bank: 600, increment: 30 };
  await open(0, { game: "blueprints", clock: live, language: "fr" });
  await open(0, { game: "blueprints", clock: { kind: "days", days: 2 }, language: "en" });
  await open(1, { game: "nunatak", seats: 4, clock: live, language: "en" });
  await open(1, { game: "igloo-igloo", seats: 2, language: "fr" });
  const { page } = await house.person({ language: "en", size: { width: 390, height: 664 } });
  await page.goto("/");
  const rows = page.locator("section[aria-labelledby=open] .row");
  await rows.filter({ hasText: "10 min + 30 s · Français" }).waitFor();
  expect(await findings(page)).toEqual([]);
  await expectNoOverflow(page);
  await page.getByRole("heading", { name: "Open tables" }).scrollIntoViewIfNeeded();
  await shoot(page, "people-open-tables");
  const search = page.getByRole("search", { name: "Find a table" });
  const narrow = async (label: string, option: string, count: number) => {
    await search.getByLabel(label).selectOption({ label: option });
    await expect.poll(() => rows.count()).toBe(count);
  };
  await narrow("Time", "Live", 2);
  await narrow("Language", "English", 1);
  await narrow("Seats", "3", 0);
  await page.getByText("No open table fits.").waitFor();
  await narrow("Language", "All languages", 1);
  await narrow("Game", "Nunatak", 0);
  await narrow("Seats", "4", 1);
});
