/** What can be pointed at: the city, its tracks and stocks, its people, its cards. What a move or an event is about. */
import { at, definePlaces, type GameEvent, type Move, type Place, type Places } from "@banquise/engine";
import { sourceOfGroup } from "./compile/code.ts";
import type { Source } from "./compile/instructions.ts";
import { CITIZEN_TYPES, RESOURCES } from "./content/types.ts";
import {
  CITIZEN_IDS,
  COAL,
  EVENTS,
  FOOD,
  LAW_IDS,
  MAX_STACKS,
  MEEPLES,
  SPECIALS,
  TECHNOLOGY_IDS,
  TOKEN_TYPES,
} from "./data.ts";
import { type EventNumbers, type EventType, events } from "./events.ts";
import { BUILD_BOX, CLEAR_BOX, PLACE_NAMES, PLATFORM_PLACE, SLOT_NAMES, SPECIAL_BOX } from "./map.ts";
import { BUILD, CLEAR_FAR, CLEAR_NEAR, moves, SPECIAL } from "./moves.ts";
import type { State } from "./state.ts";

export const table = definePlaces({
  /** Where Meeples and buildings stand. */
  place: PLACE_NAMES,
  slot: SLOT_NAMES,
  /** The ways to lose, as they stand. */
  danger: ["hope", "discontent", "generator", "sickness", "hunger", "corpses", "objective"],
  boiler: ["heat", "cold", "radius", "tower", "pressure"],
  day: ["round", "storm", "weather"],
  stock: RESOURCES,
  people: CITIZEN_TYPES,
  reserve: MEEPLES,
  stack: MAX_STACKS,
  /** The card that is being resolved, and the two that help. */
  card: ["morning", "dusk", "expert", "call"],
  citizen: CITIZEN_IDS,
  law: LAW_IDS,
  technology: TECHNOLOGY_IDS,
  event: EVENTS.map(({ id }) => id),
});

const NOWHERE: readonly Place[] = [];
const HEAT = table.at("boiler", "heat");
const COLD = table.at("boiler", "cold");
const RADIUS = table.at("boiler", "radius");
const PRESSURE = table.at("boiler", "pressure");
const TOWER = table.at("boiler", "tower");
const ROUND = table.at("day", "round");
const WEATHER = table.at("day", "weather");
const STORM = table.at("day", "storm");
const HUNGER = table.at("danger", "hunger");
const SICKNESS = table.at("danger", "sickness");
const CORPSES = table.at("danger", "corpses");
const OBJECTIVE = table.at("danger", "objective");
const GENERATOR = table.at("danger", "generator");
const MORNING_CARD = table.at("card", "morning");
const DUSK_CARD = table.at("card", "dusk");
const EXPERT = table.at("card", "expert");
const CALL = table.at("card", "call");

/** "hope" is the first of the dangers, "discontent" the second: as the tracks are numbered. */
const track = (n: number): Place => table.at("danger", n);
const trackOfToken = (token: number): Place => track((token / TOKEN_TYPES) | 0);
const place = (n: number): Place => table.at("place", n);
const stack = (n: number): Place => table.at("stack", n);
const people = (type: number): Place => table.at("people", type);
const citizen = (card: number): Place => table.at("citizen", card);
const stock = (resource: number): Place => table.at("stock", resource);

/** The card that something comes from. */
function sourcePlaces({ kind, index }: Source, target: number): readonly Place[] {
  switch (kind) {
    case "morning":
      return [MORNING_CARD];
    case "dusk":
    case "consequence":
      return [DUSK_CARD];
    case "event":
      return [table.at("event", index)];
    case "building":
      return target > 0 ? [place(target - 1)] : NOWHERE;
    case "call":
      return [CALL];
    case "trigger":
      return [ROUND];
    case "storm":
      return [STORM];
    case "law":
      return [table.at("law", index)];
    default:
      return NOWHERE;
  }
}

