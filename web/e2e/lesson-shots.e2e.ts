/**
 * Pictures of a lesson for its author to look at: every step as it is asked, every answer that it can get, on a phone in
 * French and on a desktop in English. It is no test: without `LESSON_SHOTS=<game>/<lesson>` (or `<game>`) it does nothing.
 */
import type { Game, Move } from "@banquise/engine";
import { type LessonEntry, LessonRun } from "@banquise/engine/lessons";
import { type AnyState, loadGame } from "@banquise/games";
import { lessonsOf } from "@banquise/games/lessons";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, it } from "vitest";
import { DESKTOP, House, shoot, type Taste } from "./house.ts";

const WANTED = process.env.LESSON_SHOTS ?? "";
const LOOKS: Readonly<Record<string, Taste>> = {
  phone: { size: { width: 390, height: 664 }, language: "fr" },
  desktop: { size: DESKTOP, language: "en" },
};
const BUSY_MACHINE = 600_000;

describe.skipIf(WANTED === "")(`pictures of ${WANTED}`, () => {
  let house: House;
  beforeAll(async () => {
    house = await House.open();
  });
  afterAll(() => house.close());

  it.each(Object.keys(LOOKS))(
    "on a %s",
    async (look) => {
      const [game = "", wanted] = WANTED.split("/");
      const loaded = await loadGame(game);
      const entries = (await lessonsOf(game)).filter(({ id }) => wanted === undefined || id === wanted);
      if (!loaded || entries.length === 0) throw new Error(`there is no lesson ${WANTED}`);
      const { page, context } = await house.person(LOOKS[look]);
      await page.goto("/learn");
      for (const entry of entries) await shootLesson(page, loaded.game, entry, look);
      await context.close();
    },
    BUSY_MACHINE,
  );
});

async function shootLesson(
  page: Page,
  game: Game<AnyState>,
  entry: LessonEntry<AnyState>,
  look: string,
): Promise<void> {
  const { id } = entry;
  const name = `${game.id}/${id}`;
  const lesson = await entry.load();
  for (let at = 0; at < lesson.steps.length; at++) {
    const begun = (): LessonRun<AnyState> => new LessonRun(game, lesson, at);
    const picture = (part: string): Promise<void> =>
      shoot(page, `lesson-${game.id}-${id}-${look}-${String(at).padStart(2, "0")}${part}`);
    await open(page, name, at);
    await picture("");
    const { step } = begun();
    if (step === null) continue;
    if ("count" in step) await pressAll(page, step.lines(begun().table.state).length);
    if ("choose" in step) await page.locator(".lesson-answers .button").nth(rightOf(step.answers)).click();
    if ("try" in step) await page.locator(".lesson-actions .button", { hasText: /Show|Montre/ }).click();
    if ("do" in step) {
      for (const [index, move] of wrongMoves(begun, step.wrong?.length ?? 0).entries()) {
        if (move === null) continue;
        await choose(page, begun(), move);
        await picture(`-wrong${index}`);
        await open(page, name, at);
      }
      await walk(page, begun(), (index) => picture(`-way${index}`));
    }
    if (!("say" in step || "watch" in step)) await picture("-done");
  }
  await page.locator(".lesson-actions .button-primary").click();
  await shoot(page, `lesson-${game.id}-${id}-${look}-end`);
}

async function open(page: Page, name: string, at: number): Promise<void> {
  await page.evaluate(
    ([key, text]) => localStorage.setItem(key as string, text as string),
    ["banquise.lessons", JSON.stringify({ [name]: { at, done: false } })],
  );
  await page.goto(`/learn/${name}`);
  await page.locator(".lesson-card").waitFor();
  await page.locator(".board-place [data-place]").filter({ visible: true }).first().waitFor();
}

async function pressAll(page: Page, times: number): Promise<void> {
  for (let i = 0; i < times; i++) await page.locator(".lesson-actions .button-primary").click();
}

const rightOf = (answers: readonly { readonly right?: true }[]): number =>
  answers.findIndex(({ right }) => right === true);

/** For each answer a first move that gets it; null where it takes more than one. */
function wrongMoves(begun: () => LessonRun<AnyState>, count: number): (Move | null)[] {
  const found = Array<Move | null>(count).fill(null);
  for (const move of begun().table.legal()) {
    const run = begun();
    run.play(move);
    const { step, phase, says } = run;
    const which =
      step !== null && "do" in step ? (step.wrong ?? []).findIndex((answer) => answer.says === says) : -1;
    if (phase === "wrong" && which >= 0) found[which] ??= move;
  }
  return found;
}

/** Plays a move by the list of moves. */
async function choose(page: Page, run: LessonRun<AnyState>, move: Move): Promise<void> {
  await page.locator(".bar-tools .button").last().click();
  await page.locator(".move-list-item").nth(run.table.legal().indexOf(move)).click();
  await page.locator("dialog[open]").waitFor({ state: "detached" });
}

async function walk(
  page: Page,
  run: LessonRun<AnyState>,
  look: (index: number) => Promise<void>,
): Promise<void> {
  for (let index = 0; run.phase === "asked"; index++) {
    const move = run.wayOn();
    if (move === null) return;
    await choose(page, run, move);
    run.play(move);
    if (run.phase === "asked") await look(index);
  }
}
