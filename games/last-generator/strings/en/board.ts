import type { Deposit, HopeType, Letter, Tile } from "../../content/types.ts";
import { RESOURCES } from "../../content/types.ts";
import { TOKENS } from "../../data.ts";
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

export const board = {
  lexicon,
  names,
  // The map
  city: "The city around the Generator",
  where: names.place,
  slot: names.slot,
  boxes: ["Clearing", "Building", "Special"] as readonly string[],
  zones: ["Generator tile", "Near tiles", "Far tiles"] as readonly string[],
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
  onTheMap: "Press a lit place of the city.",
  moreOnTheMap: (n: number): string => `${some(n, "more choice")} on the lit places of the city`,
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
  coldSick: "Cold: 1 falls sick",
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
  exhausts: (hope: HopeType): string => `Exhausts 1 ${glossary.hopeTypes[hope]}`,
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
  risen: (n: number): string => (n === 0 ? "No cube rises" : some(n, "cube rises", "cubes rise")),
  stay: (n: number): string => `${n} stay in the tower`,

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
};

export type BoardWords = typeof board;
