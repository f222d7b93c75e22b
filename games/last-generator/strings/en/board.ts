import type { Action, CitizenType, Deposit, HopeType, Letter, Tile } from "../../content/types.ts";
import { RESOURCES } from "../../content/types.ts";
import { COUNTERS, TOKENS } from "../../data.ts";
import { namesIn } from "../names.ts";
import { lexicon } from "./lexicon.ts";

const { glossary } = lexicon;
const names = namesIn(lexicon);
const listed = (parts: readonly string[]): string => new Intl.ListFormat("en").format(parts);
const some = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
const percent = new Intl.NumberFormat("en", { style: "percent", maximumFractionDigits: 1 });

const meeples = ["worker", "engineer", "child", "automaton"];
const many = ["workers", "engineers", "children", "automata"];
const zones = ["the Generator tile", "the Near tiles", "the Far tiles"];

const toTheEnd = (n: number): string =>
  n < 1 ? "the end" : n === 1 ? "one more ends it" : `${n} to the end`;

export const board = {
  lexicon,
  names,
  // The map
  city: "The city around the Generator",
  where: names.place,
  slot: names.slot,
  boxes: ["Clearing", "Building", "Special"] as readonly string[],
  zones: ["Generator tile", "Near tiles", "Far tiles"] as readonly string[],
  zoneShort: ["Generator", "Near", "Far"] as readonly string[],
  free: "free",
  covered: "part of the building beside it",
  isWarm: "warm",
  isCold: "cold",
  lying: (n: number, resource: number): string => names.amount(n, resource),
  count: (n: number, kind: number): string => names.people(n, kind),
  deposit: (deposit: Deposit): string => glossary.deposits[deposit],
  upgraded: (name: string): string => `${name}, upgraded`,
  tile: ({ spaces, food, deposit }: Tile): string =>
    listed([
      ...spaces.flatMap((s) => (s ? [names.amount(s.n, RESOURCES.indexOf(s.res))] : [])),
      ...(food > 0 ? [`+${food} food at once`] : []),
      ...(deposit ? [glossary.deposits[deposit]] : []),
    ]) || "bare ground",

  // The decision
  decision: "The decision",
  youDecide: "You decide",
  decides: (name: string): string => `${name} decides`,
  pointAt: "Point at this",
  pointsHere: (name: string): string => `${name} points at this`,
  pointNote: "Press what you would do: everybody sees it.",
  voteNote: "The council votes: every seat names one answer, secret until all are in.",
  notNow: (n: number): string => `Not now (${n})`,
  allChoices: "All choices",
  news: "What has just happened",
  nothing: "No price, no gain",
  cards: {
    scenario: "Scenario",
    expedition: "Expedition",
    death: "A death",
    expert: "Your Expert",
    weather: "Weather",
    morning: "This morning",
    event: "Event",
    dusk: "This evening",
    consequence: (law: string): string => `Consequence of the law “${law}”`,
    law: "Law",
    technology: "Technology",
    citizen: "Somebody with a name",
    call: "The call of duty",
    building: "Building",
    special: "Special action",
    trigger: "It was to come",
    storm: "The storm",
    nightly: "Every night",
    hunger: "Hunger",
    sickness: "Sickness",
  },
  hasDied: (type: number): string =>
    ["A worker has died", "An engineer has died", "A child has died"][type] ?? "",
  whoWasIt: "Who was it? Somebody nobody knows, or one of those whose name you know.",
  hungerName: "Empty bowls",
  sicknessName: "The sick lists",

  // Acting
  meeples: meeples as readonly string[],
  people: ["Worker", "Engineer", "Child"] as readonly string[],
  send: (kind: number): string => `Send ${kind === 1 || kind === 3 ? "an" : "a"} ${meeples[kind]}`,
  ready: (n: number): string => `${n} ready`,
  kinds: [
    "Clear near snow",
    "Clear far snow",
    "Gather",
    "Build",
    "Use a building",
    "Send scouts",
    "Special action",
  ] as readonly string[],
  placesNear: (n: number): string => `Places ${some(n, "Near tile")}`,
  placesFar: (n: number): string => `Places ${some(n, "Far tile")}`,
  takes: (n: number): string => `Takes up to ${n} from one space`,
  builds: (n: number): string => `Up to ${n} times: construct, upgrade, dismantle`,
  uses: "One Meeple place of a building",
  scouts: "Onto the first space of an expedition",
  warmByPlace: "Warm or cold by the place",
  warm: "Warm: nobody falls sick",
  coldFor: (who: string): string => `Cold: 1 ${who} falls sick`,
  coldAutomaton: "Cold, but steel does not mind",
  beds: (n: number): string => some(n, "bed"),
  childBeds: (n: number): string => `${some(n, "bed")} for children`,
  hunt: (n: number): string => `Hunts ${n} food`,
  size: (size: "small" | "large"): string => (size === "large" ? "Large: two spaces" : "One space"),
  band: (band: number): string => `heated like ${zones[band - 1]}`,
  onDeposit: (deposit: Deposit): string => `Only on: ${glossary.deposits[deposit]}`,
  letter: (letter: Letter): string => `Expedition ${letter}`,
  path: (n: number): string => `${some(n, "space")} to go`,
  destroys: (n: number, resource: number): string => `${names.amount(n, resource)} there will be lost`,
  limit: (limit: "round" | "once"): string => (limit === "once" ? "Once" : "Once a day"),
  instead: "Instead of what the action does",
  noCitizen: "Play no card",
  pass: "Pass",
  passNote: "The day ends when all pass in a row",
  feedOne: "Feed the Generator",
  heatTo: (heat: number, cold: number): string => `Heat ${heat} of ${cold}`,
  nowWarm: (some: readonly number[]): string => `Warms ${listed(some.map((zone) => zones[zone] ?? ""))}`,
  buildingsWarmed: (n: number): string => `Warms ${some(n, "building")}`,
  onceAGame: "Once in the game",
  exhausts: (hope: HopeType): string => `Exhausts 1 active ${glossary.hopeTypes[hope]}`,
  eachRound: (hope: HopeType): string => `Every day, for 1 active ${glossary.hopeTypes[hope]}`,
  prepDone: "On to the sick lists",
  upgrade: (name: string): string => `Upgrade: ${name}`,
  dismantle: (name: string): string => `Dismantle: ${name}`,
  noRefund: "Nothing comes back",
  destroyed: "It will be gone",
  stop: "That is enough",
  takeBack: (where: string): string => `Take back from: ${where}`,

  // Feeding, eating, sleeping
  feedNothing: "Let it burn low",
  feed: (n: number): string => `Burn ${n}`,
  nobodySick: "Nobody falls sick",
  sickList: (counts: readonly number[]): string =>
    `Sick: ${listed(counts.flatMap((n, type) => (n > 0 ? [names.people(n, type)] : [])))}`,
  breakdown: (chance: number): string => `Breakdown ${percent.format(chance)}`,
  allCold: "All cold",
  warmZones: (some: readonly number[]): string =>
    `Warm: ${listed(some.map((zone) => board.zones[zone] ?? ""))}`,
  bedless: (n: number): string =>
    n === 0 ? "A warm bed for everyone" : `${some(n, "Meeple")} in the cold: ${n} sick`,
  spendNoFood: "Keep the food",
  spendFood: (n: number): string => `Give ${n}`,
  hungerLeft: (n: number): string => (n === 0 ? "No hunger left" : `Hunger ${n} remains`),
  defeat: "The city is lost",

  // People and tokens
  fates: {
    sick: "One more falls sick",
    skull: "All are sick: one is now gravely ill",
    death: "One dies",
    nothing: "Nothing happens",
  },
  tires: "One Meeple rests",
  joins: "One comes to you",
  leaves: "One leaves you",
  cured: "One is well again",
  treated: "No longer gravely ill",
  sheltered: "Sleeps in the warm",
  comesBack: "May act again",
  stillWaiting: (n: number): string => `${some(n, "Meeple")} without a bed`,
  health: (citizens: number, sick: number, skull: boolean): string =>
    `${citizens} in the city, ${sick} sick${skull ? ", one gravely" : ""}`,
  tokens: TOKENS.map((_, token) => names.token(token)) as readonly string[],
  tokenMoves: {
    activate: (token: string): string => `Wake ${token}`,
    exhaust: (token: string): string => `Exhaust ${token}`,
    remove: (token: string): string => `Give up ${token}`,
  },
  tokenNotes: {
    activate: "Its bright side up",
    exhaust: "It stays, dark side up",
    remove: "The token leaves the track",
  },
  drawToken: "Draw a token",
  drawTokenNote: (left: number): string => `One more on the track, dark side up (${left} in the bag)`,
  token: (track: number, type: number, active: boolean): string =>
    `${names.track(track)}: ${names.token(track * 3 + type)}, ${active ? "active" : "exhausted"}`,
  tokenLetter: (track: number, type: number): string => names.token(track * 3 + type).charAt(0),
  drawDeathCard: "Somebody nobody knows",
  drawDeathNote: "A Citizen card is turned up by chance",
  newLaw: "A new law",
  lawNote: "It cannot be undone. One of its two consequences, unseen, comes into the Dusk deck.",
  tileInHand: "A cleared tile",
  developTime: (n: number): string => `${some(n, "day")} to develop`,
  everyDusk: "Every dusk:",
  specialAction: "New special action",
  avoid: "Go round it",
  avoidNote: "A further place is laid on top; the scout goes on to it",
  explore: (name: string): string => `Explore: ${name}`,
  exploreNote: "The card is turned over",
  goOnNote: (letter: string): string => `Kept until they come home; then on to a place ${letter}`,
  comeBackNote: "The scouts come home with all they carry",

  // Dangers
  of: (n: number, all: number): string => `${n} of ${all}`,
  dangers: {
    hope: {
      name: "Hope",
      rule: "Lost when no Hope token is left",
      left: (n: number, _: boolean): string =>
        n < 1 ? "the end" : n === 1 ? "the last token" : `${n} tokens left`,
    },
    discontent: {
      name: "Discontent",
      rule: "Lost with the sixth token",
      left: (n: number, _: boolean): string => toTheEnd(n),
    },
    corpses: {
      name: "Corpses",
      rule: "Lost with the twelfth",
      left: (n: number, _: boolean): string => toTheEnd(n),
    },
    generator: {
      name: "Boiler",
      rule: "The second breakdown is the end",
      left: (n: number, second: boolean): string => (second ? toTheEnd(n) : `${n} to the first breakdown`),
    },
    sickness: {
      name: "Sickness",
      rule: "Lost with 26 sick of one type at Preparation",
      left: (n: number, _: boolean): string => toTheEnd(n),
    },
    hunger: {
      name: "Hunger",
      rule: "Lost with hunger 25 at the Hunger phase",
      left: (n: number, _: boolean): string => toTheEnd(n),
    },
  },
  counter: (id: string): string => `${glossary.counters[id as keyof typeof glossary.counters]}:`,
  counterIndex: (id: string): number => COUNTERS.indexOf(id),
  panels: "More about the city",
  panelNames: ["Dangers", "Beyond", "Book"] as readonly string[],

  // Boiler room
  boilerRoom: "The boiler room",
  pressure: "Pressure",
  odds: "Odds",
  oddsTitle: "How will the cubes fall?",
  heatTrack: (heat: number, cold: number, radius: readonly number[]): string =>
    `Heat ${heat}, cold ${cold}. ${zones.map((zone, i) => `${zone} is warm from ${radius[i]}`).join("; ")}.`,
  tower: (lodged: number, drawer: number): string =>
    `The tower: ${some(lodged, "cube")} lodged in it, ${drawer} in the drawer`,
  risen: (n: number): string => (n === 0 ? "No cube rises" : some(n, "cube rises", "cubes rise")),
  stay: (n: number): string => `${n} stay in the tower`,
  towerShort: (lodged: number, drawer: number): string => `${lodged} lodged · ${drawer} in the drawer`,
  oddsHelp:
    "Every cube that is thrown falls through or stays in the tower, half and half. At each jolt a lodged cube may come loose, one time in 36. What falls rises onto the Pressure track when the drawer is opened.",
  oddsCubes: (n: number): string => `${some(n, "cube")} thrown (as many as there is heat)`,
  oddsRisen: "Cubes that rise",
  oddsChance: "Chance",
  oddsPressure: "Pressure then",
  oddsBreaks: "breakdown",
  oddsSum: (chance: string, second: boolean): string =>
    second
      ? `${chance} that the Generator bursts, and all is lost.`
      : `${chance} that the Generator breaks down.`,

  // Stock, people, days
  stores: "Stock",
  bedlessTip: (n: number): string => `${some(n, "Meeple has", "Meeples have")} no bed, warm or cold`,
  population: "People",
  populationOf: (kind: number, citizens: number, sick: number, skull: boolean, ready: number): string =>
    kind === 3
      ? `Automata: ${citizens}, ${ready} ready`
      : `${many[kind]}: ${citizens}, ${sick} sick${skull ? ", one gravely ill" : ""}, ${some(ready, "Meeple")} ready`,
  eatsTonight: "They eat tonight",
  days: "The days",
  day: (round: number, rounds: number): string => `Day ${round} of ${rounds}`,
  phases: [
    "Before the first day",
    "Dawn",
    "Morning",
    "Generator",
    "Weather",
    "Preparation",
    "Action",
    "Dusk",
    "Hunger",
    "Night",
    "The end",
  ] as readonly string[],
  phasesOfDay: "Phases of the day",
  leader: (name: string): string => `Leader: ${name}`,
  sky: "The sky to come:",
  triggerAt: (round: number): string => `Day ${round}: something of the scenario`,
  stormAt: (round: number): string => `Storm: day ${round}`,
  technologyAt: (name: string, round: number): string => `${name}: day ${round}`,
  eventAt: (name: string, round: number): string => `${name}: due on day ${round}`,

  // Beyond and book
  scoutAt: (kind: number, at: number, length: number): string =>
    `A scout (${meeples[kind]}) on space ${at} of ${length}`,
  seenBefore: "Seen before",
  laws: (n: number, most: number): string => `Laws in force (${n} of ${most})`,
  noLaw: "None yet. An engineer at the Platform enacts one.",
  events: "Open matters",
  eventRound: (round: number): string => (round > 0 ? `day ${round}` : ""),
  technologies: "Technologies",
  noTechnology: "None yet. Build a Workshop.",
  hand: "People you can call on",
  used: "used",
  expertNote: (hope: HopeType): string => `1 active ${glossary.hopeTypes[hope]}`,
  playedOn: (type: CitizenType, actions: readonly Action[]): string =>
    `${glossary.citizenTypes[type].toLowerCase()}, ${listed(actions.map((action) => glossary.actions[action].toLowerCase()))}`,
  futureLaws: "Laws that you could enact",
  futureTechnologies: "Technologies that you could develop",
};

export type BoardWords = typeof board;
