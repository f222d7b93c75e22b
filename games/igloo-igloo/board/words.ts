/** What the board says beside the texts of the game. */
import type { Language } from "@banquise/engine";
import type { Face } from "../data.ts";
import { of } from "../strings/french.ts";
import type { Standing } from "./islands.ts";

interface FaceWords {
  readonly name: string;
  readonly does: string;
}

export interface Words {
  readonly faces: Readonly<Record<Face, FaceWords>>;
  /** By index of `KINDS`. */
  readonly kinds: readonly string[];
  readonly sea: string;
  readonly seaHelp: string;
  readonly water: string;
  readonly ice: string;
  readonly pack: string;
  readonly corner: string;
  readonly inuitsOf: (name: string, count: number) => string;
  readonly iglooOf: (name: string) => string;
  readonly pick: string;
  readonly sail: (space: string) => string;
  readonly island: (size: number) => string;
  readonly islandEmpty: string;
  readonly islandHold: (name: string, strength: number, points: number) => string;
  readonly ap: (count: number) => string;
  readonly steps: (count: number) => string;
  readonly cancel: string;
  readonly play: string;
  readonly thawWhere: string;
  readonly harpoonGain: string;
  readonly declineHidden: string;
  readonly declineFlee: string;
  readonly noHarpoon: string;
  readonly whichOne: string;
  readonly hand: string;
  readonly handEmpty: string;
  readonly handTile: (name: string, count: number) => string;
  readonly secretTiles: (count: number) => string;
  readonly tribes: string;
  readonly hunt: string;
  readonly islands: string;
  readonly igloosLeft: (count: number) => string;
  readonly inuitsLeft: (count: number) => string;
  readonly trophies: (count: number, kind: string) => string;
  readonly under: string;
  readonly underHelp: string;
  readonly underCount: (face: string, count: number) => string;
  readonly ifWater: string;
  readonly noChange: string;
  readonly gain: (points: number) => string;
  readonly news: string;
  readonly turn: (turn: number) => string;
  readonly storyHunt: string;
  readonly storyIsland: (space: string, size: number) => string;
  readonly storyTotal: string;
  readonly storyMap: string;
  readonly standings: Readonly<Record<Standing, string>>;
  readonly storyStrength: (strength: number) => string;
  readonly storyTable: string;
  readonly storyShow: (island: string) => string;
  readonly storyEmptyIslands: (count: number) => string;
}

