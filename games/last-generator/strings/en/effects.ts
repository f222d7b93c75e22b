import type { Action, CitizenType, Effect, Resource, Who } from "../../content/types.ts";
import type { Grammar } from "../grammar.ts";
import type { CardId } from "../keys.ts";
import { buildings } from "./buildings.ts";
import { cards } from "./cards.ts";
import { conditions } from "./conditions.ts";
import { glossary } from "./glossary.ts";
import { amount, count, list, PEOPLE } from "./numbers.ts";

type Verb = readonly [one: string, many: string];

const FALL_SICK: Verb = ["falls sick", "fall sick"];
const DIE: Verb = ["dies", "die"];
const JOIN: Verb = ["joins you", "join you"];
const LEAVE: Verb = ["leaves you", "leave you"];

const NUMBERS = ["", "One", "Two", "Three", "Four"];

/** "2 workers fall sick." */
function happens(who: Who, n: number, [one, many]: Verb): string {
  const verb = n === 1 ? one : many;
  switch (who) {
    case "choose":
      return `${count(n, "citizen")} of your choice ${verb}.`;
    case "each":
      return `${count(n, "citizen")} of each type ${verb}.`;
    case "acting":
      return `${NUMBERS[n] ?? n} of those who went ${verb}.`;
    case "fed":
      return `${NUMBERS[n] ?? n} of those who were to eat the day before ${verb}.`;
    default:
      return `${count(n, ...PEOPLE[who])} ${verb}.`;
  }
}

/** Whose marker or token it is: "of the workers", "of a type of your choice". */
function whose(who: Who): string {
  switch (who) {
    case "choose":
      return "a type of your choice";
    case "each":
      return "each type";
    case "acting":
      return "those who went";
    case "fed":
      return "those who were to eat the day before";
    default:
      return `the ${PEOPLE[who][1]}`;
  }
}

const moves = (what: string, n: number, up = "rises", down = "falls"): string =>
  `${what} ${n > 0 ? up : down} by ${Math.abs(n)}`;
const ofType = (type: keyof typeof glossary.hopeTypes | keyof typeof glossary.discontentTypes | undefined) =>
  type === undefined ? "" : ` (${tokenName(type)})`;
const tokenName = (type: keyof typeof glossary.hopeTypes | keyof typeof glossary.discontentTypes): string =>
  ({ ...glossary.hopeTypes, ...glossary.discontentTypes })[type];
const tokens = ({ track, type, n }: Effect & { readonly op: "activate" | "exhaust" }): string =>
  count(n, `${type === undefined ? glossary.tracks[track] : tokenName(type)} token`);
const days = (n: number): string => count(n, "day");

const one = (id: string): string => buildings[id as keyof typeof buildings].one;
const many = (id: string): string => buildings[id as keyof typeof buildings].many;

const COUNTED: Readonly<Record<string, (n: number) => string>> = {
  rampart: (n) => `${n > 0 ? "Raise" : "Lose"} ${count(Math.abs(n), "course")} of the rampart.`,
  seeds: (n) => `${n > 0 ? "Gain" : "Lose"} ${count(Math.abs(n), "drawer")} of living seed.`,
};

/** What children may do, and what is always warm. */
const DOING: Readonly<Record<Action, readonly [infinitive: string, gerund: string]>> = {
  clear: ["clear snow", "Clearing snow"],
  gather: ["gather", "Gathering"],
  build: ["build", "Building"],
  use: ["use buildings", "Using a building"],
  scout: ["go scouting", "Scouting"],
  special: ["take special actions", "A special action"],
};
const ZONES = { gen: "the Generator tile counts", near: "the Near tiles count", far: "the Far tiles count" };
const levels = (n: number): string => count(n, "level");

