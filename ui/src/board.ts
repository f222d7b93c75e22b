/**
 * What a board is to the table screen. A board is handed a view and the legal moves and calls back with the chosen one:
 * it never decides what is legal, never talks to the network, and looks the same at a local table, online, in a
 * replay or for a spectator.
 */
import type { Game, GameEvent, GameText, Language, Move, Place, Seat, View, Viewer } from "@banquise/engine";
import type { ComponentType } from "preact";
import type { Gain } from "./gains.ts";
import type { Voice } from "./sound.ts";

/** What somebody else would do in the place of the seat that decides. */
export interface Suggested {
  readonly seat: Seat;
  readonly move: Move;
}

/** Something that whoever looks at a board may switch: kept for the game in this browser, shown in the table's menu. */
export interface BoardSetting {
  readonly default: boolean;
  readonly label: Readonly<Record<Language, string>>;
  readonly about: Readonly<Record<Language, string>>;
}

/** How the settings of a board stand, by their names. */
export type BoardSettings = Readonly<Record<string, boolean>>;

export interface BoardProps<S> {
  readonly game: Game<S>;
  readonly text: GameText<S>;
  readonly language: Language;
  /** What the viewer may know now. */
  readonly view: View<S>;
  /** From whose side the board is seen; null: a spectator. */
  readonly viewer: Viewer;
  /** What the viewer may do now; empty when the decision is somebody else's. */
  readonly legal: readonly Move[];
  /** What happened since the view before this one: for motion and emphasis. Empty on the first view. */
  readonly events: readonly GameEvent[];
  /** A move proposed for attention (a hint, or the entry of the move list under the pointer), or null. */
  readonly highlighted: Move | null;
  /** Places being spoken of. Elements with `data-place` are lit without the board's doing. */
  readonly lit: readonly Place[];
  /** What the viewer may point at for the one who decides; empty unless all win or lose together. */
  readonly suggestable: readonly Move[];
  /** What is being pointed at, by whom, the viewer included. */
  readonly suggestions: readonly Suggested[];
  /** How the viewer has set what the module lists under `settings`. */
  readonly settings: BoardSettings;
  readonly name: (seat: Seat) => string;
  /** Plays a legal move (after the confirmation that the player may have asked for). */
  readonly play: (move: Move) => void;
  /** Shows everybody at the table a move of `suggestable`; the same again takes it back. */
  readonly suggest: (move: Move) => void;
  /** Tells the player why a move that is not legal is not: the screen shows the rule. */
  readonly explain: (move: Move) => void;
  /** Opens the rules at an id. */
  readonly openRule: (rule: string) => void;
  /** A board that tells something over itself (how a round was scored) says what, and null when it is done: until then
   *  the screen says that instead of what is asked, and nothing from that event on stands anywhere else. */
  readonly tell: (told: { readonly title: string; readonly from: GameEvent } | null) => void;
}

export interface StoryProps<S>
  extends Pick<
    BoardProps<S>,
    "game" | "text" | "language" | "view" | "viewer" | "events" | "name" | "openRule"
  > {
  readonly onTold: () => void;
}

export interface BoardModule<S> {
  readonly Board: ComponentType<BoardProps<S>>;
  /** How the points came about, told as a little story when the game is over; `events` are all of the game. */
  readonly Story: ComponentType<StoryProps<S>>;
  /** The story comes before the result: `onTold` says when it has been told. */
  readonly storyFirst?: true;
  readonly settings?: Readonly<Record<string, BoardSetting>>;
  /** What its pieces sound like. */
  readonly voice?: Voice;
  /** What of it is shown where a table is looked at in passing: parts of it (a selector), on a screen of that size. */
  readonly glimpse?: { readonly room: readonly [width: number, height: number]; readonly shows: string };
  /** Kinds of places on which the last turn of each seat is marked: where something stands, not where it was taken from. */
  readonly marked?: readonly string[];
  /** What an event has brought, and to whom: it flies there. */
  readonly gains?: (event: GameEvent) => readonly Gain[];
  /** What of a seat's points nobody takes away any more, where the rest is only what its position would give if the game
   *  ended now. Without it points are told as one number. */
  readonly banked?: (view: View<S>, seat: Seat) => number;
  /** Whether this screen keeps the points of `seat` face down for now, although they are no secret. */
  readonly pointsFaceDown?: (view: View<S>, viewer: Viewer, seat: Seat, settings: BoardSettings) => boolean;
}
