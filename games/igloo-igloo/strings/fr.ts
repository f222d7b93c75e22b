import { of } from "./french.ts";
import { speak } from "./speak.ts";

const KINDS = ["poisson 1", "poisson 2", "poisson 3", "renard 1", "renard 2", "renard 3", "ours"];

const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count < 2 ? one : many}`;
const points = (count: number): string => plural(count, "point");
const tiles = (count: number): string => plural(count, "tuile");
const list = (items: readonly string[]): string =>
  [items.slice(0, -1).join(", "), ...items.slice(-1)].filter(Boolean).join(" et ");

export const fr = speak({
  options: {
    variant: {
      label: "Règles",
      help: "Les vrais joueurs n’entrent pas chez l’igloo d’un rival, et comptent les îles selon un barème (1, 3, 6, 10, 15, 21) au lieu de les mettre au carré.",
      values: { standard: "Normales", gamers: "Vrais joueurs" },
    },
    cornerKayak: {
      label: "Kayaks depuis les coins",
      help: "Règle maison : un inuit sur un coin peut en partir en kayak. Sinon il attend qu’une tuile dérive vers lui.",
      values: { no: "Non", yes: "Oui" },
    },
    firstSeat: {
      label: "Qui commence",
      help: "Qui pose le premier inuit et joue le premier tour. Si la table n’a pas cette place, on continue à compter autour de la table.",
      values: { random: "Au hasard", "0": "Place 1", "1": "Place 2", "2": "Place 3", "3": "Place 4" },
    },
  },
  faces: [
    "dégel",
    "endurance +1",
    "endurance +2",
    "endurance +3",
    "harpon",
    "déplacement des animaux",
    "banc de 2 poissons",
    "banc de 3 poissons",
    "ours blanc",
    "pack",
    "dérive",
  ],
  redTypes: ["dégel", "endurance", "harpon", "déplacement des animaux"],
  kinds: KINDS,
  theAnimal: (kind) => (KINDS[kind] === "ours" ? "l’ours" : `le ${KINDS[kind]}`),
  directions: ["vers le nord", "vers l’est", "vers le sud", "vers l’ouest"],
  list,

  prompt: {
    place: (left) => `Pose un inuit sur la couronne extérieure (encore ${left}).`,
    melt: () => "Choisis une tuile à faire fondre.",
    meltOrPlay: () => "Fais fondre une tuile, ou joue d’abord de ta main.",
    drift: () => "Pousse une tuile : choisis-la, puis sa direction.",
    displace: (animals, space) => `Avant la poussée, écarte ${animals} de ${space}.`,
    act: (ap) =>
      ap === 0
        ? "Tu n’as plus de point d’action : finis ton tour."
        : `Agis (encore ${points(ap)}), ou finis ton tour.`,
    land: (from) => `Choisis où accoste le kayak parti de ${from}.`,
    step: (left) => `Déplace un animal d’une case (encore ${left} pas).`,
    react: (space) => `Un ours t’attaque en ${space} : un harpon ?`,
    evictOwn: (space) => `Choisis un coin pour ton propre inuit de ${space}.`,
    evict: (letter, space) => `Choisis un coin pour l’inuit ${letter} de ${space}.`,
    ended: () => "La partie est finie.",
  },
  move: {
    placeInuit: (space) => `Poser un inuit en ${space}`,
    melt: (space) => `Faire fondre ${space}`,
    playThaw: (space) => `Jouer un dégel en ${space}`,
    playAnimalMove: () => "Jouer un déplacement des animaux",
    playEndurance: (value) => `Jouer une endurance (+${value})`,
    drift: (space, direction) => `Pousser ${space} ${direction}`,
    displace: (animals, to) => `Déplacer ${animals} en ${to}`,
    stepAnimal: (animal, from, to) => `Déplacer ${animal} de ${from} en ${to}`,
    useHarpoon: () => "Utiliser un harpon",
    declineHarpoon: () => "Ne pas utiliser de harpon",
    evictTo: (corner) => `L’envoyer en ${corner}`,
    walk: (from, to) => `Marcher de ${from} à ${to}`,
    walkToBear: (from, to) => `Marcher de ${from} à ${to} et harponner l’ours`,
    kayak: (from) => `Prendre un kayak en ${from}`,
    land: (to) => `Accoster en ${to}`,
    landAtBear: (to) => `Accoster en ${to} et harponner l’ours`,
    hunt: (animal, space, value) => `Prendre ${animal} en ${space} pour ${points(value)}`,
    harpoonHunt: (animal, space) => `Harponner ${animal} en ${space}`,
    buildIgloo: (space) => `Bâtir un igloo en ${space}`,
    endTurn: () => "Finir ton tour",
  },
  event: {
    firstSeatChosen: (name) => `${name} commence.`,
    inuitPlaced: (name, space) => `${name} pose un inuit en ${space}.`,
    turnBegun: (name, turn) => `Tour ${turn} : ${name}.`,
    turnEnded: (name, ap) =>
      `${name} finit son tour${ap === 0 ? "" : ` avec ${points(ap)} non utilisé${ap < 2 ? "" : "s"}`}.`,
    tileMelted: (name, space, face) => `${name} fait fondre ${space} : ${face}.`,
    tileKept: (name, space) => `${name} fait fondre ${space} et garde la tuile.`,
    tileKeptByYou: (name, space, face) =>
      `${name} fait fondre ${space} et garde la tuile en secret : ${face}.`,
    animalsArrived: (animals, space) => `Nouveau en ${space} : ${animals}.`,
    driftSkipped: () => "Rien ne peut dériver.",
    animalsDisplaced: (animals, from, to) => `Écartés de ${from} en ${to} : ${animals}.`,
    tilesDrifted: (name, space, direction, count) =>
      `${name} pousse ${space} ${direction}${count === 1 ? "" : ` : ${tiles(count)} dérivent`}.`,
    thawPlayed: (name, space, lost) =>
      `${name} joue un dégel : ${space} disparaît${lost === "" ? "" : `, et avec elle ${lost}`}.`,
    endurancePlayed: (name, value) => `${name} joue une endurance : ${points(value)} de plus.`,
    animalMovePlayed: (name) => `${name} joue un déplacement des animaux.`,
    animalStepped: (name, animal, from, to) => `${name} déplace ${animal} de ${from} en ${to}.`,
    stepsLost: (count) => `Aucun animal ne peut bouger : ${count} pas ${count < 2 ? "perdu" : "perdus"}.`,
    preyEaten: (animals, space) => `L’ours en ${space} mange ${animals}.`,
    harpoonAsked: (name, space) => `Un ours attaque ${name} en ${space}.`,
    harpoonDeclined: (name) => `${name} n’utilise pas de harpon.`,
    bearKilled: (name, space) => `${name} harponne l’ours en ${space}.`,
    inuitsHid: (name, space, count) =>
      count === 1
        ? `Un inuit ${of(name)} se cache dans l’igloo en ${space}.`
        : `${count} inuits ${of(name)} se cachent dans l’igloo en ${space}.`,
    inuitEvicted: (name, owner, from, to) => `${name} envoie un inuit ${of(owner)} de ${from} en ${to}.`,
    inuitWalked: (name, from, to) => `${name} marche de ${from} à ${to}.`,
    kayakLanded: (name, from, to) => `${name} va en kayak de ${from} à ${to}.`,
    animalHunted: (name, animal, space) => `${name} prend ${animal} en ${space}.`,
    animalHarpooned: (name, animal, space) => `${name} harponne ${animal} en ${space}.`,
    iglooBuilt: (name, space) => `${name} bâtit un igloo en ${space}.`,
    iceGone: (name) => `${name} ne peut plus rien faire fondre : la partie est finie.`,
    trophiesScored: (name, scored) => `${name} : ${points(scored)} de chasse.`,
    islandScored: (size, space, scores) => `Île de ${tiles(size)} en ${space} : ${scores}.`,
    gameWon: (name, scored) => `${name} gagne avec ${points(scored)}.`,
    gameWonByHunt: (name, scored, trophies, beaten) =>
      `${name} l’emporte à égalité avec ${beaten} (${points(scored)}) : sa chasse vaut plus (${points(trophies)}).`,
    gameShared: (names, scored, trophies) =>
      `${names} se partagent la victoire : ${points(scored)} chacun, dont ${trophies} à la chasse.`,
  },
  place: {
    space: (name) => `la case ${name}`,
    tribes: ["la tribu rouge", "la tribu bleue", "la tribu jaune", "la tribu verte"],
    hand: (face) => `la tuile de ta main : ${face}`,
  },
  outlook: {
    trophies: "animaux chassés",
    islands: "îles",
    prey: "proies à portée",
    igloos: "igloos",
    hand: "tuiles en main",
    corners: "inuits sur les coins",
    turn: "reste du tour",
  },
  score: {
    fish: (count) => `${plural(count, "poisson pêché", "poissons pêchés")}`,
    fox: (count) => `${plural(count, "renard chassé", "renards chassés")}`,
    bear: (count) => `${count} ours ${count < 2 ? "tué" : "tués"}`,
    lone: (size, space) => `Seul sur l’île de ${tiles(size)} en ${space}`,
    first: (size, space) => `Le plus fort sur l’île de ${tiles(size)} en ${space}`,
    second: (size, space) => `Deuxième sur l’île de ${tiles(size)} en ${space}`,
    nothing: (size, space) => `Trop faible sur l’île de ${tiles(size)} en ${space}`,
  },
  table: {
    placing: (name) => `${name} doit poser un inuit sur la couronne extérieure.`,
    turn: (turn, doing) => `Tour ${turn}. ${doing}`,
    melting: (name) => `${name} doit faire fondre une tuile.`,
    drifting: (name) => `${name} doit faire dériver une tuile.`,
    acting: (name, ap) => `${name} agit : encore ${points(ap)}.`,
    landing: (name, from) => `${name} doit faire accoster le kayak parti de ${from}.`,
    stepping: (name, left) => `${name} déplace des animaux : encore ${left} pas.`,
    reacting: (name, space) => `${name} doit dire si un harpon répond à l’ours en ${space}.`,
    evicting: (name, owner, space) => `${name} doit envoyer un inuit ${of(owner)} de ${space} sur un coin.`,
    ended: () => "La partie est finie.",
    played: (types) => `Joué à ce tour : ${types}.`,
    water: (spaces) => `Eau : ${spaces}.`,
    packs: (spaces) => `Pack : ${spaces}.`,
    faceDown: (count) =>
      `Toutes les autres cases, sauf les coins, sont de la glace cachée : ${tiles(count)}.`,
    animals: (places) => `Animaux : ${places}.`,
    place: (space, animals) => `${space} ${animals}`,
    inuits: (name, spaces) =>
      spaces === "" ? `${name} n’a pas encore posé d’inuit.` : `${name} a des inuits en ${spaces}.`,
    igloos: (name, spaces, left) =>
      `${name} a ${spaces === "" ? "" : `des igloos en ${spaces} et `}${plural(left, "igloo")} à bâtir.`,
    trophies: (name, scored, animals) => `${name} a pris ${animals} : ${points(scored)}.`,
    hand: (name, held) => `${name} a en main : ${held}.`,
    handSize: (name, count) => `${name} garde ${tiles(count)} en secret.`,
    island: (size, spaces, strengths) =>
      `Île de ${tiles(size)}${spaces === "" ? "" : ` (${spaces})`} : ${strengths}.`,
    strength: (name, strength, scored) => `${name} force ${strength}, ${points(scored)}`,
    points: (name, hunted, promised) =>
      `${name} a ${points(hunted)} à coup sûr, et des îles qui en promettent ${promised}.`,
    total: (name, scored) => `${name} finit avec ${points(scored)}.`,
  },
});