export const grammar: Grammar = {
  amount,
  people: (n, meeple) => count(n, ...PEOPLE[meeple]),
  list,
  ...conditions,
  gain: (goods) => `Gain ${goods}.`,
  lose: (goods) => `Lose ${goods}.`,
  effects: {
    hope: ({ n, type }) => `${moves("Hope", n)}${ofType(type)}.`,
    discontent: ({ n, type }) => `${moves("Discontent", n)}${ofType(type)}.`,
    activate: (effect) => `Activate ${tokens(effect)}.`,
    exhaust: (effect) => `Exhaust ${tokens(effect)}.`,
    sick: ({ who, n }) => happens(who, n, FALL_SICK),
    die: ({ who, n }) => happens(who, n, DIE),
    citizens: ({ who, n }) => happens(who, Math.abs(n), n > 0 ? JOIN : LEAVE),
    cure: ({ n, who }) => `Cure ${who ? count(n, ...sick(PEOPLE[who])) : count(n, "sick citizen")}.`,
    treat: ({ n }) => `Treat ${n > 1 ? "up to " : ""}${count(n, "gravely ill citizen")}.`,
    flip: ({ who, n }) => `Flip the Sickness marker of ${whose(who)}${n > 1 ? `, ${n} times` : ""}.`,
    corpses: ({ n }) =>
      n > 0 ? `Add ${count(n, "corpse")} to the track.` : `Take ${count(-n, "corpse")} off the track.`,
    cold: ({ n }) => `${moves("The cold", n, "grows", "eases")}.`,
    radius: ({ n, level }) =>
      level === undefined
        ? `${moves("The heating indicators", n, "rise", "fall")}.`
        : `${moves(`Heating indicator ${level}`, n)}.`,
    heat: ({ n }) => `${moves("The heat", n)}.`,
    pressure: ({ n }) => {
      if (n === "all") return "Remove all Pressure cubes.";
      return n > 0 ? `Add ${count(n, "Pressure cube")}.` : `Remove ${count(-n, "Pressure cube")}.`;
    },
    tower: ({ n }) => `Throw ${count(n, "cube")} into the tower.`,
    hunger: ({ n }) => `${moves("Hunger", n)}.`,
    fatigue: ({ who, n }) => `Take ${count(n, "exhaustion token")} for ${whose(who)}.`,
    recall: ({ n }) => `Take back ${n > 1 ? "up to " : ""}${count(n, "placed Meeple")}.`,
    scouts: ({ n, which }) => `${which === "each" ? "Every" : "One"} scout moves ${count(n, "space")}.`,
    drawCitizen: ({ n }) => `Draw ${count(n, "Citizen card")}.`,
    discardCitizen: ({ n }) => `Discard ${count(n, "Citizen card")}.`,
    addDusk: ({ id }) => `Shuffle “${cards[id as CardId].name}” into the Dusk deck.`,
    discardEvent: ({ n }) => `You may discard ${n > 1 ? "up to " : ""}${count(n, "unprotected event")}.`,
    storm: ({ n }) => (n > 0 ? `The storm is put off by ${days(n)}.` : `The storm comes ${days(-n)} closer.`),
    stormSet: ({ n }) => `The next storm is due in ${days(n)}.`,
    dev: ({ n }) => `The technology in development is ready ${days(n)} sooner.`,
    automaton: ({ n }) => `${n > 0 ? "Gain" : "Lose"} ${count(Math.abs(n), "automaton", "automata")}.`,
    destroy: ({ filter }) => `Destroy 1 ${filter === "any" ? "building" : "shelter"} of your choice.`,
    clear: ({ ring, n }) => `Place ${count(n, ring === "near" ? "Near tile" : "Far tile")}.`,
    gather: ({ n }) => `Gather up to ${count(n, "resource")} from one space.`,
    build: ({ id }) => `Build ${one(id)} for free.`,
    buildActions: ({ n }) => `${n > 1 ? `Up to ${n} times` : "Once"}: construct, upgrade or dismantle.`,
    unlock: ({ id }) => `You may now build ${one(id)}.`,
    enactLaw: () => "Enact a law.",
    counter: ({ id, n }) => COUNTED[id]?.(n) ?? "",
    newExpedition: ({ n }) => `Open ${count(n, "new expedition")}.`,
    token: ({ n }) => `Place an Event token ${days(n)} ahead.`,
  },
  modifiers: {
    childWork: ({ actions }) => `Children may ${list(actions.map((action) => DOING[action][0]))}.`,
    gatherBonus: ({ n }) => `Whoever gathers takes up to ${count(n, "resource")} more.`,
    costDelta: ({ res, n }) =>
      `Each construction costs ${amount(Math.abs(n), res)} ${n < 0 ? "less (but at least 1)" : "more"}.`,
    huntBonus: ({ n }) => `Each ${cards["hunters-hut"].name} has ${count(n, "more Hunt icon")}.`,
    cureBonus: ({ n }) => `Buildings cure ${count(n, "more sick citizen")}.`,
    treatBonus: ({ n }) => `Buildings treat ${count(n, "more gravely ill citizen")}.`,
    feedReduction: ({ n }) => `Every meal takes ${amount(n, "food")} less.`,
    shelterBonus: ({ building, n }) => `The ${many(building)} have ${count(n, "more place")}.`,
    bandShift: ({ n }) => `For heating, shelters count as ${levels(n)} nearer.`,
    zoneShift: ({ zone, n }) => `For heating, ${ZONES[zone]} as ${levels(n)} nearer.`,
    warmAction: ({ action }) => `${DOING[action][1]} is always a warm action.`,
    clearBonus: ({ n }) => `Clearing near snow places ${count(n, "more tile")}.`,
    pressureCap: ({ n }) => `The Pressure track has ${count(n, "more space")}.`,
    scoutBonus: ({ n }) => `In the Weather phase scouts move ${count(n, "space")} further.`,
    freeHeat: ({ n }) => `When the Action phase begins, the heat rises by ${n} for free.`,
    useBonus: ({ building, res, n }) => `The ${many(building)} give ${more(n, res)}.`,
    extraMeeple: ({ type, n }) => `Each day you have ${count(n, `more ${PEOPLE[type][0]} Meeple`)}.`,
    workersAsEngineers: ({ buildings: which }) => `Workers may use ${list(which.map(many))}.`,
    deathShield: ({ n }) =>
      n === 1
        ? "The first death of each day does not count on the Corpses track."
        : `The first ${n} deaths of each day do not count on the Corpses track.`,
    vaultWarm: () => "The Seed Vaults count as warm.",
  },
};

/** "2 more coal" */
function more(n: number, res: Resource): string {
  const [number = "", ...name] = amount(n, res).split(" ");
  return [number, "more", ...name].join(" ");
}

function sick([single, plural]: (typeof PEOPLE)[CitizenType]): [string, string] {
  return [`sick ${single}`, `sick ${plural}`];
}