/** French counts in the plural from 2 on, English from everything but 1. */
const pluriel = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count < 2 ? one : many}`;
const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

const fr: Words = {
  faces: {
    thaw: {
      name: "Dégel",
      does: "Fait disparaître une tuile cachée au bord de l’eau, sans igloo. Ses animaux sont perdus, tu envoies ses inuits sur des coins.",
    },
    endurance1: { name: "Endurance +1", does: "1 point d’action de plus à ce tour." },
    endurance2: { name: "Endurance +2", does: "2 points d’action de plus à ce tour." },
    endurance3: { name: "Endurance +3", does: "3 points d’action de plus à ce tour." },
    harpoon: {
      name: "Harpon",
      does: "Prend une proie sans point d’action, tue l’ours chez qui tu entres ou celui qui t’attaque. Choisis une cible sur la banquise.",
    },
    animalMove: {
      name: "Animaux",
      does: "Tu fais 3 pas avec les animaux de ton choix. Un ours attaque là où il arrive.",
    },
    fish2: { name: "Banc de 2", does: "2 poissons" },
    fish3: { name: "Banc de 3", does: "3 poissons" },
    bear: { name: "Ours", does: "un ours" },
    pack: { name: "Pack", does: "glace éternelle, un renard" },
    drift: { name: "Dérive", does: "une poussée" },
  },
  kinds: ["poisson 1", "poisson 2", "poisson 3", "renard 1", "renard 2", "renard 3", "ours"],
  sea: "La banquise",
  seaHelp: "Flèches pour aller d’une case à l’autre, Entrée pour choisir, Échap pour renoncer.",
  water: "eau",
  ice: "glace cachée",
  pack: "pack",
  corner: "coin de terre",
  inuitsOf: (name, count) => `${pluriel(count, "inuit")} ${of(name)}`,
  iglooOf: (name) => `igloo ${of(name)}`,
  pick: "à choisir",
  sail: (space) => `Aller en kayak en ${space}`,
  island: (size) => `Île de ${pluriel(size, "tuile")}`,
  islandEmpty: "personne",
  islandHold: (name, strength, points) => `${name} force ${strength}, ${pluriel(points, "point")}`,
  ap: (count) => `${pluriel(count, "point")} d’action`,
  steps: (count) => `${count} pas d’animaux`,
  cancel: "Renoncer",
  play: "Jouer cette tuile",
  thawWhere: "Choisis la tuile qui disparaît.",
  harpoonGain: "L’ours est à toi : +4 points. Tout le monde reste.",
  declineHidden: "Tes inuits se cachent dans leur igloo et restent.",
  declineFlee: "Si personne d’autre ne l’arrête, tes inuits fuient sur un coin.",
  noHarpoon: "Tu n’en as pas en main.",
  whichOne: "Que fais-tu ici ?",
  hand: "Ta main secrète",
  handEmpty: "Vide. Une tuile à cadre rouge que tu fais fondre vient ici.",
  handTile: (name, count) => (count > 1 ? `${name}, ${count} tuiles` : name),
  secretTiles: (count) => `${pluriel(count, "tuile secrète", "tuiles secrètes")}`,
  tribes: "Les tribus",
  hunt: "chasse",
  islands: "îles",
  igloosLeft: (count) => `${pluriel(count, "igloo")} à bâtir`,
  inuitsLeft: (count) => `${pluriel(count, "inuit")} à poser`,
  trophies: (count, kind) => `${count} × ${kind}`,
  under: "Encore sous la glace ou en main",
  underHelp: "Ce que personne n’a montré, sans ta propre main.",
  underCount: (face, count) => `${face} : ${count}`,
  ifWater: "Si c’est de l’eau :",
  noChange: "aucun point ne change",
  gain: (points) => `${signed(points)} pour toi`,
  news: "Ce qui vient d’arriver",
  turn: (turn) => `Tour ${turn}`,
  storyHunt: "La chasse",
  storyIsland: (space, size) => `Île de ${space}\u00a0: ${pluriel(size, "tuile")}`,
  storyTotal: "Total",
  storyMap: "La banquise à la fin",
  standings: {
    squared: "seul : au carré",
    alone: "seul",
    first: "le plus fort",
    second: "2e : moitié",
    weak: "trop faible",
  },
  storyStrength: (strength) => `force ${strength}`,
  storyTable: "Les points, île par île",
  storyShow: (island) => `Montrer : ${island}`,
  storyEmptyIslands: (count) =>
    `${pluriel(count, "île sans personne", "îles sans personne")} : rien pour personne.`,
};

const en: Words = {
  faces: {
    thaw: {
      name: "Thaw",
      does: "Takes away a face-down tile at the water’s edge that has no igloo. Its animals are lost, you send its inuits to corners.",
    },
    endurance1: { name: "Endurance +1", does: "1 more action point this turn." },
    endurance2: { name: "Endurance +2", does: "2 more action points this turn." },
    endurance3: { name: "Endurance +3", does: "3 more action points this turn." },
    harpoon: {
      name: "Harpoon",
      does: "Takes prey without action points, kills the bear whose tile you enter or the one that attacks you. Choose a target on the ice.",
    },
    animalMove: {
      name: "Animals",
      does: "You make 3 steps with animals of your choice. A bear attacks wherever it arrives.",
    },
    fish2: { name: "School of 2", does: "2 fish" },
    fish3: { name: "School of 3", does: "3 fish" },
    bear: { name: "Bear", does: "a bear" },
    pack: { name: "Pack ice", does: "ice for ever, a fox" },
    drift: { name: "Drift", does: "a push" },
  },
  kinds: ["fish 1", "fish 2", "fish 3", "fox 1", "fox 2", "fox 3", "bear"],
  sea: "The ice field",
  seaHelp: "Arrows go from space to space, Enter chooses, Escape lets go.",
  water: "water",
  ice: "hidden ice",
  pack: "pack ice",
  corner: "corner of land",
  inuitsOf: (name, count) => `${plural(count, "inuit")} of ${name}`,
  iglooOf: (name) => `igloo of ${name}`,
  pick: "can be chosen",
  sail: (space) => `Kayak to ${space}`,
  island: (size) => `Island of ${plural(size, "tile")}`,
  islandEmpty: "nobody",
  islandHold: (name, strength, points) => `${name} strength ${strength}, ${plural(points, "point")}`,
  ap: (count) => plural(count, "action point"),
  steps: (count) => `${plural(count, "animal step")}`,
  cancel: "Let go",
  play: "Play this tile",
  thawWhere: "Choose the tile that disappears.",
  harpoonGain: "The bear is yours: +4 points. Everybody stays.",
  declineHidden: "Your inuits hide in their igloo and stay.",
  declineFlee: "If nobody else stops it, your inuits flee to a corner.",
  noHarpoon: "You hold none.",
  whichOne: "What will you do here?",
  hand: "Your secret hand",
  handEmpty: "Empty. A red-framed tile that you melt comes here.",
  handTile: (name, count) => (count > 1 ? `${name}, ${count} tiles` : name),
  secretTiles: (count) => plural(count, "secret tile"),
  tribes: "The tribes",
  hunt: "hunt",
  islands: "islands",
  igloosLeft: (count) => `${plural(count, "igloo")} to build`,
  inuitsLeft: (count) => `${plural(count, "inuit")} to place`,
  trophies: (count, kind) => `${count} × ${kind}`,
  under: "Still under the ice or in hands",
  underHelp: "What nobody has shown, without your own hand.",
  underCount: (face, count) => `${face}: ${count}`,
  ifWater: "If it is water:",
  noChange: "no points change",
  gain: (points) => `${signed(points)} for you`,
  news: "What just happened",
  turn: (turn) => `Turn ${turn}`,
  storyHunt: "The hunt",
  storyIsland: (space, size) => `Island of ${space}: ${plural(size, "tile")}`,
  storyTotal: "Total",
  storyMap: "The ice field at the end",
  standings: {
    squared: "alone: squared",
    alone: "alone",
    first: "strongest",
    second: "2nd: half",
    weak: "too weak",
  },
  storyStrength: (strength) => `strength ${strength}`,
  storyTable: "The points, island by island",
  storyShow: (island) => `Show ${island}`,
  storyEmptyIslands: (count) => `${plural(count, "island")} without anybody: nothing for anybody.`,
};

export const WORDS: Readonly<Record<Language, Words>> = { fr, en };
