import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { checkExport, type TableExport } from "@banquise/engine";
import { loadGame } from "@banquise/games";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { House, PHONE } from "./house.ts";
import { look } from "./looking.ts";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** Asks the server as the page would. */
const post = (page: Page, path: string, body: object): Promise<{ id: string }> =>
  page.evaluate(
    async ([to, sent]) => {
      const answer = await fetch(to as string, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(sent),
      });
      return answer.json();
    },
    [path, body] as const,
  );

/** A game against a bot that begins with oneself; ended at once if asked for. */
async function game(page: Page, name: string, isOver: boolean): Promise<string> {
  const options = name === "blueprints" ? { firstSeat: "0" } : {};
  const { id } = await post(page, "/api/tables", { game: name, seats: 2, bots: [null, "random"], options });
  if (isOver) await post(page, `/api/tables/${id}/abandon`, {});
  return id;
}

describe("my games", () => {
  it("on a phone, in French: what waits, what is over, with place and points, narrowed and by page", async () => {
    const { page, complaints } = await house.person({ size: PHONE, name: "Ada" });
    await page.goto("/my-games");
    await page.getByText("Tu n’as encore rien joué ici.").waitFor();
    const waiting = await game(page, "blueprints", false);
    for (let count = 0; count < 35; count++) await game(page, count % 5 ? "blueprints" : "nunatak", true);
    await page.goto("/");
    await page.getByRole("link", { name: "Toutes mes parties" }).click();
    const rows = page.locator("section[aria-labelledby=finished] .row");
    await page.getByRole("heading", { name: "Terminées", exact: true }).waitFor();
    await rows.nth(29).waitFor();
    expect(await rows.count()).toBe(30);
    await page.locator(`section[aria-labelledby=waiting] a[href="/table/${waiting}"]`).waitFor();
    await rows.first().getByText("Arrêtée").waitFor();
    await page.getByRole("button", { name: "Voir plus" }).click();
    await rows.nth(34).waitFor();
    expect(await rows.count()).toBe(35);
    expect(await page.getByRole("button", { name: "Voir plus" }).count()).toBe(0);
    await look(page, "my-games-fr");

    await page.getByLabel("Jeu").selectOption({ label: "Nunatak" });
    await rows.nth(7).waitFor({ state: "detached" });
    expect(await rows.count()).toBe(7);
    await page.getByLabel("Nom d’un adversaire").fill("quelqu’un");
    await page.getByText("Aucune partie ne correspond.").waitFor();
    expect(complaints).toEqual([]);
  });

  it("on a desktop, in English: the archive is a file whose lines can be verified", async () => {
    const { page, complaints } = await house.person({ language: "en", name: "Ben" });
    await page.goto("/");
    for (let count = 0; count < 3; count++) await game(page, "blueprints", true);
    await page.getByRole("button", { name: "You" }).click();
    await page.getByRole("link", { name: "My games" }).click();
    await page.getByRole("heading", { name: "Finished", exact: true }).waitFor();
    await look(page, "my-games-en");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Download all my games" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("banquise-games.ndjson");
    const rules = (await loadGame("blueprints"))?.game;
    const lines = [];
    for await (const line of createInterface(createReadStream(await download.path()))) lines.push(line);
    expect(lines).toHaveLength(3);
    for (const line of lines)
      expect(rules && checkExport(rules, JSON.parse(line) as TableExport)).toEqual({ verdict: "verified" });
    expect(complaints).toEqual([]);
  });
});

describe("a profile", () => {
  it("shows what somebody has played, to others and to themselves", async () => {
    const ana = await house.person({ size: PHONE, name: "Ana" });
    const ben = await house.person({ language: "en", name: "Ben" });
    for (const [{ page }, name] of [
      [ana, "Ana Ø"],
      [ben, "Ben"],
    ] as const) {
      await page.goto("/");
      await post(page, "/api/account", { name, password: "trois gros phoques ronflent" });
    }
    const alone = { game: "blueprints", seats: 2, bots: [null, "level1"], options: { firstSeat: "0" } };
    const { id: mine } = await post(ana.page, "/api/tables", { ...alone, public: true });
    await playOut(ana.page, mine);
    const shared = await post(ana.page, "/api/tables", { game: "blueprints", seats: 2, public: true });
    await post(ben.page, `/api/tables/${shared.id}/join`, {});
    await Promise.all([ana, ben].map(({ page }) => playOut(page, shared.id)));
    const secret = await game(ana.page, "nunatak", true);

    // Signed in by the API: the page learns it from the account.
    await ana.page.goto("/account");
    await ana.page.getByRole("heading", { name: "Appareils connectés" }).waitFor();
    await ana.page.goto("/@ana%20%C3%B8");
    await ana.page.getByRole("heading", { name: "Ana Ø" }).waitFor();
    await ana.page.getByText("2 parties").first().waitFor();
    await ana.page
      .getByRole("row", { name: /^Avec le robot / })
      .first()
      .waitFor();
    expect(await ana.page.locator(`a[href*="${secret}"]`).count()).toBe(1);
    await look(ana.page, "profile-fr");

    await ben.page.goto("/@Ana%20%C3%98");
    await ben.page.getByRole("heading", { name: "Last games" }).waitFor();
    expect(await ben.page.locator(`a[href*="${secret}"]`).count()).toBe(0);
    await look(ben.page, "profile-en");
    await ben.page.getByRole("link", { name: "Ben", exact: true }).click();
    await ben.page.getByRole("heading", { name: "Ben", level: 1 }).waitFor();
    await ben.page.getByRole("link", { name: "Ana Ø", exact: true }).click();
    await ben.page.getByRole("heading", { name: "Ana Ø" }).waitFor();
    await ben.page.locator(`a[href^="/replay?table=${mine}"]`).click();
    await ben.page.locator(".replay").waitFor();

    await ben.page.goto("/@Nobody");
    await ben.page.getByText("Nobody has this name").waitFor();
    for (const { complaints } of [ana, ben])
      expect(complaints.filter((text) => !text.includes("status of 404"))).toEqual([]);
  });
});

/** Plays the first move that is legal, whenever it is one's turn, until the game is over. */
const playOut = (page: Page, id: string): Promise<void> =>
  page.evaluate(async (table) => {
    for (;;) {
      const answer = await fetch(`/api/tables/${table}?legal=1`);
      const { status, version, legal } = await answer.json();
      if (status === "over") return;
      if (legal === undefined) await new Promise((resolve) => setTimeout(resolve, 5));
      else
        await fetch(`/api/tables/${table}/moves`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ version, key: `k${version}`, move: legal[0] }),
        });
    }
  }, id);
