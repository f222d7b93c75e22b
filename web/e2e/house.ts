/** The built server on a port and a database of its own, and people who come to it, each with a browser of their own. */
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { catalogue } from "@banquise/games";
import type { ServerOptions } from "@banquise/server";
import sparticuz from "@sparticuz/chromium";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { expect } from "vitest";
import { SERVER } from "./browser-setup.ts";

const SHOTS = fileURLToPath(new URL("../../test-results", import.meta.url));
const DATA = "test.db";
/** Whether somebody will look at pictures: for each the whole page is drawn without a graphics card, and packed. */
const PICTURES = process.env.SHOOT !== undefined || process.env.LESSON_SHOTS !== undefined;
/** Milliseconds: a busy machine takes its time with a page, and more to start a server. */
const PATIENCE = 30_000;
const START = 60_000;
const GAMES = catalogue.map(({ meta }) => meta.id);

/** The sandbox and the zygote need rights that containers seldom have; nothing else of the browser is switched off. */
export const BROWSER_ARGS = ["--no-sandbox", "--font-render-hinting=none"];

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

export interface Taste {
  readonly size?: { readonly width: number; readonly height: number };
  readonly language?: "fr" | "en";
  readonly scheme?: "light" | "dark";
  readonly name?: string;
  /** Whether they have played all games before: otherwise a coach is offered. */
  readonly knows?: boolean;
  /** Settings beyond the quick ones that tests play with. */
  readonly settings?: Readonly<Record<string, unknown>>;
}

export interface Person {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What the page complained about. */
  readonly complaints: string[];
}

export class House {
  readonly address: string;
  /** The database. */
  readonly data: string;
  private stop: () => Promise<void>;
  private readonly folder: string;
  private readonly contexts: BrowserContext[] = [];

  private constructor(address: string, stop: () => Promise<void>, folder: string) {
    this.address = address;
    this.data = join(folder, DATA);
    this.stop = stop;
    this.folder = folder;
  }

  /** With a time of day of its own, the server runs in the test's process; else it is the built one, in its own. */
  static async open(now: (() => number) | null = null, options: Partial<ServerOptions> = {}): Promise<House> {
    const folder = mkdtempSync(join(tmpdir(), "banquise-e2e-"));
    const data = join(folder, DATA);
    const { address, stop } = await (now === null ? serve(data) : serveHere(data, now, { options }));
    return new House(address, stop, folder);
  }

  /** Stops a server that has a time of day of its own, lets something happen, and starts it again at the same address. */
  async restart(now: () => number, meanwhile: () => void): Promise<void> {
    await this.stop();
    meanwhile();
    const port = Number(new URL(this.address).port);
    // At its first look it finds out for how long nobody was there.
    const first = await serveHere(this.data, now, { port, downtime: REAL_DOWNTIME });
    await first.stop();
    this.stop = (await serveHere(this.data, now, { port })).stop;
  }

  async close(): Promise<void> {
    await Promise.all(this.contexts.map((context) => context.close()));
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Somebody new: motion off, bots at once, unless the test is about that. */
  async person(taste: Taste = {}): Promise<Person> {
    const { size = DESKTOP, language = "fr", scheme = "light" } = taste;
    const context = await (await runningBrowser()).newContext({
      viewport: size,
      locale: language,
      colorScheme: scheme,
      hasTouch: size.width < 900,
      baseURL: this.address,
    });
    this.contexts.push(context);
    return enter(context, taste);
  }
}

let launched: Promise<Browser> | null = null;

/** One for all files of a process: whoever comes has a profile of their own. It ends with the process. */
async function runningBrowser(): Promise<Browser> {
  const before = await launched?.catch(() => null);
  if (before?.isConnected()) return before;
  launched = launch();
  return launched;
}

const launch = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await sparticuz.executablePath(), args: BROWSER_ARGS, headless: true });

/** Somebody with a browser of any kind. */
export async function enter(
  context: BrowserContext,
  { language = "fr", name = "", settings = {}, knows = true }: Taste,
): Promise<Person> {
  context.setDefaultTimeout(PATIENCE);
  const stored = JSON.stringify({ motion: "off", pace: "instant", language, name, ...settings });
  const known = knows ? JSON.stringify({ known: GAMES }) : "{}";
  await context.addInitScript(
    ([text, games]) => {
      if (localStorage.getItem("banquise.settings") !== null) return;
      localStorage.setItem("banquise.settings", text as string);
      localStorage.setItem("banquise.coach", games as string);
    },
    [stored, known],
  );
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().includes("ERR_INTERNET_DISCONNECTED"))
      complaints.push(message.text());
  });
  return { context, page, complaints };
}

interface Served {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

async function serve(data: string): Promise<Served> {
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const server = spawn(process.execPath, [SERVER, "serve", "--port", String(port), "--log", "error"], {
    env: {
      ...process.env,
      BANQUISE_DATA: data,
      BANQUISE_BOT_DELAY: "0",
      BANQUISE_RATE_LIMIT: "0",
      BANQUISE_ORIGIN: address,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  await answers(address);
  const stop = async (): Promise<void> => {
    const gone = new Promise((resolve) => server.once("exit", resolve));
    server.kill();
    await gone;
  };
  return { address, stop };
}

/** Milliseconds of silence after which a server takes it that none was up. */
const REAL_DOWNTIME = 2_500;

/** Time that a test lets go by is no downtime, unless it says so. */
async function serveHere(
  data: string,
  now: () => number,
  {
    port,
    downtime = Number.POSITIVE_INFINITY,
    options = {},
  }: {
    readonly port?: number;
    readonly downtime?: number;
    readonly options?: Partial<ServerOptions>;
  } = {},
): Promise<Served> {
  const { startServer } = await import("@banquise/server");
  const quiet = { logLevel: "error", rateLimit: false, botDelay: 0 } as const;
  const place = port ?? (await freePort());
  const address = `http://localhost:${place}`;
  const server = await startServer({
    port: place,
    origin: address,
    data,
    now,
    downtime,
    sweep: 50,
    ...quiet,
    ...options,
  });
  return { address, stop: () => server.close() };
}

/** Asks the server for something as the page of a person would, with its cookie. */
export const send = (
  { page }: Pick<Person, "page">,
  path: string,
  body: unknown,
  method = "POST",
): Promise<Record<string, string>> =>
  page.evaluate(
    async ([at = "", text = "", how = ""]) => {
      const headers = { "content-type": "application/json" };
      const answer = await fetch(at, { method: how, headers, body: text });
      return answer.status === 204 ? {} : answer.json();
    },
    [path, JSON.stringify(body), method],
  );

/** A picture for people to look at, when they want one; nothing compares it. */
export async function shoot(page: Page, name: string): Promise<void> {
  if (!PICTURES) return;
  mkdirSync(SHOTS, { recursive: true });
  await page.screenshot({ path: join(SHOTS, `${name}.png`) });
}

/**
 * What a finger presses is played with the frame after: until then what is seen is what was. Boards measure what fits with
 * the frame after that.
 */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() =>
          setTimeout(() => requestAnimationFrame(() => setTimeout(() => resolve()))),
        );
      }),
  );

/** Nothing is wider than the screen. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over).toBeLessThanOrEqual(0);
}

async function answers(address: string): Promise<void> {
  const deadline = Date.now() + START;
  for (;;) {
    const ok = await fetch(`${address}/healthz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    if (Date.now() > deadline) throw new Error("the server does not answer");
    await sleep(50);
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
