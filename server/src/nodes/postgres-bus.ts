import pg from "pg";
import type { Bus, Notice } from "./bus.ts";

const CHANNEL = "banquise";
/** Milliseconds in which what is to be told is gathered. */
const GATHERED = 4;
/** The database takes 8,000 bytes at a time; an id has 26 at most. */
const IDS_AT_ONCE = 250;
/** Milliseconds after which a connection that says nothing is given up. */
const PATIENCE = 3_000;
/** Milliseconds before a lost connection is made anew. */
const RETRY = 500;

type Ids = Record<keyof Notice, Set<string>>;

/**
 * LISTEN and NOTIFY of PostgreSQL, on a connection of its own and never inside the transaction of a move: one that notifies
 * takes a lock on the whole instance when it commits.
 */
export class PostgresBus implements Bus {
  private readonly address: string;
  private readonly node: string;
  private readonly receive: (notice: Notice) => void;
  private readonly reconnected: () => void;
  private client: pg.Client | null = null;
  private waiting: Ids = nothing();
  private timer: NodeJS.Timeout | null = null;
  private sending: Promise<void> = Promise.resolve();
  private retry: NodeJS.Timeout | null = null;
  private isClosed = false;

  private constructor(
    address: string,
    node: string,
    receive: (notice: Notice) => void,
    reconnected: () => void,
  ) {
    this.address = address;
    this.node = node;
    this.receive = receive;
    this.reconnected = reconnected;
  }

  /** `reconnected`: notices may have been lost. */
  static async open(
    address: string,
    node: string,
    receive: (notice: Notice) => void,
    reconnected: () => void,
  ): Promise<PostgresBus> {
    const bus = new PostgresBus(address, node, receive, reconnected);
    await bus.connect();
    return bus;
  }

  publish(notice: Notice): void {
    for (const [kind, ids] of Object.entries(notice) as [keyof Notice, readonly string[]][])
      for (const id of ids) this.waiting[kind].add(id);
    this.timer ??= setTimeout(() => this.sendSoon(), GATHERED);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    if (this.retry !== null) clearTimeout(this.retry);
    if (this.timer !== null) {
      clearTimeout(this.timer);
      this.sendSoon();
    }
    await this.sending;
    await this.client?.end().catch(() => {});
  }

  /** One after the other; what cannot be told now is found out by the beat. */
  private sendSoon(): void {
    this.timer = null;
    this.sending = this.sending.then(() => this.send()).catch(() => {});
  }

  private async send(): Promise<void> {
    const { waiting, client } = this;
    this.waiting = nothing();
    if (client === null) return;
    try {
      for (const notice of pieces(waiting))
        await client.query("select pg_notify($1, $2)", [
          CHANNEL,
          JSON.stringify({ ...notice, from: this.node }),
        ]);
    } catch {
      // Nor would anything be heard on it.
      this.lost(client);
    }
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.address,
      keepAlive: true,
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
      application_name: "banquise notices",
    });
    client.on("error", () => this.lost(client));
    client.on("end", () => this.lost(client));
    client.on("notification", ({ payload = "{}" }) => {
      const { from, ...notice } = JSON.parse(payload) as Notice & { from?: string };
      if (from !== this.node) this.receive(notice);
    });
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    this.client = client;
  }

  private lost(client: pg.Client): void {
    if (this.client !== client) return;
    this.client = null;
    // It may not even say goodbye.
    client.end().catch(() => {});
    this.comeBack();
  }

  private comeBack(): void {
    if (this.isClosed) return;
    this.retry = setTimeout(() => {
      this.connect().then(this.reconnected, () => this.comeBack());
    }, RETRY);
    this.retry.unref();
  }
}

const nothing = (): Ids => ({
  tables: new Set(),
  ended: new Set(),
  sanctions: new Set(),
  jobs: new Set(),
  done: new Set(),
});

/** Notices small enough to be sent. */
function pieces(ids: Ids): Notice[] {
  const found: Notice[] = [];
  for (const [kind, set] of Object.entries(ids) as [keyof Notice, Set<string>][]) {
    const list = [...set];
    for (let start = 0; start < list.length; start += IDS_AT_ONCE)
      found.push({ [kind]: list.slice(start, start + IDS_AT_ONCE) });
  }
  return found;
}
