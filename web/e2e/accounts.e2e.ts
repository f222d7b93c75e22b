import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findings } from "./axe.ts";
import { expectNoOverflow, House, PHONE, shoot } from "./house.ts";
import { takeTurn } from "./playing.ts";

const PASSWORD = "trois gros phoques ronflent";
const OTHER = "quatre ours maigres baillent";
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 390, height: 664 },
  { width: 844, height: 390 },
  { width: 360, height: 640 },
];

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** A page at all sizes: nothing for axe, nothing too wide, and pictures to look at. */
async function look(page: Page, name: string): Promise<void> {
  const before = page.viewportSize() ?? PHONE;
  expect({ name, findings: await findings(page) }).toEqual({ name, findings: [] });
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectNoOverflow(page);
    await shoot(page, `account-${name}-${size.width}x${size.height}`);
  }
  await page.setViewportSize(before);
}

const path = (page: Page): string => new URL(page.url()).pathname;

/** Answers a form of the page. */
async function answer(page: Page, fields: Readonly<Record<string, string>>, submit: string): Promise<void> {
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole("button", { name: submit, exact: true }).click();
}

/** A token for a program: made, shown once, used, revoked. */
async function giveToken(page: Page, owner: string): Promise<void> {
  await page.getByRole("link", { name: "Gérer mes jetons" }).click();
  await page.getByRole("heading", { name: "Mes jetons" }).waitFor();
  await page.getByRole("checkbox", { name: /^Jouer/ }).uncheck();
  await answer(page, { "Nom du jeton": "mon robot" }, "Créer le jeton");
  await page.getByText("au moins une chose").waitFor();
  await page.getByRole("checkbox", { name: /^Lire/ }).check();
  await page.getByRole("radio", { name: "30 jours" }).check({ force: true });
  await page.getByRole("button", { name: "Créer le jeton" }).click();
  const token = await page.locator(".token").innerText();
  expect(token).toMatch(/^bqt_[\w-]{43}$/);
  await look(page, "token-fr");
  await page.getByRole("button", { name: "Je l’ai gardé" }).click();
  await page.getByRole("heading", { name: "Nouveau jeton" }).waitFor();
  await look(page, "programs-fr");
  expect(await page.getByText(token).count()).toBe(0);
  await page.getByText(/Lire · jusqu’au/).waitFor();
  const asking = { headers: { authorization: `Bearer ${token}` } };
  expect(await (await page.request.get("/api/session", asking)).json()).toMatchObject({ name: owner });
  await page.getByRole("button", { name: "Révoquer mon robot" }).click();
  await page.getByText("Aucun jeton").waitFor();
  expect((await page.request.get("/api/session", asking)).status()).toBe(401);
}

