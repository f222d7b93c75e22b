/** Whole phases of the round (GEN-5 to GEN-13), but for the turns of the Action phase. */
import { CALL_OF_DUTY, EXPERTS } from "../content/experts.ts";
import { LAWS } from "../content/laws.ts";
import { MORNING } from "../content/morning.ts";
import { SCENARIOS } from "../content/scenarios.ts";
import { TECHNOLOGIES } from "../content/technologies.ts";
import { TRACKS } from "../content/tracks.ts";
import { CITIZEN_TYPES, type CitizenType, type EventBlock, type WeatherCard } from "../content/types.ts";
import { CONSEQUENCES, DUSK_CARDS } from "../data.ts";
import { throwCubes } from "./boiler.ts";
import { develop } from "./city.ts";
import type { Oracle } from "./oracle.ts";
import { fedIn, flip, sick } from "./people.ts";
import { bonus, buildingNamed, inTown, placesIn } from "./queries.ts";

const eventNamed = (id: string): EventBlock | undefined =>
  MORNING.find((card) => card.id === id)?.options.find(({ event }) => event)?.event;

const numbers = (most: number): string[] => Array.from({ length: most + 1 }, (_, n) => String(n));

/** GEN-17.3 */
function feed(o: Oracle): void {
  const { m } = o;
  const coal = Number(o.pick("feed", numbers(Math.min(m.stock.coal, m.cold - m.heat))));
  m.stock.coal -= coal;
  m.heat += coal;
}

export function dawn(o: Oracle): void {
  const { m } = o;
  m.round++;
  m.deaths = 0;
  if (m.developing && m.developedAt === m.round) {
    const {
      id = "",
      modifiers = [],
      onDevelop = [],
    } = TECHNOLOGIES.find((card) => card.id === m.developing) ?? {};
    m.developing = "";
    m.developedAt = 0;
    m.techs = [...m.techs, id].sort();
    o.run([...modifiers, ...onDevelop], {});
    develop(o);
  }
  for (const { round, effects } of SCENARIOS[m.scenario]?.triggers ?? [])
    if (round === m.round) o.run(effects, {});
  for (const id of [...m.events]) {
    if (m.eventRounds[id] !== m.round) continue;
    o.run(eventNamed(id)?.onToken ?? [], {});
    o.removeEvent(id);
  }
}

export function morning(o: Oracle): void {
  const { m } = o;
  if (m.morningDeck.length === 0) return;
  const id = o.draw(m.morningDeck);
  const { effects, after } = o.option(MORNING.find((card) => card.id === id)?.options ?? []);
  o.run(effects, { event: id });
  if (after === "display") m.events.push(id);
}

export function generator(o: Oracle): void {
  const { m } = o;
  feed(o);
  for (let space = m.heat + 1; space <= m.cold; space++) {
    sick(o, { who: TRACKS.heat.gapIcon[space] ?? "worker", n: 1 }, {});
  }
  throwCubes(o, m.heat);
  m.heat = 0;
}

/** GEN-8, for a deck of one card. */
export function weather(o: Oracle, card: WeatherCard): void {
  const { m } = o;
  o.draw([card.id]);
  o.run(
    [
      { op: "cold", n: card.cold },
      { op: "radius", n: card.radius },
    ],
    {},
  );
  for (const name of Object.values(m.buildings)) {
    const { id, hunt, huntUpgraded } = buildingNamed(name);
    if (card.hunt === 0 || id !== "hunters-hut") continue;
    m.stock.food += (name.endsWith("+") && huntUpgraded ? huntUpgraded : hunt) + bonus(m, "huntBonus");
  }
  o.run([{ op: "scouts", n: card.scouts + bonus(m, "scoutBonus"), which: "each" }], {});
  if (m.storm === 0) return;
  m.storm -= card.storm;
  if (m.storm > m.round) return;
  m.storm = 0;
  o.run(SCENARIOS[m.scenario]?.storm.effects ?? [], {});
}

/** GEN-9.5 */
function prepare(o: Oracle): void {
  const { m } = o;
  for (;;) {
    const { hope = "faith", effects = [] } = EXPERTS.find(({ id }) => id === m.expert) ?? {};
    const canUse = m.expertUsed === 0 && m.hope.includes(`${hope}!`);
    const calls = [
      ...(m.placed.some((words) => !words.endsWith(" automaton")) ? ["1"] : []),
      ...(m.hope.some((token) => !token.endsWith("!")) ? ["2"] : []),
      ...(m.pressure > 0 ? ["3"] : []),
    ].filter(() => m.callUsed === 0);
    if (!canUse && calls.length === 0) return;
    const options = [...(canUse ? ["useExpert"] : []), "prepDone", ...calls.map((n) => `callOfDuty ${n}`)];
    const [verb, n] = o.choose(options).split(" ");
    if (verb === "prepDone") return;
    if (verb === "useExpert") {
      m.expertUsed = 1;
      m.hope[m.hope.indexOf(`${hope}!`)] = hope;
      m.hope.sort();
      o.run(effects, {});
    } else {
      m.callUsed = 1;
      o.run(CALL_OF_DUTY.options[Number(n) - 1]?.effects ?? [], {});
    }
  }
}

