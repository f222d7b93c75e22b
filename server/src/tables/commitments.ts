import { commitmentTo, newSecret } from "@banquise/engine";
import type { CommitmentStore } from "../storage/commitment-store.ts";

/** Milliseconds that a secret waits for its table. */
const PATIENCE = 15 * 60_000;

/**
 * Secrets that the server committed itself to before their table was opened. Whoever opens a table says a nonce when the
 * commitment is known already, so that neither side has chosen the chance of a game that begins at once.
 */
export class Commitments {
  private readonly store: CommitmentStore;

  constructor(store: CommitmentStore) {
    this.store = store;
  }

  /** The commitment to a new secret, for one table of this session. */
  async issue(session: string, now = Date.now()): Promise<string> {
    const secret = newSecret();
    const commitment = commitmentTo(secret);
    await this.store.add({ commitment, session_id: session, secret, expires_at: now + PATIENCE });
    return commitment;
  }

  /** The secret, once; null if there is none for this session, or no more. */
  redeem(session: string, commitment: string, now = Date.now()): Promise<string | null> {
    return this.store.redeem(session, commitment, now);
  }
}
