import Libsql from "libsql";

/**
 * Holds a file for one server: a side database that is locked for as long as the process lives. The operating system
 * gives it back when the process ends, however it ends.
 */
export class FileLock {
  private readonly connection: InstanceType<typeof Libsql>;

  private constructor(connection: InstanceType<typeof Libsql>) {
    this.connection = connection;
  }

  /** Null if another server has it. */
  static take(path: string): FileLock | null {
    const connection = new Libsql(`${path}.lock`, { timeout: 0 });
    try {
      connection.exec("begin exclusive");
      return new FileLock(connection);
    } catch (error) {
      connection.close();
      if ((error as { code?: unknown }).code === "SQLITE_BUSY") return null;
      throw error;
    }
  }

  release(): void {
    this.connection.close();
  }
}