function specialPlaces(special: number): readonly Place[] {
  const { law = -1, event = -1 } = SPECIALS[special] ?? {};
  if (law >= 0) return [table.at("law", law)];
  return [event >= 0 ? table.at("event", event) : OBJECTIVE];
}

function actPlaces(act: number): readonly Place[] {
  if (act === CLEAR_NEAR || act === CLEAR_FAR) return [place(CLEAR_BOX)];
  if (act === BUILD) return [place(BUILD_BOX)];
  return act === SPECIAL ? [place(SPECIAL_BOX)] : NOWHERE;
}

/** The stack whose scout is under way. */
const stackUnderWay = (s: State): readonly Place[] => {
  const under = s.depth === 0 ? 0 : at(s.frameLeft, s.depth - 1);
  return under === 0 ? NOWHERE : [stack(under - 1)];
};

const nowhere = (): readonly Place[] => NOWHERE;
const here = (_: State, n: number): readonly Place[] => [place(n)];
const token = (s: State): readonly Place[] => [track(s.track)];
const card = (_: State, n: number): readonly Place[] => [citizen(n)];

const OF_MOVE = moves.byType<(s: State, offset: number) => readonly Place[]>({
  chooseExpert: () => [EXPERT],
  chooseOption: (s) => sourcePlaces(sourceOfGroup(s.group), s.target),
  feed: () => [HEAT, stock(COAL)],
  feedOne: () => [HEAT, stock(COAL)],
  useExpert: () => [EXPERT],
  prepDone: nowhere,
  callOfDuty: () => [CALL],
  actMeeple: (_, meeple) => [table.at("reserve", meeple)],
  actKind: (_, act) => actPlaces(act),
  gatherAt: here,
  useAt: here,
  deploy: (_, n) => [stack(n)],
  doSpecial: (_, special) => specialPlaces(special),
  playCitizen: card,
  playNoCitizen: nowhere,
  pass: nowhere,
  construct: () => [place(BUILD_BOX)],
  upgrade: here,
  dismantle: here,
  buildAt: here,
  stop: nowhere,
  chooseSlot: (_, slot) => [table.at("slot", slot)],
  chooseType: (_, type) => [people(type)],
  drawToken: token,
  activateToken: token,
  exhaustToken: token,
  removeToken: token,
  drawDeathCard: nowhere,
  giveDeathCard: card,
  chooseLaw: (_, law) => [table.at("law", law)],
  chooseTechnology: (_, technology) => [table.at("technology", technology)],
  avoid: stackUnderWay,
  explore: stackUnderWay,
  goOn: stackUnderWay,
  comeBack: stackUnderWay,
  chooseScout: (_, n) => [stack(n)],
  recallFrom: here,
  spendFood: () => [HUNGER, stock(FOOD)],
  destroyAt: here,
  discardCitizen: card,
  discardEvent: (_, event) => [table.at("event", event)],
});

type OfEvent = { readonly [Type in EventType]?: (data: EventNumbers[Type]) => readonly Place[] };

const onStack = ({ stack: n }: { readonly stack: number }): readonly Place[] => [stack(n)];
const onTrack = ({ track: n }: { readonly track: number }): readonly Place[] => [track(n)];
const onSpace = ({ space }: { readonly space: number }): readonly Place[] => [place(space)];
const onCitizen = ({ card: n }: { readonly card: number }): readonly Place[] => [citizen(n)];
const onPeople = ({ type }: { readonly type: number }): readonly Place[] => [people(type)];
const onTechnology = ({ technology }: { readonly technology: number }): readonly Place[] => [
  table.at("technology", technology),
];
const onEvent = ({ event }: { readonly event: number }): readonly Place[] => [table.at("event", event)];

