import { afterAll, beforeAll, expect, it } from "vitest";
import { findings } from "./axe.ts";
import { House, PHONE, shoot } from "./house.ts";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

it("two people find each other by one tap, and bots fill the table", async () => {
  const ada = await house.person({ name: "Ada" });
  const bob = await house.person({ language: "en", size: PHONE, name: "Bob" });
  const card = (page: typeof ada.page) => page.getByRole("article", { name: "Nunatak" });
  await ada.page.goto("/");
  await card(ada.page).getByRole("button", { name: "Jouer avec des gens" }).click();
  await ada.page.getByRole("img", { name: "Le lien en image" }).waitFor();
  expect(await findings(ada.page)).toEqual([]);
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

  await ada.page.getByRole("button", { name: /^2 :/ }).click();
  await ada.page.getByRole("button", { name: "Commencer avec des robots" }).click();
  await Promise.all([ada, bob].map(({ page }) => page.locator(".prompt").waitFor()));
});
