import {
  type Game,
  MoveList,
  type MoveObject,
  Random,
  type StepMessage,
  type TableSnapshot,
} from "@banquise/engine";
import type { Client } from "./client.ts";
import type { EventReader } from "./events.ts";

/** A program that plays at random, from nothing but what the API tells it. */
export class Player {
  readonly client: Client;
  readonly id: string;
  private readonly game: Game<unknown>;
  private readonly random: Random;
  private readonly legal = new MoveList();
  view: unknown = null;
  version = 0;
  actor: number | null = null;
  seat: number | null = null;
  status = "open";
  /** Versions of the steps it was told, in order. */
  readonly steps: number[] = [];
  /** The version of the snapshot it began with. */
  private since = 0;
  /** Versions that later snapshots have told of. */
  private readonly skipped = new Set<number>();
  private stream: EventReader | null = null;

  constructor(client: Client, id: string, game: Game<unknown>, seed: number) {
    this.client = client;
    this.id = id;
    this.game = game;
    this.random = Random.of(seed);
  }

  async connect(lastEventId?: number): Promise<void> {
    await this.stream?.close();
    this.stream = await this.client.stream(this.id, lastEventId);
  }

  async disconnect(): Promise<void> {
    await this.stream?.close();
    this.stream = null;
  }

  /** Takes the next event in. */
  async hear(): Promise<string> {
    const next = await this.stream?.next();
    if (!next) return "end";
    if (next.event === "snapshot") this.take(next.data as TableSnapshot);
    if (next.event === "step") {
      const { step, patch, actor, status } = next.data as StepMessage;
      if (String(step.version) !== next.id) throw new Error("the id of a step is its version");
      this.steps.push(step.version);
      this.version = step.version;
      this.actor = actor;
      this.status = status;
      if (patch !== null) this.game.layout.patch(this.view, patch);
    }
    return next.event;
  }

  take(snapshot: TableSnapshot): void {
    if (this.view === null) this.since = snapshot.version;
    else for (let made = this.version + 1; made <= snapshot.version; made++) this.skipped.add(made);
    this.view = snapshot.view === null ? null : this.game.layout.fromJson(snapshot.view);
    this.version = snapshot.version;
    this.actor = snapshot.actor;
    this.seat = snapshot.viewer;
    this.status = snapshot.status;
  }

  /** The steps it should have been told: every one, in order, once. */
  get dueSteps(): number[] {
    const versions = Array.from({ length: this.version - this.since }, (_, index) => this.since + index + 1);
    return versions.filter((version) => !this.skipped.has(version));
  }

  choose(): MoveObject {
    this.legal.clear();
    this.game.legal(this.view, this.legal);
    return this.game.moves.decode(this.legal.at(this.random.int(this.legal.length)));
  }

  get isToMove(): boolean {
    return this.status === "playing" && this.actor === this.seat;
  }

  /** Plays until the game is over, or until `stop` says so after one of its moves. */
  async playOn(stop: () => boolean = () => false): Promise<void> {
    while (this.status !== "over") {
      if (this.isToMove) {
        const { status, body } = await this.client.play(this.id, this.version, this.choose());
        if (status !== 200) throw new Error(JSON.stringify(body));
        const made = body.version;
        if (stop()) return;
        while (this.version < made) if ((await this.hear()) === "end") throw new Error("the stream ended");
      } else if ((await this.hear()) === "end") throw new Error("the stream ended");
    }
  }
}
