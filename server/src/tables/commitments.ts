import { commitmentTo, newSecret } from "@banquise/engine";

/** Milliseconds that a secret waits for its table. */
const PATIENCE = 15 * 60_000;
/** The oldest give way: nobody can fill the memory with commitments. */
const MOST = 10_000;

interface Sealed {
  readonly session: string;
  readonly secret: string;
  readonly until: number;
}

/**
 * Secrets that the server committed itself to before their table was opened. Whoever opens a table says a nonce when the
 * commitment is known already, so that neither side has chosen the chance of a game that begins at once.
 */
export class Commitments {
  private readonly sealed = new Map<string, Sealed>();

  /** The commitment to a new secret, for one table of this session. */
  issue(session: string, now = Date.now()): string {
    const secret = newSecret();
    const commitment = commitmentTo(secret);
    this.sealed.set(commitment, { session, secret, until: now + PATIENCE });
    for (const [oldest, { until }] of this.sealed) {
      if (until > now && this.sealed.size <= MOST) break;
      this.sealed.delete(oldest);
    }
    return commitment;
  }

  /** The secret, once; null if there is none for this session, or no more. */
  redeem(session: string, commitment: string, now = Date.now()): string | null {
    const found = this.sealed.get(commitment);
    if (found?.session !== session) return null;
    this.sealed.delete(commitment);
    return found.until > now ? found.secret : null;
  }
}
