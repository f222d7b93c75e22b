/** One answer to a turn of the Action phase (GEN-10.4 to GEN-10.14): a free move, an act, or a pass. */
import { CITIZENS } from "../content/citizens.ts";
import { CALL_OF_DUTY } from "../content/experts.ts";
import { TRACKS } from "../content/tracks.ts";
import type { Action, CitizenType, Effect, Option } from "../content/types.ts";
import { SPECIALS, type SpecialAction } from "../data.ts";
import { modify, openLaws } from "./cards.ts";
import { buildOptions, buildSteps, clear, gather, gatherable, slotsFor } from "./city.ts";
import type { Oracle } from "./oracle.ts";
import { sick } from "./people.ts";
import { bonus, buildingNamed, isTrue, isWarm } from "./queries.ts";

type Meeple = CitizenType | "automaton";

const KINDS = ["clear-near", "clear-far", "gather", "build", "use", "scout", "special"] as const;
type Kind = (typeof KINDS)[number];

const actionOf = (kind: Kind): Action => (kind === "clear-near" || kind === "clear-far" ? "clear" : kind);
const ownCoal = (meeple: Meeple): number => (meeple === "automaton" ? 1 : 0);

// --- What is possible -----------------------------------------------------------------------------------------------

function canAfford(o: Oracle, meeple: Meeple, option: Pick<Option, "cost" | "req">): boolean {
  const coal = (option.cost?.coal ?? 0) + ownCoal(meeple);
  return isTrue(o.m, option.req) && o.canPay({ ...option.cost, coal });
}

/** GEN-10.12: nobody is sent for nothing. */
function canHaveEffect(o: Oracle, effect: Effect): boolean {
  const { m } = o;
  const types = ["worker", "engineer", "child"] as const;
  switch (effect.op) {
    case "hope":
    case "discontent": {
      const track = m[effect.op];
      if (effect.n < 0) return track.length > 0;
      return (
        track.length < 6 ||
        (effect.type ? track.includes(effect.type) : track.some((token) => !token.endsWith("!")))
      );
    }
    case "exhaust":
      return m[effect.track].some((token) => token.endsWith("!"));
    case "enactLaw":
      return openLaws(o).length > 0;
    case "gather":
      return gatherable(o).length > 0;
    case "dev":
      return m.developing !== "" && m.developedAt > m.round + 1;
    case "scouts":
      return m.scouts.some(Boolean);
    case "pressure":
      return m.pressure > 0;
    case "cure":
      return types.some((type) => m.sick[type] > m.skull[type]);
    case "treat":
      return types.some((type) => m.skull[type] === 1);
    case "automaton":
      return m.automata < TRACKS.automata.max;
    default:
      return true;
  }
}

const usesOf = (name: string): readonly Option[] => {
  const { use, useUpgraded } = buildingNamed(name);
  return (name.endsWith("+") && useUpgraded ? useUpgraded : use) ?? [];
};

const openUses = (o: Oracle, meeple: Meeple, place: string): string[] =>
  usesOf(o.m.buildings[place] ?? "").flatMap((option, i) =>
    canAfford(o, meeple, option) && option.effects.some((effect) => canHaveEffect(o, effect))
      ? [String(i + 1)]
      : [],
  );

/** GEN-19.7, GEN-19.8 */
function usable(o: Oracle, meeple: Meeple): string[] {
  const { m } = o;
  return Object.entries(m.buildings).flatMap(([place, name]) => {
    const { id, users, capacity } = buildingNamed(name);
    const there = m.placed.filter((words) => words.startsWith(`${place} `)).length;
    const as = meeple === "automaton" || meeple === "child" ? "worker" : meeple;
    const apprentice = meeple === "worker" && bonus(m, `workersAsEngineers.${id}`) > 0;
    if (there >= capacity || !(users.includes(as) || apprentice)) return [];
    return openUses(o, meeple, place).length > 0 ? [place] : [];
  });
}

