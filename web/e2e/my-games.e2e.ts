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
    await page.getByRole("heading", { name: "Terminées" }).waitFor();
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
    await page.getByRole("heading", { name: "Finished" }).waitFor();
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
