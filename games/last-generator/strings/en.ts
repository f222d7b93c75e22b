import { BUILDING_PLACES } from "../map.ts";
import { lexicon } from "./en/lexicon.ts";
import { count, list } from "./en/numbers.ts";
import { outlook, places } from "./en/places.ts";
import { midSentence, namesIn } from "./names.ts";
import { speak } from "./speak.ts";

const n = namesIn(lexicon);
const ACTS = [
  "Clear near snow",
  "Clear far snow",
  "Gather",
  "Build",
  "Use a building",
  "Send a scout",
  "Special action",
];
const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);
const lower = (text: string): string => text.toLowerCase();
/** "a worker", "an engineer" */
const a = (name: string): string => `${/^[aeiou]/i.test(name) ? "an" : "a"} ${lower(name)}`;
const A = (name: string): string => a(name).replace("a", "A");
const goods = (amounts: readonly number[]): string =>
  list(amounts.flatMap((amount, resource) => (amount > 0 ? [n.amount(amount, resource)] : [])));

export const en = speak(lexicon, {
  options: {
    scenario: {
      label: "Scenario",
      help: "Where the city stands and what it must achieve. The first is made for learning; the others last fifteen days.",
      values: {
        S1: "The First Ten Nights (introductory)",
        S2: "The Wall of Snow (standard)",
        S3: "The Seed Vault (hard)",
      },
    },
    difficulty: {
      label: "Difficulty",
      help: "Gentle: more food, coal and hope at the start. Harsh: less food and coal, more discontent.",
      values: { gentle: "Gentle", plain: "Plain", harsh: "Harsh" },
    },
    council: {
      label: "Council",
      help: "Morning options and laws are put to a secret vote of all seats. The Leader breaks ties.",
      values: { no: "The Leader decides", vote: "All vote" },
    },
    weather: {
      label: "Weather",
      help: "Open: the next two Weather cards lie face up. An easier game.",
      values: { hidden: "Hidden", open: "Open" },
    },
  },
  list,
  about: (card, question) => `${card}. ${question}`,
  acts: ACTS,
  boxes: { clearBox: "the snow crew", buildBox: "the building crew", specialBox: "the special crew" },

  prompt: {
    nothing: () => "The game is over.",
    expert: () => "Choose the Expert who will serve you.",
    option: () => "Choose what you will do.",
    useOption: () => "Choose how to use it.",
    feed: (most) => `How much coal do you burn? At most ${most}.`,
    prepare: () => "Call on your Expert or on duty, or get ready for the day.",
    turn: () => "Choose who goes to work, or pass.",
    kind: (meeple) => `What will the ${lower(meeple)} do?`,
    gather: () => "Choose the space to gather from.",
    use: () => "Choose the building to use.",
    deploy: () => "Choose the expedition to join.",
    special: () => "Choose the special action.",
    citizenCard: () => "Play a Citizen card instead of the usual effect?",
    build: (left) => `Build, upgrade or dismantle (${left} left).`,
    site: (building) => `Choose where to build: ${building}.`,
    slot: () => "Choose where the tile goes.",
    gatherEffect: () => "Choose the space to gather from.",
    sick: () => "Choose who falls sick.",
    die: () => "Choose who dies.",
    flip: () => "Choose whose sickness gets worse.",
    fatigue: () => "Choose who is exhausted.",
    join: () => "Choose who joins you.",
    leave: () => "Choose who leaves.",
    cure: () => "Choose whom to cure.",
    treat: () => "Choose whom to treat.",
    shelter: (beds) => `Choose who gets a heated bed (${beds} left).`,
    raise: (track) => `${track} rises: draw a token, or activate one.`,
    lower: (track) => `${track} falls: exhaust a token, or remove one.`,
    activate: (track) => `${track}: choose a token to activate.`,
    exhaust: (track) => `${track}: choose a token to exhaust.`,
    deathCard: (type) => `${A(type)} has died: turn up a card, or give up one of your own.`,
    law: () => "Choose the law to enact.",
    technology: () => "Choose what the Workshop develops.",
    reach: (card) => `The scout stands before “${card}”: avoid it or explore it?`,
    explored: (card) => `“${card}” is explored: go on, or come back?`,
    scout: () => "Choose the scout who moves.",
    recall: () => "Choose a Meeple to take back, or stop.",
    recallType: () => "Choose which Meeple to take back.",
    food: (hunger) => `Hunger stands at ${hunger}: how much food do you give?`,
    destroy: () => "Choose the building that is destroyed.",
    discardCitizen: () => "Choose a Citizen card to discard.",
    discardEvent: () => "Choose an event to discard, or keep them.",
  },
  meanwhile: "The day takes its course.",
  vote: (question) => `Vote. ${question}`,
  move: {
    chooseExpert: (expert) => `Choose ${expert}`,
    chooseOption: (option) => option,
    feed: (coal) => (coal === "0" ? "Burn no coal" : `Burn ${coal} coal`),
    feedOne: () => "Burn 1 coal",
    useExpert: (expert) => `Use the Expert: ${expert}`,
    prepDone: () => "Begin the day",
    callOfDuty: (option) => `The call of duty: ${option}`,
    actMeeple: (meeple) => `Send ${a(meeple)}`,
    actKind: (act) => act,
    gatherAt: (space) => `Gather from ${space}`,
    useAt: (place) => `Use ${place}`,
    deploy: (stack) => `Join expedition ${stack}`,
    doSpecial: (special) => special,
    playCitizen: (card) => `Play ${card}`,
    playNoCitizen: () => "Play no card",
    pass: () => "Pass",
    construct: (building) => `Build: ${building}`,
    upgrade: (building) => `Upgrade: ${building}`,
    dismantle: (building) => `Dismantle: ${building}`,
    buildAt: (space) => `Build on ${space}`,
    stop: () => "Stop here",
    chooseSlot: (slot) => `Place the tile at ${slot}`,
    chooseType: (type) => type,
    drawToken: () => "Draw a token",
    activateToken: (token) => `Activate ${token}`,
    exhaustToken: (token) => `Exhaust ${token}`,
    removeToken: (token) => `Remove ${token}`,
    drawDeathCard: () => "Turn up a card",
    giveDeathCard: (card) => `Give up ${card}`,
    chooseLaw: (law) => `Enact ${law}`,
    chooseTechnology: (technology) => `Develop ${technology}`,
    avoid: () => "Avoid it",
    explore: () => "Explore it",
    goOn: (label) => `Go on: ${label}`,
    comeBack: (label) => `Come back: ${label}`,
    chooseScout: (stack) => `Scout of expedition ${stack}`,
    recallFrom: (place) => `Take back from ${place}`,
    spendFood: (food) => (food === "0" ? "Give no food" : `Give ${food} food`),
    destroyAt: (building) => `Lose ${building}`,
    discardCitizen: (card) => `Discard ${card}`,
    discardEvent: (event) => `Discard ${event}`,
  },
  cold: "cold",
  warm: "warm",
  event: {
    scenarioBegun: ({ scenario }) => `The story begins: ${n.scenario(scenario)}.`,
    expertChosen: ({ expert }, by) => `${by} calls ${n.expert(expert)}.`,
    roundBegun: ({ round }) => `Day ${round} dawns.`,
    phaseBegun: null,
    morningTurned: ({ card }) => `Morning: ${n.morning(card)}.`,
    duskTurned: ({ card }) => `Dusk: ${n.dusk(card)}.`,
    consequenceTurned: ({ card }) => `The law catches up with you: ${n.consequence(card)}.`,
    triggerMet: ({ scenario, round }) => `${n.source({ kind: "trigger", index: scenario * 16 + round })}.`,
    eventDue: ({ event }) => `The time is up: ${n.event(event)}.`,
    optionChosen: ({ group, option }, by) => `${by} decides: ${n.option(group, option)}.`,
    voteCast: (_, by) => `${by} votes.`,
    votesCounted: ({ votes, chosen, law }) => {
      const supporters = votes.filter((vote) => vote === chosen).length;
      return law === 1
        ? `The council chooses ${n.law(chosen)} (${supporters} of ${votes.length}).`
        : `The council chooses option ${chosen + 1} (${supporters} of ${votes.length}).`;
    },
    resourceChanged: ({ resource, n: by }) => `${n.resource(resource)} ${signed(by)}.`,
    costPaid: ({ amounts }) => `You pay ${goods(amounts)}.`,
    fed: ({ coal, heat }) => `${coal} coal burned: the heat is at ${heat}.`,
    heatChanged: ({ heat }) => `The heat is at ${heat}.`,
    coldChanged: ({ n: by, cold }) => `Cold ${signed(by)}: it is at ${cold}.`,
    radiusChanged: ({ radius }) => `Heating indicators at ${radius.join(", ")}.`,
    cubesThrown: ({ fell, risen, lodged, drawer }) =>
      `${count(fell.length, "cube")} into the tower: ${risen} on the Pressure track, ${lodged} stuck inside, ${drawer} left in the drawer.`,
    pressureChanged: ({ n: by, pressure }) => `Pressure ${signed(by)}: it is at ${pressure}.`,
    brokenDown: ({ second }) =>
      second === 1 ? "The generator breaks down for good." : "The generator breaks down and overheats.",
    sickened: ({ type, sick }) => `One more ${lower(n.type(type))} is sick: ${sick} in all.`,
    markerFlipped: ({ type, skull }) =>
      skull === 1
        ? `One ${lower(n.type(type))} is gravely ill.`
        : `One gravely ill ${lower(n.type(type))} is lost.`,
    died: ({ type, corpses, shielded }) =>
      `One ${lower(n.type(type))} dies.${shielded === 1 ? " This death is not counted." : ` ${count(corpses, "corpse")}.`}`,
    deathCardTurned: ({ card, fromHand }) =>
      fromHand === 1 ? `You give up ${n.citizen(card)}.` : `It was ${n.citizen(card)}.`,
    joined: ({ type, n: many }) => `${n.people(many, type)} ${many === 1 ? "joins" : "join"} you.`,
    left: ({ type, n: many }) => `${n.people(many, type)} ${many === 1 ? "leaves" : "leave"} you.`,
    cured: ({ type, sick }) => `One ${lower(n.type(type))} is cured: ${sick} still sick.`,
    treated: ({ type }) => `The gravely ill ${lower(n.type(type))} is treated.`,
    corpsesChanged: ({ n: by, corpses }) => `Corpses ${signed(by)}: ${corpses}.`,
    tokenDrawn: ({ track, token }) => `${n.track(track)}: ${n.token(token)} is drawn.`,
    tokenActivated: ({ track, token }) => `${n.track(track)}: ${n.token(token)} becomes active.`,
    tokenExhausted: ({ track, token }) => `${n.track(track)}: ${n.token(token)} is exhausted.`,
    tokenRemoved: ({ track, token }) => `${n.track(track)}: ${n.token(token)} is removed.`,
    fatigued: ({ type, n: many }) => `${count(many, "exhaustion token")}: ${lower(n.type(type))}.`,
    weatherTurned: ({ card }) => `Weather: ${n.weather(card)}.`,
    weatherLaidOpen: ({ card }) => `To come: ${n.weather(card)}.`,
    hunted: ({ food }) => `The hunters bring ${food} food.`,
    stormMoved: ({ storm }) => `The storm is due on day ${storm}.`,
    stormBroke: ({ scenario }) => `The storm breaks: ${n.storm(scenario)}.`,
    expertUsed: ({ expert }) => `${n.expert(expert)} is called.`,
    callSounded: (_, by) => `${by} sounds the call of duty.`,
    mustered: ({ reserve }) =>
      `Ready for work: ${list(reserve.flatMap((many, type) => (many > 0 ? [n.people(many, type)] : []))) || "nobody"}.`,
    acted: ({ meeple, act, place, cold }, by) =>
      `${by}: ${lower(n.type(meeple))}, ${lower(ACTS[act] ?? "")}${place >= 0 && place < BUILDING_PLACES ? ` (${midSentence(n.place(place))})` : ""}${cold === 1 ? ", in the cold" : ""}.`,
    passed: (_, by) => `${by} passes.`,
    citizenPlayed: ({ card }) => `${n.citizen(card)} steps forward.`,
    citizenDrawn: ({ card }) => `${n.citizen(card)} joins the hand.`,
    citizenDiscarded: ({ card }) => `${n.citizen(card)} leaves the hand.`,
    citizenDeckRebuilt: () => "The Citizen deck is rebuilt.",
    gathered: ({ space, resource, n: many }) =>
      `${n.amount(many, resource)} from ${midSentence(n.place(space))}.`,
    tileTurned: null,
    tilePlaced: ({ slot, food }) =>
      `The snow is cleared at ${midSentence(n.slot(slot))}${food > 0 ? `: ${food} food` : ""}.`,
    built: ({ building, space }) => `Built: ${n.building(building)} (${midSentence(n.place(space))}).`,
    upgraded: ({ building, space }) => `Upgraded: ${n.building(building)} (${midSentence(n.place(space))}).`,
    dismantled: ({ building, space }) =>
      `Dismantled: ${n.building(building)} (${midSentence(n.place(space))}).`,
    destroyed: ({ building, space }) =>
      `Destroyed: ${n.building(building)} (${midSentence(n.place(space))}).`,
    unlocked: ({ building }) => `You may now build: ${n.building(building)}.`,
    recalled: ({ meeple }) => `${A(n.type(meeple))} is back in the Reserve.`,
    automataChanged: ({ automata }) => `You have ${n.people(automata, 3)}.`,
    lawEnacted: ({ law }) => `A law is enacted: ${n.law(law)}.`,
    technologyChosen: ({ technology, round }) =>
      `The Workshop begins ${n.technology(technology)}, for day ${round}.`,
    technologyMoved: ({ technology, round }) => `${n.technology(technology)} will be ready on day ${round}.`,
    technologyDropped: ({ technology }) => `Without a Workshop, ${n.technology(technology)} is given up.`,
    technologyDeveloped: ({ technology }) => `Developed: ${n.technology(technology)}.`,
    scoutDeployed: ({ stack, meeple }) =>
      `A scout (${lower(n.type(meeple))}) leaves for expedition ${stack + 1}.`,
    scoutMoved: ({ stack, to }) => `The scout of expedition ${stack + 1} reaches space ${to + 1}.`,
    expeditionLaid: ({ stack, card }) => `Expedition ${stack + 1} leads to ${n.expedition(card)}.`,
    explored: ({ card }) => `Explored: ${n.expedition(card)}.`,
    expeditionAvoided: ({ card }) => `Avoided: ${n.expedition(card)}.`,
    expeditionContinued: ({ card }) => `Beyond ${n.expedition(card)}, the scout goes on.`,
    scoutReturned: ({ card }) => `The scout comes back from ${n.expedition(card)}.`,
    scoutLost: ({ meeple }) => `A scout will not come back: no ${n.type(meeple).toLowerCase()} is left.`,
    duskAdded: ({ card }) => `Something will come of it one evening: ${n.dusk(card)}.`,
    duskRebuilt: () => "The Dusk deck is rebuilt.",
    concertationAdded: ({ card }) => `The next assembly is announced: ${n.dusk(card)}.`,
    eventDisplayed: ({ event, round }) => `${n.event(event)} stays with you until day ${round}.`,
    eventLeft: ({ event }) => `${n.event(event)} is over.`,
    hungerSpent: ({ food, hunger }) => `${food} food against hunger: ${hunger} left.`,
    hungerStruck: ({ hunger }) => `Hunger strikes (${hunger}).`,
    hungerChanged: ({ hunger }) => `Hunger is at ${hunger}.`,
    mealServed: ({ type, food, missing }) =>
      `A meal for the ${["workers", "engineers", "children"][type]}: ${food} food${missing > 0 ? `, ${missing} short` : ""}.`,
    bedsGiven: ({ type }) => `A heated bed for ${a(n.type(type))}.`,
    nightFell: ({ unsheltered }) => {
      const outside = unsheltered.reduce((sum, many) => sum + many, 0);
      return outside === 0
        ? "Night falls; all sleep in the warmth."
        : `Night falls; ${count(outside, "Meeple")} without a heated bed.`;
    },
    counterChanged: ({ counter, value }) => `${n.counter(counter)}: ${value}.`,
    gameEnded: ({ won, loss, total }) =>
      `${won === 1 ? "The city lives." : n.loss(loss)} ${count(total, "point")}.`,
  },
  score: {
    won: () => "The city lives",
    nights: (n) => `${count(n, "night")} survived`,
    citizens: (n) => `${count(n, "citizen")} alive`,
    hope: (n) => count(n, "Hope token"),
    discontent: (n) => count(n, "Discontent token"),
    corpses: (n) => count(n, "corpse"),
    floor: () => "Never below zero",
  },
  places,
  outlook,
  table: {
    before: (rounds, leader) => `Before the first of ${rounds} days. ${leader} leads.`,
    round: (round, rounds, phase, leader) => `Day ${round} of ${rounds}, ${phase}. ${leader} leads.`,
    scenario: (name, objective) => `${name}: ${objective}`,
    deciding: (name) => `${name} decides.`,
    won: () => "The city lives: you have won.",
    lost: (reason) => `You have lost. ${reason}`,
    stock: (goodsList) => `Stock: ${goodsList}.`,
    heat: (heat, cold, radius) => `Heat ${heat}, cold ${cold}; warm from: ${radius}.`,
    pressure: (pressure, spaces, lodged, drawer, overheated) =>
      `Pressure ${pressure} of ${spaces}; ${count(lodged, "cube")} stuck in the tower, ${drawer} in the drawer.${overheated ? " Overheated: the next breakdown is the last." : ""}`,
    people: (type, citizens, sick, skull, fatigue) =>
      `${type}: ${citizens}, ${sick} sick${skull ? ", one gravely ill" : ""}${fatigue > 0 ? `, ${count(fatigue, "exhaustion token")}` : ""}.`,
    reserve: (meeples) => `Ready for work: ${meeples}.`,
    tokens: (track, tokens, many) => `${track}, ${count(many, "token")}: ${tokens}.`,
    token: (type, active) => `${type} ${active ? "active" : "exhausted"}`,
    danger: (corpses, corpseLimit, hunger, hungerLimit) =>
      `Corpses ${corpses} of ${corpseLimit}; hunger ${hunger} of ${hungerLimit}.`,
    storm: (storm) => `The storm is due on day ${storm}.`,
    card: (name, flavour) => `On the table: ${name}. ${flavour}`,
    space: (name, content) => `${name}: ${content}.`,
    building: (name, upgraded, warm, meeples) =>
      `${name}${upgraded ? " (upgraded)" : ""}, ${warm ? "warm" : "cold"}${meeples ? `, with ${meeples}` : ""}`,
    laws: (laws) => `Laws in force: ${laws}.`,
    lawDisplay: (laws) => `Laws you may enact: ${laws}.`,
    technologies: (technologies) => `Technologies: ${technologies}.`,
    developing: (name, round) => `${name} (ready on day ${round})`,
    hand: (cards) => `Citizen cards in hand: ${cards}.`,
    events: (events) => `Events: ${events}.`,
    event: (name, round) => `${name} (until day ${round})`,
    stack: (number, cards, scout, space, length) =>
      `Expedition ${number} (${cards}): ${lower(scout)} on space ${space} of ${length}.`,
    stackIdle: (number, cards) => `Expedition ${number}: ${cards}.`,
    counter: (name, value) => `${name}: ${value}.`,
    expert: (name, called) =>
      `Expert: ${name}. The call of duty ${called ? "has been sounded" : "is ready"}.`,
    weather: (cards) => `Weather to come: ${cards}.`,
    none: () => "none",
  },
});
