/** The game told day by day: what was decided, what came of it, who died. */
import type { GameEvent } from "@banquise/engine";

/** Events that a chronicler would write down; the rest is bookkeeping. */
const NOTABLE: ReadonlySet<string> = new Set([
  "scenarioBegun",
  "expertChosen",
  "morningTurned",
  "optionChosen",
  "duskTurned",
  "consequenceTurned",
  "triggerMet",
  "eventDue",
  "votesCounted",
  "brokenDown",
  "died",
  "deathCardTurned",
  "joined",
  "left",
  "stormBroke",
  "expertUsed",
  "callSounded",
  "citizenPlayed",
  "built",
  "destroyed",
  "lawEnacted",
  "technologyDeveloped",
  "scoutDeployed",
  "explored",
  "scoutReturned",
  "hungerStruck",
  "nightFell",
  "counterChanged",
  "gameEnded",
]);

export interface Day {
  /** 0 before the first day. */
  readonly round: number;
  readonly events: readonly GameEvent[];
}

export function daysOf(events: readonly GameEvent[]): readonly Day[] {
  const days: { round: number; events: GameEvent[] }[] = [{ round: 0, events: [] }];
  for (const event of events) {
    // The first day begins in its middle, with the Action phase (GEN-3.14).
    if (event.type === "phaseBegun" && days.length === 1) days.push({ round: 1, events: [] });
    else if (event.type === "roundBegun") days.push({ round: Number(event.data.round), events: [] });
    else if (NOTABLE.has(event.type)) days.at(-1)?.events.push(event);
  }
  return days.filter((day) => day.events.length > 0);
}
