/** What a decision surely does to the city: warmth, those who fall sick, and the coal that is left. */
import { at } from "@banquise/engine";
import type { Because, BecauseModule } from "../game-because.ts";
import { COAL } from "./data.ts";
import type { State } from "./state.ts";

interface Words {
  readonly warm: (zone: number) => string;
  readonly sick: (more: number) => string;
  readonly cured: (fewer: number) => string;
  readonly dead: (more: number) => string;
  readonly coal: (left: number) => string;
}

const sum = (counts: Uint8Array): number => counts.reduce((all, count) => all + count, 0);

const becauseBy =
  (words: Words): Because<State> =>
  ({ before, after }) => {
    const warmer = [2, 1, 0].find(
      (zone) => at(before.radius, zone) > before.heat && at(after.radius, zone) <= after.heat,
    );
    const sick = sum(after.sick) - sum(before.sick);
    const dead = after.corpses - before.corpses;
    const coal = at(after.resources, COAL);
    return [
      ...(warmer === undefined ? [] : [words.warm(warmer)]),
      ...(sick > 0 ? [words.sick(sick)] : sick < 0 ? [words.cured(-sick)] : []),
      ...(dead > 0 ? [words.dead(dead)] : []),
      ...(coal < at(before.resources, COAL) ? [words.coal(coal)] : []),
    ];
  };

const WARM_EN = ["the Generator’s ring is warm", "the near ring is warm too", "the far ring is warm too"];
const WARM_FR = [
  "le cœur de la ville est au chaud",
  "l’anneau proche est au chaud aussi",
  "l’anneau lointain est au chaud aussi",
];

export const because: BecauseModule<State>["because"] = {
  en: becauseBy({
    warm: (zone) => WARM_EN[zone] ?? "",
    sick: (more) => (more === 1 ? "one more falls sick" : `${more} more fall sick`),
    cured: (fewer) => (fewer === 1 ? "one is well again" : `${fewer} are well again`),
    dead: (more) => (more === 1 ? "somebody dies" : `${more} people die`),
    coal: (left) => `${left} coal left`,
  }),
  fr: becauseBy({
    warm: (zone) => WARM_FR[zone] ?? "",
    sick: (more) => (more === 1 ? "un malade de plus" : `${more} malades de plus`),
    cured: (fewer) => (fewer === 1 ? "un malade de moins" : `${fewer} malades de moins`),
    dead: (more) => (more === 1 ? "un mort" : `${more} morts`),
    coal: (left) => (left < 2 ? `il reste ${left} charbon` : `il reste ${left} charbons`),
  }),
};

/** Points do not decide anything. */
export const lasting: BecauseModule<State>["lasting"] = [];
