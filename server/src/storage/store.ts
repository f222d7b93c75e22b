import { Database } from "./database.ts";
import { EarlyLogStore } from "./early-logs.ts";
import { LogStore } from "./log-store.ts";
import { migrate } from "./migrations.ts";
import { SessionStore } from "./session-store.ts";
import { TableStore } from "./table-store.ts";

/** A row that is written again and again, to see that the database can be written to. */
const HEARTBEAT = "heartbeat";

/**
 * All that the server remembers. Everything is asked for asynchronously, and each call is a transaction of its own, so
 * that a database across a network can take the place of the embedded one.
 */
export class Store {
  readonly sessions: SessionStore;
  readonly tables: TableStore;
  readonly logs: LogStore;
  readonly earlyLogs: EarlyLogStore;
  private readonly database: Database;

  private constructor(database: Database) {
    this.database = database;
    this.sessions = new SessionStore(database);
    this.tables = new TableStore(database);
    this.logs = new LogStore(database);
    this.earlyLogs = new EarlyLogStore(database);
  }

  /** Opens the file, which is made if it is not there, and brings it to the newest shape. */
  static async open(path: string): Promise<Store> {
    const database = new Database(path);
    try {
      await migrate(database);
      return new Store(database);
    } catch (error) {
      database.close();
      throw error;
    }
  }

  /** The value of a setting, made and kept at the first call. */
  async setting(name: string, make: () => string): Promise<string> {
    const { build } = this.database;
    return this.database.transaction(() => {
      const row = this.database.first(build.selectFrom("settings").select("value").where("name", "=", name));
      if (row !== null) return row.value;
      const value = make();
      this.database.run(build.insertInto("settings").values({ name, value }));
      return value;
    });
  }

  /** Writes something down. Rejects if that cannot be done: no room, no right, no file. */
  async beat(): Promise<void> {
    const value = String(Date.now());
    const query = this.database.build
      .insertInto("settings")
      .values({ name: HEARTBEAT, value })
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }));
    await this.database.transaction(() => this.database.run(query));
  }

  close(): void {
    this.database.close();
  }
}
