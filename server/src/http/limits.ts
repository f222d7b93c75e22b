import { addressOf } from "./address.ts";

/** How often one session may ask, by what it costs: a family behind one address can play. */
const limit = (max: number, seconds: number) => ({ rateLimit: { max, timeWindow: seconds * 1000 } });

export const limits = {
  read: limit(600, 60),
  stream: limit(300, 60),
  play: limit(600, 10),
  change: limit(120, 60),
  /** Looking somebody up: by address, so that nobody looks up everybody. */
  look: { rateLimit: { ...limit(120, 60).rateLimit, keyGenerator: addressOf } },
  /** All that somebody has played. */
  archive: limit(6, 60),
  /** Whole games that a bot thinks about. */
  review: limit(12, 3600),
  /** One decision that a bot thinks about. */
  hint: limit(60, 3600),
  /** Getting into an account: by address, because each try costs a hash, and sessions cost nothing. */
  enter: { rateLimit: { ...limit(60, 60).rateLimit, keyGenerator: addressOf } },
  /** Opening tables: by address, because sessions cost nothing. */
  open: { rateLimit: { ...limit(60, 60).rateLimit, keyGenerator: addressOf } },
};

/** New sessions, whichever request makes them. */
export const NEW_SESSIONS = { ...limit(60, 60).rateLimit, keyGenerator: addressOf };
