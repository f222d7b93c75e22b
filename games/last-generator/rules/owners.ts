/** Who decides what (GEN-1.2 to GEN-1.5, GEN-27.2). */
import type { Seat } from "@banquise/engine";
import { inAction } from "../queries.ts";
import { QUESTION, QUESTIONS, type QuestionName } from "../questions.ts";
import type { State } from "../state.ts";

const BOILER = 0;
const HEALTH = 1;
const STORES = 2;
const ASSEMBLY = 3;
const LEADER = 4;

/** GEN-1.5: the office of each question outside the Action phase; the Leader has all others. */
const OFFICE_OF: Readonly<Partial<Record<QuestionName, number>>> = {
  feed: BOILER,
  destroy: BOILER,
  slot: BOILER,
  site: BOILER,
  gatherEffect: BOILER,
  sick: HEALTH,
  die: HEALTH,
  flip: HEALTH,
  fatigue: HEALTH,
  join: HEALTH,
  leave: HEALTH,
  cure: HEALTH,
  treat: HEALTH,
  shelter: HEALTH,
  deathCard: HEALTH,
  food: STORES,
  reach: STORES,
  explored: STORES,
  scout: STORES,
  technology: STORES,
  raise: ASSEMBLY,
  lower: ASSEMBLY,
  activate: ASSEMBLY,
  exhaust: ASSEMBLY,
  law: ASSEMBLY,
};

const OFFICES = Uint8Array.from(QUESTIONS, (name) => OFFICE_OF[name] ?? LEADER);

/** The office whose question is pending (GEN-1.5); -1 when it is the Leader's. */
export const officeAsked = (s: State): number => {
  const office = OFFICES[s.ask] as number;
  return office === LEADER ? -1 : office;
};

/** GEN-1.3: which seat holds an office. */
export function holderOf(s: State, office: number): Seat {
  switch (s.seats) {
    case 1:
      return 0;
    case 2:
      return office <= HEALTH ? 0 : 1;
    case 3:
      return office === ASSEMBLY ? s.leader : office;
    default:
      return office;
  }
}

/** Who answers the pending question. */
export function ownerOf(s: State): Seat {
  if (s.voter > 0) return s.voter - 1;
  if (inAction(s)) return s.active;
  const office = officeAsked(s);
  return office < 0 ? s.leader : holderOf(s, office);
}

/** GEN-27.2: the questions that a council votes on: Morning options and laws. */
export const isVotedOn = (s: State, isMorning: boolean): boolean =>
  s.council === 1 && s.seats > 1 && (s.ask === QUESTION.law || (s.ask === QUESTION.option && isMorning));
