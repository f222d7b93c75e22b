import type { TimeControl } from "@banquise/engine";
import type { DeclinedInvitation, ReceivedInvitation } from "../storage/invitation-store.ts";
import type { Standing } from "../storage/played-store.ts";
import type { Store } from "../storage/store.ts";
import type { Listener } from "../tables/audience.ts";

/** How somebody stands at a table that is not over. */
interface Game {
  readonly table: string;
  readonly game: string;
  readonly seat: number;
  readonly status: "open" | "playing";
  readonly version: number;
  /** Whether the decision is theirs. */
  readonly turn: boolean;
}

interface Known {
  readonly games: ReadonlyMap<string, Standing>;
  /** Their tables by their ids. */
  readonly invitations: ReadonlyMap<string, string>;
  readonly declined: ReadonlySet<string>;
}

interface Follower {
  readonly person: string;
  readonly stream: Listener;
  /** Null until the first look, which tells everything. */
  known: Known | null;
}

/** How somebody stands now. */
interface Found {
  readonly standing: readonly Standing[];
  readonly received: readonly ReturnType<typeof shownInvitation>[];
  readonly declined: readonly DeclinedInvitation[];
}

/** Milliseconds between two looks at what has changed elsewhere. */
const BEAT = 250;

/**
 * What happens to somebody wherever they sit: for programs, which need not look at every table. What is told is what the
 * database says now and did not say at the last look, so that it does not matter at which node something happened.
 */
export class AccountStreams {
  private readonly store: Store;
  private readonly failed: (error: unknown) => void;
  private readonly followers = new Set<Follower>();
  private timer: NodeJS.Timeout | null = null;
  private looking: Promise<void> | null = null;
  private isAsked = false;

  constructor(store: Store, failed: (error: unknown) => void) {
    this.store = store;
    this.failed = failed;
  }

  /** Tells a stream how somebody stands, and then what changes. What ends that. */
  follow(person: string, stream: Listener): { readonly leave: () => void; readonly again: () => void } {
    const follower: Follower = { person, stream, known: null };
    this.followers.add(follower);
    this.timer ??= setInterval(() => this.look(), BEAT);
    this.look();
    return {
      leave: () => {
        this.followers.delete(follower);
        if (this.followers.size === 0 && this.timer !== null) {
          clearInterval(this.timer);
          this.timer = null;
        }
      },
      again: () => {
        follower.known = null;
        this.look();
      },
    };
  }

  /** Something may have changed: it is told as soon as it is known. */
  look(): void {
    if (this.followers.size === 0) return;
    if (this.looking !== null) {
      this.isAsked = true;
      return;
    }
    this.isAsked = false;
    this.looking = this.tellAll()
      .catch(this.failed)
      .finally(() => {
        this.looking = null;
        if (this.isAsked) this.look();
      });
  }

  /** Says that the stream lives. */
  beat(): void {
    for (const { stream } of this.followers) stream.send(frame("beat", {}));
  }

  /** Ends the streams of sessions that count no more. */
  endAll(sessions: readonly string[]): void {
    this.endWhere(({ identity }) => identity !== null && sessions.includes(identity.session));
  }

  endWhere(isMeant: (stream: Listener) => boolean): void {
    for (const { stream } of this.followers) if (isMeant(stream)) stream.end();
  }

  async close(): Promise<void> {
    for (const { stream } of this.followers) stream.end();
    if (this.timer !== null) clearInterval(this.timer);
    this.followers.clear();
    await this.looking;
  }

  private async tellAll(): Promise<void> {
    const followers = [...this.followers];
    const people = [...new Set(followers.map(({ person }) => person))];
    const [standing, received, declined] = await Promise.all([
      this.store.played.standing(people),
      this.store.invitations.toAll(people),
      this.store.invitations.declined(people),
    ]);
    for (const follower of followers) {
      const { person } = follower;
      await this.tell(follower, {
        standing: standing.filter((game) => game.person === person),
        received: received.filter(({ to_id }) => to_id === person).map(shownInvitation),
        declined: declined.filter(({ from_id }) => from_id === person),
      });
    }
  }

  private async tell(follower: Follower, { standing, received, declined }: Found): Promise<void> {
    const { stream, known } = follower;
    const games = new Map(standing.map((game) => [game.table, game]));
    const invitations = new Map(received.map(({ id, table }) => [id, table]));
    follower.known = { games, invitations, declined: new Set(declined.map(({ id }) => id)) };
    if (known === null) {
      stream.send(frame("account", { games: standing.map(shownGame), invitations: received }));
      return;
    }
    for (const invitation of received)
      if (!known.invitations.has(invitation.id)) stream.send(frame("invited", invitation));
    // Whoever has a seat there was not turned away.
    for (const [id, table] of known.invitations)
      if (!invitations.has(id) && !games.has(table)) stream.send(frame("withdrawn", { id, table }));
    for (const { id, table_id, name } of declined)
      if (!known.declined.has(id)) stream.send(frame("declined", { id, table: table_id, name }));
    for (const game of standing) {
      const before = known.games.get(game.table);
      if (game.status === "playing" && before?.status !== "playing")
        stream.send(frame("begin", shownGame(game)));
      if (isTurn(game) && !(before !== undefined && isTurn(before) && before.version === game.version))
        stream.send(frame("turn", shownGame(game)));
      if (game.talk_revision > (before?.talk_revision ?? 0))
        stream.send(frame("talk", { table: game.table }));
    }
    for (const [table, { game, seat }] of known.games)
      if (!games.has(table)) {
        const isOver = (await this.store.tables.find(table))?.table.status === "over";
        stream.send(frame(isOver ? "over" : "gone", { table, game, seat }));
      }
  }
}

const isTurn = ({ status, actor, seat, stand_in }: Standing): boolean =>
  status === "playing" && actor === seat && stand_in === null;

const shownGame = (standing: Standing): Game => {
  const { table, game, seat, status, version } = standing;
  return {
    table,
    game,
    seat,
    status: status === "open" ? "open" : "playing",
    version,
    turn: isTurn(standing),
  };
};

/** As those who are asked see it. */
export const shownInvitation = ({
  id,
  table_id,
  game,
  seats,
  clock,
  invitation,
  from,
  at,
}: ReceivedInvitation) => ({
  id,
  table: table_id,
  invitation,
  game,
  seats,
  clock: clock === null ? null : (JSON.parse(clock) as TimeControl),
  from,
  at,
});

type EventName =
  | "account"
  | "invited"
  | "withdrawn"
  | "declined"
  | "begin"
  | "turn"
  | "over"
  | "gone"
  | "talk"
  | "beat";

const frame = (event: EventName, data: object): Buffer =>
  Buffer.from(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
