/** What `env` answers, as text: written by hand, because it is said hundreds of thousands of times a second. */
import type { Environment, Observation, ObservationArray, Viewer } from "@banquise/engine";
import { Columns } from "./columns.ts";

/** How observations are told: not at all, as a list, or as bytes in base64. */
export type Telling = "none" | "list" | "packed";

/** Why a request is refused: a code for programs, words for people. */
export interface Refused {
  readonly error: string;
  readonly message: string;
  /** The rule that forbids a move. */
  readonly rule?: string;
}

export class Teller<S> {
  readonly observation: Observation<S>;
  private readonly telling: Telling;
  private readonly numbers: ObservationArray;
  private readonly bytes: Buffer;

  constructor(observation: Observation<S>, telling: Telling) {
    this.observation = observation;
    this.telling = telling;
    this.numbers = observation.create();
    this.bytes = Buffer.from(this.numbers.buffer);
  }

  /** The position: who decides, among what, and what that seat sees. */
  position(env: Environment<S>): string {
    const { actor, legal, done } = env;
    const seen = this.telling === "none" ? "" : `"observation":${this.seenBy(env, done ? null : actor)},`;
    const end = done ? `,"points":${JSON.stringify(env.points())}` : "";
    return `{"actor":${actor},"legal":[${legal.codes.subarray(0, legal.length).join()}],${seen}"rewards":[${env.rewards().join()}],"done":${done}${end}}`;
  }

  /** What one viewer sees, asked for by itself. */
  observed(env: Environment<S>, viewer: Viewer): string {
    return `{"observation":${this.seenBy(env, viewer)}}`;
  }

  private seenBy(env: Environment<S>, viewer: Viewer): string {
    this.observation.write(env.view(viewer), this.numbers);
    return this.telling === "packed" ? `"${this.bytes.toString("base64")}"` : `[${this.numbers.join()}]`;
  }
}

/** Many positions at once, column by column: each a base64 text of numbers in a row, little end first. */
export class PackedTeller<S> {
  private readonly observation: Observation<S>;
  private readonly seats: number;
  private readonly numbers: ObservationArray | null;
  private readonly actors: Int8Array;
  private readonly counts: Uint16Array;
  private readonly rewards: Float32Array;
  private readonly points: Float32Array;
  private readonly columns = new Columns();
  private legal = new Uint16Array(1024);

  constructor(observation: Observation<S>, telling: Telling, batch: number, seats: number) {
    this.observation = observation;
    this.seats = seats;
    this.numbers = telling === "none" ? null : observation.create(batch);
    this.actors = new Int8Array(batch);
    this.counts = new Uint16Array(batch);
    this.rewards = new Float32Array(batch * seats);
    this.points = new Float32Array(batch * seats);
  }

  /** Good until it is asked again. */
  positions(envs: readonly Environment<S>[]): Uint8Array {
    const { observation, numbers, actors, counts, rewards, points, seats } = this;
    let length = 0;
    for (let i = 0; i < envs.length; i++) {
      const env = envs[i] as Environment<S>;
      const { actor, done } = env;
      actors[i] = actor;
      counts[i] = env.legal.length;
      if (length + env.legal.length > this.legal.length) this.growLegal(length + env.legal.length);
      this.legal.set(env.legal.codes.subarray(0, env.legal.length), length);
      length += env.legal.length;
      if (numbers !== null) observation.write(env.view(done ? null : actor), numbers, i * observation.size);
      if (done) {
        rewards.set(env.rewards(), i * seats);
        points.set(env.points(), i * seats);
      } else {
        rewards.fill(0, i * seats, (i + 1) * seats);
        points.fill(0, i * seats, (i + 1) * seats);
      }
    }
    const { columns } = this;
    columns.clear();
    columns.add("actor", actors);
    columns.add("counts", counts);
    columns.add("legal", this.legal.subarray(0, length));
    if (numbers !== null) columns.add("observation", numbers);
    columns.add("rewards", rewards);
    columns.add("points", points);
    return columns.take();
  }

  private growLegal(length: number): void {
    const grown = new Uint16Array(2 * length);
    grown.set(this.legal);
    this.legal = grown;
  }
}