const OF_EVENT: OfEvent = {
  expertChosen: () => [EXPERT],
  roundBegun: () => [ROUND],
  morningTurned: () => [MORNING_CARD],
  duskTurned: () => [DUSK_CARD],
  consequenceTurned: () => [DUSK_CARD],
  triggerMet: () => [ROUND],
  eventDue: onEvent,
  optionChosen: ({ group }) => sourcePlaces(sourceOfGroup(group), 0),
  resourceChanged: ({ resource }) => [stock(resource)],
  costPaid: ({ amounts }) => amounts.flatMap((n, resource) => (n > 0 ? [stock(resource)] : [])),
  fed: () => [HEAT, stock(COAL)],
  heatChanged: () => [HEAT],
  coldChanged: () => [COLD],
  radiusChanged: () => [RADIUS],
  cubesThrown: () => [TOWER, PRESSURE],
  pressureChanged: () => [PRESSURE],
  brokenDown: () => [GENERATOR],
  sickened: ({ type }) => [people(type), SICKNESS],
  markerFlipped: ({ type }) => [people(type), SICKNESS],
  died: ({ type }) => [people(type), CORPSES],
  deathCardTurned: ({ type }) => [people(type)],
  joined: onPeople,
  left: onPeople,
  cured: onPeople,
  treated: onPeople,
  corpsesChanged: () => [CORPSES],
  tokenDrawn: onTrack,
  tokenActivated: ({ token: n }) => [trackOfToken(n)],
  tokenExhausted: ({ token: n }) => [trackOfToken(n)],
  tokenRemoved: onTrack,
  fatigued: onPeople,
  weatherTurned: () => [WEATHER],
  weatherLaidOpen: () => [WEATHER],
  hunted: () => [stock(FOOD)],
  stormMoved: () => [STORM],
  stormBroke: () => [STORM],
  expertUsed: () => [EXPERT],
  callSounded: () => [CALL],
  mustered: () => MEEPLES.map((meeple) => table.at("reserve", meeple)),
  acted: ({ place: n }) => (n < 0 ? NOWHERE : [place(n)]),
  citizenPlayed: onCitizen,
  citizenDrawn: onCitizen,
  citizenDiscarded: onCitizen,
  gathered: ({ space, resource }) => [place(space), stock(resource)],
  tilePlaced: ({ slot }) => [table.at("slot", slot)],
  built: onSpace,
  upgraded: onSpace,
  dismantled: onSpace,
  destroyed: onSpace,
  recalled: ({ place: n }) => [place(n)],
  automataChanged: () => [table.at("reserve", "automaton")],
  lawEnacted: ({ law }) => [table.at("law", law), place(PLATFORM_PLACE)],
  technologyChosen: onTechnology,
  technologyMoved: onTechnology,
  technologyDropped: onTechnology,
  technologyDeveloped: onTechnology,
  scoutDeployed: onStack,
  scoutMoved: onStack,
  expeditionLaid: onStack,
  explored: onStack,
  expeditionAvoided: onStack,
  expeditionContinued: onStack,
  scoutReturned: onStack,
  eventDisplayed: onEvent,
  eventLeft: onEvent,
  hungerSpent: () => [HUNGER, stock(FOOD)],
  hungerStruck: ({ type }) => [HUNGER, people(type)],
  hungerChanged: () => [HUNGER],
  mealServed: ({ type }) => [people(type), stock(FOOD)],
  bedsGiven: onPeople,
  nightFell: ({ unsheltered }) => unsheltered.flatMap((n, type) => (n > 0 ? [people(type)] : [])),
  counterChanged: () => [OBJECTIVE],
};

export const places: Places<State> = {
  table,
  ofMove: (s: State, move: Move) => OF_MOVE[moves.typeIndex(move)]?.(s, moves.offset(move)) ?? NOWHERE,
  ofEvent(event: GameEvent) {
    const read = events.read(event);
    if (read === null) return NOWHERE;
    const { type, data } = read;
    const find = OF_EVENT[type] as ((numbers: typeof data) => readonly Place[]) | undefined;
    return find?.(data) ?? NOWHERE;
  },
};
