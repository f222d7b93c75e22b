import { AccountStore } from "./account-store.ts";
import { AdminStore } from "./admin-store.ts";
import { ApiTokenStore } from "./api-token-store.ts";
import { AttemptStore } from "./attempt-store.ts";
import { ChangeStore } from "./change-store.ts";
import { ClockStore } from "./clock-store.ts";
import { CommitmentStore } from "./commitment-store.ts";
import { DailyStore } from "./daily-store.ts";
import type { Database, Queries } from "./database.ts";
import { EarlyLogStore } from "./early-logs.ts";
import { InvitationStore } from "./invitation-store.ts";
import { JobStore } from "./job-store.ts";
import { ListStore } from "./list-store.ts";
import { LogStore } from "./log-store.ts";
import { migrate } from "./migrations.ts";
import { NodeStore } from "./node-store.ts";
import { NoticeStore } from "./notice-store.ts";
import { OperatorStore } from "./operator-store.ts";
import { PasskeyStore } from "./passkey-store.ts";
import { PlayedStore } from "./played-store.ts";
import { PostgresDatabase } from "./postgres.ts";
import { ProfileStore } from "./profile-store.ts";
import { RelationStore } from "./relation-store.ts";
import { ReportStore } from "./report-store.ts";
import { ResultStore } from "./result-store.ts";
import { SanctionStore } from "./sanction-store.ts";
import { SessionStore } from "./session-store.ts";
import { SqliteDatabase } from "./sqlite.ts";
import { TableStore } from "./table-store.ts";
import { TalkStore } from "./talk-store.ts";
import { TicketStore } from "./ticket-store.ts";
import { TurnStore } from "./turn-store.ts";
import { UpkeepStore } from "./upkeep-store.ts";

/** A row that is written again and again, to see that the database can be written to. */
const HEARTBEAT = "heartbeat";

/** Whether a place is that of a PostgreSQL database, rather than of a file. */
export const isAddress = (place: string): boolean => /^postgres(ql)?:\/\//.test(place);

/** All that the server remembers, on either engine. Each call is a transaction of its own. */
export class Store {
  readonly sessions: SessionStore;
  readonly accounts: AccountStore;
  readonly tickets: TicketStore;
  readonly apiTokens: ApiTokenStore;
  readonly passkeys: PasskeyStore;
  readonly attempts: AttemptStore;
  readonly tables: TableStore;
  readonly lists: ListStore;
  readonly upkeep: UpkeepStore;
  readonly turns: TurnStore;
  readonly logs: LogStore;
  readonly earlyLogs: EarlyLogStore;
  readonly clocks: ClockStore;
  readonly changes: ChangeStore;
  readonly commitments: CommitmentStore;
  readonly nodes: NodeStore;
  readonly jobs: JobStore;
  /** What is on its way to people who are elsewhere. */
  readonly outbox: JobStore;
  readonly notices: NoticeStore;
  readonly daily: DailyStore;
  readonly results: ResultStore;
  readonly played: PlayedStore;
  readonly profiles: ProfileStore;
  readonly talk: TalkStore;
  readonly relations: RelationStore;
  readonly reports: ReportStore;
  readonly sanctions: SanctionStore;
  readonly operators: OperatorStore;
  readonly invitations: InvitationStore;
  readonly admin: AdminStore;
  /** Whether other processes may change it too. */
  readonly isShared: boolean;
  private readonly database: Database;

  private constructor(database: Database) {
    this.database = database;
    this.sessions = new SessionStore(database);
    this.accounts = new AccountStore(database);
    this.tickets = new TicketStore(database);
    this.apiTokens = new ApiTokenStore(database);
    this.passkeys = new PasskeyStore(database);
    this.attempts = new AttemptStore(database);
    this.outbox = new JobStore(database, "outbox");
    this.tables = new TableStore(database, this.outbox);
    this.lists = new ListStore(database);
    this.upkeep = new UpkeepStore(database);
    this.turns = new TurnStore(database);
    this.logs = new LogStore(database);
    this.earlyLogs = new EarlyLogStore(database);
    this.clocks = new ClockStore(database);
    this.changes = new ChangeStore(database, this.tables, this.logs);
    this.commitments = new CommitmentStore(database);
    this.nodes = new NodeStore(database);
    this.jobs = new JobStore(database, "jobs");
    this.notices = new NoticeStore(database);
    this.daily = new DailyStore(database);
    this.results = new ResultStore(database);
    this.played = new PlayedStore(database);
    this.profiles = new ProfileStore(database);
    this.talk = new TalkStore(database, this.tables);
    this.relations = new RelationStore(database);
    this.reports = new ReportStore(database);
    this.sanctions = new SanctionStore(database);
    this.operators = new OperatorStore(database);
    this.invitations = new InvitationStore(database, this.outbox);
    this.admin = new AdminStore(database);
    this.isShared = database.dialect.engine === "postgres";
  }

  /**
   * Opens a database, and brings it to the newest shape: a file, which is made if it is not there, or the one at an address
   * such as "postgres://user:password@host/name".
   */
  static async open(place: string): Promise<Store> {
    const database = openDatabase(place);
    try {
      await migrate(database);
      return new Store(database);
    } catch (error) {
      await database.close();
      throw error;
    }
  }

  /** The same for those who may not change its shape, or see all of it: nothing is asked before it is needed. */
  static over(place: string): Store {
    return new Store(openDatabase(place));
  }

  /** The value of a setting, made and kept at the first call. */
  async setting(name: string, make: () => string): Promise<string> {
    const { build } = this.database;
    return this.database.transaction(async (transaction) => {
      await transaction.run(
        build
          .insertInto("settings")
          .values({ name, value: make() })
          .onConflict((conflict) => conflict.column("name").doNothing()),
      );
      const row = await transaction.first(
        build.selectFrom("settings").select("value").where("name", "=", name),
      );
      if (row === null) throw new Error(`the setting ${name} was kept`);
      return row.value;
    });
  }

  /** All or nothing, for what belongs together and to several subjects. */
  together<T>(work: (transaction: Queries) => Promise<T>): Promise<T> {
    return this.database.transaction(work);
  }

  /** Writes something down. Rejects if that cannot be done: no room, no right, no file. */
  async beat(): Promise<void> {
    const value = String(Date.now());
    await this.database.run(
      this.database.build
        .insertInto("settings")
        .values({ name: HEARTBEAT, value })
        .onConflict((conflict) => conflict.column("name").doUpdateSet({ value })),
    );
  }

  close(): Promise<void> {
    return this.database.close();
  }
}

export const openDatabase = (place: string): Database =>
  isAddress(place) ? new PostgresDatabase(place) : new SqliteDatabase(place);
