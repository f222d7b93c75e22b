/** What the board says beside the texts of the game. */
import type { Language } from "@banquise/engine";
import type { ScoreKey } from "../data.ts";
import {
  ASSIGN,
  DISPLACE,
  DIVINATION_PICK,
  END_FAVOURS,
  EXCHANGE_FACE,
  EXCHANGE_GIVE,
  EXCHANGE_TAKE,
  FACE,
  FAVOUR_PICK,
  OPPONENT,
  PLACE,
  SQUARE_ORDER,
  SWAP_SOURCE,
  TRANSFORM_CARD,
  TRANSFORM_TO,
  TURN_START,
} from "../state.ts";

export interface Words {
  readonly row: string;
  readonly piles: (cards: number, tiles: number) => string;
  readonly nextTiles: string;
  readonly worth: (points: number) => string;
  readonly reservedBy: (name: string) => string;
  readonly diamond: readonly string[];
  readonly cube: (dummy: number) => string;
  readonly favours: string;
  readonly none: string;
  readonly types: Readonly<Record<"immediate" | "single" | "end", string>>;
  readonly temple: string;
  readonly floor: (floor: number) => string;
  readonly turnLeft: string;
  readonly turnRight: string;
  readonly asPlans: string;
  readonly inDepth: string;
  readonly decision: string;
  readonly hand: string;
  readonly holds: (name: string) => string;
  readonly sikuBlock: string;
  readonly takeHelp: string;
  readonly placeHelp: string;
  readonly reserveHelp: string;
  readonly workerPower: string;
  readonly plainWay: string;
  readonly swapWay: string;
  readonly build: string;
  readonly bringTile: string;
  readonly forSelf: string;
  readonly forSiku: string;
  readonly use: (favour: string) => string;
  readonly decline: string;
  readonly notThisTurn: string;
  readonly notThisGame: string;
  readonly askAgain: string;
  readonly dummiesDid: string;
  readonly cardAtCube: string;
  readonly cardAfterCube: string;
  readonly compared: (tiles: number, reason: string) => string;
  readonly yourChoice: string;
  readonly favourGone: (favour: string) => string;
  readonly deciding: (name: string, phase: number) => string;
  readonly reinforcement: (points: number) => string;
  readonly lines: (lines: number, steps: number, reached: number) => string;
  readonly square: string;
  readonly shares: (shares: string) => string;
  readonly without: (shares: string) => string;
  readonly with: (shares: string) => string;
  readonly nobody: string;
  readonly lost: (points: number) => string;
  readonly nothing: string;
  readonly signed: (points: number) => string;
  readonly change: (points: number) => string;
  readonly areas: string;
  readonly areaOf: (name: string) => string;
  readonly onTrack: string;
  readonly asNow: string;
  readonly points: (points: number) => string;
  readonly total: (points: number) => string;
  readonly short: (points: number) => string;
  readonly column: (symbol: string, cards: number, points: number) => string;
  readonly track: (square: number, reached: number) => string;
  readonly blocksLeft: (blocks: number) => string;
  readonly lot: (own: number, siku: number) => string;
  readonly border: (blocks: number) => string;
  readonly top: (points: number) => string;
  readonly sets: (points: number) => string;
  readonly workers: (workers: number) => string;
  readonly completion: string;
  readonly categories: Readonly<Record<ScoreKey, string>>;
  readonly explained: Readonly<Record<ScoreKey, string>>;
  /** What a card of each symbol may do when it is played; empty for most. */
  readonly powers: readonly string[];
  readonly next: string;
  readonly all: string;
  readonly sum: string;
}

const MINUS = "−";
const signed = (points: number): string => (points < 0 ? `${MINUS}${-points}` : `+${points}`);

/** What somebody does in a phase; every other phase is a yes or no about a Favour. */
type Doings = Readonly<Record<number, string>>;

