/**
 * Chance at a live table: fair, unpredictable and verifiable.
 *
 * 1. When a table is opened a secret of 128 bits is made, and SHA-256(secret) is published: the commitment.
 * 2. Every seat may add a nonce of its own before the first move. Nonces are public. So whoever runs the table cannot
 *    choose the dice (the commitment came first), and neither can a player (the secret is unknown).
 * 3. Step k of the table (0 is the setup, k the k-th entry of the log) uses its own generator, seeded with the first
 *    16 bytes of HMAC-SHA-256(secret, "banquise:" + k + ":" + nonces joined by ","). Dice already seen tell nothing
 *    about dice to come, and a replay is exact.
 * 4. When the game is over the secret is published; anybody can check all of it (`checkExport`).
 */
import { Random, type Seed } from "./random.ts";
import { fromHex, hmacSha256Under, sha256, toHex, utf8 } from "./sha256.ts";

export const SECRET_PATTERN = /^[0-9a-f]{32}$/;
export const NONCE_PATTERN = /^[0-9a-zA-Z_-]{0,64}$/;

export interface Chance {
  /** 32 hexadecimal digits; known to nobody but the table before the game is over. */
  readonly secret: string;
  /** One for each seat, possibly empty. */
  readonly nonces: readonly string[];
}

/** What is published before the first move: SHA-256 of the secret's 16 bytes, in hexadecimal. */
export function commitmentTo(secret: string): string {
  return toHex(sha256(fromHex(secret)));
}

/** A fresh secret from the platform's cryptographic generator. */
export function newSecret(): string {
  return toHex(globalThis.crypto.getRandomValues(new Uint8Array(16)));
}

/** A secret derived from a number, for tables that must be repeatable: tests, demonstrations, `--seed`. */
export function secretFromSeed(seed: number): string {
  return toHex(sha256(utf8(`seed ${seed}`)).subarray(0, 16));
}

/** The generators of a table's steps: what they have in common is worked out once. */
export function randomOfSteps({ secret, nonces }: Chance): (step: number) => Random {
  const digestOf = hmacSha256Under(fromHex(secret));
  const allNonces = nonces.join(",");
  return (step) => {
    const words = new DataView(digestOf(utf8(`banquise:${step}:${allNonces}`)).buffer);
    const seed: Seed = [words.getInt32(0), words.getInt32(4), words.getInt32(8), words.getInt32(12)];
    return new Random(seed);
  };
}

/** The generator of step `k`. */
export const randomOfStep = (chance: Chance, step: number): Random => randomOfSteps(chance)(step);
