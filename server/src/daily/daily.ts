import { type BotQuestion, DAILY_BOT, DAILY_SEAT, verifyDaily } from "@banquise/bots";
import { checkExport, commitmentTo, exportTable, newSecret, parseConfig } from "@banquise/engine";
import { catalogue } from "@banquise/games";
import type { AnyGame, RulesOf } from "../games.ts";
import type { Refused } from "../problems.ts";
import type { OwnTry } from "../storage/daily-store.ts";
import type { DailyStartRow, DailyTryRow, Person } from "../storage/schema.ts";
import type { Store } from "../storage/store.ts";
import type { BotRunner } from "../tables/bots.ts";
import type { LiveTable } from "../tables/live-table.ts";
import type { LiveTables } from "../tables/live-tables.ts";
import type { Opening } from "../tables/opening.ts";
import { dayAfter, dayOf, publishedAt, startOf, streakOf } from "./days.ts";

/** Results of a challenge that are shown. */
const SHOWN = 50;
/** Days that a row of days is looked for in. */
const LONGEST_STREAK = 400;
/** Verified in one round. */
const AT_ONCE = 20;

export interface DailyServices {
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly store: Store;
  readonly tables: LiveTables;
  readonly opening: Opening;
  readonly runner: BotRunner;
  readonly rulesOf: RulesOf;
  readonly now: () => number;
  readonly failed: (tableId: string, error: unknown) => void;
}

/** The challenge of the day: one start for everybody in each game, one try a person, verified by playing it again. */
export class Daily {
  private readonly services: DailyServices;
  private readonly verifying = new Map<string, Promise<void>>();
  private isClosing = false;

  constructor(services: DailyServices) {
    this.services = services;
  }

  /** What there is today, and how far somebody is with it. */
  async today(session: string | null) {
    const { store, now } = this.services;
    const day = dayOf(now());
    const starts = await this.starts(day);
    const tomorrow = await this.starts(dayAfter(day));
    const tries = session === null ? [] : await store.daily.triesOf(session, day);
    const days = session === null ? [] : await store.daily.daysOf(session, LONGEST_STREAK);
    const games = await Promise.all(
      starts.map(async ({ game, seats, options, secret }) => {
        const own = tries.find((each) => each.game === game) ?? null;
        const { all, better } = await store.daily.standing(day, game, own);
        const promised = tomorrow.find((start) => start.game === game)?.secret;
        return {
          game,
          config: { seats, options: JSON.parse(options) as Record<string, string> },
          bot: DAILY_BOT,
          commitment: commitmentTo(secret),
          next: promised === undefined ? null : commitmentTo(promised),
          tries: all,
          mine: own === null ? null : { ...shownTry(own), place: isScored(own) ? better + 1 : null },
        };
      }),
    );
    return { day, ends: startOf(dayAfter(day)), streak: streakOf(days, day), games };
  }

  /** The results of a challenge; its secret too once no try can go on. Null if there never was one. */
  async results(day: string, game: string, session: string | null) {
    const { store, now } = this.services;
    if (day > dayOf(now())) return null;
    const start = (await store.daily.known(day)).find((each) => each.game === game);
    if (start === undefined) return null;
    const isPast = now() >= publishedAt(day);
    const own =
      session === null
        ? null
        : ((await store.daily.triesOf(session, day)).find((each) => each.game === game) ?? null);
    const { all, better } = await store.daily.standing(day, game, own);
    const best = await store.daily.best(day, game, SHOWN);
    return {
      day,
      game,
      config: { seats: start.seats, options: JSON.parse(start.options) as Record<string, string> },
      commitment: commitmentTo(start.secret),
      secret: isPast ? start.secret : null,
      tries: all,
      mine: own === null ? null : { ...shownTry(own), place: isScored(own) ? better + 1 : null },
      results: best.map((each, index) => ({
        place: placeOf(best, index),
        name: each.name,
        isYou: each.session_id === session,
        // Whoever has still to play must not see how others did it.
        table: isPast || each.session_id === session ? each.table_id : null,
        total: each.total ?? 0,
        rank: each.rank ?? 0,
        verified: each.verdict === "verified",
        finishedAt: each.finished_at ?? 0,
      })),
    };
  }

