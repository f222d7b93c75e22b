/** Our server under load: every seat is a program that listens to its stream and posts its moves over HTTP. */
import { mkdtemp, rm } from "node:fs/promises";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Game, MoveList, Random, type StepMessage, type TableSnapshot } from "@banquise/engine";
import { type AnyState, loadGame } from "@banquise/games";
import { type Contestant, type Load, Meter } from "./measure.ts";
import { PROGRAM, type ServerProcess, startProcess } from "./process.ts";
import { openStream, Pipeline } from "./wire.ts";

/** A folder for processor profiles of the server; they slow it down. */
const PROFILE = process.env.BENCH_PROFILE;
const SEATS = 3;
/** Connections that moves are posted over, one after the other without waiting: as a proxy keeps them open, for all its people. */
const PIPELINES = Number(process.env.BENCH_PIPELINES ?? 32);

export interface Setup {
  /** `banquise.js` of another build than this one. */
  readonly build?: URL;
  /** The address of a PostgreSQL database instead of a file. */
  readonly database?: string;
  /** Servers on that database; every table has its people at all of them. */
  readonly nodes?: number;
}

export async function startBanquise(
  load: Load,
  { build = PROGRAM, database, nodes = 1 }: Setup = {},
): Promise<Contestant> {
  const loaded = await loadGame("blueprints");
  if (loaded === null) throw new Error("there is no game to measure");
  const folder = await mkdtemp(join(tmpdir(), "banquise-bench-"));
  const place = database === undefined ? ["--data", join(folder, "bench.db")] : ["--database", database];
  const args = ["serve", "--port", "0", ...place, "--log", "error", "--json"];
  const profiling = PROFILE === undefined ? [] : ["--cpu-prof", `--cpu-prof-dir=${PROFILE}`];
  // As `npm start` and the image start it.
  const flags = ["--max-semi-space-size=64", ...profiling];
  const servers: ServerProcess[] = [];
  for (let node = 0; node < nodes; node++)
    servers.push(await startProcess(build, args, { BANQUISE_RATE_LIMIT: "off" }, flags));
  const at = (index: number): URL => (servers[index % nodes] as ServerProcess).address;
  return {
    play: async () => {
      // Anew for each set: the server lets go of connections that nobody uses while others play.
      const pipelines = Array.from({ length: PIPELINES }, (_, index) => new Pipeline(at(index)));
      const meter = new Meter(servers, load);
      const sockets: Socket[] = [];
      const tables = await inBatches(load.games, (i) => openTable(pipelines[i % PIPELINES], i));
      const players = tables.map(
        ({ id, tokens }, i) =>
          new TableClients(
            loaded.game,
            id,
            tokens,
            (seat) => pipelines[(i * SEATS + seat) % PIPELINES],
            meter,
            i,
          ),
      );
      await Promise.all(players.map((clients, i) => clients.listen((seat) => at(i + seat), sockets)));
      for (const clients of players) clients.begin();
      await meter.allFinished();
      for (const socket of sockets) socket.destroy();
      for (const pipeline of pipelines) pipeline.close();
      return meter.figures();
    },
    close: async () => {
      for (const server of servers) await server.stop();
      await rm(folder, { recursive: true });
    },
  };
}

interface OpenedTable {
  readonly id: string;
  readonly tokens: readonly string[];
}

async function openTable(pipeline: Pipeline, number: number): Promise<OpenedTable> {
  const ask = <Body>(path: string, body: object, token: string | null): Promise<Body> =>
    new Promise((resolve, reject) => {
      pipeline.post(path, JSON.stringify(body), token, (answer) => {
        if (answer.status < 300) resolve(JSON.parse(answer.body));
        else reject(new Error(`${path}: ${answer.body}`));
      });
    });
  const tokens: string[] = [];
  for (let seat = 0; seat < SEATS; seat++) {
    const { token } = await ask<{ token: string }>("/api/sessions", { name: `Seat ${number}-${seat}` }, null);
    tokens.push(token);
  }
  const bots = Array(SEATS).fill(null);
  const table = { game: "blueprints", seats: SEATS, options: {}, bots, public: true };
  const { id } = await ask<TableSnapshot>("/api/tables", table, tokens[0]);
  for (const token of tokens.slice(1)) await ask(`/api/tables/${id}/join`, {}, token);
  return { id, tokens };
}

const BATCH = 50;

async function inBatches<T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  for (let first = 0; first < count; first += BATCH) {
    const size = Math.min(BATCH, count - first);
    made.push(...(await Promise.all(Array.from({ length: size }, (_, i) => make(first + i)))));
  }
  return made;
}

interface SeatClient {
  readonly token: string;
  seat: number;
  version: number;
  view: AnyState;
}

/** The three programs at one table. Each knows what its own stream told it, and nothing else. */
class TableClients {
  private readonly game: Game<AnyState>;
  private readonly path: string;
  private readonly pipelineOf: (seat: number) => Pipeline;
  private readonly meter: Meter;
  private readonly clients: SeatClient[];
  private readonly random: Random;
  private readonly legal = new MoveList();
  /** When each move was sent, by the version that it made. */
  private readonly sentAt: number[] = [];
  private over = 0;

  constructor(
    game: Game<AnyState>,
    id: string,
    tokens: readonly string[],
    pipelineOf: (seat: number) => Pipeline,
    meter: Meter,
    seed: number,
  ) {
    this.game = game;
    this.path = `/api/tables/${id}`;
    this.pipelineOf = pipelineOf;
    this.meter = meter;
    this.random = Random.of(seed);
    this.clients = tokens.map((token) => ({ token, seat: -1, version: -1, view: game.layout.create() }));
  }

  /** Opens the streams; resolves when all snapshots are there. */
  async listen(addressOf: (seat: number) => URL, sockets: Socket[]): Promise<void> {
    await Promise.all(
      this.clients.map(
        (client, index) =>
          new Promise<void>((resolve) => {
            const heard = (event: string, data: string): void => {
              if (event === "step") this.follow(client, JSON.parse(data));
              if (event !== "snapshot") return;
              const snapshot: TableSnapshot = JSON.parse(data);
              client.seat = snapshot.viewer ?? -1;
              client.version = snapshot.version;
              client.view = this.game.layout.fromJson(snapshot.view);
              resolve();
            };
            sockets.push(openStream(addressOf(index), `${this.path}/stream`, client.token, heard));
          }),
      ),
    );
  }

  begin(): void {
    const actor = this.clients.find(({ seat, view }) => seat === this.game.actor(view));
    if (actor) this.play(actor);
  }

  private follow(client: SeatClient, { step, patch, actor, status }: StepMessage): void {
    if (step.version !== client.version + 1) this.meter.wrongEvents++;
    client.version = step.version;
    this.meter.heard(this.sentAt[step.version]);
    if (patch !== null) this.game.layout.patch(client.view, patch);
    if (actor === client.seat) this.play(client);
    if (status === "over" && ++this.over === SEATS) this.meter.finished++;
  }

  private play({ seat, token, view, version }: SeatClient): void {
    this.legal.clear();
    this.game.legal(view, this.legal);
    const move = this.game.moves.decode(this.legal.at(this.random.int(this.legal.length)));
    const body = JSON.stringify({ version, key: `k${version}`, move });
    this.sentAt[version + 1] = performance.now();
    this.pipelineOf(seat).post(`${this.path}/moves`, body, token, (answer) => {
      if (answer.status !== 200) throw new Error(answer.body);
      this.meter.moved();
    });
  }
}
