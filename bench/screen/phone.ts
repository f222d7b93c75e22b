/** A phone whose processor is four times slower than this machine, in a real browser. */
import sparticuz from "@sparticuz/chromium";
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from "playwright-core";
import { median } from "../report.ts";

const SLOWER = 4;
const SUMS = 3;
const SIZE = { width: 390, height: 664 };

export interface Network {
  readonly name: string;
  /** Milliseconds there and back. */
  readonly latency: number;
  readonly megabits: number;
}

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await sparticuz.executablePath(),
    args: ["--no-sandbox"],
    headless: true,
  });
}

export interface Phone {
  readonly context: BrowserContext;
  readonly page: Page;
  /** The only one: a second one would take the throttling back when it follows the page to another address. */
  readonly devtools: CDPSession;
}

/** Somebody new with such a phone; the browser throttles itself. */
export async function openPhone(
  browser: Browser,
  address: string,
  settings: Readonly<Record<string, unknown>>,
  network: Network | null = null,
): Promise<Phone> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: SIZE,
    hasTouch: true,
    isMobile: true,
    locale: "fr",
  });
  await context.addInitScript((text) => {
    if (localStorage.getItem("banquise.settings") === null) localStorage.setItem("banquise.settings", text);
  }, JSON.stringify(settings));
  await context.addInitScript((mark) => {
    let isTapped = false;
    addEventListener("click", ({ isTrusted }) => (isTapped ||= isTrusted), true);
    new MutationObserver(() => {
      if (isTapped) performance.mark(mark);
      isTapped = false;
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  }, EFFECT);
  const page = await context.newPage();
  // A page of the same house: what comes after it runs in the same process, which is the one that is slowed down and watched.
  await page.goto("/healthz");
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  if (network !== null) {
    await devtools.send("Network.enable");
    const throughput = (network.megabits * 1e6) / 8;
    await devtools.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: network.latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
  }
  return { context, page, devtools };
}

/** What the browser tells of a span of time on one of its threads, in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** The processor's part of `dur`. */
  readonly tdur?: number;
  readonly args: {
    readonly name?: string;
    readonly data?: {
      readonly url?: string;
      readonly interactionId?: number;
      readonly timeStamp?: number;
      readonly commitFinishTime?: number;
    };
  };
}

/** Milliseconds on the clock, and how many of them the page itself has used the processor. */
export interface Time {
  readonly clock: number;
  readonly busy: number;
}

export interface Traced {
  /** From each tap to the frame after it. */
  readonly taps: readonly Time[];
  /** From each tap to the frame in which what it does has begun to show. */
  readonly effects: readonly Time[];
  readonly tasks: readonly Time[];
}

/** Marks of what this benchmark itself does in a page, and of the first change of a page after a tap. */
export const LOOK = "bench-look";
const EFFECT = "bench-effect";

/** By how much a page is slower than the machine: the processor time of the same sum, with and without it. */
export async function slowness(browser: Browser, address: string): Promise<number> {
  const phone = await openPhone(browser, address, {});
  const { page, devtools, context } = phone;
  await page.goto("/settings");
  const sum = (): Promise<number> =>
    page.evaluate(() => {
      let x = 0;
      for (let i = 0; i < 2e7; i++) x = (x * 31 + i) | 0;
      return x;
    });
  const cost = async (): Promise<number> => {
    await sum();
    const traced = await trace(phone);
    for (let time = 0; time < SUMS; time++) await sum();
    const { tasks } = await traced();
    return median(
      tasks
        .map(({ busy }) => busy)
        .sort((a, b) => b - a)
        .slice(0, SUMS),
    );
  };
  const slow = await cost();
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  const quick = await cost();
  await context.close();
  return slow / quick;
}

/** What happens on the page's own thread until the answered function is called. */
export async function trace({ devtools }: Phone): Promise<() => Promise<Traced>> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { readonly value: readonly object[] }): void => {
    events.push(...(value as readonly TraceEvent[]));
  };
  devtools.on("Tracing.dataCollected", collect);
  await devtools.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["devtools.timeline", "toplevel", "blink.user_timing"] },
  });
  return async () => {
    const complete = new Promise((resolve) => devtools.once("Tracing.tracingComplete", resolve));
    await devtools.send("Tracing.end");
    await complete;
    devtools.off("Tracing.dataCollected", collect);
    return read(events);
  };
}