function openStacks({ m }: Oracle, meeple: Meeple): string[] {
  const beacon = Object.values(m.buildings).find((name) => name.startsWith("beacon"));
  const away = m.scouts.filter(Boolean).length;
  if (!beacon || away >= (beacon.endsWith("+") ? 2 : 1)) return [];
  if (meeple !== "worker" && meeple !== "engineer") return [];
  return m.stacks.flatMap((cards, i) => (cards.length > 0 && !m.scouts[i] ? [String(i + 1)] : []));
}

function specialsFor(o: Oracle, meeple: Meeple): SpecialAction[] {
  const { m } = o;
  const as = meeple === "automaton" ? "worker" : meeple;
  return SPECIALS.filter(({ id, special, scenario, law }) => {
    const offered = scenario >= 0 ? scenario === m.scenario : (law >= 0 ? m.laws : m.events).includes(id);
    const over = m.specialsDone.includes(id) || m.specialsSpent.includes(id);
    if (!offered || over || !special.who.includes(as)) return false;
    return !(special.strict && meeple === "automaton") && canAfford(o, meeple, special);
  });
}

function isPossible(o: Oracle, meeple: Meeple, kind: Kind): boolean {
  switch (kind) {
    case "clear-near":
      return slotsFor(o, "near").length > 0;
    case "clear-far":
      return slotsFor(o, "far").length > 0;
    case "gather":
      return gatherable(o).length > 0;
    case "build":
      return buildOptions(o).length > 0;
    case "use":
      return usable(o, meeple).length > 0;
    case "scout":
      return openStacks(o, meeple).length > 0;
    case "special":
      return specialsFor(o, meeple).length > 0;
  }
}

/** GEN-10.6, GEN-24.2 */
function kindsFor(o: Oracle, meeple: Meeple): Kind[] {
  if (o.m.stock.coal < ownCoal(meeple)) return [];
  const mayDo = (kind: Kind): boolean => meeple !== "child" || bonus(o.m, `childWork.${actionOf(kind)}`) > 0;
  return KINDS.filter((kind) => mayDo(kind) && isPossible(o, meeple, kind));
}

// --- The turn -------------------------------------------------------------------------------------------------------

export function turn(o: Oracle): void {
  const { m } = o;
  const meeples = [...new Set(m.reserve)].filter((meeple) => kindsFor(o, meeple as Meeple).length > 0);
  const calls = [
    m.placed.some((words) => !words.endsWith(" automaton")),
    m.hope.some((token) => !token.endsWith("!")),
    m.pressure > 0,
  ];
  const [verb, what = ""] = o
    .choose([
      ...(m.stock.coal > 0 && m.heat < m.cold ? ["feedOne"] : []),
      ...calls.flatMap((can, i) => (can && m.callUsed === 0 ? [`callOfDuty ${i + 1}`] : [])),
      ...meeples.map((meeple) => `actMeeple ${meeple}`),
      "pass",
    ])
    .split(" ");
  if (verb === "feedOne") {
    m.stock.coal--;
    m.heat++;
  } else if (verb === "callOfDuty") {
    m.callUsed = 1;
    o.run(CALL_OF_DUTY.options[Number(what) - 1]?.effects ?? [], {});
  } else if (verb === "actMeeple") act(o, what as Meeple);
}

/** What is done, where the Meeple goes, and what it costs. */
interface Act {
  readonly place: string;
  readonly cost: Option["cost"];
  readonly effect: () => void;
}

function act(o: Oracle, meeple: Meeple): void {
  const { m } = o;
  const kind = o.pick("actKind", kindsFor(o, meeple));
  const acting = meeple === "automaton" ? undefined : meeple;
  const planned = plan(o, meeple, kind);
  const card = chooseCard(o, meeple, kind);
  m.stock.coal -= ownCoal(meeple);
  m.reserve.splice(m.reserve.indexOf(meeple), 1);
  if (planned.place) {
    o.acting = `${planned.place} ${meeple}`;
    m.placed = [...m.placed, o.acting].sort();
  }
  const cold = isCold(o, kind, planned.place);
  if (!card) o.pay(planned.cost);
  if (cold && acting) sick(o, { who: acting, n: 1 }, {});
  if (card) {
    const space = kind === "gather" ? { space: planned.place } : {};
    o.run(card.ability, { ...(acting ? { acting } : {}), ...space });
  } else planned.effect();
  o.acting = "";
  for (const modifier of o.untilAct.splice(0)) modify(o, modifier, -1);
}

