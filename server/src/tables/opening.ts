import { DAILY_BOT, DAILY_SEAT } from "@banquise/bots";
import {
  type Language,
  NONCE_PATTERN,
  newSecret,
  parseConfig,
  type Seat,
  type TableConfig,
  type TimeControl,
} from "@banquise/engine";
import type { AnyGame } from "../games.ts";
import { newInvitation, newTableId } from "../ids.ts";
import type { Refused } from "../problems.ts";
import type { BotQuota } from "../storage/bot-quota.ts";
import { LOG_FORMS, type Person, type TableRow } from "../storage/schema.ts";
import type { Store } from "../storage/store.ts";
import { Commitments } from "./commitments.ts";
import type { LiveTable } from "./live-table.ts";
import type { LiveTables } from "./live-tables.ts";
import { botSeat, freeSeat, personSeat } from "./seat-rows.ts";
import type { Starting } from "./starting.ts";

/** What somebody asks for who opens a table. */
export interface TableRequest {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  /** A bot's id, or null, for each seat; a short list leaves the rest to people. */
  readonly bots: readonly (string | null)[];
  readonly public: boolean;
  readonly clock: TimeControl | null;
  /** The bot that plays for those who leave. */
  readonly standIn: string;
  /** Whether messages may be written there. */
  readonly chat: boolean;
  /** Which language is spoken there; null where nobody asked. */
  readonly language: Language | null;
  readonly nonce: string;
  /** Of a secret that was sealed for whoever asks (`commit`); null makes a new one. */
  readonly commitment: string | null;
}

/** Who opens a table, and where they sit; `from` stands for the address that they ask from. */
interface Opener {
  readonly seat: Seat | null;
  readonly person: Person;
  readonly from: string;
}

/** A request about which everything is known. */
type Settled = Omit<TableRequest, "game" | "seats" | "options" | "commitment"> & {
  readonly secret: string;
  readonly daily?: string;
};

/** New tables: asked for, after another one, or for the challenge of the day. */
export class Opening {
  private readonly tables: LiveTables;
  private readonly store: Store;
  private readonly starting: Starting;
  private readonly botIds: readonly string[];
  /** Null for no limit. */
  readonly quota: BotQuota | null;
  private readonly now: () => number;
  private readonly commitments: Commitments;

  constructor(
    tables: LiveTables,
    store: Store,
    starting: Starting,
    { botIds, quota, now }: { botIds: readonly string[]; quota: BotQuota | null; now: () => number },
  ) {
    this.tables = tables;
    this.store = store;
    this.starting = starting;
    this.botIds = botIds;
    this.quota = quota;
    this.now = now;
    this.commitments = new Commitments(store.commitments);
  }

  /** The commitment to the secret of a table that this person will open. */
  commit(person: Person): Promise<string> {
    return this.commitments.issue(person.id);
  }

  /** Opens a table; whoever asks takes the first free seat. */
  async open(request: TableRequest, person: Person, from: string): Promise<LiveTable | Refused> {
    const game = this.tables.games.get(request.game);
    if (game === undefined) return { refused: "unknownGame" };
    const config = parseConfig(game, request.seats, request.options);
    if ("problem" in config) {
      return { refused: config.problem === "seats" ? "badSeats" : "badOption", about: config.name };
    }
    const { bots } = request;
    const unknown = bots.find((bot) => bot !== null && !this.botIds.includes(bot));
    if (typeof unknown === "string") return { refused: "unknownBot", about: unknown };
    if (!this.botIds.includes(request.standIn)) return { refused: "unknownBot", about: request.standIn };
    if (bots.length > config.seats) return { refused: "tooManyBots" };
    if (!NONCE_PATTERN.test(request.nonce)) return { refused: "badNonce" };
    const first = Array.from({ length: config.seats }, (_, seat) => bots[seat] ?? null).indexOf(null);
    const secret = await this.secretFor(person, request.commitment);
    if (secret === null) return { refused: "unknownCommitment" };
    const opener = { seat: first < 0 ? null : first, person, from };
    const live = await this.create(game, config, { ...request, secret }, opener, null);
    if (typeof live === "string") throw new Error("a new table follows no other");
    return live;
  }

