/** A move that is watched, cut into the parts that a lesson speaks of. */
import type { Place } from "@banquise/engine";
import type { Wording } from "@banquise/engine/lessons";
import type { AnyGame } from "../games.ts";
import type { Moment } from "../sessions/moment.ts";

export interface Beat {
  readonly moment: Moment;
  /** Null for the last part, of which nothing is said. */
  readonly says: Wording | null;
  readonly lit: readonly Place[];
}

/** One for each scene whose event is told of, with the scenes on the way to it; then the rest. */
export function beatsOf(
  game: AnyGame,
  full: Moment,
  tells: Readonly<Record<string, Wording>>,
): readonly Beat[] {
  const beats: Beat[] = [];
  let from = 0;
  full.scenes.forEach(({ view, events }, index) => {
    const event = events.findLast(({ type }) => Object.hasOwn(tells, type));
    const says = event && tells[event.type];
    if (event === undefined || says === undefined) return;
    const scenes = full.scenes.slice(from, index);
    const told = [...scenes.flatMap((scene) => scene.events), ...events];
    beats.push({ moment: { ...full, view, events: told, scenes }, says, lit: game.places.ofEvent(event) });
    from = index + 1;
  });
  const scenes = full.scenes.slice(from);
  const seen = full.scenes.slice(0, from).reduce((sum, scene) => sum + scene.events.length, 0);
  beats.push({ moment: { ...full, events: full.events.slice(seen), scenes }, says: null, lit: [] });
  return beats;
}
