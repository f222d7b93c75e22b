/** Answers the requests of a program that learns, line by line. It never throws for what it is sent. */
import { BotFault, botById, decide } from "@banquise/bots";
import {
  type Description,
  Environment,
  type Game,
  MOST_CLONES,
  type Move,
  Observation,
  type TableConfig,
  type View,
} from "@banquise/engine";
import type { EnvText } from "../text.ts";
import { type Answer, type Columned, ColumnTeller, type Refused, Teller, type Telling } from "./answers.ts";
import { parseRequest, type Request } from "./requests.ts";

export interface EnvSetting<S> {
  readonly game: Game<S>;
  readonly description: Description<S>;
  readonly config: TableConfig;
  readonly seed: number;
  /** How many games at once; null for one, which is answered by itself. */
  readonly batch: number | null;
  readonly observe: boolean;
  readonly packed: boolean;
  /** How all games of a batch are told at once; null for a list of positions. */
  readonly columned: Columned | null;
}

export class EnvSession<S> {
  /** Set by a request to close. */
  closed = false;
  private readonly setting: EnvSetting<S>;
  private readonly text: EnvText;
  private readonly envs: readonly Environment<S>[];
  private readonly seeds: number[];
  private readonly teller: Teller<S>;
  private readonly columnTeller: ColumnTeller<S> | null;

  constructor(setting: EnvSetting<S>, text: EnvText) {
    const { game, description, config, seed, batch, observe, packed, columned } = setting;
    this.setting = setting;
    this.text = text;
    const telling: Telling = !observe ? "none" : packed ? "packed" : "list";
    const observation = new Observation(game.layout, description);
    this.teller = new Teller(observation, telling);
    const count = batch ?? 1;
    this.seeds = Array.from({ length: count }, (_, i) => seed + i);
    this.envs = this.seeds.map((each) => new Environment(game, config, each));
    this.columnTeller =
      columned !== null && batch !== null
        ? new ColumnTeller(observation, { telling, columned, batch, seats: config.seats })
        : null;
  }

  /** The answer to one line; bytes are good until the next one. */
  answer(line: string): Answer {
    let input: unknown;
    try {
      input = JSON.parse(line);
    } catch {
      return this.refuse("notJson", this.text.notJson);
    }
    try {
      return Array.isArray(input) ? this.answerEach(input) : this.answerOne(input);
    } catch (error) {
      // A bug in a game, or in an environment: the program learns of it, and the others go on.
      return this.refuse("failed", this.text.failed(error instanceof Error ? error.message : String(error)));
    }
  }

  tooLong(): string {
    return this.refuse("tooLong", this.text.tooLong);
  }

  private answerEach(inputs: readonly unknown[]): string {
    const { envs } = this;
    if (this.setting.batch === null) return this.refuse("notABatch", this.text.notABatch);
    if (inputs.length !== envs.length) return this.refuse("batchSize", this.text.batchSize(envs.length));
    const answers = inputs.map((input, i) => {
      const request = input === null ? null : parseRequest(input);
      if (request === null) return this.position(i);
      if ("problem" in request) return this.unfit(request);
      return this.answerFor(i, request);
    });
    return `[${answers.join()}]`;
  }

  private answerOne(input: unknown): Answer {
    const request = parseRequest(input);
    if ("problem" in request) return this.unfit(request);
    if (request.kind === "close") {
      this.closed = true;
      return `{"closed":true}`;
    }
    if (request.kind === "describe") return JSON.stringify(this.describe());
    if (this.setting.batch === null) return this.answerFor(0, request);
    if (request.kind === "actions" || request.kind === "steps") return this.playEach(request);
    if (request.kind !== "reset") return this.refuse("batchSize", this.text.batchSize(this.envs.length));
    for (let i = 0; i < this.envs.length; i++) this.reset(i, request.seed === null ? null : request.seed + i);
    return this.positions();
  }

  /** All games at once. Where one is over its number is not looked at: a new game begins. */
  private playEach({ kind, numbers }: Extract<Request, { kind: "actions" | "steps" }>): Answer {
    const { envs } = this;
    if (numbers.length !== envs.length) return this.refuse("batchSize", this.text.batchSize(envs.length));
    // Nothing is played unless all can be.
    for (let i = 0; i < envs.length; i++) {
      const env = envs[i] as Environment<S>;
      if (env.done) continue;
      const number = numbers[i] as number;
      const fits =
        kind === "steps"
          ? Number.isInteger(number) && number >= 0 && number < env.legal.length
          : env.legal.includes(number);
      if (!fits) return this.refuse("illegal", this.text.illegalAt(i));
    }
    for (let i = 0; i < envs.length; i++) {
      const env = envs[i] as Environment<S>;
      const number = numbers[i] as number;
      if (env.done) this.reset(i, null);
      else env.play(kind === "steps" ? env.legal.at(number) : number);
    }
    return this.positions();
  }

