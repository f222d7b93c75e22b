/** The game told day by day: what was decided, what came of it, who died. */
import type { GameEvent } from "@banquise/engine";
import { events as declared, type EventType } from "../events.ts";
import type { Tone } from "./effects.ts";
import type { SignName } from "./signs.tsx";

type Look = readonly [SignName, Tone];

/** Events that a chronicler would write down, and how they look; the rest is bookkeeping. */
const NOTABLE: Readonly<Partial<Record<EventType, Look>>> = {
  scenarioBegun: ["star", "plain"],
  expertChosen: ["person", "plain"],
  morningTurned: ["morning", "plain"],
  optionChosen: ["token", "plain"],
  duskTurned: ["dusk", "plain"],
  consequenceTurned: ["law", "bad"],
  triggerMet: ["star", "plain"],
  eventDue: ["card", "plain"],
  brokenDown: ["pressure", "grave"],
  died: ["dead", "grave"],
  deathCardTurned: ["dead", "bad"],
  joined: ["person", "good"],
  left: ["person", "bad"],
  stormBroke: ["storm", "grave"],
  expertUsed: ["person", "plain"],
  callSounded: ["call", "plain"],
  citizenPlayed: ["card", "plain"],
  built: ["build", "plain"],
  destroyed: ["build", "bad"],
  lawEnacted: ["law", "plain"],
  technologyDeveloped: ["tech", "good"],
  scoutDeployed: ["scout", "plain"],
  explored: ["scout", "plain"],
  scoutReturned: ["scout", "good"],
  scoutLost: ["scout", "bad"],
  hungerStruck: ["hunger", "bad"],
  nightFell: ["night", "plain"],
  counterChanged: ["star", "plain"],
  gameEnded: ["star", "plain"],
};

/** Choices that were made by people, not by the cold. */
const CHOSEN: ReadonlySet<EventType> = new Set(["optionChosen", "lawEnacted", "callSounded"]);

export interface Line {
  readonly sign: SignName;
  readonly tone: Tone;
  readonly text: string;
  /** How often it happened in a row. */
  readonly times: number;
  readonly chosen: boolean;
}

export interface Day {
  /** 0 before the first day. */
  readonly round: number;
  readonly lines: readonly Line[];
}

/** `tell` says an event in words; null for what has none. */
export function daysOf(
  events: readonly GameEvent[],
  tell: (event: GameEvent) => string | null,
): readonly Day[] {
  const days: { round: number; lines: Line[] }[] = [{ round: 0, lines: [] }];
  for (const event of events) {
    const read = declared.read(event);
    if (read === null) continue;
    // The first day begins in its middle, with the Action phase (GEN-3.14).
    if (read.type === "phaseBegun" && days.length === 1) days.push({ round: 1, lines: [] });
    else if (read.type === "roundBegun") days.push({ round: read.data.round, lines: [] });
    const look = NOTABLE[read.type];
    const text = look ? tell(event) : null;
    const lines = days.at(-1)?.lines;
    if (!look || text === null || !lines) continue;
    const last = lines.at(-1);
    if (last?.text === text) lines.splice(-1, 1, { ...last, times: last.times + 1 });
    else lines.push({ sign: look[0], tone: look[1], text, times: 1, chosen: CHOSEN.has(read.type) });
  }
  return days.filter((day) => day.lines.length > 0);
}

/** A line as it is copied: "1 worker joined. ×3". */
export const plainLine = ({ text, times }: Line): string => (times > 1 ? `${text} ×${times}` : text);
