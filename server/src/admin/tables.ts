import { BOT_IDS } from "@banquise/bots";
import type { Seat, TableStatus } from "@banquise/engine";
import { allGames, rulesOf } from "../games.ts";
import { newNodeId } from "../ids.ts";
import { RulesInUse } from "../nodes/rules-in-use.ts";
import { tellAtAfter } from "../notices/news-desk.ts";
import type { Refused } from "../problems.ts";
import type { SeatRow } from "../storage/schema.ts";
import type { Store } from "../storage/store.ts";
import { CatchUp } from "../tables/catching-up.ts";
import { Commands, type Done, type Wish } from "../tables/commands.ts";
import { Commits } from "../tables/commits.ts";
import { EarlyGames } from "../tables/early-games.ts";
import { LiveTables } from "../tables/live-tables.ts";
import { type Opened, type Place, withStore } from "./opening.ts";
import { noteAct } from "./order.ts";

/** A table as an operator may see it: nothing that is secret in its game. */
export interface ShownTable {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly status: TableStatus;
  readonly version: number;
  readonly actor: Seat | null;
  readonly public: boolean;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly aliveAt: number;
  readonly seats: readonly ShownSeat[];
}

interface ShownSeat {
  readonly kind: SeatRow["kind"];
  readonly name: string | null;
  readonly bot: string | null;
  readonly standIn: string | null;
  readonly resigned: boolean;
}

export function showTable(place: Place, id: string): Promise<ShownTable | Refused> {
  return withStore(place, { change: false }, async ({ store }) => {
    const stored = await store.tables.find(id);
    if (stored === null) return { refused: "tableNotFound" };
    const { table, seats } = stored;
    return {
      id,
      game: table.game,
      rules: table.rules,
      status: table.status,
      version: table.version,
      actor: table.actor,
      public: table.public === 1,
      createdAt: table.created_at,
      updatedAt: table.updated_at,
      aliveAt: table.alive_at,
      seats: seats.map(({ kind, name, bot, stand_in, resigned }) => ({
        kind,
        name,
        bot,
        standIn: stand_in,
        resigned: resigned === 1,
      })),
    };
  });
}

/** Ends a game as it stands; an open table is removed. `version`: only if the table is still at it. */
export function endTable(
  place: Place,
  id: string,
  version?: number,
): Promise<Done | { removed: true } | Refused> {
  return withStore(place, { change: true }, async (opened) => {
    const { answer } = await opened.store.tables.change(id, opened.now(), (stored) =>
      stored?.table.status === "open"
        ? { answer: "removed", change: { remove: true } }
        : { answer: stored === null ? "none" : "begun" },
    );
    if (answer === "none") return { refused: "tableNotFound" };
    if (answer === "removed") {
      await noteAct(opened, "removeTable", { table: id });
      return { removed: true };
    }
    const done = await decide(opened, id, null, version, {
      isDoneBy: ({ kind }) => kind === "abandon",
      do: (table, terms) => table.abandon({ ...terms, by: "server" }),
    });
    if (!("refused" in done)) await noteAct(opened, "endTable", { table: id });
    return done;
  });
}

/** Lets a bot play the seat of a person, who may come back. */
export function handSeat(
  place: Place,
  id: string,
  {
    seat,
    bot,
    version,
  }: { readonly seat: Seat; readonly bot: string; readonly version?: number | undefined },
): Promise<Done | Refused> {
  return withStore(place, { change: true }, async (opened) => {
    if (!BOT_IDS.some((known) => known === bot)) return { refused: "unknownBot", about: bot };
    const stored = await opened.store.tables.find(id);
    if (stored === null) return { refused: "tableNotFound" };
    if (stored.seats[seat]?.kind !== "person") return { refused: "notSeated" };
    const done = await decide(opened, id, seat, version, {
      isDoneBy: ({ kind }) => kind === "handOver",
      do: (table, terms) => table.handOver(seat, bot, { ...terms, by: "server" }),
    });
    if (!("refused" in done)) await noteAct(opened, "handSeat", { table: id, seat, to: bot });
    return done;
  });
}

/** A decision like any other: an entry of the log, refused if somebody else has decided first. */
async function decide(
  { store, now }: Opened,
  id: string,
  seat: Seat | null,
  version: number | undefined,
  wish: Wish,
): Promise<Done | Refused> {
  const { tables, commands } = await tablesOver(store, now);
  const command = version === undefined ? {} : { version };
  return tables.use(id, (live) => commands.decide(live, seat, command, wish));
}

/** Tables without a server: nobody listens, no bot thinks, and no game is carried over to other rules. */
export async function tablesOver(
  store: Store,
  now: () => number,
): Promise<{ readonly tables: LiveTables; readonly commands: Commands }> {
  const games = new Map((await allGames()).map((game) => [game.id, game]));
  const rules = rulesOf(games);
  const inUse = new RulesInUse(games, rules);
  // Whichever node is free lets the bots think.
  const commits = new Commits(store.logs, {
    committed: () => {},
    failed: () => {},
    thinker: () => null,
    tellAt: tellAtAfter,
  });
  const catchUp = new CatchUp(store, newNodeId(), inUse, {
    lost: (live) => tables.drop(live),
    moved: () => {},
    talked: () => {},
  });
  const tables: LiveTables = new LiveTables(
    inUse,
    store,
    commits,
    new EarlyGames(store.earlyLogs, rules),
    catchUp,
    {
      capacity: 1,
      grace: 0,
      now,
      rulesOf: rules,
      isAlive: () => false,
      isKnownToAll: () => false,
      presenceChanged: () => {},
      damaged: () => {},
    },
  );
  const commands = new Commands(commits, store.changes, now, {
    decided: () => {},
    changed: () => {},
    fresh: (live) => tables.fresh(live),
  });
  return { tables, commands };
}
