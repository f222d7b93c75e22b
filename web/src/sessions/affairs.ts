/** What goes on around the game of an online table: time, pauses, who is stood in for, what is asked of the others. */
import {
  leftAt,
  newSecret,
  type Proposal,
  type Seat,
  type SeatInfo,
  type Surroundings,
  type TimeControl,
  type TimedStepMessage,
  type TimeMessage,
  type Viewer,
} from "@banquise/engine";
import { type ReadonlySignal, signal } from "@preact/signals";
import { api } from "./api.ts";
import { isRefused, type Refused } from "./refused.ts";

/** What the server said, and when that came, by a clock that nobody can set. */
interface Heard {
  readonly message: TimeMessage;
  readonly at: number;
}

/** A difference between the two clocks of a computer that means sleep, or a changed time of day. */
const JUMP = 2_000;

export class TableAffairs {
  readonly id: string;
  readonly control: TimeControl | null;
  readonly seats: ReadonlySignal<readonly SeatInfo[]>;
  readonly paused = signal(false);
  readonly proposal = signal<Proposal | null>(null);
  /** What somebody asked last, if the others did not agree. */
  readonly declined = signal<Proposal | null>(null);
  /** The owner of this screen wants the seat back, as soon as the bot has made the decision that was too late. */
  readonly returning = signal(false);
  private readonly heard = signal<Heard | null>(null);
  private readonly ask: () => void;
  private drift = Date.now() - performance.now();
  /** What is asked now has come about, or has no point any more, by a step that was just told. */
  private isSettled = false;
  /** The proposal that was taken back here. */
  private withdrawn = "";

  /** `ask`: has the server tell everything anew. */
  constructor(
    id: string,
    control: TimeControl | null,
    seats: ReadonlySignal<readonly SeatInfo[]>,
    ask: () => void,
  ) {
    this.id = id;
    this.control = control;
    this.seats = seats;
    this.ask = ask;
  }

  told({ paused, proposal, time }: Pick<Surroundings, "paused" | "proposal" | "time">): void {
    this.paused.value = paused;
    this.proposal.value = proposal;
    this.hear(time);
    this.isSettled = false;
  }

  /** The same, when something has just changed: what is asked no more without a step that did it was refused. */
  news(message: Pick<Surroundings, "paused" | "proposal" | "time">): void {
    const before = this.proposal.peek();
    const isDeclined = before !== null && !this.isSettled && before.id !== this.withdrawn;
    this.told(message);
    if (message.proposal !== null) this.declined.value = null;
    else if (isDeclined) this.declined.value = before;
  }

  step({ step, time }: TimedStepMessage): void {
    if (time !== undefined) this.hear(time);
    const { by, seat } = this.proposal.peek() ?? {};
    if (step.kind !== "move" || step.seat === by || step.seat === seat) this.isSettled = true;
    if (this.returning.peek()) void this.comeBack();
  }

  /** Whose time runs. */
  get running(): Seat | null {
    return this.heard.value?.message.running?.seat ?? null;
  }

  /** Milliseconds that a seat has left now; null without a clock. */
  left(seat: Seat): number | null {
    const heard = this.heard.value;
    if (heard === null) return null;
    const { message, at } = heard;
    return leftAt(message, seat, message.now + performance.now() - at);
  }

  /** Looks whether the computer has slept, or its time of day was changed: then the server knows better. */
  check(): void {
    const drift = Date.now() - performance.now();
    const isJump = Math.abs(drift - this.drift) > JUMP;
    this.drift = drift;
    if (isJump) this.ask();
  }

  /** The bot that plays in somebody's stead; null when nobody does. */
  standIn(seat: Viewer): string | null {
    return seat === null ? null : (this.seats.value[seat]?.standIn ?? null);
  }

  /** People who decide for themselves. */
  get people(): readonly Seat[] {
    return this.seats.value.flatMap(({ kind, standIn }, seat) =>
      kind === "person" && standIn === undefined ? [seat] : [],
    );
  }

  readonly handOver = (seat?: Seat) => this.command("hand-over", seat === undefined ? {} : { seat });
  readonly resign = () => this.command("resign");
  readonly pause = () => this.command("pause");
  readonly resume = () => this.command("resume");
  readonly abandon = () => this.command("abandon");
  /** Asks the others to go back to a version, just before a move of one's own. */
  readonly askUndo = (to: number) => this.command("undo", { ask: true, to });

  readonly answer = (agree: boolean): Promise<Refused | null> => {
    const proposal = this.proposal.peek();
    if (proposal === null) return Promise.resolve(null);
    if (!agree) this.withdrawn = proposal.id;
    return settled(api.affair(this.id, "answer", { proposal: proposal.id, agree }));
  };

  /** Takes the seat back: now, or after the decision that the bot is about to make. */
  readonly comeBack = async (): Promise<Refused | null> => {
    const refused = await this.command("return");
    this.returning.value = refused?.refused === "timeIsUp";
    return this.returning.value ? null : refused;
  };

  private command(call: string, body: object = {}): Promise<Refused | null> {
    return settled(api.affair(this.id, call, { ...body, key: newSecret() }));
  }

  private hear(message: TimeMessage | null): void {
    this.heard.value = message && { message, at: performance.now() };
  }
}

async function settled(answer: Promise<unknown>): Promise<Refused | null> {
  const said = await answer;
  return isRefused(said) ? said : null;
}
