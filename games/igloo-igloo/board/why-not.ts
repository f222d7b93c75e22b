/** The move that somebody seems to have meant by pointing at a space where nothing is lit, so that it can be explained. */
import type { Move } from "@banquise/engine";
import { FISH, FOX, KIND_COUNT, PREY_VALUES } from "../data.ts";
import { first, ofSpaceAndDirection, ofSpaceAndValue, ofStep } from "../moves.ts";
import { CORNERS } from "../spaces.ts";
import {
  ACTION,
  ANIMAL_MOVE,
  animalsAt,
  DISPLACE,
  DRIFT,
  EVICT,
  hasInuit,
  isIce,
  LANDING,
  MELT,
  PLACEMENT,
  type State,
} from "../state.ts";
import { directionTo } from "./choices.ts";

/** The value of the first animal on a space; 0 for none. */
function valueAt(view: State, space: number): number {
  for (let kind = 0; kind < KIND_COUNT; kind++)
    if (animalsAt(view, space, kind) > 0)
      return kind < FOX ? kind - FISH + 1 : Math.min(kind - FOX, PREY_VALUES) + 1;
  return 0;
}

export function meantBy(view: State, space: number, picked: number | null): Move | null {
  switch (view.phase) {
    case PLACEMENT:
      return first.placeInuit + space;
    case MELT:
      return first.melt + space;
    case DRIFT: {
      const direction = picked === null ? 0 : directionTo(picked, space);
      return ofSpaceAndDirection(
        first.drift,
        picked !== null && direction >= 0 ? picked : space,
        Math.max(direction, 0),
      );
    }
    case DISPLACE:
      return first.displace + 0;
    case LANDING:
      return first.land + space;
    case EVICT: {
      const corner = CORNERS.indexOf(space);
      return corner < 0 ? null : first.evictTo + corner;
    }
    case ANIMAL_MOVE: {
      const from = picked ?? space;
      const value = valueAt(view, from);
      return value === 0 ? null : ofStep(from, value, Math.max(directionTo(from, space), 0));
    }
    case ACTION:
      return meantAction(view, space, picked);
    default:
      return null;
  }
}

function meantAction(view: State, space: number, picked: number | null): Move | null {
  const direction = picked === null ? -1 : directionTo(picked, space);
  const value = valueAt(view, space);
  if (value > 0 && !isIce(view, space)) return ofSpaceAndValue(first.hunt, space, value);
  if (picked !== null && direction >= 0) return ofSpaceAndDirection(first.walk, picked, direction);
  if (value > 0) return ofSpaceAndValue(first.hunt, space, value);
  if (hasInuit(view, view.active, space)) return first.kayak + space;
  return null;
}
