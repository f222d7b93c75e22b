/** The first lesson of every game, and the opening of a game with a coach, by pressing what is seen: on a phone and on a desktop. */
import { legalMoves, type Move } from "@banquise/engine";
import { type LessonEntry, LessonRun } from "@banquise/engine/lessons";
import { type AnyState, catalogue, type LoadedGame } from "@banquise/games";
import { hasLessons, lessonsOf } from "@banquise/games/lessons";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findings } from "./axe.ts";
import { DESKTOP, expectNoOverflow, House, type Person, type Taste } from "./house.ts";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const PHONE_IN_FRENCH: Taste = { size: { width: 390, height: 664 }, language: "fr", knows: false };
const DESKTOP_IN_ENGLISH: Taste = { size: DESKTOP, language: "en", knows: false };

const LOOKS = [
  { look: "a phone in French", taste: PHONE_IN_FRENCH },
  { look: "a desktop in English", taste: DESKTOP_IN_ENGLISH },
] as const;
const TAUGHT = catalogue.filter(({ meta }) => hasLessons(meta.id));
/** Every game on every look; what is the same on all of them is looked at on one, which changes from game to game. */
const ALL = LOOKS.flatMap(({ look, taste }, at) =>
  TAUGHT.map(({ meta, load }, index) => ({ meta, load, look, taste, closely: index % LOOKS.length === at })),
);

const BUSY_MACHINE = 180_000;
const NEXT = ".lesson-actions .button-primary";
const SHOW_ME = ".lesson-actions .button:has-text('Show'), .lesson-actions .button:has-text('Montre')";
/** Chapters are only opened here: the script of each is proved without a browser. With LESSONS=all they are taken, too. */
const CHAPTERS = process.env.LESSONS === "all";
/** Decisions with the coach. */
const OPENING = 6;

/** What the card says, which changes with everything that happens in a lesson. */
const cardOf = (page: Page): Promise<string> =>
  page.locator(".lesson-card").evaluate((card) => `${card.className} ${(card as HTMLElement).innerText}`);

/** Presses the button that names a move, or the places that it is about, until the lesson answers; false when it does not. */
async function pressMove(page: Page, run: LessonRun<AnyState>, move: Move, label: string): Promise<boolean> {
  const before = await cardOf(page);
  // A pointer that rests on the board looks at something, which may take the place of choices.
  await page.mouse.move(1, 1);
  if (await followHint(page, before)) return true;
  const { game, table } = run;
  const places = game.places.ofMove(table.state, move).map((place) => `[data-place~="${place}"]`);
  const buttons = page.locator(".board-place button:not([data-place])");
  // Cards that say a move in words of their own have its printed name.
  const printed = page.locator(`.board-place [data-move="${game.moves.print(move)}"]`);
  const named = buttons.filter({ hasText: label });
  // Where a place is drawn, what is pressed may lie over it and have a name instead.
  const over = buttons.and(page.getByLabel(beginningWith(label)));
  const onBoard = (await over.count()) > 0 ? [over] : await Promise.all(places.map(pressableAt(page)));
  const wishes = [printed, named, ...onBoard];
  // A place with several choices shows them when it is pressed.
  const last = [printed, named, buttons.and(page.locator(".button-primary"))];
  const waited = new Set<Locator>();
  let pressed: Locator | null = null;
  for (let any = wishes.shift(); any !== undefined; any = wishes.shift() ?? last.shift()) {
    const wish = any.filter({ visible: true }).first();
    if ((await wish.count()) === 0) continue;
    // A piece that was still in hand from the last move has been let go by the press on it: it is picked up again.
    if (!(await wish.isEnabled())) await pressed?.click({ timeout: 2_000 });
    if (!(await wish.isEnabled())) {
      // Some places wait for a tile of the hand.
      if (wishes.length > 0 && !waited.has(any)) wishes.push(any);
      waited.add(any);
      continue;
    }
    pressed = wish;
    await wish.click({ timeout: 2_000 });
    if (await answered(page, before)) return true;
  }
  return false;
}

/** A button at a place, where there is one, or what is drawn there. */
const pressableAt =
  (page: Page) =>
  async (place: string): Promise<Locator> => {
    const button = page.locator(`.board-place button${place}`).filter({ visible: true });
    return (await button.count()) > 0 ? button : page.locator(`.board-place ${place}`);
  };

/** The step that the page is at, from 0. */
const stepOf = (page: Page): Promise<number> =>
  page.locator(".lesson-progress progress").evaluate((bar) => (bar as HTMLProgressElement).value - 1);