export function preparation(o: Oracle): void {
  const { m } = o;
  prepare(o);
  if (CITIZEN_TYPES.some((type) => m.sick[type] >= TRACKS.sickness.lossAt)) o.lose("sickness");
  for (const type of CITIZEN_TYPES) {
    const section = TRACKS.sickness.sections.find(
      ({ from, to }) => m.sick[type] >= from && m.sick[type] <= to,
    );
    if (!section) o.lose("sickness");
    m.fatigue[type] += section.fatigue;
    flip(o, { who: type, n: section.flips }, {});
  }
}

/** GEN-10.1 to GEN-10.3 */
export function muster({ m }: Oracle): void {
  m.reserve = Array<string>(m.automata).fill("automaton");
  for (const type of CITIZEN_TYPES) {
    const meeples = Math.min(TRACKS.population.maxMeeples, inTown(m, type) + bonus(m, `extraMeeple.${type}`));
    m.covered[type] = Math.min(meeples, m.fatigue[type]);
    m.reserve.push(...Array<string>(meeples - m.covered[type]).fill(type));
  }
  m.reserve.sort();
  m.heat = Math.min(m.cold, m.heat + bonus(m, "freeHeat"));
}

/** GEN-11, for a deck whose cards are all known. */
export function dusk(o: Oracle): void {
  const { m } = o;
  for (const id of m.laws)
    for (const { effects } of LAWS.find((law) => law.id === id)?.triggers ?? []) o.run(effects, {});
  for (const id of m.events) o.run(eventNamed(id)?.onDusk ?? [], {});
  if (m.duskDeck.length + m.duskLaws.length === 0) {
    m.duskDeck = m.duskDiscard;
    m.duskDiscard = [];
  }
  const entries = [...m.duskDeck, ...m.duskLaws];
  if (entries.length === 0) return;
  const entry = entries[o.int(entries.length)] as string;
  m.duskDeck = m.duskDeck.filter((id) => id !== entry);
  m.duskLaws = m.duskLaws.filter((id) => id !== entry);
  if (entry.startsWith("L")) {
    const id = `${entry}${"ab"[o.int(2)]}`;
    o.run(CONSEQUENCES.find((card) => card.id === id)?.effects ?? [], {});
    return;
  }
  const card = DUSK_CARDS.find(({ id }) => id === entry);
  o.run(card?.effects ?? [], {});
  const next = card?.kind === "concertation" && m.concertations.length > 0 ? [o.draw(m.concertations)] : [];
  m.duskDiscard = [...m.duskDiscard, ...(card?.after === "discard" ? [entry] : []), ...next].sort();
}

export function hunger(o: Oracle): void {
  const { m } = o;
  if (m.hunger > 0) {
    const spent = Number(o.pick("spendFood", numbers(Math.min(m.hunger, m.stock.food))));
    m.stock.food -= spent;
    m.hunger -= spent;
  }
  if (m.hunger >= TRACKS.hunger.lossAt) o.lose("hunger");
  o.run(TRACKS.hunger.bands.find(({ from, to }) => m.hunger >= from && m.hunger <= to)?.effects ?? [], {});
  const need = Math.max(0, m.citizens[fedIn(m.round)] - bonus(m, "feedReduction"));
  m.hunger = Math.max(0, need - m.stock.food);
  m.stock.food = Math.max(0, m.stock.food - need);
}

export function night(o: Oracle): void {
  const { m } = o;
  for (const type of CITIZEN_TYPES) {
    m.fatigue[type] -= m.covered[type];
    m.covered[type] = 0;
  }
  m.placed = [];
  m.reserve = [];
  feed(o);
  let { any, child } = placesIn(m, true);
  const outside: Record<CitizenType, number> = {
    worker: inTown(m, "worker"),
    engineer: inTown(m, "engineer"),
    child: Math.max(0, inTown(m, "child") - child),
  };
  const left = (): number => CITIZEN_TYPES.reduce((total, type) => total + outside[type], 0);
  for (; any > 0 && left() > any; any--)
    outside[
      o.pick(
        "chooseType",
        CITIZEN_TYPES.filter((type) => outside[type] > 0),
      )
    ]--;
  if (any > 0) for (const type of CITIZEN_TYPES) outside[type] = 0;
  for (const who of CITIZEN_TYPES) sick(o, { who, n: outside[who] }, {});
  o.run(SCENARIOS[m.scenario]?.nightly ?? [], {});
  m.expertUsed = 0;
  m.citizenPlayed = 0;
  m.specialsDone = [];
  m.nights++;
}
