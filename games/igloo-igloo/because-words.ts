/** The words in which reasons are given: pieces of a sentence, without an end mark. */
import { of } from "./strings/french.ts";

export interface Words {
  readonly animal: (kind: number) => string;
  readonly prey: (points: number) => string;
  /** An island by where it lies ("nw", "" in the middle), or by one of its spaces. */
  readonly island: (compass: string) => string;
  readonly islandAt: (space: string) => string;
  /** Points as it lies; null where it will still change too much. */
  readonly alone: (island: string, tiles: number, points: number | null) => string;
  /** Strengths there: one's own, and that of the strongest of the others. */
  readonly leads: (island: string, tiles: number, own: number, other: number) => string;
  /** Somebody else is at least as strong there. */
  readonly arrives: (island: string, tiles: number, own: number, other: number) => string;
  readonly stronger: (island: string, tiles: number, own: number, other: number) => string;
  readonly grows: (island: string, tiles: number) => string;
  readonly loses: (name: string, island: string) => string;
  /** Somebody who was alone there has company; and whoever led it alone no longer does. */
  readonly joined: (name: string, island: string) => string;
  readonly shares: (name: string, island: string) => string;
  readonly shrinks: (name: string, island: string, tiles: number) => string;
  readonly breaks: (parts: number) => string;
  readonly inReach: (animal: string, space: string) => string;
  readonly nearer: (animal: string, space: string, steps: number) => string;
  readonly outOfReach: (animal: string, name: string) => string;
  /** What comes out of a melted tile lies beside one's own inuits, and perhaps beside others. */
  readonly onlyBeside: string;
  readonly beside: string;
  readonly nobodyBeside: string;
  readonly unlessPack: (fact: string) => string;
  readonly besideRival: (name: string) => string;
  readonly nearCorner: (name: string, own: boolean) => string;
  readonly farCorner: (name: string, own: boolean) => string;
  readonly backOnIce: string;
  readonly neverMelts: (space: string) => string;
  readonly spread: (spaces: number) => string;
  readonly fromRivals: (spaces: number) => string;
  readonly withRival: string;
  readonly free: string;
  readonly actionPoints: (more: number) => string;
  readonly animalSteps: (steps: number) => string;
  readonly attacked: (name: string, space: string) => string;
  readonly flees: (name: string, space: string) => string;
  readonly thenLand: (space: string, fact: string) => string;
}

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

const COMPASS_EN: Readonly<Record<string, string>> = {
  n: "northern",
  ne: "north-eastern",
  e: "eastern",
  se: "south-eastern",
  s: "southern",
  sw: "south-western",
  w: "western",
  nw: "north-western",
};

const COMPASS_FR: Readonly<Record<string, string>> = {
  n: "nord",
  ne: "nord-est",
  e: "est",
  se: "sud-est",
  s: "sud",
  sw: "sud-ouest",
  w: "ouest",
  nw: "nord-ouest",
};

const ANIMALS_EN = ["fish 1", "fish 2", "fish 3", "fox 1", "fox 2", "fox 3", "bear"];
const ANIMALS_FR = ["poisson 1", "poisson 2", "poisson 3", "renard 1", "renard 2", "renard 3", "ours"];

const pas = (count: number): string => (count === 1 ? "un pas" : `${count} pas`);
const tuiles = (count: number): string => counted(count, "tuile");

export const english: Words = {
  animal: (kind) => ANIMALS_EN[kind] ?? "",
  prey: (points) => `${counted(points, "point")} of prey`,
  island: (compass) => (compass === "" ? "the island in the middle" : `the ${COMPASS_EN[compass]} island`),
  islandAt: (space) => `the island at ${space}`,
  alone: (island, tiles, points) =>
    `you are alone on ${island} (${counted(tiles, "tile")}${points === null ? "" : `, ${counted(points, "point")} as it lies`})`,
  leads: (island, tiles, own, other) => `you lead ${island}, ${own} to ${other} (${counted(tiles, "tile")})`,
  arrives: (island, tiles, own, other) =>
    `${own === other ? "you draw level on" : "you set foot on"} ${island}, ${own} to ${other} (${counted(tiles, "tile")})`,
  stronger: (island, tiles, own, other) =>
    `you stand ${own} to ${other} on ${island} (${counted(tiles, "tile")})`,
  grows: (island, tiles) => `${island} grows to ${counted(tiles, "tile")}`,
  loses: (name, island) => `${name} loses ${island}`,
  joined: (name, island) => `${name} is no longer alone on ${island}`,
  shares: (name, island) => `${name} no longer leads ${island} alone`,
  shrinks: (name, island, tiles) => `${name} keeps only ${counted(tiles, "tile")} of ${island}`,
  breaks: (parts) => `the ice breaks into ${parts} islands`,
  inReach: (animal, space) => `within reach: the ${animal} on ${space}`,
  nearer: (animal, space, steps) => `the ${animal} on ${space} is ${counted(steps, "step")} away`,
  outOfReach: (animal, name) => `the ${animal} is out of ${name}’s reach`,
  onlyBeside: "what comes out of it lies beside you, and beside nobody else",
  beside: "what comes out of it lies beside you",
  nobodyBeside: "nobody stands beside it, so it feeds nobody at once",
  unlessPack: (fact) => `${fact}, unless pack ice comes up`,
  besideRival: (name) => `what comes out of it lies beside ${name}`,
  nearCorner: (name, own) =>
    own ? "from there one step leads back to the ice" : `${name} is one step from the ice there`,
  farCorner: (name, own) =>
    own ? "no ice touches that corner" : `no ice touches that corner: ${name} waits there`,
  backOnIce: "your inuit is back on the ice, where it counts",
  neverMelts: (space) => `${space} never melts now`,
  spread: (spaces) => `${counted(spaces, "space")} from your nearest inuit`,
  fromRivals: (spaces) => `${counted(spaces, "space")} from the nearest rival`,
  withRival: "on the same tile as a rival",
  free: "the whole rim is still free",
  actionPoints: (more) => `${counted(more, "action point")} more this turn`,
  animalSteps: (steps) => `${counted(steps, "step")} with animals of your choice`,
  attacked: (name, space) => `the bear attacks ${name} on ${space}`,
  flees: (name, space) => `${name} leaves ${space} for a corner`,
  thenLand: (space, fact) => `you can land on ${space}: ${fact}`,
};

