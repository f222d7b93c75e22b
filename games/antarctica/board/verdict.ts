/** Whether the planner can build a visible card, in one line. */
import { BERTHS, HAND_CARDS } from "../data.ts";
import { type BuildPreview, previewBuilds } from "../preview.ts";
import { replacementFor } from "../rules/building.ts";
import { accessOf } from "../rules/ships.ts";
import { hasPlayedCard, POST, PRE, targetZone } from "../state.ts";
import { coastOf } from "../strings/coasts.ts";
import { setOf } from "../tables.ts";
import { consideredOf, previewOf, type Scene } from "./scene.ts";

export interface DeckOutlooks {
  /** Where the building would stand; -1 when only what does not depend on it is told. */
  readonly zone: number;
  readonly builds: readonly BuildPreview[];
}

/** In the zone that is looked at before a ship sails, in the target zone after it has, and anywhere else. */
export function deckOutlooks(scene: Scene): DeckOutlooks {
  const { view, planner } = scene;
  const looked = consideredOf(scene, "zone");
  const sailing = looked >= 0 ? previewOf(scene, looked) : null;
  if (sailing !== null && sailing.reason === null) return { zone: looked, builds: sailing.builds };
  const active = view.active === planner;
  if (active && view.phase === POST)
    return { zone: targetZone(view), builds: previewBuilds(view, planner, targetZone(view)) };
  // A ship that must sail gives no access any more where it lies.
  const leaving = active && view.phase === PRE ? view.sun * BERTHS : -1;
  return { zone: -1, builds: previewBuilds(view, planner, 0, accessOf(view, planner, leaving)) };
}

export interface Verdict {
  readonly good: boolean;
  readonly line: string;
}

export function verdictOf({ words, view, planner }: Scene, outlook: BuildPreview, zone: number): Verdict {
  const { missing, scientistsShort, standsThere } = outlook;
  const name = coastOf(zone);
  if (zone >= 0 && standsThere) return { good: false, line: words.standsThere(name) };
  const spends = HAND_CARDS[replacementFor(view, planner, setOf(missing))] ?? null;
  const lacking = spends === null ? missing : [];
  if (lacking.length > 0 || scientistsShort > 0) {
    return { good: false, line: words.missing(lacking, scientistsShort) };
  }
  if (spends !== null && hasPlayedCard(view, planner)) return { good: false, line: words.cardPlayed };
  const able = zone < 0 ? words.ready : view.phase === POST ? words.canBuild : words.canBuildIn(name);
  return { good: true, line: spends === null ? able : `${able} ${words.withCard[spends]}` };
}
