import type { Seat, Viewer } from "@banquise/engine";
import { type BoardSettings, withWords } from "@banquise/ui";
import { areCardsOpen } from "../scoring.ts";
import type { State } from "../state.ts";
import { OPEN_CARDS } from "../strings/settings.ts";
import { Board as Table } from "./board.tsx";
import { Story as Told } from "./story.tsx";

const words = {
  fr: async () => (await import("../strings/fr/board.ts")).board,
  en: async () => (await import("../strings/en/board.ts")).board,
};

export const Board = withWords(words, Table);
export const Story = withWords(words, Told);

export const storyFirst = true;
export const settings = { openCards: OPEN_CARDS };

/** BLU-13.3: no secret, but the rulebook turns the cards over. */
export const pointsFaceDown = (view: State, viewer: Viewer, seat: Seat, set: BoardSettings): boolean =>
  !set.openCards && !areCardsOpen(view, viewer, seat);

export const glimpse = { room: [1180, 760], shows: ".bp-table" } as const;

export const voice = "wood";