function plan(o: Oracle, meeple: Meeple, kind: Kind): Act {
  const { m } = o;
  const scope = meeple === "automaton" ? {} : { acting: meeple };
  switch (kind) {
    case "clear-near":
      return {
        place: "clearBox",
        cost: {},
        effect: () => clear(o, "near", TRACKS.actions.clearNear + bonus(m, "clearBonus")),
      };
    case "clear-far":
      return { place: "clearBox", cost: {}, effect: () => clear(o, "far", TRACKS.actions.clearFar) };
    case "gather": {
      const place = o.pick("gatherAt", gatherable(o));
      return {
        place,
        cost: {},
        effect: () => gather(o, TRACKS.actions.gather + bonus(m, "gatherBonus"), place),
      };
    }
    case "build":
      return { place: "buildBox", cost: {}, effect: () => buildSteps(o, TRACKS.actions.build) };
    case "use": {
      const place = o.pick("useAt", usable(o, meeple));
      const name = m.buildings[place] ?? "";
      const option = usesOf(name)[Number(o.pick("chooseOption", openUses(o, meeple, place))) - 1];
      const use = buildingNamed(name).id;
      return { place, cost: option?.cost, effect: () => o.run(option?.effects ?? [], { ...scope, use }) };
    }
    case "scout": {
      const stack = Number(o.pick("deploy", openStacks(o, meeple))) - 1;
      return {
        place: "",
        cost: {},
        effect() {
          m.scouts[stack] = meeple as CitizenType;
        },
      };
    }
    case "special": {
      const open = specialsFor(o, meeple);
      const id = o.pick(
        "doSpecial",
        open.map((source) => source.id),
      );
      const special = open.find((source) => source.id === id)?.special;
      return {
        place: "specialBox",
        cost: special?.cost,
        effect() {
          m.specialsDone = [...m.specialsDone, id].sort();
          if (special?.limit === "once") m.specialsSpent = [...m.specialsSpent, id].sort();
          o.run(special?.effects ?? [], scope);
          if (special?.thenRemove) o.removeEvent(id);
        },
      };
    }
  }
}

/** GEN-20.1 */
function chooseCard(o: Oracle, meeple: Meeple, kind: Kind) {
  const { m } = o;
  const cards = m.hand
    .map((id) => CITIZENS.find((card) => card.id === id))
    .filter((card) => card?.type === meeple && card.actions.includes(actionOf(kind)));
  if (m.citizenPlayed === 1 || cards.length === 0) return undefined;
  const answer = o.choose([...cards.map((card) => `playCitizen ${card?.id}`), "playNoCitizen"]).split(" ")[1];
  if (answer === undefined) return undefined;
  m.citizenPlayed = 1;
  m.hand = m.hand.filter((id) => id !== answer);
  m.citizenDiscard = [...m.citizenDiscard, answer].sort();
  return cards.find((card) => card?.id === answer);
}

/** GEN-10.8 */
function isCold({ m }: Oracle, kind: Kind, place: string): boolean {
  if (bonus(m, `warmAction.${actionOf(kind)}`) > 0) return false;
  if (kind === "use") return !isWarm(m, m.buildings[place] ?? "");
  if (kind !== "gather") return actionOf(kind) === "clear";
  const zone = place.startsWith("G") ? 0 : place.startsWith("N") ? 1 : 2;
  const shift = bonus(m, `zoneShift.${["gen", "near", "far"][zone]}`);
  return m.heat < (m.radius[Math.max(0, zone - shift)] ?? 0);
}
