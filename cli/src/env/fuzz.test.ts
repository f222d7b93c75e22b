import { Random } from "@banquise/engine";
import { catalogue, loadGame } from "@banquise/games";
import { expect, test } from "vitest";
import { textIn } from "../language.ts";
import { EnvSession } from "./session.ts";

/** `BANQUISE_FUZZ` lines in each game; a few by default, because most of what can be found is found soon. */
const LINES = Number(process.env.BANQUISE_FUZZ ?? 400);

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
];

test.each(catalogue.map(({ meta }) => meta.id))("%s survives whatever it is sent", async (id) => {
  const { game, description } = (await loadGame(id)) as NonNullable<Awaited<ReturnType<typeof loadGame>>>;
  const random = Random.of(LINES);
  const any = <T>(items: readonly T[]): T => items[random.int(items.length)] as T;
  for (const batch of [null, 2]) {
    const setting = { game, description: await description(), seed: 1, batch, observe: true, packed: false };
    const config = {
      seats: game.seats.min,
      options: Object.fromEntries(Object.entries(game.options).map(([name, spec]) => [name, spec.default])),
    };
    const session = new EnvSession({ ...setting, config }, textIn("en").env);
    const request = (): string => `{"${any([...KEYS, "steps", "actions", "fly"])}":${any(SCRAPS)}}`;
    for (let i = 0; i < LINES / 2; i++) {
      const line =
        random.int(3) === 0 ? `[${request()},${request()}]` : random.int(9) === 0 ? any(SCRAPS) : request();
      const cut = random.int(12) === 0 ? line.slice(0, random.int(line.length)) : line;
      const answer = JSON.parse(session.answer(cut));
      expect(answer.error, `${cut} → ${answer.message}`).not.toBe("failed");
      // Between the scraps a game goes on, so that they meet it at all its stages.
      if (batch === null) session.answer(`{"step":${random.int(3)}}`);
    }
    expect(JSON.parse(session.answer('{"reset":{"seed":1}}'))).toBeTypeOf("object");
  }
});
