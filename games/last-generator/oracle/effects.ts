/** What each operation of the vocabulary does (GEN-28.1 to GEN-28.44). */
import { TRACKS } from "../content/tracks.ts";
import type { Effect } from "../content/types.ts";
import { changeCold, changePressure, changeRadius, throwCubes } from "./boiler.ts";
import { changeCounter, discardEvents, enactLaw, hasten, modify, recall } from "./cards.ts";
import { buildFree, buildSteps, clear, destroy, gather } from "./city.ts";
import { moveScouts, newStack } from "./expeditions.ts";
import type { Oracle, Scope } from "./oracle.ts";
import { changeCorpses, citizens, cure, die, drawCitizen, fatigue, flip, sick, treat } from "./people.ts";
import { bonus, isTrue, query } from "./queries.ts";
import { lower, raise, turnTokens } from "./tokens.ts";

type Operations = {
  readonly [Op in Effect["op"]]: (o: Oracle, effect: Effect & { readonly op: Op }, scope: Scope) => void;
};

const times = (n: number, act: () => void): void => {
  for (let i = 0; i < n; i++) act();
};

/** What a building adds to its own effect; nothing when none is used. */
const whenUsed = (o: Oracle, { use }: Scope, name: string): number => (use ? bonus(o.m, name) : 0);

const OPERATIONS: Operations = {
  gain: (o, { res, n }, scope) => {
    o.m.stock[res] += n + whenUsed(o, scope, `useBonus.${scope.use}.${res}`);
  },
  lose: (o, { res, n }) => {
    o.m.stock[res] = Math.max(0, o.m.stock[res] - n);
  },
  hope: (o, { n, type }) => (n < 0 ? lower(o, "hope", -n) : raise(o, "hope", n, type)),
  discontent: (o, { n, type }) => (n < 0 ? lower(o, "discontent", -n) : raise(o, "discontent", n, type)),
  activate: (o, { track, n, type }) => turnTokens(o, "activate", track, n, type),
  exhaust: (o, { track, n, type }) => turnTokens(o, "exhaust", track, n, type),
  sick,
  cure: (o, { n }, scope) => cure(o, n + whenUsed(o, scope, "cureBonus")),
  treat: (o, { n }, scope) => treat(o, n + whenUsed(o, scope, "treatBonus")),
  die,
  citizens,
  flip,
  corpses: (o, { n }) => changeCorpses(o, n),
  cold: (o, { n }) => changeCold(o, n),
  radius: (o, { n, level }) => changeRadius(o, n, level),
  heat: (o, { n }) => {
    o.m.heat = Math.min(o.m.cold, Math.max(0, o.m.heat + n));
  },
  pressure: (o, { n }) => changePressure(o, n === "all" ? -o.m.pressure : n),
  tower: (o, { n }) => throwCubes(o, n),
  hunger: (o, { n }) => {
    o.m.hunger = Math.max(0, o.m.hunger + n);
  },
  fatigue,
  recall: (o, { n }) => recall(o, n),
  scouts: (o, { n, which }) => moveScouts(o, n, which),
  drawCitizen: (o, { n }) =>
    times(n, () => {
      const card = drawCitizen(o);
      if (card) o.m.hand = [...o.m.hand, card].sort();
    }),
  discardCitizen: (o, { n }) =>
    times(Math.min(n, o.m.hand.length), () => {
      const card = o.pick("discardCitizen", o.m.hand);
      o.m.hand = o.m.hand.filter((other) => other !== card);
      o.m.citizenDiscard = [...o.m.citizenDiscard, card].sort();
    }),
  addDusk: ({ m }, { id }) => {
    if (!m.duskAside.includes(id)) return;
    m.duskAside = m.duskAside.filter((other) => other !== id);
    m.duskDeck = [...m.duskDeck, id].sort();
  },
  discardEvent: (o, { n }) => discardEvents(o, n),
  storm: ({ m }, { n }) => {
    m.storm += n;
  },
  stormSet: ({ m }, { n }) => {
    m.storm = m.round + n;
  },
  dev: (o, { n }) => hasten(o, n),
  automaton: ({ m }, { n }) => {
    m.automata = Math.max(0, Math.min(TRACKS.automata.max, m.automata + n));
  },
  destroy: (o, { filter }) => destroy(o, filter),
  clear: (o, { ring, n }) => clear(o, ring, n),
  gather: (o, { n }, { space }) => gather(o, n, space),
  build: (o, { id }) => buildFree(o, id),
  buildActions: (o, { n }) => buildSteps(o, n),
  unlock: ({ m }, { id }) => {
    m.unlocked = [...new Set([...m.unlocked, id])].sort();
  },
  enactLaw,
  counter: (o, { id, n }) => changeCounter(o, id, n),
  newExpedition: (o, { n }) => times(n, () => newStack(o)),
  token: ({ m }, { n }, { event = "" }) => {
    m.eventRounds[event] = Math.min(TRACKS.roundSpaces, m.round + n);
  },
  modifier: (o, effect) => {
    modify(o, effect, 1);
    if (effect.until === "action") o.untilAct.push(effect);
  },
  choose: (o, { options }, scope) => o.run(o.option(options).effects, scope),
  if: (o, { cond, do: then, else: otherwise = [] }, scope) =>
    o.run(isTrue(o.m, cond) ? then : otherwise, scope),
  repeat: (o, { count, max = Number.POSITIVE_INFINITY, do: list }, scope) =>
    times(Math.min(max, query(o.m, count)), () => o.run(list, scope)),
};

export function carryOut<E extends Effect>(o: Oracle, effect: E, scope: Scope): void {
  const operation = OPERATIONS[effect.op] as (o: Oracle, effect: E, scope: Scope) => void;
  operation(o, effect, scope);
}