const DOING_FR: Doings = {
  [TURN_START]: "choisit une carte",
  [ASSIGN]: "choisit pour qui jouer la carte",
  [PLACE]: "choisit où bâtir",
  [SWAP_SOURCE]: "choisit la dalle à amener",
  [FACE]: "choisit une face de la carte",
  [DISPLACE]: "choisit les dalles à échanger",
  [FAVOUR_PICK]: "choisit une Faveur",
  [EXCHANGE_GIVE]: "choisit la carte à donner",
  [EXCHANGE_TAKE]: "choisit la carte à recevoir",
  [EXCHANGE_FACE]: "choisit une face de la carte",
  [OPPONENT]: "choisit un adversaire",
  [SQUARE_ORDER]: "choisit l’ordre des carrés",
  [DIVINATION_PICK]: "choisit la prochaine dalle",
  [END_FAVOURS]: "joue ses Faveurs de fin de partie",
  [TRANSFORM_CARD]: "choisit la carte à transformer",
  [TRANSFORM_TO]: "choisit ce que devient la carte",
};
const DOING_EN: Doings = {
  [TURN_START]: "is choosing a card",
  [ASSIGN]: "is choosing for whom to play the card",
  [PLACE]: "is choosing where to build",
  [SWAP_SOURCE]: "is choosing the tile to bring",
  [FACE]: "is choosing a face of the card",
  [DISPLACE]: "is choosing the tiles to swap",
  [FAVOUR_PICK]: "is choosing a Favour",
  [EXCHANGE_GIVE]: "is choosing the card to give",
  [EXCHANGE_TAKE]: "is choosing the card to receive",
  [EXCHANGE_FACE]: "is choosing a face of the card",
  [OPPONENT]: "is choosing an opponent",
  [SQUARE_ORDER]: "is choosing the order of the squares",
  [DIVINATION_PICK]: "is choosing the next tile",
  [END_FAVOURS]: "is playing end-of-game Favours",
  [TRANSFORM_CARD]: "is choosing the card to transform",
  [TRANSFORM_TO]: "is choosing what the card becomes",
};

/** In French zero is singular. */
const nFr = (n: number, one: string, many = `${one}s`): string => `${n} ${Math.abs(n) < 2 ? one : many}`;
const nEn = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

