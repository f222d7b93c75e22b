import { Random } from "@banquise/engine";
import { catalogue, loadGame } from "@banquise/games";
import { expect, test } from "vitest";
import { textIn } from "../language.ts";
import type { Answer } from "./answers.ts";
import { EnvSession } from "./session.ts";

/** In all games together. */
const LINES = 20_000;

const KEYS = [
  "reset",
  "step",
  "action",
  "move",
  "observe",
  "clone",
  "restore",
  "release",
  "redeal",
  "describe",
  "bot",
];
const SCRAPS = [
  "null",
  "true",
  "0",
  "1",
  "-1",
  "7",
  "1e9",
  "0.5",
  '"x"',
  "[]",
  "{}",
  '{"seed":3}',
  '{"seat":0,"seed":7}',
  '{"seat":null,"seed":1}',
  '{"type":"takeDie"}',
  "[0,0]",
  '{"__proto__":null}',
  '"greedy"',
  '{"bot":"level3","iterations":2,"seed":1}',
  '{"bot":"nobody"}',
  '{"seed":9007199254740993}',
  '{"seed":-1}',
  "[1e400,-0]",
  '"\\u0000\\ud800"',
];

const text = (answer: Answer): string => {
  if (typeof answer === "string") return answer;
  return "line" in answer ? answer.line : Buffer.from(answer).toString();
};

test.each(catalogue.map(({ meta }) => meta.id))("%s survives whatever it is sent", async (id) => {
  const { game, description } = (await loadGame(id)) as NonNullable<Awaited<ReturnType<typeof loadGame>>>;
  const random = Random.of(LINES);
  const any = <T>(items: readonly T[]): T => items[random.int(items.length)] as T;
  const request = (): string => `{"${any([...KEYS, "steps", "actions", "fly"])}":${any(SCRAPS)}}`;
  const settings = [
    { batch: null, packed: false, columned: null },
    { batch: null, packed: true, columned: null },
    { batch: 2, packed: false, columned: null },
    { batch: 2, packed: true, columned: "base64" },
    { batch: 2, packed: true, columned: "raw" },
  ] as const;
  for (const { batch, packed, columned } of settings) {
    const setting = {
      game,
      description: await description(),
      seed: 1,
      batch,
      observe: true,
      packed,
      columned,
    };
    const config = {
      seats: game.seats.min,
      options: Object.fromEntries(Object.entries(game.options).map(([name, spec]) => [name, spec.default])),
    };
    const session = new EnvSession({ ...setting, config }, textIn("en").env);
    for (let i = 0; i < LINES / catalogue.length / settings.length; i++) {
      const line =
        random.int(3) === 0 ? `[${request()},${request()}]` : random.int(9) === 0 ? any(SCRAPS) : request();
      const cut = random.int(12) === 0 ? line.slice(0, random.int(line.length)) : line;
      const answer = JSON.parse(text(session.answer(cut)));
      expect(answer.error, `${cut} → ${answer.message}`).not.toBe("failed");
      // Between the scraps a game goes on, so that they meet it at all its stages.
      session.answer(batch === null ? `{"step":${random.int(3)}}` : '{"steps":[0,0]}');
    }
    expect(JSON.parse(text(session.answer('{"reset":{"seed":1}}')))).toBeTypeOf("object");
  }
});