  /** Somebody's try at a challenge of the day: its table, which may be there already. */
  async openDaily(
    game: AnyGame,
    config: TableConfig,
    { day, secret, bots }: { day: string; secret: string; bots: readonly (string | null)[] },
    person: Person,
    from: string,
  ): Promise<string | Refused> {
    const around = { public: false, clock: null, standIn: DAILY_BOT, chat: false, language: null };
    const request = { ...around, bots, nonce: "", secret, daily: day };
    const live = await this.create(game, config, request, { seat: DAILY_SEAT, person, from }, null);
    if (typeof live === "string" || "refused" in live) return live;
    return live.facts.id;
  }

  /** The table that follows a finished one, or the id of the one that somebody else was quicker to open. */
  async follow(
    { facts, seats }: LiveTable,
    opener: Opener,
    { nonce, commitment }: Pick<TableRequest, "nonce" | "commitment">,
  ): Promise<LiveTable | Refused | string> {
    const secret = await this.secretFor(opener.person, commitment);
    if (secret === null) return { refused: "unknownCommitment" };
    const { game, config, public: isPublic, clock, standIn, chat, language, id } = facts;
    const around = { public: isPublic, clock, standIn, chat, language };
    return this.create(game, config, { ...around, bots: seats.bots, nonce, secret }, opener, id);
  }

  /** The secret that was sealed, or a new one; null if none was sealed. */
  private async secretFor(person: Person, commitment: string | null): Promise<string | null> {
    return commitment === null ? newSecret() : this.commitments.redeem(person.id, commitment);
  }

  /** The table, or the id of the one that is there instead: somebody else has opened the rematch, or it was tried before. */
  private async create(
    game: AnyGame,
    config: TableConfig,
    request: Settled,
    { seat: own, person, from }: Opener,
    rematchOf: string | null,
  ): Promise<LiveTable | Refused | string> {
    const table = newTable(game, config, request, from, this.now());
    const rows = Array.from({ length: config.seats }, (_, seat) => {
      if (seat === own) return personSeat(table.id, seat, person, request.nonce);
      const bot = request.bots[seat] ?? null;
      return bot === null ? freeSeat(table.id, seat) : botSeat(table.id, seat, bot);
    });
    const seats = rows.map((row) =>
      row.seat === own
        ? { ...row, name: person.name, program: person.program }
        : { ...row, name: null, program: null },
    );
    const live = this.tables.fromRows({ table, seats }, game);
    const begun = this.starting.of(live.facts, seats);
    const triedBy = table.daily === null ? null : person.id;
    const refused = await this.store.tables.create(table, rows, {
      start: begun?.start ?? null,
      rematchOf,
      quota: this.quota,
      triedBy,
    });
    if (refused !== null)
      return "instead" in refused ? refused.instead : tooManyBots(refused.exceeded, this.quota);
    this.tables.add(live);
    if (begun !== null) this.starting.begin(live, begun);
    return live;
  }
}

export function tooManyBots(part: keyof BotQuota, quota: BotQuota | null): Refused {
  return {
    refused: part === "tables" ? "tooManyBotTables" : "tooManyBotGames",
    about: String(quota?.[part]),
  };
}

/** The row of a table that nobody has sat down at. */
function newTable(game: AnyGame, config: TableConfig, request: Settled, from: string, at: number): TableRow {
  return {
    id: newTableId(),
    game: game.id,
    rules: game.version,
    seats: config.seats,
    options: JSON.stringify(config.options),
    public: request.public ? 1 : 0,
    status: "open",
    secret: request.secret,
    invitation: newInvitation(),
    rematch: null,
    version: 0,
    actor: null,
    log_form: LOG_FORMS.entries,
    clock: request.clock === null ? null : JSON.stringify(request.clock),
    stand_in: request.standIn,
    due_at: null,
    time_left: null,
    proposal: null,
    opened_from: from,
    alive_at: at,
    created_at: at,
    updated_at: at,
    revision: 0,
    suggestions: null,
    think_at: null,
    claimed_by: null,
    daily: request.daily ?? null,
    chat: request.chat ? 1 : 0,
    talk_revision: 0,
    language: request.language,
    sent_away: null,
    tell_at: null,
    ending: null,
  };
}