/** Labels may go on after a comma, with what a place would bring. */
const beginningWith = (label: string): RegExp =>
  new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(,|$)`);

/** Where choices are folded away behind a button, the hint marks the way to them. */
async function followHint(page: Page, before: string): Promise<boolean> {
  const folded = page.locator(".board-place [data-unfolds]").filter({ visible: true });
  if ((await folded.count()) === 0) return false;
  await page.locator(SHOW_ME).click();
  const marked = page.locator('.board-place [data-hinted="true"]').filter({ visible: true });
  for (let depth = 0; depth < 3 && (await marked.count()) > 0; depth++) {
    await marked.first().click();
    if (await answered(page, before, 40)) return true;
  }
  return false;
}

/** Whether the card says something else than before, soon. */
async function answered(page: Page, before: string, looks = 8): Promise<boolean> {
  for (let look = 0; look < looks; look++) {
    if ((await cardOf(page)) !== before) return true;
    await page.waitForTimeout(20);
  }
  return false;
}

/** What is asked and all that the board says: a move changes some of it. */
const tableWords = (): string =>
  [".prompt", ".board-place"]
    .map((part) => (document.querySelector(part) as HTMLElement | null)?.innerText)
    .join();

/** The list of moves, for those who do not see the board. */
async function listMove(page: Page, legal: readonly Move[], move: Move): Promise<void> {
  await page.keyboard.press("m");
  await page.locator(".move-list-item").nth(legal.indexOf(move)).click();
  await page.locator("dialog[open]").waitFor({ state: "detached" });
}

/** Takes a lesson as it wishes; the moves that could not be made on the board. */
async function takeLesson(
  person: Person,
  { game, text }: LoadedGame,
  entry: LessonEntry<AnyState>,
  language: "fr" | "en",
): Promise<string[]> {
  const { page } = person;
  const run = new LessonRun(game, await entry.load());
  const words = await text[language]();
  const listed: string[] = [];
  while (!run.over) {
    const { step, at } = run;
    if (step !== null && "choose" in step) {
      const right = step.answers.findIndex((answer) => answer.right);
      await page.locator(".lesson-answers .button").nth(right).click();
    }
    if (step !== null && "try" in step) await page.locator(SHOW_ME).click();
    while (step !== null && "do" in step && run.phase === "asked") {
      const move = run.wayOn();
      if (move === null) throw new Error(`step ${at} cannot be done`);
      const view = run.table.view(run.learner);
      const label = words.move(game.moves.decode(move), view);
      if (!(await pressMove(page, run, move, label))) {
        listed.push(`${entry.id} ${at}: ${label}`);
        await listMove(page, legalMoves(game, run.table.state), move);
      }
      run.play(move);
    }
    if (step !== null && "choose" in step) run.choose(step.answers.findIndex((answer) => answer.right));
    if (step !== null && "try" in step) run.tryOut(run.wayOn() ?? -1);
    if (run.lit.length > 0)
      expect(await isLitInSight(page), `step ${at} of ${entry.id} lights something in sight`).toBe(true);
    while (run.at === at) {
      await page.locator(NEXT).click();
      run.next();
    }
    // What is told scene by scene keeps the page at its step.
    while (step !== null && "watch" in step && (await stepOf(page)) === at) await page.locator(NEXT).click();
  }
  return listed;
}

/** One browser for all games of a look: what they share is loaded once. */
const people = new Map<Taste, Person>();
async function newcomer(taste: Taste): Promise<Person> {
  const person = people.get(taste) ?? (await house.person(taste));
  people.set(taste, person);
  await person.page.goto("/");
  // Nothing has been learned or played, whatever came before.
  await person.page.evaluate(() => {
    localStorage.removeItem("banquise.lessons");
    localStorage.setItem("banquise.coach", "{}");
  });
  return person;
}

/** Whether anything lit comes into sight: most of it within the board's frame, and nothing over its middle. */
const isLitInSight = (page: Page): Promise<boolean> =>
  page
    .waitForFunction(
      () => {
        const frame = document.querySelector(".board-place");
        const around = frame?.getBoundingClientRect();
        if (!frame || !around) return false;
        return [...frame.querySelectorAll("[data-lit]")].some((lit) => {
          const { left, top, right, bottom, width, height } = lit.getBoundingClientRect();
          const [x, y] = [Math.max(left, around.left, 0), Math.max(top, around.top, 0)];
          const across = Math.min(right, around.right, innerWidth) - x;
          const down = Math.min(bottom, around.bottom, innerHeight) - y;
          if (across <= 0 || down <= 0 || across * down < (width * height) / 2) return false;
          const over = document.elementFromPoint(x + across / 2, y + down / 2);
          return over !== null && frame.contains(over);
        });
      },
      null,
      { timeout: 2_000 },
    )
    .then(
      () => true,
      () => false,
    );

describe.each(ALL)("$meta.id on $look, for somebody who does not know it", (one) => {
  const { meta, load, taste, closely } = one;
  const language = taste.language ?? "fr";
  const french = language === "fr";

  it(
    "is taught by its first lesson, from the first press to the last",
    async () => {
      const [first, ...chapters] = await lessonsOf(meta.id);
      if (first === undefined) throw new Error(`${meta.id} has no lesson`);
      const loaded = await load();
      const person = await newcomer(taste);
      const { page, complaints } = person;
      await page.goto(`/learn/${meta.id}/first`);
      await page.locator(".lesson-card").waitFor();
      await page.locator(".board-place [data-place]").filter({ visible: true }).first().waitFor();
      if (closely) expect(await findings(page)).toEqual([]);
      expect(await takeLesson(person, loaded, first, language)).toEqual([]);
      await page.locator(".lesson-over").waitFor();
      await expectNoOverflow(page);
      for (const chapter of CHAPTERS ? chapters : chapters.slice(0, 1)) {
        // One tap from where the lesson before it ended.
        await page.locator(".lesson-over a", { hasText: chapter.title[language] }).click();
        await page.waitForURL(`**/learn/${meta.id}/${chapter.id}`);
        await page.locator(".lesson-card:not(.lesson-over)").waitFor();
        if (!CHAPTERS) break;
        await page.locator(".board-place [data-place]").filter({ visible: true }).first().waitFor();
        expect(await takeLesson(person, loaded, chapter, language)).toEqual([]);
        await page.locator(".lesson-over").waitFor();
      }
      if (closely) {
        await page.goto("/learn");
        await page.locator(".learn-done").first().waitFor();
        expect(await page.locator(".learn-done").count()).toBe(CHAPTERS ? 1 + chapters.length : 1);
        // Each game offers what comes next.
        const finished = CHAPTERS ? 1 : 0;
        expect(await page.locator(".learn-game .button-primary").count()).toBe(TAUGHT.length - finished);
      }
      expect(complaints.splice(0)).toEqual([]);
    },
    BUSY_MACHINE,
  );

  it(
    "is opened with a coach, who can be sent away",
    async () => {
      const { page, complaints } = await newcomer(taste);
      await page.goto("/");
      const card = page.getByRole("article", { name: meta.blurb[language].name });
      await card.getByRole("button", { name: french ? "Jouer maintenant" : "Play now" }).click();
      await page.getByRole("button", { name: french ? "Montre-moi" : "Show me how" }).click();
      await page.locator(".coach").waitFor();
      if (!closely) expect(await findings(page)).toEqual([]);
      const said = new Set<string>();
      for (let decision = 0; decision < OPENING; decision++) {
        await page.locator(".prompt-mine").waitFor();
        // A pointer that rests where a note was is over something of the board, which explains itself.
        await page.mouse.move(1, 1);
        const notes = await page.locator(".coach p").allInnerTexts();
        for (const note of notes) said.add(note);
        if (notes.length > 0) await page.locator(".coach .button-primary").click();
        const before = await page.evaluate(tableWords);
        await page.keyboard.press("m");
        await page.locator(".move-list-item").first().click();
        await page.keyboard.press("Escape");
        const doubt = page.getByRole("button", { name: french ? "Jouer quand même" : "Play it anyway" });
        if ((await doubt.count()) > 0) await doubt.click();
        await page
          .waitForFunction(`(${tableWords})() !== ${JSON.stringify(before)}`, null, { timeout: 3_000 })
          .catch(() => {});
      }
      expect(said.size).toBeGreaterThan(0);
      await page.getByRole("button", { name: "Menu" }).click();
      await page.getByRole("checkbox", { name: french ? /^Guide/ : /^Coach/ }).uncheck();
      await page.keyboard.press("Escape");
      expect(await page.locator(".coach").count()).toBe(0);
      expect(complaints.splice(0)).toEqual([]);
    },
    BUSY_MACHINE,
  );
});
