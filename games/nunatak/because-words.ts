/** What hints of Nunatak say, in both languages. */

export interface Words {
  readonly steps: (count: number) => string;
  /** Own blocks in an unfinished square, and the most of anybody else. */
  readonly leads: (own: number, most: number) => string;
  /** A square lacks one block; null when nobody else is next. */
  readonly leavesLast: (next: string | null) => string;
  readonly leavesNone: string;
  readonly edge: (own: number, most: number) => string;
  readonly workers: (own: number, most: number) => string;
  /** A card of a symbol, and how many that makes. */
  readonly card: (symbol: number, count: number) => string;
  readonly kinds: (kinds: number, all: number) => string;
  readonly keepsFavour: string;
  /** Blocks that are left in the lot: own ones and Siku's. */
  readonly lot: (own: number, siku: number) => string;
}

const NAMES_EN = ["worker", "sculptor", "artisan", "beast of burden", "engineer", "ancestor"];
const ORDINALS_EN = ["first", "second", "third", "fourth", "fifth"];

export const english: Words = {
  steps: (count) => `${count === 1 ? "a step" : `${count} steps`} in engineering`,
  leads: (own, most) => `you lead an unfinished square, ${own} blocks to ${most}`,
  leavesLast: (next) =>
    next === null
      ? "a square then lacks only one block"
      : `a square then lacks only one block, and ${next} is next`,
  leavesNone: "no square around it can be finished at once",
  edge: (own, most) => `the most blocks on the edge, ${own} to ${most}`,
  workers: (own, most) =>
    own > most
      ? `the most workers, ${own} to ${most}`
      : own === most
        ? `level for the most workers, with ${own}`
        : `your ${ORDINALS_EN[own - 1] ?? `${own}th`} worker; the most are ${most}`,
  card: (symbol, count) => `your ${ORDINALS_EN[count - 1] ?? `${count}th`} ${NAMES_EN[symbol]}`,
  kinds: (kinds, all) => `${kinds} of the ${all} kinds of a full set`,
  keepsFavour: "unused, the Favour is worth 2 points at the end",
  lot: (own, siku) => `left in the lot: ${own} of yours, ${siku} of Siku’s`,
};

const NAMES_FR = ["main-d’œuvre", "sculpteur", "artisan", "bête de somme", "ingénieure", "ancêtre"];
const isFeminine = (symbol: number): boolean => [0, 3, 4].includes(symbol);
const nth = (symbol: number, count: number): string =>
  `${isFeminine(symbol) ? "ta" : "ton"} ${count > 1 ? `${count}e` : isFeminine(symbol) ? "première" : "premier"} ${NAMES_FR[symbol]}`;
const blocs = (count: number): string => `${count} ${count < 2 ? "bloc" : "blocs"}`;

export const french: Words = {
  steps: (count) => `${count === 1 ? "une case" : `${count} cases`} de plus en ingénierie`,
  leads: (own, most) => `tu mènes dans un carré à finir, ${blocs(own)} contre ${most}`,
  leavesLast: (next) =>
    `il ne manque alors qu’un bloc à un carré${next === null ? "" : `, et c’est à ${next} de jouer`}`,
  leavesNone: "aucun carré autour ne peut être fini tout de suite",
  edge: (own, most) => `le plus de blocs au bord, ${own} contre ${most}`,
  workers: (own, most) =>
    own > most
      ? `le plus de mains-d’œuvre, ${own} contre ${most}`
      : own === most
        ? `à égalité pour les mains-d’œuvre, avec ${own}`
        : `${nth(0, own)}, le plus grand nombre étant ${most}`,
  card: nth,
  kinds: (kinds, all) => `${kinds} métiers sur ${all} pour une combinaison complète`,
  keepsFavour: "gardée jusqu’au bout, la Faveur vaut 2 points",
  lot: (own, siku) => `reste dans le lot : ${own} à toi, ${siku} de Siku`,
};
