import { createHash, createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { commitmentTo, newSecret, randomOfStep, SECRET_PATTERN, secretFromSeed } from "./chance.ts";
import { fromHex } from "./sha256.ts";

describe("chance at a live table", () => {
  const chance = { secret: "000102030405060708090a0b0c0d0e0f", nonces: ["a", ""] };

  test("is what the documentation says: HMAC of step and nonces seeds the generator", () => {
    const digest = createHmac("sha256", fromHex(chance.secret)).update("banquise:3:a,").digest();
    const words = [0, 4, 8, 12].map((offset) => digest.readInt32BE(offset)) as [
      number,
      number,
      number,
      number,
    ];
    const random = randomOfStep(chance, 3);
    const again = randomOfStep({ ...chance }, 3);
    expect(words).toMatchInlineSnapshot(`
      [
        2074333365,
        -826381418,
        1883376050,
        1554357696,
      ]
    `);
    expect([random.uint32(), random.uint32()]).toEqual([again.uint32(), again.uint32()]);
    expect(randomOfStep(chance, 3).uint32()).toMatchInlineSnapshot(`1932895907`);
  });

  test("every step, secret and nonce has a generator of its own", () => {
    const firsts = [
      randomOfStep(chance, 1),
      randomOfStep(chance, 2),
      randomOfStep({ ...chance, nonces: ["a", "b"] }, 1),
      randomOfStep({ ...chance, secret: "f".repeat(32) }, 1),
    ].map((random) => random.uint32());
    expect(new Set(firsts).size).toBe(4);
  });

  test("the commitment is the SHA-256 of the secret's bytes", () => {
    expect(commitmentTo(chance.secret)).toBe(
      createHash("sha256").update(fromHex(chance.secret)).digest("hex"),
    );
  });

  test("secrets are 128 bits, fresh or repeatable", () => {
    expect(newSecret()).toMatch(SECRET_PATTERN);
    expect(newSecret()).not.toBe(newSecret());
    expect(secretFromSeed(1)).toMatch(SECRET_PATTERN);
    expect(secretFromSeed(1)).toBe(secretFromSeed(1));
    expect(secretFromSeed(1)).not.toBe(secretFromSeed(2));
  });
});
