import { commitmentTo, newSecret } from "@banquise/engine";

/** Milliseconds that a secret waits for its table. */
const PATIENCE = 15 * 60_000;
/** The oldest give way: nobody can fill the memory with promises. */
const MOST = 10_000;

interface Promised {
  readonly session: string;
  readonly secret: string;
  readonly until: number;
}

/**
 * Secrets that were promised before their table was opened. Whoever opens a table says a nonce when the commitment is
 * known already, so that neither side has chosen the chance of a game that begins at once.
 */
export class Promises {
  private readonly byCommitment = new Map<string, Promised>();

  /** The commitment to a new secret, for one table of this session. */
  make(session: string, now = Date.now()): string {
    const secret = newSecret();
    const commitment = commitmentTo(secret);
    this.byCommitment.set(commitment, { session, secret, until: now + PATIENCE });
    for (const [oldest, { until }] of this.byCommitment) {
      if (until > now && this.byCommitment.size <= MOST) break;
      this.byCommitment.delete(oldest);
    }
    return commitment;
  }

  /** The secret, once; null if there is none for this session, or no more. */
  keep(session: string, commitment: string, now = Date.now()): string | null {
    const promised = this.byCommitment.get(commitment);
    if (promised?.session !== session) return null;
    this.byCommitment.delete(commitment);
    return promised.until > now ? promised.secret : null;
  }
}
