/** What hints of Antarctica say, in both languages. */
import type { Kind } from "./data.ts";
import { phrases as en } from "./strings/en.ts";
import { phrases as fr } from "./strings/fr.ts";

/** Points are those of a game that would end now. */
export interface Words {
  readonly leads: (coast: string, more: number) => string;
  readonly coast: (coast: string, more: number) => string;
  readonly loses: (name: string, coast: string) => string;
  readonly leadsTrack: (track: number, more: number) => string;
  readonly track: (track: number, more: number) => string;
  readonly asterisks: (more: number) => string;
  readonly discards: (more: number) => string;
  /** What a ship finds where it sails. */
  readonly builds: (kinds: readonly Kind[]) => string;
  readonly recruits: (count: number) => string;
  readonly researches: (spaces: number) => string;
  /** Stops of the sun until it frees a ship that is first in its queue. */
  readonly soon: (stops: number) => string;
  readonly waits: (visits: number) => string;
  readonly staff: (more: number, all: number) => string;
  readonly ships: (all: number) => string;
  readonly cards: (more: number) => string;
  readonly ownNext: (coast: string) => string;
  readonly next: (name: string, coast: string) => string;
  readonly extraTurn: string;
}

const counted = (count: number, one: string): string => `${count} ${one}${count < 2 ? "" : "s"}`;
const points = (more: number): string => (more > 0 ? `, +${more} as it stands` : "");
const asItStands = (more: number): string => `${more === 1 ? "a point" : `${more} points`} more as it stands`;
const either = (language: string, items: readonly string[]): string =>
  new Intl.ListFormat(language, { type: "disjunction" }).format(items);
const ORDINALS_EN = ["first", "second", "third"];

export const english: Words = {
  leads: (coast, more) => `you lead on the ${coast} Coast${points(more)}`,
  coast: (coast, more) => `${asItStands(more)} on the ${coast} Coast`,
  loses: (name, coast) => `${name} no longer leads alone on the ${coast} Coast`,
  leadsTrack: (track, more) => `you are first on ${en.tracks[track]}${points(more)}`,
  track: (track, more) => `${asItStands(more)} on ${en.tracks[track]}`,
  asterisks: (more) => `${asItStands(more)} for asterisks`,
  discards: (more) => `${asItStands(more)} for what was given up`,
  builds: (kinds) =>
    `you can build ${either(
      "en",
      kinds.map((kind) => en.aKind[kind]),
    )} there`,
  recruits: (count) => `the camp there gives ${counted(count, "scientist")}`,
  researches: (spaces) => `research there goes ${counted(spaces, "space")} far`,
  soon: (stops) => (stops === 1 ? "the sun comes there next" : `the sun comes there in ${stops} stops`),
  waits: (visits) => `it acts on the sun’s ${ORDINALS_EN[visits - 1]} visit`,
  staff: (more, all) => `${counted(more, "scientist")} more in your team, ${all} in all`,
  ships: (all) => `you now have ${counted(all, "ship")} on the board`,
  cards: (more) => (more === 1 ? "one more card in hand" : `${more} more cards in hand`),
  ownNext: (coast) => `the sun frees your own ship on the ${coast} Coast`,
  next: (name, coast) => `the sun goes to the ${coast} Coast, where ${name} acts`,
  extraTurn: "your second ship acts at once: a turn more",
};

const enL = (more: number): string => (more > 0 ? `, +${more} en l’état` : "");
const dePlus = (more: number): string => `${counted(more, "point")} de plus en l’état`;
const ORDINAUX = ["premier", "deuxième", "troisième"];

export const french: Words = {
  leads: (coast, more) => `tu prends la tête sur la côte ${coast}${enL(more)}`,
  coast: (coast, more) => `${dePlus(more)} sur la côte ${coast}`,
  loses: (name, coast) => `${name} n’est plus sans rival en tête sur la côte ${coast}`,
  leadsTrack: (track, more) => `tu passes en tête sur la piste ${fr.tracks[track]}${enL(more)}`,
  track: (track, more) => `${dePlus(more)} sur la piste ${fr.tracks[track]}`,
  asterisks: (more) => `${dePlus(more)} pour les astérisques`,
  discards: (more) => `${dePlus(more)} pour les sacrifices`,
  builds: (kinds) =>
    `tu pourras y construire ${either(
      "fr",
      kinds.map((kind) => fr.aKind[kind]),
    )}`,
  recruits: (count) => `le campement y donne ${counted(count, "scientifique")}`,
  researches: (spaces) => `la recherche y avance de ${counted(spaces, "case")}`,
  soon: (stops) =>
    stops === 1 ? "le soleil y passe aussitôt après" : `le soleil y passe dans ${stops} étapes`,
  waits: (visits) => `il agira au ${ORDINAUX[visits - 1]} passage du soleil`,
  staff: (more, all) => `${counted(more, "scientifique")} de plus dans ton équipe, ${all} en tout`,
  ships: (all) => `cela te fait ${all < 2 ? "un bateau" : `${all} bateaux`} sur le plateau`,
  cards: (more) => (more === 1 ? "une carte de plus en main" : `${more} cartes de plus en main`),
  ownNext: (coast) => `le soleil libère ton propre bateau sur la côte ${coast}`,
  next: (name, coast) => `le soleil passe à la côte ${coast}, où ${name} agit`,
  extraTurn: "ton deuxième bateau agit aussitôt : un tour de plus",
};
