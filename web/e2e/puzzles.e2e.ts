import { puzzleState } from "@banquise/bots/puzzles";
import { type Puzzle, Random } from "@banquise/engine";
import { loadGame } from "@banquise/games";
import { loadPuzzles } from "@banquise/games/puzzles";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findings } from "./axe.ts";
import { DESKTOP, expectNoOverflow, House, shoot } from "./house.ts";

const SHORT_PHONE = { width: 390, height: 664 };

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

test.each([
  ["fr", SHORT_PHONE],
  ["en", DESKTOP],
] as const)("a puzzle is found, missed, tried again and solved (%s)", async (language, size) => {
  const { page, context, complaints } = await house.person({ language, size });
  await page.goto("/puzzles");
  await page.locator(".puzzle-list").first().waitFor();
  await expectNoOverflow(page);
  expect(await findings(page)).toEqual([]);
  await shoot(page, `puzzles-${language}`);

  const loaded = await loadGame("blueprints");
  const [puzzle] = (await loadPuzzles("blueprints")) as [Puzzle];
  const text = await loaded?.text[language]();
  await page.locator(`a[href="/puzzles/blueprints/${puzzle.id}"]`).last().click();
  await page.locator(".lesson-asked").waitFor();
  await expectNoOverflow(page);
  await shoot(page, `puzzle-${language}`);

  // By the list of moves, as somebody who does not see plays.
  const game = loaded?.game;
  if (!game || !text) throw new Error("there is no Blueprints");
  const s = puzzleState(game, puzzle);
  const openMoves = async (): Promise<void> => {
    await page.locator("dialog[open]").waitFor({ state: "detached" });
    await page.locator(".bar-tools button").click();
  };
  const play = async (move: Puzzle["answer"][number]): Promise<void> => {
    await openMoves();
    await page
      .locator("dialog[open] .move-list button", { hasText: text.move(move, s) })
      .first()
      .click();
  };
  const [wrong] = puzzle.others.slice(-1);
  if (!wrong) throw new Error("there is nothing else to play");
  await play(wrong.move);
  while ((await page.locator(".lesson-asked").count()) > 0) {
    await openMoves();
    await page.locator("dialog[open] .move-list button").first().click();
  }
  await page.locator(".lesson-wrong").waitFor();
  await shoot(page, `puzzle-wrong-${language}`);
  await page.locator(".lesson-actions .button-primary").click();
  for (const move of puzzle.answer) {
    await play(move);
    game.apply(s, game.moves.parse(move) as number, { random: Random.of(1), emit: null });
  }
  await page.locator(".lesson-done").waitFor();
  await shoot(page, `puzzle-done-${language}`);
  await page.locator(".lesson-actions .button-primary").click();
  await page.locator(".lesson-over").waitFor();
  await shoot(page, `puzzle-over-${language}`);

  // It is remembered, and the game can go on from there.
  await page.locator(".lesson-over .button-plain").click();
  await page.waitForURL(/\/local\//);
  await page.goto("/puzzles");
  await page.locator(`a[href="/puzzles/blueprints/${puzzle.id}"] .icon`).first().waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