describe("from guest to account, in two browsers", () => {
  it("keeps the game, goes on elsewhere, comes back by a code, and ends the other", async () => {
    const home = await house.person({ name: "Nansen" });
    const { page } = home;
    await page.goto("/");
    await page.getByRole("button", { name: "Toi" }).click();
    await look(page, "menu-fr");
    await page.getByRole("link", { name: "Créer un compte" }).click();
    await page.getByRole("heading", { name: "Créer un compte" }).waitFor();
    await look(page, "sign-up-fr");

    // A table that was opened without an account.
    const id = await page.evaluate(async () => {
      const answer = await fetch("/api/tables", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({
          game: "blueprints",
          seats: 2,
          bots: [null, "random"],
          options: { firstSeat: "0" },
        }),
      });
      return ((await answer.json()) as { id: string }).id;
    });
    await answer(page, { "Nouveau mot de passe": "court" }, "Créer mon compte");
    await page.locator(".error", { hasText: /caractères|passe/ }).waitFor();
    await answer(page, { Nom: "Nansen", "Nouveau mot de passe": PASSWORD }, "Créer mon compte");
    await page.getByRole("heading", { name: "Ton compte est prêt" }).waitFor();
    const codes = await page.locator(".codes-list code").allTextContents();
    expect(new Set(codes).size).toBe(8);
    await look(page, "codes-fr");
    await page.getByRole("button", { name: "Je les ai gardés" }).click();
    await page.getByRole("heading", { name: "Appareils connectés" }).waitFor();
    await look(page, "account-fr");
    await page.reload();
    expect(await page.getByText(codes[0] ?? "").count()).toBe(0);
    await giveToken(page, "Nansen");
    await page.goto(`/table/${id}`);
    await takeTurn(page);

    // A phone, in another language; the settings of the account come along.
    const phone = await house.person({ size: PHONE, language: "en", settings: { theme: "dark" } });
    await phone.page.goto("/sign-in");
    await look(phone.page, "sign-in-en");
    await answer(phone.page, { Name: "nansen", Password: "wrong password" }, "Sign in");
    await phone.page.getByText("do not belong together").waitFor();
    await answer(phone.page, { Name: "nansen", Password: PASSWORD }, "Sign in");
    await phone.page.waitForURL("**/");
    await phone.page.getByRole("heading", { name: "Mes parties" }).waitFor();
    expect(await phone.page.locator("html").getAttribute("lang")).toBe("fr");
    expect(await phone.page.locator("html").getAttribute("data-theme")).toBeNull();
    await phone.page.locator(`a[href="/table/${id}"]`).click();
    await takeTurn(phone.page);

    // What is chosen here is chosen there.
    await phone.page.goto("/settings");
    const kept = phone.page.waitForResponse((response) => response.url().endsWith("/api/account/settings"));
    await phone.page.getByRole("radio", { name: "Sombre" }).check();
    await kept;
    await page.goto("/account");
    await page.waitForFunction(() => document.documentElement.dataset.theme === "dark");

    // The first browser signs the other one out.
    await page.getByRole("button", { name: /^Déconnecter Chrome/ }).click();
    await page.getByRole("button", { name: /^Déconnecter Chrome/ }).waitFor({ state: "detached" });
    await phone.page.goto("/account");
    await phone.page.getByRole("heading", { name: "Sans compte" }).waitFor();
    await look(phone.page, "guest-fr");
    await phone.page.goto(`/table/${id}`);
    await phone.page.locator(".prompt").waitFor();
    expect(await phone.page.locator(".prompt-mine").count()).toBe(0);

    // It comes back by a code, and that ends the first one.
    await phone.page.goto("/sign-in");
    await phone.page.getByRole("link", { name: "Mot de passe oublié" }).click();
    await phone.page.getByRole("heading", { name: "Retrouver mon compte" }).waitFor();
    await look(phone.page, "recover-fr");
    const [code = ""] = codes;
    const recovery = { Nom: "Nansen", "Code de secours": code, "Nouveau mot de passe": OTHER };
    await answer(phone.page, recovery, "Changer mon mot de passe");
    await phone.page.getByText("Il te reste 7 codes").waitFor();
    await page.goto("/account");
    await page.getByRole("heading", { name: "Sans compte" }).waitFor();

    // Deletion asks twice.
    await phone.page.getByRole("button", { name: "Supprimer mon compte" }).click();
    await look(phone.page, "deletion-fr");
    const confirm = "Supprimer pour toujours";
    await answer(phone.page, { "Écris ton nom pour confirmer :": "Scott" }, confirm);
    await phone.page.getByText("Ce n’est pas ton nom").waitFor();
    await answer(phone.page, { "Écris ton nom pour confirmer :": "Nansen" }, confirm);
    await phone.page.waitForURL("**/");
    expect(path(phone.page)).toBe("/");
    await phone.page.goto("/sign-in");
    await answer(phone.page, { Nom: "Nansen", "Mot de passe": OTHER }, "Me connecter");
    await phone.page.getByText("ne vont pas ensemble").waitFor();
    expect(home.complaints.filter((text) => !text.includes("status of 4"))).toEqual([]);
    expect(phone.complaints.filter((text) => !text.includes("status of 4"))).toEqual([]);
  });
});
