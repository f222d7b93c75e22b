/**
 * How quickly screens answer on a slow phone: the time to an interactive home page, and in every game the time from a tap to
 * the next frame and the longest task, while bots think and things move.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { catalogue } from "@banquise/games";
import type { Browser, Page } from "playwright-core";
import { CHOICE } from "../../web/e2e/measure.ts";
import { atMost, columns, median, percentile } from "../report.ts";
import { PROGRAM, startProcess } from "../server/process.ts";
import {
  LOOK,
  type Network,
  openBrowser,
  openPhone,
  slowness,
  type Time,
  type Traced,
  trace,
  untilUsable,
} from "./phone.ts";

const TAPS = Number(process.env.BENCH_TAPS ?? 40);
const VISITS = 5;
const REACTION = 400;
/** The page answers when nothing has held it up for so long. */
const QUIET = 1_000;
/** Bots think in threads of their own, which other work of the machine slows down. */
const MOST_WAIT = 20_000;

const MOST_TAP = 50;
const MOST_TASK = 100;
const MOST_HOME = 1_500;

/** As people have it who know the games: things move, bots do not dawdle. */
const SETTINGS = { motion: "on", pace: "fast", language: "fr", name: "Marguerite" };

const longest = (times: readonly number[]): number => times.reduce((most, time) => Math.max(most, time), 0);
const busy = (times: readonly Time[]): number[] => times.map((time) => time.busy);
const clock = (times: readonly Time[]): number[] => times.map((time) => time.clock);

async function visitHome(browser: Browser, address: string, network: Network | null): Promise<number> {
  const { context, page } = await openPhone(browser, address, SETTINGS, network);
  await page.goto("/");
  const usable = await untilUsable(page, ".game button", QUIET);
  await context.close();
  return usable;
}

/** What a person would press next: something lit, or the way on from a story. */
const NEXT = `.board-place :is(${CHOICE}):not([aria-disabled=true]), .bp-story-head button, .confirm-bar .button-primary`;

/** Somewhere on the next thing to press; null when there is nothing. */
const whereNext = (page: Page, turn: number): Promise<{ x: number; y: number } | null> =>
  page.evaluate(
    ([selector, at, mark]) => {
      performance.mark(mark);
      const spots = [...document.querySelectorAll(selector)].flatMap((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const hit = document.elementFromPoint(x, y);
        return hit !== null && element.contains(hit) ? [{ x, y }] : [];
      });
      return spots[at % Math.max(spots.length, 1)] ?? null;
    },
    [NEXT, turn * 7, LOOK] as const,
  );

interface Figures extends Traced {
  readonly game: string;
  /** While the table was opened. */
  readonly opening: readonly Time[];
}

async function play(browser: Browser, address: string, game: string): Promise<Figures> {
  const phone = await openPhone(browser, address, SETTINGS);
  const { page, context } = phone;
  const opened = await trace(phone);
  await page.goto(`/new?game=${game}`);
  await page.getByRole("button", { name: "Commencer la partie" }).click();
  await page.locator(NEXT).first().waitFor();
  await sleep(QUIET);
  const opening = (await opened()).tasks;
  const played = await trace(phone);
  for (let tap = 0, look = 0; tap < TAPS; look++) {
    // The game is over when there is nothing to press.
    if ((await waitFor(() => whereNext(page, look))) === null) break;
    // People look before they tap; what was there may be gone by then.
    await sleep(REACTION);
    const spot = await whereNext(page, look);
    if (spot === null) continue;
    await page.touchscreen.tap(spot.x, spot.y);
    tap++;
    // Nobody looks for the next thing before this one is seen.
    await sleep(REACTION);
  }
  await sleep(QUIET);
  const figures = { game, opening, ...(await played()) };
  await context.close();
  return figures;
}

/** Asks until there is an answer, or gives up. */
async function waitFor<T>(ask: () => Promise<T | null>): Promise<T | null> {
  for (const end = Date.now() + MOST_WAIT; Date.now() < end; ) {
    const answer = await ask();
    if (answer !== null) return answer;
    await sleep(100);
  }
  return null;
}

const folder = await mkdtemp(join(tmpdir(), "banquise-bench-"));
const args = ["serve", "--port", "0", "--data", join(folder, "bench.db"), "--log", "error", "--json"];
const server = await startProcess(PROGRAM, args, { BANQUISE_RATE_LIMIT: "off" });
const browser = await openBrowser();
const address = server.address.href;

const MOBILE: Network = { name: "4G (9 Mbit/s, 85 ms)", latency: 85, megabits: 9 };
const homes: number[] = [];
const mobile: number[] = [];
for (let visit = 0; visit < VISITS; visit++) {
  homes.push(await visitHome(browser, address, null));
  mobile.push(await visitHome(browser, address, MOBILE));
}
const ms = (figure: number): string => `${figure.toFixed(0)} ms`;
console.log(`a page is ${(await slowness(browser, address)).toFixed(1)} times slower than this machine`);
console.log(`interactive home: ${ms(median(homes))}; over ${MOBILE.name}: ${ms(median(mobile))}\n`);

const wanted = process.env.BENCH_GAMES?.split(",") ?? catalogue.map(({ meta }) => meta.id);
const all: Figures[] = [];
for (const game of wanted) all.push(await play(browser, address, game));
/** Of the page's own work, and on the clock. */
const both = (times: readonly Time[], figure: (values: readonly number[]) => number): string =>
  `${ms(figure(busy(times)))} (${ms(figure(clock(times)))})`;
const slow = (values: readonly number[]): number => percentile(values, 0.95);
for (const line of columns([
  ["game", "taps", "tap to frame p50", "p95", "to what it does p95", "longest task", "while it opens"],
  ...all.map(({ game, taps, effects, tasks, opening }) => [
    game,
    String(taps.length),
    both(taps, median),
    both(taps, slow),
    both(effects, slow),
    both(tasks, longest),
    both(opening, longest),
  ]),
]))
  console.log(line);
console.log(
  "Processor time of the page's own thread; in brackets on the clock, with all else that the machine does.",
);

console.log();
atMost(median(homes), MOST_HOME, "ms to an interactive home page");
for (const { game, taps, tasks, opening } of all) {
  atMost(slow(busy(taps)), MOST_TAP, `ms from a tap to the next frame at p95: ${game}`);
  atMost(longest(busy([...tasks, ...opening])), MOST_TASK, `ms in the longest task: ${game}`);
}

await browser.close();
await server.stop();
await rm(folder, { recursive: true, force: true });
