/** What the shared components say. What a page or a board says lives there. */
import type { Language } from "@banquise/engine";

interface Words {
  readonly close: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly zoomReset: string;
  readonly frameHelp: string;
  readonly noMoves: string;
  readonly rule: (id: string) => string;
}

export const WORDS: Readonly<Record<Language, Words>> = {
  fr: {
    close: "Fermer",
    zoomIn: "Agrandir",
    zoomOut: "Réduire",
    zoomReset: "Revenir à la taille normale",
    frameHelp: "Touches + et − pour agrandir ou réduire, flèches pour déplacer, 0 pour revenir.",
    noMoves: "Rien à jouer pour l’instant.",
    rule: (id) => `Règle ${id}`,
  },
  en: {
    close: "Close",
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
    zoomReset: "Back to normal size",
    frameHelp: "Keys + and − zoom, arrows move, 0 goes back.",
    noMoves: "Nothing to play right now.",
    rule: (id) => `Rule ${id}`,
  },
};