  /** The table of somebody's try today, which begins now if it has not yet. */
  async open(gameId: string, person: Person, from: string): Promise<string | Refused> {
    const { games, opening, now } = this.services;
    const game = games.get(gameId);
    const day = dayOf(now());
    const start = (await this.starts(day)).find((each) => each.game === gameId);
    if (game === undefined || start === undefined) return { refused: "unknownGame" };
    const config = parseConfig(game, start.seats, JSON.parse(start.options));
    // The rules may have changed since the start was made.
    if ("problem" in config) return { refused: "badOption", about: config.name };
    const bots = Array.from({ length: config.seats }, (_, seat) => (seat === DAILY_SEAT ? null : DAILY_BOT));
    return opening.openDaily(game, config, { day, secret: start.secret, bots }, person, from);
  }

  /** Whether the secret of a table is still to be kept. */
  isSecret({ facts }: LiveTable): boolean {
    return facts.daily !== null && this.services.now() < publishedAt(facts.daily);
  }

  /** A game has been decided on: if it is a try and over, it is verified. */
  decided({ facts, status }: LiveTable): void {
    if (facts.daily !== null && status === "over") void this.verify(facts.id);
  }

  /** Verifies what was left behind by those who are gone. That somebody is at it already does no harm. */
  async sweep(): Promise<void> {
    const { store } = this.services;
    for (const id of await store.daily.unverified(AT_ONCE)) {
      if (this.isClosing) return;
      await this.verify(id);
    }
  }

  async close(): Promise<void> {
    this.isClosing = true;
    await Promise.all(this.verifying.values());
  }

  private verify(id: string): Promise<void> {
    const running = this.verifying.get(id);
    if (running !== undefined) return running;
    const verified = this.settle(id)
      .catch((error: unknown) => {
        if (!this.isClosing) this.services.failed(id, error);
      })
      .finally(() => this.verifying.delete(id));
    this.verifying.set(id, verified);
    return verified;
  }

  /** Plays a finished game again, and writes down what it is worth. */
  private async settle(id: string): Promise<void> {
    const { tables, store, rulesOf, runner, now } = this.services;
    const found = await tables.use(id, async (live) => {
      await tables.settled(live);
      if (live.game === null || live.status !== "over") return null;
      const rules = (await rulesOf(live.facts.game.id, live.game.table.rules)) ?? live.facts.game;
      const played = await live.game.whole(rules);
      return { whole: played, day: live.facts.daily };
    });
    if (found === null || "refused" in found) return;
    const { whole, day } = found;
    const file = exportTable(
      whole,
      Array.from({ length: whole.config.seats }, () => ""),
    );
    const isTrue = checkExport(whole.game, file).verdict === "verified";
    const ask = (question: BotQuestion) => runner.ask(question, id);
    const verdict = await verifyDaily(whole, ask);
    const { total, rank } = whole.result.seats[DAILY_SEAT] ?? { total: 0, rank: 0 };
    const finishedAt = whole.entries.at(-1)?.at ?? now();
    const isLate = day !== null && finishedAt >= publishedAt(day) && verdict !== "notOwn";
    const kept = isLate ? "late" : verdict === "verified" && !isTrue ? "differs" : verdict;
    await store.daily.end(id, { verdict: kept, total, rank, finished_at: finishedAt });
  }

  /** The starts of a day, and from now on they stay: nobody has chosen them. */
  private starts(day: string): Promise<DailyStartRow[]> {
    const { store, games } = this.services;
    return store.daily.starts(day, () =>
      catalogue.flatMap(({ meta }): DailyStartRow[] => {
        const game = games.get(meta.id);
        if (game === undefined) return [];
        const config = parseConfig(game, meta.daily ?? meta.seats.min);
        if ("problem" in config) throw new Error(`the challenge of ${meta.id}: ${config.name}`);
        const { seats, options } = config;
        return [{ day, game: meta.id, secret: newSecret(), seats, options: JSON.stringify(options) }];
      }),
    );
  }
}

const isScored = ({ verdict }: DailyTryRow): boolean => verdict === "verified" || verdict === "differs";

const shownTry = (row: OwnTry) => ({
  table: row.table_id,
  state: stateOf(row),
  total: row.total,
  rank: row.rank,
});

type TryState = "begun" | "verifying" | "verified" | "unverified" | "notOwn" | "late";

/** Where a try is: it goes on or is being verified, counts, or does not because somebody else decided, or it came too late. */
function stateOf({ verdict, status }: OwnTry): TryState {
  if (verdict === null) return status === "over" ? "verifying" : "begun";
  return verdict === "differs" ? "unverified" : verdict;
}

/** Equal ones share a place. */
function placeOf(best: readonly DailyTryRow[], index: number): number {
  const { rank, total } = best[index] as DailyTryRow;
  return best.findIndex((each) => each.rank === rank && each.total === total) + 1;
}
