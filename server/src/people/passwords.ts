import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { skeleton } from "../names.ts";
import { Turns } from "../turns.ts";
import { COMMON_PASSWORDS } from "./common-passwords.ts";

/** As OWASP recommends for argon2id, which is this package's own choice of algorithm: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
export const PASSWORD_LENGTH = { least: 10, most: 200 } as const;
/** "aaaaaaaaaa" has the length, and nothing else. */
const LEAST_DIFFERENT = 5;

/** Each takes 19 MiB and a core for a moment: a crowd waits in line instead of taking all. */
const turns = new Turns(Math.max(1, availableParallelism() - 1));

/** The same text whichever keyboard wrote it. */
const normal = (password: string): string => password.normalize("NFKC");

/** Whether guessing would soon find it. No rules about digits and signs: they make passwords that people write down. */
export function isWeak(password: string, name: string): boolean {
  const letters = [...normal(password)];
  if (letters.length < PASSWORD_LENGTH.least || letters.length > PASSWORD_LENGTH.most) return true;
  if (new Set(letters).size < LEAST_DIFFERENT) return true;
  const bare = skeleton(password);
  const rest = bare.replaceAll(skeleton(name), "");
  return COMMON_PASSWORDS.has(bare) || rest.length < PASSWORD_LENGTH.least / 2;
}

export const hashOf = (password: string): Promise<string> => turns.run(() => hash(normal(password), COST));

/** What a password is compared with when there is none: it takes as long, and nobody knows what it is of. */
let nobodys: Promise<string> | null = null;

/** Whether that is the password; `known` is null for somebody who has none, which costs the same. */
export async function isPassword(password: string, known: string | null): Promise<boolean> {
  nobodys ??= hashOf(crypto.randomUUID());
  const against = await nobodys.then((instead) => known ?? instead);
  const matches = await turns.run(() => verify(against, normal(password)));
  return matches && known !== null;
}