  private answerFor(i: number, request: Request): string {
    const env = this.envs[i] as Environment<S>;
    const { text } = this;
    switch (request.kind) {
      case "reset":
        this.reset(i, request.seed);
        return this.position(i);
      case "step":
        if (env.done) return this.refuse("gameOver", text.gameOver);
        if (request.number >= env.legal.length)
          return this.refuse("noSuchStep", text.noSuchStep(env.legal.length));
        return this.play(i, env.legal.at(request.number));
      case "action":
      case "move": {
        if (env.done) return this.refuse("gameOver", text.gameOver);
        const move = request.kind === "move" ? env.game.moves.parse(request.move) : request.number;
        if (move === null || move >= env.game.moves.size) return this.refuse("noSuchMove", text.noSuchMove);
        if (!env.legal.includes(move))
          return this.refuse("illegal", text.illegal, env.whyNot(move) ?? undefined);
        return this.play(i, move);
      }
      case "observe":
        if (!this.isSeat(request.seat)) return this.refuse("noSuchSeat", text.noSuchSeat(env.config.seats));
        return this.teller.observed(env, request.seat);
      case "clone": {
        const id = env.clone();
        return id === null
          ? this.refuse("tooManyClones", text.tooManyClones(MOST_CLONES))
          : `{"clone":${id}}`;
      }
      case "restore":
        return env.restore(request.id) ? this.position(i) : this.refuse("noSuchClone", text.noSuchClone);
      case "release":
        return env.release(request.id)
          ? `{"released":${request.id}}`
          : this.refuse("noSuchClone", text.noSuchClone);
      case "redeal":
        if (!this.isSeat(request.seat)) return this.refuse("noSuchSeat", text.noSuchSeat(env.config.seats));
        env.redeal(request.seat, request.seed);
        return this.position(i);
      case "bot":
        return this.askBot(env, request);
      default:
        return this.refuse("notForOne", text.notForOne(request.kind));
    }
  }

  private play(i: number, move: Move): string {
    (this.envs[i] as Environment<S>).play(move);
    return this.position(i);
  }

  private position(i: number): string {
    return this.teller.position(this.envs[i] as Environment<S>);
  }

  private positions(): Answer {
    if (this.columnTeller) return this.columnTeller.positions(this.envs);
    return `[${this.envs.map((env) => this.teller.position(env)).join()}]`;
  }

  /** Without a seed each game goes on with seeds that no other game of the batch has. */
  private reset(i: number, seed: number | null): void {
    const next = seed ?? (this.seeds[i] as number) + this.envs.length;
    this.seeds[i] = next;
    (this.envs[i] as Environment<S>).reset(next);
  }

  private isSeat(seat: number | null): boolean {
    return seat === null || seat < this.setting.config.seats;
  }

  private askBot(
    env: Environment<S>,
    { bot: id, iterations, seed }: Extract<Request, { kind: "bot" }>,
  ): string {
    const bot = botById(id);
    if (bot === null) return this.refuse("noSuchBot", this.text.noSuchBot(id));
    if (env.done) return this.refuse("gameOver", this.text.gameOver);
    const view = env.game.layout.create() as View<S>;
    env.view(env.actor, view);
    const budget = { iterations, milliseconds: Number.POSITIVE_INFINITY };
    try {
      return `{"action":${decide(bot, { game: env.game, view, seat: env.actor, budget, seed })}}`;
    } catch (error) {
      if (error instanceof BotFault) return this.refuse("botFailed", error.message);
      throw error;
    }
  }

  private unfit(wrong: Exclude<ReturnType<typeof parseRequest>, Request>): string {
    const { text } = this;
    return "key" in wrong
      ? this.refuse(wrong.problem, text[wrong.problem](wrong.key))
      : this.refuse(wrong.problem, text[wrong.problem]);
  }

  private refuse(error: string, message: string, rule?: string): string {
    return JSON.stringify({ error, message, rule } satisfies Omit<Refused, "rule"> & {
      rule: string | undefined;
    });
  }

  /** All that a program must know to make sense of the numbers. */
  private describe(): object {
    const { game, config, batch } = this.setting;
    const { size, type, tensors } = this.teller.observation;
    const { id, version, cooperative, longest, moves } = game;
    const actions = { size: moves.size, types: moves.types };
    const setting = { game: id, version, ...config, cooperative, longest, batch };
    return { ...setting, actions, observation: { size, type, tensors } };
  }
}
