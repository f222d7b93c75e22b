/** What every part of the board needs to know, and how a choice is made on any of them. */
import type { Move, Place, Seat } from "@banquise/engine";
import type { BoardProps } from "@banquise/ui";
import { BERTHS } from "../data.ts";
import { moves } from "../moves.ts";
import { previewZone, type ZonePreview } from "../preview.ts";
import {
  CHOOSE_THREE,
  CHOOSE_TRACK,
  PLACEMENT,
  POST,
  PRE,
  RELOCATE,
  RELOCATE_TO,
  START_CUBE,
  type State,
  spacesToAdvance,
  strength,
  targetZone,
} from "../state.ts";
import type { BoardWords } from "../strings/board-words.ts";

/** What is looked at before anything is decided. */
export type ThingKind = "zone" | "track" | "deck" | "crew" | "pile";
export type Thing = `${ThingKind}.${number}`;

/** A choice in steps, after its first step: which card or resource, then where it lies or goes. */
export type Mode = "card" | "icebreaker" | "sacrifice" | "sacrificeShip";

/** What a phone shows above the choices, one at a time. */
export const PAGES = ["map", "decks", "tracks", "crews"] as const;
export type Page = (typeof PAGES)[number];

/** On which page a place is found. */
export function pageOfPlace(place: Place): Page {
  if (place.startsWith("deck")) return "decks";
  if (place.startsWith("track")) return "tracks";
  return place.startsWith("crew") || place.startsWith("pile") ? "crews" : "map";
}

/** Where the answer to what is asked lies. */
export const pageOfQuestion = ({ phase }: State): Page =>
  phase === CHOOSE_TRACK || phase === CHOOSE_THREE || phase === START_CUBE ? "tracks" : "map";

export interface Scene
  extends Pick<
    BoardProps<State>,
    "text" | "view" | "legal" | "lit" | "highlighted" | "name" | "play" | "explain"
  > {
  readonly words: BoardWords;
  /** For whom plans are shown: the viewer, or whoever acts. */
  readonly planner: Seat;
  readonly mode: Mode | null;
  readonly setMode: (mode: Mode | null) => void;
  readonly considered: Thing | null;
  /** Whether a thing is looked at by now, however long ago it was drawn. */
  readonly considers: (thing: Thing) => boolean;
  readonly consider: (thing: Thing | null) => void;
  /** Lights a thing up without telling it in words: the answer that is pointed at tells enough. */
  readonly pointAt: (thing: Thing | null) => void;
  readonly pointedAt: Thing | null;
  /** A finger looks first and decides by a second tap. */
  readonly byTouch: () => boolean;
}

export const { first } = moves;

export const isOf = (thing: Thing | null, kind: ThingKind): boolean => thing?.startsWith(`${kind}.`) ?? false;

/** Which thing of a kind is looked at; -1 for none. */
export const consideredOf = ({ considered }: Pick<Scene, "considered">, what: ThingKind): number =>
  isOf(considered, what) ? Number(considered?.slice(what.length + 1)) : -1;

/** Whether a thing is looked at, or lit by an answer that is about it. */
export const isLooked = ({ considered, pointedAt }: Scene, thing: Thing): boolean =>
  considered === thing || pointedAt === thing;

/** What choosing a zone means now; null when zones are only to be looked at. */
export function zoneMove({ view, mode, legal }: Scene, zone: number): Move | null {
  if (legal.length === 0) return null;
  if (mode === "icebreaker") return first.layIcebreaker + zone;
  if (mode !== null) return null;
  if (view.phase === PLACEMENT) return first.placeShip + zone;
  if (view.phase === RELOCATE_TO) return first.relocateTo + zone;
  return view.phase === PRE ? first.moveShip + zone : null;
}

export function shipMove({ view, mode, legal }: Scene, zone: number, berth: number): Move | null {
  const index = zone * BERTHS + berth;
  const move =
    mode === "sacrificeShip"
      ? first.sacrificeShip + index
      : view.phase === RELOCATE
        ? first.relocateShip + index
        : null;
  return move !== null && legal.includes(move) ? move : null;
}

export function trackMove({ view, legal }: Scene, track: number): Move | null {
  if (legal.length === 0) return null;
  if (view.phase === START_CUBE) return first.placeStartCube + track;
  if (view.phase === CHOOSE_TRACK || view.phase === CHOOSE_THREE) return first.chooseTrack + track;
  return view.phase === POST ? first.research + track : null;
}

export const deckMove = ({ view, legal }: Scene, deck: number): Move | null =>
  legal.length > 0 && view.phase === POST ? first.buildBuilding + deck : null;

/** How far the planner would advance on the tracks that can be chosen now. */
export function spacesNow(view: State): number {
  if (view.phase === START_CUBE) return 1;
  if (view.phase === POST) return strength(view, targetZone(view), view.active);
  return spacesToAdvance(view);
}

/** What the acting ship would find in a zone; null when no ship is about to sail for the planner. */
export function previewOf({ view, planner }: Scene, zone: number): ZonePreview | null {
  if (view.phase !== PRE || view.active !== planner) return null;
  return previewZone(view, view.sun * BERTHS, zone);
}

/** The handlers of something that can be looked at and chosen. */
export function handlers(scene: Scene, thing: Thing, move: Move | null) {
  const { legal, considers, consider, byTouch, play, explain } = scene;
  const look = (): void => {
    if (!byTouch()) consider(thing);
  };
  const leave = (): void => {
    if (!byTouch()) consider(null);
  };
  return {
    onClick: (): void => {
      if (byTouch() && !considers(thing)) consider(thing);
      else if (move === null) consider(byTouch() ? null : thing);
      else if (legal.includes(move)) play(move);
      else explain(move);
    },
    onPointerEnter: look,
    onPointerLeave: leave,
    onFocus: look,
    onBlur: leave,
  };
}
