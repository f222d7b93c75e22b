/** Somebody is reported, and operators see to it: on their page, for the one who reports, and for the one it is about. */
import { appoint } from "@banquise/server";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findings } from "./axe.ts";
import { expectNoOverflow, House, type Person, PHONE, send, shoot } from "./house.ts";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const SMALL = { width: 360, height: 640 };

const signUp = (person: Person, name: string) =>
  send(person, "/api/account", { name, password: "three fat seals snore" });

it("a report goes from the table to the operators, who remove, mute, rename and ban, by keyboard and on a phone", async () => {
  const ada = await house.person({ language: "fr", size: PHONE, name: "Ada" });
  const bob = await house.person({ language: "en", name: "Bob" });
  const olga = await house.person({ language: "en", scheme: "dark", name: "Olga" });
  for (const { page } of [ada, bob, olga]) await page.goto("/rules/blueprints");
  await signUp(bob, "Bob");
  await signUp(olga, "Olga");
  const { id, invitation } = await send(ada, "/api/tables", { game: "blueprints", seats: 2 });
  await send(bob, `/api/tables/${id}/join`, { invitation });
  await send(bob, `/api/tables/${id}/talk`, { text: "you <b>fool</b>" });
  await bob.page.goto(`/table/${id}`);
  await ada.page.goto(`/table/${id}`);

  // Ada tells those who keep order, without leaving the table.
  await ada.page.getByRole("button", { name: "Menu" }).click();
  await ada.page.getByRole("button", { name: "Signaler quelqu’un" }).click();
  const asked = ada.page.getByRole("dialog", { name: "Signaler Bob" });
  await asked.getByLabel("Ce qui s’est passé").fill("Il insulte tout le monde. <img src=x onerror=alert(1)>");
  expect(await findings(ada.page)).toEqual([]);
  await shoot(ada.page, "report-dialog-phone");
  await asked.getByRole("button", { name: "Envoyer" }).press("Enter");
  await asked.getByText("Merci. Quelqu’un va regarder.").waitFor();
  await asked.getByRole("button", { name: "Fermer" }).last().click();

  // There is no such page for her, nor for anybody who is none of them.
  const answer = await olga.page.goto("/operators");
  expect(answer?.status()).toBe(404);
  await olga.page.getByRole("heading", { name: "A bank of fog" }).waitFor();
  expect(await olga.page.getByRole("tab").count()).toBe(0);
  await appoint({ data: house.data }, "Olga", true);
  await olga.page.goto("/account");
  await olga.page.getByRole("link", { name: "See the reports" }).click();

  const { page } = olga;
  const card = page.getByRole("article", { name: "Insults or threats, Bob" });
  await card.getByText("you <b>fool</b>").waitFor();
  // Whatever strangers write is text.
  await card.getByText("tout le monde. <img src=x onerror=alert(1)>").waitFor();
  expect(await page.locator("b, img[src=x]").count()).toBe(0);
  expect(await findings(page)).toEqual([]);
  await shoot(page, "operators-reports-dark");
  await card.getByRole("button", { name: "Remove this message of Bob" }).press("Enter");
  await card.getByText("Removed", { exact: true }).waitFor();

  await card.getByRole("button", { name: "Mute", exact: true }).press("Enter");
  const muting = page.getByRole("dialog", { name: "Mute Bob" });
  await muting.getByRole("radio", { name: "7 days" }).check();
  await muting.getByLabel("Reason").fill("insults");
  expect(await findings(page)).toEqual([]);
  await shoot(page, "operators-mute-dark");
  await muting.getByRole("button", { name: "Mute", exact: true }).click();
  await muting.waitFor({ state: "detached" });
  await card.getByText(/^Muted, .* until .*, insults$/).waitFor();
  expect(await send(bob, `/api/tables/${id}/talk`, { text: "but" })).toMatchObject({ code: "muted" });

  await card.getByRole("button", { name: "Change the name" }).click();
  const naming = page.getByRole("dialog", { name: "Change the name of Bob" });
  await naming.getByLabel("New name").fill("Robert");
  await naming.getByRole("button", { name: "Change the name" }).click();
  await ada.page.getByText("Robert").first().waitFor();

  // Banned in the middle of the game: told so, and a bot plays on for Ada.
  const renamed = page.getByRole("article", { name: "Insults or threats, Robert" });
  await renamed.getByText("Was called Bob then").waitFor();
  await renamed.getByRole("button", { name: "Ban", exact: true }).click();
  await page.getByRole("dialog", { name: "Ban Robert" }).getByRole("button", { name: "Ban" }).click();
  await bob.page.getByText(/You can neither play nor write here until .* UTC/).waitFor();
  await shoot(bob.page, "banned");
  const look = (at: string) => fetch(at).then((answer) => answer.json());
  await expect
    .poll(() => ada.page.evaluate(look, `/api/tables/${id}`))
    .toMatchObject({
      seats: [{}, { name: "Robert", standIn: "level3" }],
    });
  await bob.page.goto("/rules/blueprints");
  await bob.page.getByRole("heading", { name: "Blueprints" }).first().waitFor();

  await renamed.getByRole("button", { name: "Dealt with" }).click();
  const closing = page.getByRole("dialog", { name: "Close the report" });
  await closing.getByLabel("Note").fill("banned for a day");
  await closing.getByRole("button", { name: "Dealt with" }).click();
  await page.getByText("Nothing to report.").waitFor();
  await page.getByRole("radio", { name: "Closed" }).check();
  await page.getByText("banned for a day").waitFor();

  // The same page on a phone, in French: what is in force, addresses, the log.
  await page.evaluate(() => {
    const known = JSON.parse(localStorage.getItem("banquise.settings") ?? "{}");
    localStorage.setItem("banquise.settings", JSON.stringify({ ...known, language: "fr" }));
  });
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize(SMALL);
  await page.goto("/operators");
  await page.getByRole("tab", { name: "Signalements" }).press("ArrowRight");
  await page.getByText("Exclusion, jusqu’au").waitFor();
  await expectNoOverflow(page);
  await page.getByLabel("Nom du compte, ou adresses").fill("0.0.0.0/0");
  await page.getByRole("radio", { name: "Exclure" }).check();
  await page.getByRole("button", { name: "Appliquer" }).click();
  await page.getByRole("alert").getByText("Écris une adresse, ou une plage").waitFor();
  await page.getByLabel("Nom du compte, ou adresses").fill("192.0.2.9/24");
  await page.getByRole("button", { name: "Appliquer" }).click();
  await page.getByText("C’est fait.").waitFor();
  expect(await findings(page)).toEqual([]);
  await page.getByText("192.0.2.0/24").first().scrollIntoViewIfNeeded();
  await shoot(page, "operators-force-phone");
  await page.getByRole("button", { name: "Lever ce qui vise 192.0.2.0/24" }).click();
  await page.getByRole("tab", { name: "En vigueur" }).press("ArrowRight");
  await page.getByText(/Olga, exclusion levée/).waitFor();
  await page.getByText(/ligne de commande, veille ici désormais/).waitFor();
  await expectNoOverflow(page);
  expect(await findings(page)).toEqual([]);
  await shoot(page, "operators-log-phone");
});