export const WORDS: Readonly<Record<Language, Words>> = {
  fr: {
    row: "Cortège",
    piles: (cards, tiles) => `Pioche ${cards} · dalles ${tiles}`,
    nextTiles: "Prochaines dalles",
    worth: (points) => `vaudrait ${signed(points)} à la fin`,
    reservedBy: (name) => `réservée par ${name}`,
    diamond: ["gauche", "haut", "droite", "bas"],
    cube: (dummy) => `Cube du joueur factice ${dummy}`,
    favours: "Faveurs visibles",
    none: "aucune",
    types: { immediate: "immédiat", single: "usage unique", end: "fin de partie" },
    temple: "Le temple de glace",
    floor: (floor) => (floor === 1 ? "Rez-de-chaussée" : `Étage ${floor}`),
    turnLeft: "Tourner le temple à gauche",
    turnRight: "Tourner le temple à droite",
    asPlans: "Plans",
    inDepth: "Relief",
    decision: "À décider",
    hand: "Carte prise",
    holds: (name) => `Carte de ${name}`,
    sikuBlock: "bloc de Siku",
    takeHelp: "Touche une carte éclairée. Le chiffre vert : ce qu’elle ajouterait à ton total à la fin.",
    placeHelp: "Touche une dalle éclairée : ce qu’elle rapporte s’affiche ici.",
    reserveHelp: "Touche la carte du cortège à réserver, ou refuse.",
    workerPower: "Pouvoir de la main-d’œuvre",
    plainWay: "Bâtir sur place",
    swapWay: "Amener une autre dalle",
    build: "Bâtir ici",
    bringTile: "Amener une dalle ici",
    forSelf: "Ton bloc, la carte dans ta zone, tous les points.",
    forSiku: "Un bloc de Siku ; elle garde la carte, tu ne gagnes que tes parts de carrés.",
    use: (favour) => `Utiliser ${favour}`,
    decline: "Non merci",
    notThisTurn: "Toujours refuser ce tour-ci",
    notThisGame: "Toujours refuser dans cette partie",
    askAgain: "refus automatique : redemander",
    dummiesDid: "Ce qu’ont fait les joueurs factices",
    cardAtCube: "Carte à son cube ;",
    cardAfterCube: "Première carte jouable après son cube ;",
    compared: (tiles, reason) => `${nFr(tiles, "dalle possible", "dalles possibles")} : ${reason}.`,
    yourChoice: "À toi de choisir sa dalle",
    favourGone: (favour) => `La Faveur ${favour} quitte le jeu.`,
    deciding: (name, phase) => `${name} ${DOING_FR[phase] ?? "décide d’utiliser une Faveur"}.`,
    reinforcement: (points) => `Renfort : ${nFr(points, "point")}`,
    lines: (lines, steps, reached) =>
      `${nFr(lines, "ligne complète", "lignes complètes")}${steps > 0 ? ` : ${nFr(steps, "case")} d’Ingénierie (×${reached})` : ""}`,
    square: "Carré",
    shares: (shares) => `Rapporte : ${shares}.`,
    without: (shares) => `Sans : ${shares}.`,
    with: (shares) => `Avec : ${shares}.`,
    nobody: "personne",
    lost: (points) => `(${points})`,
    nothing: "Rien tout de suite.",
    signed,
    change: (points) => `${signed(points)} au total`,
    areas: "Zones de jeu",
    areaOf: (name) => `Zone de ${name}`,
    onTrack: "Points déjà gagnés",
    asNow: "Total si la partie finissait maintenant",
    points: (points) => `${nFr(points, "pt")} acquis`,
    total: (points) => `${points}`,
    short: (points) => nFr(points, "pt"),
    column: (symbol, cards, points) => `${symbol} : ${nFr(cards, "carte")}, ${nFr(points, "point")} à la fin`,
    track: (square, reached) => `Piste Ingénierie : case ${square}, chaque ingénieure vaut ${reached}`,
    blocksLeft: (blocks) => nFr(blocks, "bloc à poser", "blocs à poser"),
    lot: (own, siku) => `Lot actif : ${nFr(own, "bloc")} à soi, ${siku} de Siku`,
    border: (blocks) => `${blocks} au bord`,
    top: (points) => `Sommet ${signed(points)}`,
    sets: (points) => `Combinaisons ${signed(points)}`,
    workers: (workers) => nFr(workers, "main-d’œuvre", "mains-d’œuvre"),
    completion: "Carte Achèvement : les deux premiers jouent les deux derniers tours",
    categories: {
      reinforcement: "Renfort",
      squares: "Carrés",
      favours: "Faveurs utilisées",
      templeTop: "Sommet du temple",
      workers: "Mains-d’œuvre",
      sculptors: "Sculpteurs",
      artisans: "Artisans",
      beasts: "Bêtes de somme",
      engineers: "Ingénieures",
      ancestors: "Ancêtres",
      unusedFavours: "Faveurs non utilisées",
      fullSets: "Combinaisons complètes",
    },
    explained: {
      reinforcement: "Blocs posés sur les siens.",
      squares: "5, 2 ou 1 point à ceux qui y sont les plus présents.",
      favours: "Points donnés par les Faveurs.",
      templeTop: "7 points à qui a le plus de blocs sur les bords.",
      workers: "20 pour le plus, 12 à égalité, sinon 2 chacune.",
      sculptors: "Plus il y en a, plus chacun vaut.",
      artisans: "Par outil, et 10 par trio d’outils.",
      beasts: "Nombre de bêtes × symboles.",
      engineers: "Nombre d’ingénieures × case atteinte.",
      ancestors: "Une carte comptée pour chaque symbole montré.",
      unusedFavours: "2 points par Faveur gardée.",
      fullSets: "10 points par suite des six symboles.",
    },
    powers: ["Peut amener une dalle Main-d’œuvre ailleurs.", "", "", "", "", "Donne une Faveur."],
    next: "La suite",
    all: "Tout montrer",
    sum: "Total",
  },
  en: {
    row: "Row",
    piles: (cards, tiles) => `Deck ${cards} · tiles ${tiles}`,
    nextTiles: "Next tiles",
    worth: (points) => `would be worth ${signed(points)} at the end`,
    reservedBy: (name) => `reserved by ${name}`,
    diamond: ["left", "top", "right", "bottom"],
    cube: (dummy) => `Cube of dummy ${dummy}`,
    favours: "Face-up Favours",
    none: "none",
    types: { immediate: "immediate", single: "single use", end: "end of game" },
    temple: "The temple of ice",
    floor: (floor) => (floor === 1 ? "Ground floor" : `Floor ${floor}`),
    turnLeft: "Turn the temple left",
    turnRight: "Turn the temple right",
    asPlans: "Plans",
    inDepth: "Depth",
    decision: "To decide",
    hand: "Card taken",
    holds: (name) => `Card of ${name}`,
    sikuBlock: "a block of Siku",
    takeHelp: "Tap a lit card. The green number: what it would add to your total at the end.",
    placeHelp: "Tap a lit tile: what it brings is shown here.",
    reserveHelp: "Tap the card of the row to reserve, or decline.",
    workerPower: "Worker’s power",
    plainWay: "Build as it lies",
    swapWay: "Bring another tile",
    build: "Build here",
    bringTile: "Bring a tile here",
    forSelf: "Your block, the card in your area, all points.",
    forSiku: "A block of Siku; she keeps the card, you gain only your shares of squares.",
    use: (favour) => `Use ${favour}`,
    decline: "No thanks",
    notThisTurn: "Always decline this turn",
    notThisGame: "Always decline this game",
    askAgain: "declined for you: ask again",
    dummiesDid: "What the dummies did",
    cardAtCube: "Card at its cube;",
    cardAfterCube: "First playable card after its cube;",
    compared: (tiles, reason) => `${nEn(tiles, "possible tile")}: ${reason}.`,
    yourChoice: "You choose its tile",
    favourGone: (favour) => `The Favour ${favour} leaves the game.`,
    deciding: (name, phase) => `${name} ${DOING_EN[phase] ?? "is deciding whether to use a Favour"}.`,
    reinforcement: (points) => `Reinforcement: ${nEn(points, "point")}`,
    lines: (lines, steps, reached) =>
      `${nEn(lines, "line")} completed${steps > 0 ? `: ${nEn(steps, "step")} of Engineering (×${reached})` : ""}`,
    square: "Square",
    shares: (shares) => `Pays ${shares}.`,
    without: (shares) => `Without: ${shares}.`,
    with: (shares) => `With: ${shares}.`,
    nobody: "nobody",
    lost: (points) => `(${points})`,
    nothing: "Nothing right away.",
    signed,
    change: (points) => `${signed(points)} in total`,
    areas: "Play areas",
    areaOf: (name) => `Area of ${name}`,
    onTrack: "Points earned so far",
    asNow: "Total if the game ended now",
    points: (points) => `${nEn(points, "pt")} earned`,
    total: (points) => `${points}`,
    short: (points) => nEn(points, "pt"),
    column: (symbol, cards, points) => `${symbol}: ${nEn(cards, "card")}, ${nEn(points, "point")} at the end`,
    track: (square, reached) => `Engineering track: square ${square}, each engineer is worth ${reached}`,
    blocksLeft: (blocks) => `${nEn(blocks, "block")} to place`,
    lot: (own, siku) => `Active lot: ${nEn(own, "own block")}, ${siku} of Siku`,
    border: (blocks) => `${blocks} on the border`,
    top: (points) => `Temple top ${signed(points)}`,
    sets: (points) => `Full sets ${signed(points)}`,
    workers: (workers) => nEn(workers, "worker"),
    completion: "Completion card: the first two play the two last turns",
    categories: {
      reinforcement: "Reinforcement",
      squares: "Squares",
      favours: "Favours used",
      templeTop: "Temple top",
      workers: "Workers",
      sculptors: "Sculptors",
      artisans: "Artisans",
      beasts: "Beasts of burden",
      engineers: "Engineers",
      ancestors: "Ancestors",
      unusedFavours: "Unused Favours",
      fullSets: "Full sets",
    },
    explained: {
      reinforcement: "Blocks placed on one’s own.",
      squares: "5, 2 or 1 point to those who have most in them.",
      favours: "Points given by Favours.",
      templeTop: "7 points to whoever has most blocks on the borders.",
      workers: "20 for the most, 12 if tied, otherwise 2 each.",
      sculptors: "The more there are, the more each is worth.",
      artisans: "By tool, and 10 for each trio of tools.",
      beasts: "Number of beasts × symbols.",
      engineers: "Number of engineers × square reached.",
      ancestors: "One for each card of the symbols they show.",
      unusedFavours: "2 points for each Favour kept.",
      fullSets: "10 points for each set of the six symbols.",
    },
    powers: ["May bring a worker tile elsewhere.", "", "", "", "", "Grants a Favour."],
    next: "Go on",
    all: "Show all",
    sum: "Total",
  },
};
