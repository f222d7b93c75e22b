/**
 * A bot that is a program of its own, in any language: it gets a question a line and answers each with a line. Whoever asks
 * waits, so that it can play wherever our own bots do: a thread talks to the program meanwhile.
 */
import { MessageChannel, receiveMessageOnPort, Worker } from "node:worker_threads";
import { type Bot, BotTrouble, type Question } from "@banquise/bots";
import { type Game, MoveList } from "@banquise/engine";
import type { FromProgram, ProgramStart } from "./external-bot-worker.ts";

export interface ExternalBot extends Bot {
  close(): Promise<void>;
}

export interface ExternalSetting {
  /** The name that it plays under. */
  readonly id: string;
  /** As typed into a shell. */
  readonly command: string;
  /** Milliseconds for an answer. */
  readonly limit: number;
  /** The folder of the built program, where the thread's code is. */
  readonly home: URL;
}

/** It is started when it is asked for the first time. */
export function externalBot({ id, command, limit, home }: ExternalSetting): ExternalBot {
  let program: Program | null = null;
  return {
    id,
    choose(question) {
      program ??= new Program(command, home);
      return moveIn(question.game, legalOf(question), program.ask(lineOf(question, limit), limit));
    },
    async close() {
      await program?.close();
      program = null;
    },
  };
}

class Program {
  private readonly worker: Worker;
  private readonly signal = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  private readonly port: MessageChannel["port1"];

  constructor(command: string, home: URL) {
    const { port1, port2 } = new MessageChannel();
    this.port = port1;
    const start: ProgramStart = { command, signal: this.signal, port: port2 };
    this.worker = new Worker(new URL("external-bot-worker.js", home), {
      workerData: start,
      transferList: [port2],
    });
    this.worker.unref();
    port1.unref();
  }

  ask(line: string, limit: number): string {
    this.port.postMessage(line);
    const until = performance.now() + limit;
    for (;;) {
      const heard = Atomics.load(this.signal, 0);
      const told = receiveMessageOnPort(this.port) as { message: FromProgram } | undefined;
      if (told !== undefined) {
        const { message } = told;
        if ("line" in message) return message.line;
        throw new BotTrouble("ended", message.ended);
      }
      const left = until - performance.now();
      if (left <= 0) throw new BotTrouble("overtime", String(limit));
      Atomics.wait(this.signal, 0, heard, left);
    }
  }

  async close(): Promise<void> {
    this.port.close();
    await this.worker.terminate();
  }
}

function legalOf<S>({ game, view }: Question<S>): readonly number[] {
  const legal = new MoveList();
  game.legal(view, legal);
  return legal.toArray();
}

/** All that the seat may know, and nothing else: a question stands alone. */
function lineOf<S>(question: Question<S>, limit: number): string {
  const { game, view, seat, seed, budget } = question;
  const legal = legalOf(question);
  return JSON.stringify({
    game: game.id,
    version: game.version,
    seats: game.result(view).seats.length,
    seat,
    view: game.layout.toJson(view),
    legal,
    moves: legal.map((move) => game.moves.decode(move)),
    milliseconds: Math.min(limit, budget.milliseconds),
    seed,
  });
}

/** `{"step":i}`, `{"action":id}` or `{"move":{…}}`. Whether the move is legal is checked by whoever asked. */
function moveIn<S>(game: Game<S>, legal: readonly number[], line: string): number {
  const { step, action, move } = parsed(line);
  const index = typeof step === "number" ? legal[step] : undefined;
  const code = index ?? (typeof action === "number" ? action : game.moves.parse(move));
  if (code === null) throw new BotTrouble("noAnswer", line.slice(0, MOST_QUOTED));
  return code;
}

const MOST_QUOTED = 200;

function parsed(line: string): { step?: unknown; action?: unknown; move?: unknown } {
  try {
    return JSON.parse(line) ?? {};
  } catch {
    return {};
  }
}
