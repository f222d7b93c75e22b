import { dayOf, longestStreak, streakOf } from "../daily/days.ts";
import { skeleton } from "../names.ts";
import type { Refused } from "../problems.ts";
import type { GameTally, OpponentTally, RivalTally, Sight, Tally } from "../storage/profile-store.ts";
import type { Store } from "../storage/store.ts";
import { summaryOfRows } from "../tables/messages.ts";
import { Seats } from "../tables/seats.ts";

/** Games and people that a profile shows. */
const SHOWN = 10;
/** People of whom those are shown with whom the viewer has to do. */
const COUNTED = 50;
/** Games from which on a count is kept for a minute, and counts that are. */
const MANY = 500;
const MOST_KEPT = 1_000;
const MINUTE = 60_000;
/** Days on which somebody has taken the challenge that are looked at: ten years of them. */
const MOST_DAYS = 3_660;

/**
 * What everybody may know of somebody with an account. Guests have none; a name that nobody has, a guest's, and that of
 * somebody with whom one has nothing to do, get the same answer. Games by invitation count, but only their players learn
 * where and with whom they were played.
 */
export class Profiles {
  private readonly store: Store;
  private readonly now: () => number;
  /** To count thousands of games takes a while, and anybody may ask for it. */
  private readonly counted = new Map<string, Tallies & { readonly until: number }>();

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
  }

  /** The profile of whoever has a name, for `viewer`, who may be nobody. */
  async of(name: string, viewer: string | null) {
    const { accounts, daily, profiles } = this.store;
    const account = await accounts.findByName(skeleton(name));
    if (account === null) return NOBODY;
    const { person_id: person } = account;
    const isYou = person === viewer;
    const apart = viewer === null || isYou ? NONE : await this.store.relations.apart(viewer);
    if (apart.has(person)) return NOBODY;
    const today = dayOf(this.now());
    const sight = { all: isYou, today };
    const [{ games, rivals, opponents }, last, days] = await Promise.all([
      this.count(person, sight),
      profiles.last(person, sight, SHOWN),
      daily.daysOf(person, MOST_DAYS),
    ]);
    return {
      name: account.name,
      isYou,
      createdAt: account.created_at,
      daily: { days: days.length, streak: streakOf(days, today), longest: longestStreak(days) },
      games: [...new Set(games.map(({ game }) => game))].map((game) => {
        const own = games.filter((row) => row.game === game);
        return {
          game,
          ...sum(own),
          unfinished: own.reduce((count, row) => count + row.unfinished, 0),
          seats: own.map(({ seats, played, won }) => ({ seats, played, won })),
          ...rivalsOf(rivals.filter((row) => row.game === game)),
        };
      }),
      opponents: opponents
        .filter(({ id }) => !apart.has(id))
        .slice(0, SHOWN)
        .map(({ name: other, played, won }) => ({ name: other, played, won })),
      last: last.map((stored) => ({
        seat: new Seats(stored.seats).of(person) ?? 0,
        table: summaryOfRows(stored, viewer, null),
      })),
    };
  }

  /** What somebody's games come to; of those who have played a great many, as it was a minute ago at most. */
  private async count(person: string, sight: Sight): Promise<Tallies> {
    const key = `${person} ${sight.all}`;
    const known = this.counted.get(key);
    const now = this.now();
    if (known !== undefined && known.until > now) return known;
    const { profiles } = this.store;
    const [games, rivals, opponents] = await Promise.all([
      profiles.games(person),
      profiles.rivals(person),
      profiles.opponents(person, sight, COUNTED),
    ]);
    const tallies = { games, rivals, opponents };
    const all = games.reduce((count, { played, unfinished }) => count + played + unfinished, 0);
    if (all < MANY) return tallies;
    if (this.counted.size >= MOST_KEPT) this.counted.clear();
    this.counted.set(key, { ...tallies, until: now + MINUTE });
    return tallies;
  }
}

interface Tallies {
  readonly games: readonly GameTally[];
  readonly rivals: readonly RivalTally[];
  readonly opponents: readonly OpponentTally[];
}

const NOBODY: Refused = { refused: "personNotFound" };
const NONE: ReadonlySet<string> = new Set();

const sum = (tallies: readonly Tally[]): Tally => ({
  played: tallies.reduce((count, { played }) => count + played, 0),
  won: tallies.reduce((count, { won }) => count + won, 0),
});

const rivalsOf = (rows: readonly RivalTally[]) => ({
  people: sum(rows.filter(({ bot }) => bot === null)),
  bots: rows.flatMap(({ bot, played, won }) => (bot === null ? [] : [{ bot, played, won }])),
});