export const french: Words = {
  animal: (kind) => ANIMALS_FR[kind] ?? "",
  prey: (points) => `${counted(points, "point")} de chasse`,
  island: (compass) =>
    compass === ""
      ? "l’île du milieu"
      : `l’île ${compass === "e" || compass === "w" ? "de l’" : "du "}${COMPASS_FR[compass]}`,
  islandAt: (space) => `l’île de ${space}`,
  alone: (island, tiles, points) =>
    `${island} est à toi sans partage (${tuiles(tiles)}${points === null ? "" : `, ${counted(points, "point")} en l’état`})`,
  leads: (island, tiles, own, other) => `tu tiens ${island}, ${own} contre ${other} (${tuiles(tiles)})`,
  arrives: (island, tiles, own, other) =>
    `${own === other ? "tu fais jeu égal sur" : "tu prends pied sur"} ${island}, ${own} contre ${other} (${tuiles(tiles)})`,
  stronger: (island, tiles, own, other) =>
    `tu passes à ${own} contre ${other} sur ${island} (${tuiles(tiles)})`,
  grows: (island, tiles) => `${island} passe à ${tuiles(tiles)}`,
  loses: (name, island) => `${name} perd ${island}`,
  joined: (name, island) => `${name} n’est plus sans voisins sur ${island}`,
  shares: (name, island) => `${name} partage désormais la tête sur ${island}`,
  shrinks: (name, island, tiles) =>
    `il ne reste à ${name} ${tiles === 1 ? "qu’une tuile" : `que ${tuiles(tiles)}`} de ${island}`,
  breaks: (parts) => `la glace se brise en ${parts} îles`,
  inReach: (animal, space) => `à portée de main : le ${animal} en ${space}`,
  nearer: (animal, space, steps) => `le ${animal} en ${space} n’est plus qu’à ${pas(steps)}`,
  outOfReach: (animal, name) => `le ${animal} échappe à ${name}`,
  onlyBeside: "ce qui en sort est à côté de toi, et de personne d’autre",
  beside: "ce qui en sort est à côté de toi",
  nobodyBeside: "personne n’est à côté : cela ne nourrit personne tout de suite",
  unlessPack: (fact) => `${fact}, sauf si du pack apparaît`,
  besideRival: (name) => `ce qui en sort est à côté ${of(name)}`,
  nearCorner: (name, own) =>
    own ? "de là, un pas ramène sur la glace" : `de là, ${name} n’est qu’à un pas de la glace`,
  farCorner: (name, own) =>
    own ? "aucune glace ne touche ce coin" : `aucune glace ne touche ce coin : ${name} y reste`,
  backOnIce: "ton inuit revient sur la glace, où il compte",
  neverMelts: (space) => `${space} ne fondra plus`,
  spread: (spaces) => `à ${counted(spaces, "case")} de ton inuit le plus proche`,
  fromRivals: (spaces) => `à ${counted(spaces, "case")} du rival le plus proche`,
  withRival: "sur la même tuile qu’un rival",
  free: "tout le bord est encore libre",
  actionPoints: (more) => `${counted(more, "point")} d’action de plus pendant ce tour`,
  animalSteps: (steps) => `${counted(steps, "pas", "pas")} avec les animaux de ton choix`,
  attacked: (name, space) => `l’ours attaque ${name} en ${space}`,
  flees: (name, space) => `${name} quitte ${space} pour un coin`,
  thenLand: (space, fact) => `tu peux accoster en ${space} : ${fact}`,
};
