import { setTimeout as sleep } from "node:timers/promises";
import type { MoveObject, Step } from "@banquise/engine";
import { Client } from "./client.ts";
import type { Player } from "./player.ts";

/** A move that the server said it has. */
export interface Acknowledged {
  readonly version: number;
  readonly move: MoveObject;
}

/** Milliseconds before somebody whom no node could serve tries the next. */
const PAUSE = 20;
/** Steps that are asked for at a time. */
const PAGE = 200;

/**
 * Plays with every request to another node, as behind a balancer. A command without an answer is sent again under its key, and
 * a stream that has ended is taken up at another node.
 */
export class Wanderer {
  readonly player: Player;
  readonly acknowledged: Acknowledged[] = [];
  /** How often a stream had to be taken up again. */
  returns = 0;
  private readonly nextNode: () => string;
  private readonly rulesMayChange: boolean;

  /**
   * `nextNode`: the address of another node at each call. `rulesMayChange`: somebody else than those who play may make a
   * version, so that a move may come too late.
   */
  constructor(player: Player, nextNode: () => string, { rulesMayChange = false } = {}) {
    this.player = player;
    this.nextNode = nextNode;
    this.rulesMayChange = rulesMayChange;
  }

  /** Takes part until the game is over; `moved` is called after each acknowledged move. */
  async playOn(moved: () => void | Promise<void>): Promise<void> {
    const { player } = this;
    await this.listen();
    while (player.status !== "over") {
      if (player.isToMove) {
        await this.decide();
        await moved();
      } else await this.hear();
    }
    await player.disconnect();
  }

  /** The own moves that a node tells of. */
  async keptAt(address: string): Promise<Acknowledged[]> {
    const { client, id, version, seat } = this.player;
    const asking = new Client(address);
    asking.token = client.token;
    const steps: Step[] = [];
    for (let before = version + 1; before > 0; before = steps[0]?.version ?? 0) {
      const { body } = await asking.get<{ steps: Step[] }>(
        `/api/tables/${id}/steps?before=${before}&limit=${PAGE}`,
      );
      steps.unshift(...body.steps);
    }
    return steps.flatMap((step) =>
      seat !== null && step.seat === seat && step.move !== undefined
        ? [{ version: step.version, move: step.move }]
        : [],
    );
  }

  private async decide(): Promise<void> {
    const { player } = this;
    const { version, client, id } = player;
    const [move, key] = [player.choose(), client.newKey()];
    for (;;) {
      client.address = this.nextNode();
      const answer = await client.play(id, version, move, key).catch(() => null);
      if (answer?.status === 200) {
        this.acknowledged.push({ version: answer.body.version, move });
        break;
      }
      if (this.rulesMayChange && answer?.body.code === "staleVersion") break;
      if (answer !== null && answer.status < 500) throw new Error(JSON.stringify(answer.body));
      await sleep(PAUSE);
    }
    while (player.version <= version) await this.hear();
  }

  private async hear(): Promise<void> {
    if ((await this.player.hear()) !== "end") return;
    this.returns++;
    await this.listen();
  }

  private async listen(): Promise<void> {
    const { player } = this;
    for (;;) {
      player.client.address = this.nextNode();
      try {
        await player.connect(player.view === null ? undefined : player.version);
        return;
      } catch {
        await sleep(PAUSE);
      }
    }
  }
}
