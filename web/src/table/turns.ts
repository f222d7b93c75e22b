/** The log told by turns: what one seat did until the next one went on. */
import type { GameEvent, Seat, Step, Viewer } from "@banquise/engine";

export interface Turn {
  /** Null: nobody's doing, such as new rules. */
  readonly seat: Seat | null;
  readonly steps: readonly Step[];
}

/** Consecutive steps of one seat, the oldest turn first. What was taken back, and the taking back, are left out. */
export function turnsOf(log: readonly Step[]): readonly Turn[] {
  const undone = undoneSteps(log);
  const turns: { readonly seat: Seat | null; readonly steps: Step[] }[] = [];
  for (const step of log) {
    if (undone.has(step.version) || step.kind === "undo" || step.kind === "setup") continue;
    const last = turns.at(-1);
    if (last?.seat === step.seat) last.steps.push(step);
    else turns.push({ seat: step.seat, steps: [step] });
  }
  return turns;
}

/** A spectator has no last turn of their own: as many as fit in a look. */
const SPECTATED = 3;

/** What the others did since the viewer's last turn; the turn that the viewer is in the middle of does not count. */
export function turnsSince(turns: readonly Turn[], viewer: Viewer): readonly Turn[] {
  if (viewer === null) return turns.slice(-SPECTATED);
  const others = turns.at(-1)?.seat === viewer ? turns.slice(0, -1) : turns;
  return others.slice(others.findLastIndex(({ seat }) => seat === viewer) + 1);
}

/** The last turn of each seat that has had one. */
export function lastTurns(turns: readonly Turn[]): readonly Turn[] {
  const seats = new Set(turns.flatMap(({ seat }) => seat ?? []));
  return [...seats].flatMap((seat) => turns.findLast((turn) => turn.seat === seat) ?? []);
}

/** All that happened and was not taken back. */
export function standingEvents(log: readonly Step[]): readonly GameEvent[] {
  const undone = undoneSteps(log);
  return log.flatMap(({ version, events }) => (undone.has(version) ? [] : events));
}

/** The moves of a seat that the others could agree to take back, the newest first. Newer rules are a barrier. */
export function standingMoves(log: readonly Step[], seat: Seat): readonly Step[] {
  const undone = undoneSteps(log);
  const first = log.findLastIndex(({ kind }) => kind === "rules") + 1;
  const isStanding = (step: Step) => step.kind === "move" && step.seat === seat && !undone.has(step.version);
  return log.slice(first).filter(isStanding).toReversed();
}

/** Versions of the steps that were taken back. */
export function undoneSteps(log: readonly Step[]): ReadonlySet<number> {
  const first = log[0]?.version ?? 0;
  const undone = new Set<number>();
  for (const { back, version } of log) {
    if (back === undefined) continue;
    for (let taken = Math.max(back + 1, first); taken < version; taken++)
      if (log[taken - first]?.kind === "move") undone.add(taken);
  }
  return undone;
}
