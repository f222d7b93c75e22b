/** Sickness, death and care (GEN-16), one citizen at a time. */

import { CITIZENS } from "../content/citizens.ts";
import { TRACKS } from "../content/tracks.ts";
import { CITIZEN_TYPES, type CitizenType, type Who } from "../content/types.ts";
import type { Oracle, Scope } from "./oracle.ts";
import { bonus } from "./queries.ts";

/** GEN-12.6: the type at the top of a round's column. */
export const fedIn = (round: number): CitizenType => TRACKS.feed[round - 1] ?? "child";

/** Calls `strike` for each unit with its type; a unit that nobody can bear is lost (GEN-2.4). */
function units(o: Oracle, who: Who, n: number, scope: Scope, strike: (type: CitizenType) => void): void {
  for (let i = 0; i < n; i++) {
    if (who === "each") {
      for (const type of CITIZEN_TYPES) strike(type);
    } else if (who === "choose") {
      const type = chosen(o, (other) => o.m.citizens[other] > 0);
      if (type) strike(type);
    } else if (who === "acting") strike(scope.acting ?? "worker");
    else if (who === "fed") strike(fedIn(Math.max(1, o.m.round - 1)));
    else strike(who);
  }
}

function chosen(o: Oracle, fits: (type: CitizenType) => boolean): CitizenType | null {
  const types = CITIZEN_TYPES.filter(fits);
  return types.length === 0 ? null : o.pick("chooseType", types);
}

function flipOne(o: Oracle, type: CitizenType): void {
  const { m } = o;
  if (m.sick[type] === 0) return;
  if (m.skull[type] === 0) {
    m.skull[type] = 1;
    return;
  }
  m.skull[type] = 0;
  m.sick[type]--;
  kill(o, type);
}

function sickenOne(o: Oracle, type: CitizenType): void {
  const { m } = o;
  if (m.citizens[type] === 0) return;
  if (m.sick[type] < m.citizens[type]) m.sick[type]++;
  else flipOne(o, type);
}

function takeAway(o: Oracle, type: CitizenType): void {
  const { m } = o;
  m.citizens[type]--;
  m.sick[type] = Math.min(m.sick[type], m.citizens[type]);
  if (m.sick[type] === 0) m.skull[type] = 0;
  // GEN-25.12
  m.scouts.forEach((scout, stack) => {
    if (scout !== type || m.citizens[type] > 0) return;
    m.scouts[stack] = "";
    m.scoutSpaces[stack] = 0;
    m.carried[stack] = [];
  });
}

function kill(o: Oracle, type: CitizenType): void {
  const { m } = o;
  if (m.citizens[type] === 0) return;
  m.deaths++;
  if (m.deaths > bonus(m, "deathShield")) m.corpses++;
  takeAway(o, type);
  if (m.corpses >= TRACKS.corpses.lossAt) o.lose("corpses");
  const own = m.hand.filter((id) => CITIZENS.find((card) => card.id === id)?.type === type);
  const options = [
    ...(m.citizenDeck.length + m.citizenDiscard.length > 0 ? ["drawDeathCard"] : []),
    ...own.map((id) => `giveDeathCard ${id}`),
  ];
  if (options.length === 0) return;
  const [verb, given = ""] = o.choose(options).split(" ");
  const id = verb === "drawDeathCard" ? drawCitizen(o) : given;
  m.hand = m.hand.filter((other) => other !== id);
  m.citizenDiscard = [...m.citizenDiscard, id].sort();
  o.run(CITIZENS.find((card) => card.id === id)?.death[type] ?? [], {});
}

/** GEN-20.3: "" when there is no card anywhere. */
export function drawCitizen(o: Oracle): string {
  const { m } = o;
  if (m.citizenDeck.length === 0) {
    m.citizenDeck = m.citizenDiscard;
    m.citizenDiscard = [];
  }
  return m.citizenDeck.length === 0 ? "" : o.draw(m.citizenDeck);
}

export function changeCorpses(o: Oracle, by: number): void {
  o.m.corpses = Math.max(0, o.m.corpses + by);
  if (o.m.corpses >= TRACKS.corpses.lossAt) o.lose("corpses");
}

/** So many citizens, each of a type that is named or chosen. */
interface Struck {
  readonly who: Who;
  readonly n: number;
}

export const sick = (o: Oracle, { who, n }: Struck, scope: Scope): void =>
  units(o, who, n, scope, (type) => sickenOne(o, type));

export const die = (o: Oracle, { who, n }: Struck, scope: Scope): void =>
  units(o, who, n, scope, (type) => kill(o, type));

export const flip = (o: Oracle, { who, n }: Struck, scope: Scope): void =>
  units(o, who, n, scope, (type) => flipOne(o, type));

export const fatigue = (o: Oracle, { who, n }: Struck, scope: Scope): void =>
  units(o, who, n, scope, (type) => {
    o.m.fatigue[type]++;
  });

export const citizens = (o: Oracle, { who, n }: Struck, scope: Scope): void =>
  units(o, who, Math.abs(n), scope, (type) => {
    if (n > 0) o.m.citizens[type] = Math.min(TRACKS.population.max, o.m.citizens[type] + 1);
    else if (o.m.citizens[type] > 0) takeAway(o, type);
  });

/** GEN-16.8: a skull keeps its last one sick. */
export function cure(o: Oracle, n: number): void {
  for (let i = 0; i < n; i++) {
    const type = chosen(o, (other) => o.m.sick[other] - o.m.skull[other] > 0);
    if (type) o.m.sick[type]--;
  }
}

export function treat(o: Oracle, n: number): void {
  for (let i = 0; i < n; i++) {
    const type = chosen(o, (other) => o.m.skull[other] === 1);
    if (type) o.m.skull[type] = 0;
  }
}
