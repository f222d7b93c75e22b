/** Does a bot that thinks delay a person's request? The same people's moves, beside bots that think and bots that do not. */
import { mkdtemp, rm } from "node:fs/promises";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Game, MoveList, Random, type StepMessage, type TableSnapshot } from "@banquise/engine";
import { type AnyState, loadGame } from "@banquise/games";
import { columns, percentile } from "../report.ts";
import { startProcess } from "./process.ts";
import { openStream, Pipeline } from "./wire.ts";

const TABLES = 50;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 20);
/** A person who is asked answers after so many milliseconds. */
const REACTION = 250;

const loaded = await loadGame("blueprints");
if (loaded === null) throw new Error("there is no game to measure");
const { game } = loaded;

async function measure(bot: string): Promise<number[]> {
  const folder = await mkdtemp(join(tmpdir(), "banquise-bench-"));
  const args = ["serve", "--port", "0", "--data", join(folder, "bench.db"), "--log", "error", "--json"];
  const script = new URL("../../dist/node/banquise.js", import.meta.url);
  const server = await startProcess(script, args, { BANQUISE_RATE_LIMIT: "off" });
  const pipelines: Pipeline[] = [];
  const sockets: Socket[] = [];
  const delays: number[] = [];
  try {
    for (let i = 0; i < TABLES; i++) {
      const pipeline = new Pipeline(server.address);
      pipelines.push(pipeline);
      const person = new Person(game, pipeline, bot, i, delays);
      await person.sitDown(server.address, sockets);
    }
    await sleep(SECONDS * 1_000);
    return delays;
  } finally {
    for (const socket of sockets) socket.destroy();
    for (const pipeline of pipelines) pipeline.close();
    await server.stop();
    await rm(folder, { recursive: true });
  }
}

/** Somebody who plays one game after the other against a bot, at random but not in a hurry. */
class Person {
  private readonly game: Game<AnyState>;
  private readonly pipeline: Pipeline;
  private readonly bot: string;
  private readonly random: Random;
  private readonly delays: number[];
  private readonly legal = new MoveList();
  private token = "";

  constructor(game: Game<AnyState>, pipeline: Pipeline, bot: string, seed: number, delays: number[]) {
    this.game = game;
    this.pipeline = pipeline;
    this.bot = bot;
    this.random = Random.of(seed);
    this.delays = delays;
  }

  async sitDown(address: URL, sockets: Socket[]): Promise<void> {
    if (this.token === "") {
      this.token = (await this.ask<{ token: string }>("/api/sessions", { name: "Somebody" }, null)).token;
    }
    const table = { game: "blueprints", seats: 2, options: {}, bots: [null, this.bot], public: false };
    const { id } = await this.ask<TableSnapshot>("/api/tables", table, this.token);
    const path = `/api/tables/${id}`;
    let view = this.game.layout.create();
    const socket = openStream(address, `${path}/stream`, this.token, (event, data) => {
      if (event === "snapshot") {
        const snapshot: TableSnapshot = JSON.parse(data);
        view = this.game.layout.fromJson(snapshot.view);
        if (snapshot.actor === 0) this.play(path, view, snapshot.version);
      }
      if (event !== "step") return;
      const { step, patch, actor, status }: StepMessage = JSON.parse(data);
      if (patch !== null) this.game.layout.patch(view, patch);
      if (actor === 0) this.play(path, view, step.version);
      if (status === "over") void this.sitDown(address, sockets);
    });
    sockets.push(socket);
  }

  private async play(path: string, view: AnyState, version: number): Promise<void> {
    await sleep(REACTION);
    this.legal.clear();
    this.game.legal(view, this.legal);
    const move = this.game.moves.decode(this.legal.at(this.random.int(this.legal.length)));
    const sent = performance.now();
    await this.ask(`${path}/moves`, { version, key: `k${version}`, move }, this.token);
    this.delays.push(performance.now() - sent);
  }

  private ask<Body>(path: string, body: object, token: string | null): Promise<Body> {
    return new Promise((resolve, reject) => {
      this.pipeline.post(path, JSON.stringify(body), token, (answer) => {
        if (answer.status < 300) resolve(JSON.parse(answer.body));
        else reject(new Error(`${path}: ${answer.body}`));
      });
    });
  }
}

const rows: string[][] = [["bots", "people's moves", "p50 ms", "p99 ms", "longest ms"]];
for (const bot of ["random", "level6"]) {
  const delays = await measure(bot);
  const shown = [0.5, 0.99, 1].map((share) => percentile(delays, share).toFixed(1));
  rows.push([bot, String(delays.length), ...shown]);
}
console.log(`Answer to a person's move, ${TABLES} tables of a person and a bot, ${SECONDS} s each`);
for (const line of columns(rows)) console.log(line);
