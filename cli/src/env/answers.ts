/** What `env` answers, as text: written by hand, because it is said hundreds of thousands of times a second. */
import type { Environment, Observation, ObservationArray, Viewer } from "@banquise/engine";
import { Columns } from "./columns.ts";

/** A line of JSON, as text or as its bytes; and what follows its end as bytes. */
export type Answer = string | Uint8Array | { readonly line: string; readonly after: readonly Uint8Array[] };

/** How observations are told: not at all, as a list, or as bytes in base64. */
export type Telling = "none" | "list" | "packed";

/** How all games of a batch are told at once: column by column in base64, or with the bytes of the columns after the line. */
export type Columned = "base64" | "raw";

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
  private readonly seen: S;
  private readonly write: ReturnType<Observation<S>["writer"]>;
  private readonly numbers: ObservationArray;
  private readonly bytes: Buffer;

  constructor(observation: Observation<S>, telling: Telling) {
    this.observation = observation;
    this.telling = telling;
    this.seen = observation.layout.create();
    this.write = observation.writer(this.seen);
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
    env.view(viewer, this.seen);
    this.write(this.numbers);
    return this.telling === "packed" ? `"${this.bytes.toString("base64")}"` : `[${this.numbers.join()}]`;
  }
}

export interface ColumnSetting {
  readonly telling: Telling;
  readonly columned: Columned;
  /** How many games. */
  readonly batch: number;
  readonly seats: number;
}

/** Many positions at once, column by column: each the bytes of numbers in a row, little end first. */
export class ColumnTeller<S> {
  private readonly size: number;
  private readonly seats: number;
  private readonly seen: S;
  private readonly write: ReturnType<Observation<S>["writer"]>;
  private readonly numbers: ObservationArray | null;
  private readonly actors: Int8Array;
  private readonly counts: Uint16Array;
  private readonly rewards: Float32Array;
  private readonly points: Float32Array;
  private readonly columns: Columns | null;
  private legal = new Uint16Array(1024);

  constructor(observation: Observation<S>, { telling, columned, batch, seats }: ColumnSetting) {
    this.size = observation.size;
    this.seats = seats;
    this.seen = observation.layout.create();
    this.write = observation.writer(this.seen);
    this.numbers = telling === "none" ? null : observation.create(batch);
    this.actors = new Int8Array(batch);
    this.counts = new Uint16Array(batch);
    this.rewards = new Float32Array(batch * seats);
    this.points = new Float32Array(batch * seats);
    this.columns = columned === "raw" ? null : new Columns();
  }

  /** Good until it is asked again. */
  positions(envs: readonly Environment<S>[]): Answer {
    const { numbers, actors, counts, rewards, points, seats, seen, size } = this;
    let length = 0;
    for (let i = 0; i < envs.length; i++) {
      const env = envs[i] as Environment<S>;
      const { actor, done, legal } = env;
      const count = legal.length;
      actors[i] = actor;
      counts[i] = count;
      if (length + count > this.legal.length) this.growLegal(length + count);
      for (let k = 0; k < count; k++) this.legal[length++] = legal.codes[k] as number;
      if (numbers !== null) {
        env.view(done ? null : actor, seen);
        this.write(numbers, i * size);
      }
      if (done) {
        rewards.set(env.rewards(), i * seats);
        points.set(env.points(), i * seats);
      } else {
        for (let k = i * seats; k < (i + 1) * seats; k++) rewards[k] = points[k] = 0;
      }
    }
    const legal = this.legal.subarray(0, length);
    return this.told({
      actor: actors,
      counts,
      legal,
      ...(numbers && { observation: numbers }),
      rewards,
      points,
    });
  }

  private told(columns: Readonly<Record<string, ArrayBufferView>>): Answer {
    if (this.columns !== null) {
      this.columns.clear();
      for (const name in columns) this.columns.add(name, columns[name] as ArrayBufferView);
      return this.columns.take();
    }
    const after = Object.values(columns).map(bytesOf);
    const sizes = Object.keys(columns).map((name, i) => `"${name}":${after[i]?.length}`);
    return { line: `{${sizes.join()}}`, after };
  }

  private growLegal(length: number): void {
    const grown = new Uint16Array(2 * length);
    grown.set(this.legal);
    this.legal = grown;
  }
}

const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);