const MICROSECONDS = 1_000;

function read(events: readonly TraceEvent[]): Traced {
  // The browser keeps another process ready, which does nothing.
  const mains = events.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain");
  const threads = mains.map((main) => events.filter(({ pid, tid }) => pid === main.pid && tid === main.tid));
  const work = threads.map((thread) => thread.filter(isTask).reduce((sum, { tdur = 0 }) => sum + tdur, 0));
  const own = (threads[work.indexOf(Math.max(...work))] ?? []).sort((a, b) => a.ts - b.ts);
  const looks = own.filter(isOfBench);
  const tasks = own
    .filter(isTask)
    .filter((task) => !looks.some(({ ts }) => ts >= task.ts && ts <= task.ts + (task.dur ?? 0)));
  const byTap = new Map<number, { readonly from: number; readonly time: Time }>();
  for (const { name, ph, ts, args } of own) {
    const { interactionId = 0, timeStamp, commitFinishTime } = args.data ?? {};
    if (name !== "EventTiming" || ph !== "b" || interactionId === 0) continue;
    if (timeStamp === undefined || commitFinishTime === undefined) continue;
    const clock = commitFinishTime - timeStamp;
    const before = byTap.get(interactionId);
    if (before !== undefined && before.time.clock >= clock) continue;
    const time = { clock, busy: busyWithin(tasks, ts, ts + clock * MICROSECONDS) };
    byTap.set(interactionId, { from: Math.min(ts, before?.from ?? ts), time });
  }
  const taps = [...byTap.values()].sort((a, b) => a.from - b.from);
  return {
    taps: taps.map(({ time }) => time),
    effects: taps.flatMap(({ from }, i) => {
      const end = effectOf(own, from, taps[i + 1]?.from ?? Number.POSITIVE_INFINITY);
      return end === null ? [] : [{ clock: (end - from) / MICROSECONDS, busy: busyWithin(tasks, from, end) }];
    }),
    tasks: tasks.map(({ dur = 0, tdur = 0 }) => ({ clock: dur / MICROSECONDS, busy: tdur / MICROSECONDS })),
  };
}

const isTask = ({ name, ph }: TraceEvent): boolean => ph === "X" && name === "ThreadControllerImpl::RunTask";

/** What this benchmark or its driver runs in the page is no work of the page. */
const isOfBench = ({ name, args }: TraceEvent): boolean =>
  name === LOOK || (name === "EvaluateScript" && !args.data?.url);

/** When the frame was handed on in which the page has changed first after a tap; null when nothing did before the next tap. */
function effectOf(own: readonly TraceEvent[], from: number, until: number): number | null {
  const change = own.find(({ name, ts }) => name === EFFECT && ts >= from && ts < until);
  const commit = change && own.find(({ name, ph, ts }) => name === "Commit" && ph === "X" && ts > change.ts);
  return commit ? commit.ts + (commit.dur ?? 0) : null;
}

function busyWithin(tasks: readonly TraceEvent[], from: number, to: number): number {
  let busy = 0;
  for (const { ts, dur = 0, tdur = 0 } of tasks) {
    const within = Math.min(ts + dur, to) - Math.max(ts, from);
    if (within > 0 && dur > 0) busy += (tdur * within) / dur;
  }
  return busy / MICROSECONDS;
}

/** When the home page can be used: its games are shown, and nothing holds it up any more; milliseconds since it was asked for. */
export function untilUsable(page: Page, ready: string, quiet: number): Promise<number> {
  return page.evaluate(
    ([selector, silence]) =>
      new Promise<number>((resolve) => {
        let usable = 0;
        const wait = (): unknown => setTimeout(() => resolve(usable), silence);
        new PerformanceObserver((list) => {
          for (const { startTime, duration } of list.getEntries())
            usable = Math.max(usable, startTime + duration);
        }).observe({ type: "longtask", buffered: true });
        const look = (): void => {
          if (document.querySelector(selector)) {
            usable = Math.max(usable, performance.now());
            wait();
          } else requestAnimationFrame(look);
        };
        look();
      }),
    [ready, quiet] as const,
  );
}
