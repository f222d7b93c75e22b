import { BUILDING_PLACES } from "../map.ts";
import { lexicon } from "./fr/lexicon.ts";
import { amount, count, list } from "./fr/numbers.ts";
import { outlook, places } from "./fr/places.ts";
import { midSentence, namesIn } from "./names.ts";
import { speak } from "./speak.ts";

const n = namesIn(lexicon);
const ACTS = [
  "Déneiger près de la ville",
  "Déneiger au loin",
  "Ramasser",
  "Bâtir",
  "Utiliser un bâtiment",
  "Envoyer un éclaireur",
  "Action spéciale",
];
const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);
const lower = (text: string): string => text.toLowerCase();
const goods = (amounts: readonly number[]): string =>
  list(amounts.flatMap((amount, resource) => (amount > 0 ? [n.amount(amount, resource)] : [])));

export const fr = speak(lexicon, {
  options: {
    scenario: {
      label: "Scénario",
      help: "Où en est la ville et ce qu’elle doit accomplir. Le premier sert à apprendre ; les autres durent quinze jours.",
      values: {
        S1: "Les dix premières nuits (découverte)",
        S2: "Le mur de neige (standard)",
        S3: "La chambre des semences (difficile)",
      },
    },
    difficulty: {
      label: "Difficulté",
      help: "Doux : plus de nourriture, de charbon et d’espoir au départ. Rude : moins de nourriture et de charbon, plus de mécontentement.",
      values: { gentle: "Doux", plain: "Normal", harsh: "Rude" },
    },
    council: {
      label: "Conseil",
      help: "Les options du matin et les lois sont soumises au vote secret de toutes les places. Le Chef départage.",
      values: { no: "Le Chef décide", vote: "Tous votent" },
    },
    weather: {
      label: "Météo",
      help: "Ouverte : les deux prochaines cartes Météo sont visibles. Une partie plus facile.",
      values: { hidden: "Cachée", open: "Ouverte" },
    },
  },
  list,
  about: (card, question) => `${card}. ${question}`,
  acts: ACTS,
  boxes: {
    clearBox: "l’équipe de déneigement",
    buildBox: "l’équipe des bâtisseurs",
    specialBox: "l’équipe spéciale",
  },

  prompt: {
    nothing: () => "La partie est finie.",
    expert: () => "Choisissez l’Expert qui vous servira.",
    option: () => "Choisissez ce que vous ferez.",
    useOption: () => "Choisissez comment l’utiliser.",
    feed: (most) => `Combien de charbon brûlez-vous ? Au plus ${most}.`,
    prepare: () => "Faites appel à votre Expert ou au devoir, ou préparez-vous à la journée.",
    turn: () => "Choisissez qui part au travail, ou passez.",
    kind: (meeple) => `Que fera l’${lower(meeple)} ?`,
    gather: () => "Choisissez la case où ramasser.",
    use: () => "Choisissez le bâtiment à utiliser.",
    deploy: () => "Choisissez l’expédition à rejoindre.",
    special: () => "Choisissez l’action spéciale.",
    citizenCard: () => "Jouez-vous une carte Citoyen à la place de l’effet habituel ?",
    build: (left) => `Construisez, améliorez ou démontez (encore ${left}).`,
    site: (building) => `Choisissez où bâtir : ${building}.`,
    slot: () => "Choisissez où poser la tuile.",
    gatherEffect: () => "Choisissez la case où ramasser.",
    sick: () => "Choisissez qui tombe malade.",
    die: () => "Choisissez qui meurt.",
    flip: () => "Choisissez chez qui la maladie s’aggrave.",
    fatigue: () => "Choisissez qui est épuisé.",
    join: () => "Choisissez qui vous rejoint.",
    leave: () => "Choisissez qui s’en va.",
    cure: () => "Choisissez qui soigner.",
    treat: () => "Choisissez qui traiter.",
    shelter: (beds) => `Choisissez qui reçoit un lit chauffé (encore ${beds}).`,
    raise: (track) => `${track} en hausse : piochez un jeton ou activez-en un.`,
    lower: (track) => `${track} en baisse : épuisez un jeton ou retirez-en un.`,
    activate: (track) => `${track} : choisissez un jeton à activer.`,
    exhaust: (track) => `${track} : choisissez un jeton à épuiser.`,
    deathCard: (type) => `Un ${lower(type)} est mort : révélez une carte ou donnez l’une des vôtres.`,
    law: () => "Choisissez la loi à promulguer.",
    technology: () => "Choisissez ce que développe l’Atelier.",
    reach: (card) => `L’éclaireur arrive devant « ${card} » : l’éviter ou l’explorer ?`,
    explored: (card) => `« ${card} », lieu exploré : continuer ou rentrer ?`,
    scout: () => "Choisissez l’éclaireur qui avance.",
    recall: () => "Choisissez un Meeple à reprendre, ou arrêtez-vous.",
    recallType: () => "Choisissez quel Meeple reprendre.",
    food: (hunger) => `La Faim est à ${hunger} : combien de nourriture donnez-vous ?`,
    destroy: () => "Choisissez le bâtiment détruit.",
    discardCitizen: () => "Choisissez une carte Citoyen à défausser.",
    discardEvent: () => "Choisissez un événement à défausser, ou gardez-les.",
  },
  meanwhile: "La journée suit son cours.",
  vote: (question) => `Votez. ${question}`,
  move: {
    chooseExpert: (expert) => `Choisir : ${expert}`,
    chooseOption: (option) => option,
    feed: (coal) => (coal === "0" ? "Ne rien brûler" : `Brûler ${amount(Number(coal), "coal")}`),
    feedOne: () => "Brûler 1 charbon",
    useExpert: (expert) => `Recourir à l’Expert : ${expert}`,
    prepDone: () => "Commencer la journée",
    callOfDuty: (option) => `L’appel du devoir : ${option}`,
    actMeeple: (meeple) => `Envoyer un ${lower(meeple)}`,
    actKind: (act) => act,
    gatherAt: (space) => `Ramasser : ${space}`,
    useAt: (place) => `Utiliser : ${place}`,
    deploy: (stack) => `Rejoindre l’expédition ${stack}`,
    doSpecial: (special) => special,
    playCitizen: (card) => `Jouer ${card}`,
    playNoCitizen: () => "Ne jouer aucune carte",
    pass: () => "Passer",
    construct: (building) => `Construire : ${building}`,
    upgrade: (building) => `Améliorer : ${building}`,
    dismantle: (building) => `Démonter : ${building}`,
    buildAt: (space) => `Bâtir : ${space}`,
    stop: () => "S’arrêter là",
    chooseSlot: (slot) => `Poser la tuile : ${slot}`,
    chooseType: (type) => type,
    drawToken: () => "Piocher un jeton",
    activateToken: (token) => `Activer : ${token}`,
    exhaustToken: (token) => `Épuiser : ${token}`,
    removeToken: (token) => `Retirer : ${token}`,
    drawDeathCard: () => "Révéler une carte",
    giveDeathCard: (card) => `Donner ${card}`,
    chooseLaw: (law) => `Promulguer : ${law}`,
    chooseTechnology: (technology) => `Développer : ${technology}`,
    avoid: () => "Éviter le lieu",
    explore: () => "Explorer le lieu",
    goOn: (label) => `Continuer : ${label}`,
    comeBack: (label) => `Rentrer : ${label}`,
    chooseScout: (stack) => `L’éclaireur de l’expédition ${stack}`,
    recallFrom: (place) => `Reprendre depuis : ${place}`,
    spendFood: (food) => (food === "0" ? "Ne rien donner" : `Donner ${amount(Number(food), "food")}`),
    destroyAt: (building) => `Perdre : ${building}`,
    discardCitizen: (card) => `Défausser ${card}`,
    discardEvent: (event) => `Défausser : ${event}`,
  },
  cold: "au froid",
  warm: "au chaud",
  event: {
    scenarioBegun: ({ scenario }) => `L’histoire commence : ${n.scenario(scenario)}.`,
    expertChosen: ({ expert }, by) => `${by} fait venir ${n.expert(expert)}.`,
    roundBegun: ({ round }) => `Le jour ${round} se lève.`,
    phaseBegun: null,
    morningTurned: ({ card }) => `Matin : ${n.morning(card)}.`,
    duskTurned: ({ card }) => `Soir : ${n.dusk(card)}.`,
    consequenceTurned: ({ card }) => `La loi vous rattrape : ${n.consequence(card)}.`,
    triggerMet: ({ scenario, round }) => `${n.source({ kind: "trigger", index: scenario * 16 + round })}.`,
    eventDue: ({ event }) => `L’échéance est là : ${n.event(event)}.`,
    optionChosen: ({ group, option }, by) => `${by} décide : ${n.option(group, option)}.`,
    voteCast: (_, by) => `${by} vote.`,
    votesCounted: ({ votes, chosen, law }) => {
      const supporters = votes.filter((vote) => vote === chosen).length;
      return law === 1
        ? `Le conseil choisit ${n.law(chosen)} (${supporters} sur ${votes.length}).`
        : `Le conseil choisit l’option ${chosen + 1} (${supporters} sur ${votes.length}).`;
    },
    resourceChanged: ({ resource, n: by }) => `${n.resource(resource)} ${signed(by)}.`,
    costPaid: ({ amounts }) => `Vous payez ${goods(amounts)}.`,
    fed: ({ coal, heat }) => `${count(coal, "charbon brûlé", "charbons brûlés")} : la chaleur est à ${heat}.`,
    heatChanged: ({ heat }) => `La chaleur est à ${heat}.`,
    coldChanged: ({ n: by, cold }) => `Froid ${signed(by)} : il est à ${cold}.`,
    radiusChanged: ({ radius }) => `Indicateurs de chauffage à ${radius.join(", ")}.`,
    cubesThrown: ({ fell, risen, lodged, drawer }) =>
      `${count(fell.length, "cube")} dans la tour : ${risen} sur la piste Pression, ${count(lodged, "coincé")}, ${drawer} dans le tiroir.`,
    pressureChanged: ({ n: by, pressure }) => `Pression ${signed(by)} : elle est à ${pressure}.`,
    brokenDown: ({ second }) =>
      second === 1
        ? "Le générateur tombe en panne pour de bon."
        : "Le générateur tombe en panne et surchauffe.",
    sickened: ({ type, sick }) => `Un ${lower(n.type(type))} de plus est malade : ${sick} en tout.`,
    markerFlipped: ({ type, skull }) =>
      skull === 1
        ? `Un ${lower(n.type(type))} est gravement malade.`
        : `Un ${lower(n.type(type))} gravement malade est perdu.`,
    died: ({ type, corpses, shielded }) =>
      `Un ${lower(n.type(type))} meurt.${shielded === 1 ? " On ne compte pas cette mort." : ` ${count(corpses, "cadavre")}.`}`,
    deathCardTurned: ({ card, fromHand }) =>
      fromHand === 1 ? `Vous donnez ${n.citizen(card)}.` : `C’était ${n.citizen(card)}.`,
    joined: ({ type, n: many }) => `${n.people(many, type)} vous ${many < 2 ? "rejoint" : "rejoignent"}.`,
    left: ({ type, n: many }) => `${n.people(many, type)} vous ${many < 2 ? "quitte" : "quittent"}.`,
    cured: ({ type, sick }) => `Un ${lower(n.type(type))} est guéri : encore ${count(sick, "malade")}.`,
    treated: ({ type }) => `L’${lower(n.type(type))} gravement malade est traité.`,
    corpsesChanged: ({ n: by, corpses }) => `Cadavres ${signed(by)} : ${corpses}.`,
    tokenDrawn: ({ track, token }) => `${n.track(track)} : le jeton ${n.token(token)} sort du sac.`,
    tokenActivated: ({ track, token }) => `${n.track(track)} : le jeton ${n.token(token)} devient actif.`,
    tokenExhausted: ({ track, token }) => `${n.track(track)} : le jeton ${n.token(token)} est épuisé.`,
    tokenRemoved: ({ track, token }) => `${n.track(track)} : le jeton ${n.token(token)} est retiré.`,
    fatigued: ({ type, n: many }) =>
      `${count(many, "jeton d’épuisement", "jetons d’épuisement")} : ${lower(n.type(type))}.`,
    weatherTurned: ({ card }) => `Météo : ${n.weather(card)}.`,
    weatherLaidOpen: ({ card }) => `À venir : ${n.weather(card)}.`,
    hunted: ({ food }) => `Les chasseurs rapportent ${amount(food, "food")}.`,
    stormMoved: ({ storm }) => `La tempête est attendue le jour ${storm}.`,
    stormBroke: ({ scenario }) => `La tempête éclate : ${n.storm(scenario)}.`,
    expertUsed: ({ expert }) => `Vous faites appel à l’Expert : ${n.expert(expert)}.`,
    callSounded: (_, by) => `${by} sonne l’appel du devoir.`,
    mustered: ({ reserve }) =>
      `Prêts au travail : ${list(reserve.flatMap((many, type) => (many > 0 ? [n.people(many, type)] : []))) || "personne"}.`,
    acted: ({ meeple, act, place, cold }, by) =>
      `${by} : ${lower(n.type(meeple))}, ${lower(ACTS[act] ?? "")}${place >= 0 && place < BUILDING_PLACES ? ` (${midSentence(n.place(place))})` : ""}${cold === 1 ? ", au froid" : ""}.`,
    passed: (_, by) => `${by} passe.`,
    citizenPlayed: ({ card }) => `Un pas en avant : ${n.citizen(card)}.`,
    citizenDrawn: ({ card }) => `${n.citizen(card)} rejoint la main.`,
    citizenDiscarded: ({ card }) => `${n.citizen(card)} quitte la main.`,
    citizenDeckRebuilt: () => "La pioche Citoyens est reformée.",
    gathered: ({ space, resource, n: many }) =>
      `${n.amount(many, resource)} (${midSentence(n.place(space))}).`,
    tileTurned: null,
    tilePlaced: ({ slot, food }) =>
      `La neige est déblayée : ${midSentence(n.slot(slot))}${food > 0 ? ` (${amount(food, "food")})` : ""}.`,
    built: ({ building, space }) =>
      `Construction : ${n.building(building)} (${midSentence(n.place(space))}).`,
    upgraded: ({ building, space }) =>
      `Amélioration : ${n.building(building)} (${midSentence(n.place(space))}).`,
    dismantled: ({ building, space }) =>
      `Démontage : ${n.building(building)} (${midSentence(n.place(space))}).`,
    destroyed: ({ building, space }) =>
      `Destruction : ${n.building(building)} (${midSentence(n.place(space))}).`,
    unlocked: ({ building }) => `Vous pouvez désormais bâtir : ${n.building(building)}.`,
    recalled: ({ meeple }) => `Un ${lower(n.type(meeple))} revient à la Réserve.`,
    automataChanged: ({ automata }) => `Vous avez ${n.people(automata, 3)}.`,
    lawEnacted: ({ law }) => `Une loi est promulguée : ${n.law(law)}.`,
    technologyChosen: ({ technology, round }) =>
      `L’Atelier se met à « ${n.technology(technology)} », pour le jour ${round}.`,
    technologyMoved: ({ technology, round }) =>
      `La technologie « ${n.technology(technology)} » sera prête le jour ${round}.`,
    technologyDropped: ({ technology }) =>
      `Sans Atelier, la technologie « ${n.technology(technology)} » est abandonnée.`,
    technologyDeveloped: ({ technology }) => `Technologie développée : ${n.technology(technology)}.`,
    scoutDeployed: ({ stack, meeple }) =>
      `Un éclaireur (${lower(n.type(meeple))}) part pour l’expédition ${stack + 1}.`,
    scoutMoved: ({ stack, to }) => `L’éclaireur de l’expédition ${stack + 1} atteint la case ${to + 1}.`,
    expeditionLaid: ({ stack, card }) => `L’expédition ${stack + 1} mène à : ${n.expedition(card)}.`,
    explored: ({ card }) => `Lieu exploré : ${n.expedition(card)}.`,
    expeditionAvoided: ({ card }) => `Lieu évité : ${n.expedition(card)}.`,
    expeditionContinued: ({ card }) => `L’éclaireur continue au-delà de : ${n.expedition(card)}.`,
    scoutReturned: ({ card }) => `L’éclaireur revient de : ${n.expedition(card)}.`,
    scoutLost: () => "Un éclaireur ne reviendra pas : plus personne des siens n’est en vie ici.",
    duskAdded: ({ card }) => `Cela reviendra un soir : ${n.dusk(card)}.`,
    duskRebuilt: () => "La pioche Soir est reformée.",
    concertationAdded: ({ card }) => `La prochaine concertation est annoncée : ${n.dusk(card)}.`,
    eventDisplayed: ({ event, round }) => `« ${n.event(event)} » vous suit jusqu’au jour ${round}.`,
    eventLeft: ({ event }) => `C’en est fini : ${n.event(event)}.`,
    hungerSpent: ({ food, hunger }) => `${amount(food, "food")} contre la Faim : encore ${hunger}.`,
    hungerStruck: ({ hunger }) => `La faim frappe (${hunger}).`,
    hungerChanged: ({ hunger }) => `La Faim est à ${hunger}.`,
    mealServed: ({ type, food, missing }) =>
      `Repas des ${["ouvriers", "ingénieurs", "enfants"][type]} : ${amount(food, "food")}${missing > 0 ? `, il en manque ${missing}` : ""}.`,
    bedsGiven: ({ type }) => `Un lit chauffé pour un ${lower(n.type(type))}.`,
    nightFell: ({ unsheltered }) => {
      const outside = unsheltered.reduce((sum, many) => sum + many, 0);
      return outside === 0
        ? "La nuit tombe ; tous dorment au chaud."
        : `La nuit tombe ; ${count(outside, "Meeple")} sans lit chauffé.`;
    },
    counterChanged: ({ counter, value }) => `${n.counter(counter)} : ${value}.`,
    gameEnded: ({ won, loss, total }) =>
      `${won === 1 ? "La ville vit." : n.loss(loss)} ${count(total, "point")}.`,
  },
  score: {
    won: () => "La ville vit",
    nights: (n) => count(n, "nuit passée", "nuits passées"),
    citizens: (n) => count(n, "citoyen en vie", "citoyens en vie"),
    hope: (n) => count(n, "jeton Espoir", "jetons Espoir"),
    discontent: (n) => count(n, "jeton Mécontentement", "jetons Mécontentement"),
    corpses: (n) => count(n, "cadavre"),
    floor: () => "Jamais moins de zéro",
  },
  places,
  outlook,
  table: {
    before: (rounds, leader) => `Avant le premier des ${rounds} jours. Chef : ${leader}.`,
    round: (round, rounds, phase, leader) => `Jour ${round} sur ${rounds}, ${phase}. Chef : ${leader}.`,
    scenario: (name, objective) => `${name} : ${objective}`,
    deciding: (name) => `À ${name} de décider.`,
    won: () => "La ville vit : vous avez gagné.",
    lost: (reason) => `Vous avez perdu. ${reason}`,
    stock: (goodsList) => `Réserve : ${goodsList}.`,
    heat: (heat, cold, radius) => `Chaleur ${heat}, froid ${cold} ; au chaud à partir de ${radius}.`,
    pressure: (pressure, spaces, lodged, drawer, overheated) =>
      `Pression ${pressure} sur ${spaces} ; ${count(lodged, "cube coincé", "cubes coincés")} dans la tour, ${drawer} dans le tiroir.${overheated ? " Surchauffe : la prochaine panne sera la dernière." : ""}`,
    people: (type, citizens, sick, skull, fatigue) =>
      `${type} : ${citizens}, dont ${count(sick, "malade")}${skull ? ", un gravement" : ""}${fatigue > 0 ? `, ${count(fatigue, "jeton d’épuisement", "jetons d’épuisement")}` : ""}.`,
    reserve: (meeples) => `Prêts au travail : ${meeples}.`,
    tokens: (track, tokens, many) => `${track}, ${count(many, "jeton")} : ${tokens}.`,
    token: (type, active) => `${type} (${active ? "actif" : "épuisé"})`,
    danger: (corpses, corpseLimit, hunger, hungerLimit) =>
      `Cadavres ${corpses} sur ${corpseLimit} ; faim ${hunger} sur ${hungerLimit}.`,
    storm: (storm) => `La tempête est attendue le jour ${storm}.`,
    card: (name, flavour) => `Sur la table : ${name}. ${flavour}`,
    space: (name, content) => `${name} : ${content}.`,
    building: (name, upgraded, warm, meeples) =>
      `${name}${upgraded ? " (bâtiment amélioré)" : ""}, ${warm ? "au chaud" : "au froid"}${meeples ? `, avec ${meeples}` : ""}`,
    laws: (laws) => `Lois en vigueur : ${laws}.`,
    lawDisplay: (laws) => `Lois possibles : ${laws}.`,
    technologies: (technologies) => `Technologies : ${technologies}.`,
    developing: (name, round) => `${name} (prête le jour ${round})`,
    hand: (cards) => `Cartes Citoyen en main : ${cards}.`,
    events: (events) => `Événements : ${events}.`,
    event: (name, round) => `${name} (jusqu’au jour ${round})`,
    stack: (number, cards, scout, space, length) =>
      `Expédition ${number} (${cards}) : ${lower(scout)} sur la case ${space} de ${length}.`,
    stackIdle: (number, cards) => `Expédition ${number} : ${cards}.`,
    counter: (name, value) => `${name} : ${value}.`,
    expert: (name, called) => `Expert : ${name}. L’appel du devoir ${called ? "a été sonné" : "est prêt"}.`,
    weather: (cards) => `Météo à venir : ${cards}.`,
    none: () => "aucun",
  },
});
