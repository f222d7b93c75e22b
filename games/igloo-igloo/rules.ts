/** The rules in one place: who decides, what is legal, why not, and what a move does up to the next decision. */
import { at, type Context, type Move, type MoveList, OVER, type RuleId, type Seat } from "@banquise/engine";
import { KAYAK_COST, WALK_COST } from "./data.ts";
import { first, moves } from "./moves.ts";
import { listSteps } from "./rules/animals.ts";
import { listReactions } from "./rules/attack.ts";
import { mayBuild, mayBuildAt } from "./rules/building.ts";
import { listDisplacements, listDrifts } from "./rules/drift.ts";
import { beginHunts, listHunts } from "./rules/hunting.ts";
import { listMelts } from "./rules/ice.ts";
import { KINDS, type MoveKind } from "./rules/kinds.ts";
import { listPlacements } from "./rules/placement.ts";
import { listEndurance, listRedOfBothPhases } from "./rules/red.ts";
import { listLandings, listWalks, mayKayak } from "./rules/travel.ts";
import { CORNERS } from "./spaces.ts";
import {
  ACTION,
  ANIMAL_MOVE,
  DISPLACE,
  DRIFT,
  ENDED,
  EVICT,
  inuitsPerSeat,
  isIce,
  LANDING,
  MELT,
  PLACEMENT,
  REACTION,
  type State,
  spaceOfInuit,
} from "./state.ts";

export { setup } from "./rules/placement.ts";

export function actor(s: State): Seat {
  if (s.phase === ENDED) return OVER;
  return s.phase === REACTION ? s.prompted - 1 : s.active;
}

// --- Legal moves --------------------------------------------------------------------------------------------------

export function legal(s: State, out: MoveList): void {
  switch (s.phase) {
    case PLACEMENT:
      listPlacements(out);
      break;
    case MELT:
      listMelts(s, out);
      listRedOfBothPhases(s, out);
      break;
    case DRIFT:
      listDrifts(s, out);
      break;
    case DISPLACE:
      listDisplacements(s, out);
      break;
    case ACTION:
      listActions(s, out);
      break;
    case LANDING:
      listLandings(s, out);
      break;
    case ANIMAL_MOVE:
      listSteps(s, out);
      break;
    case REACTION:
      listReactions(s, out);
      break;
    case EVICT:
      for (let corner = 0; corner < CORNERS.length; corner++) out.push(first.evictTo + corner);
  }
}

function listActions(s: State, out: MoveList): void {
  const builds = mayBuild(s);
  beginHunts();
  for (let inuit = 0; inuit < inuitsPerSeat(s); inuit++) {
    const space = spaceOfInuit(s, s.active, inuit);
    if (isListed(s, inuit, space)) continue;
    if (s.ap >= WALK_COST) listWalks(s, space, out);
    if (s.ap >= KAYAK_COST && mayKayak(s, space)) out.push(first.kayak + space);
    if (!isIce(s, space)) continue;
    listHunts(s, space, out);
    if (builds && mayBuildAt(s, space)) out.push(first.buildIgloo + space);
  }
  if (at(s.handSizes, s.active) > 0) {
    listEndurance(s, out);
    listRedOfBothPhases(s, out);
  }
  out.push(first.endTurn);
}

/** Inuits of a tribe on one space are interchangeable: the first one stands for all. */
function isListed(s: State, inuit: number, space: number): boolean {
  for (let other = 0; other < inuit; other++) if (spaceOfInuit(s, s.active, other) === space) return true;
  return false;
}

// --- Every move ---------------------------------------------------------------------------------------------------

/** Phases in which a move of each type may be made: bits. */
const PHASES = Uint16Array.from(KINDS, ({ phases }) =>
  phases.reduce((bits, phase) => bits | (1 << phase), 0),
);

/** What must be decided before anything else, by phase. */
const PENDING: Readonly<Record<number, RuleId>> = {
  [PLACEMENT]: "IGL-2.7",
  [DRIFT]: "IGL-5.5",
  [DISPLACE]: "IGL-5.12",
  [LANDING]: "IGL-8.5",
  [ANIMAL_MOVE]: "IGL-7.2",
  [REACTION]: "IGL-7.9",
  [EVICT]: "IGL-7.12",
  [ENDED]: "IGL-9.1",
};

export function whyNot(s: State, move: Move): RuleId | null {
  const type = moves.typeIndex(move);
  const kind = KINDS[type] as MoveKind;
  if ((at(PHASES, type) & (1 << s.phase)) === 0) return PENDING[s.phase] ?? kind.timing;
  return kind.whyNot(s, moves.offset(move));
}

export function apply(s: State, move: Move, context: Context): void {
  (KINDS[moves.typeIndex(move)] as MoveKind).apply(s, moves.offset(move), context);
}
