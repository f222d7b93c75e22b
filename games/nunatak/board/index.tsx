import { withWords } from "@banquise/ui";
import { Board as Table } from "./board.tsx";
import { Story as Told } from "./story.tsx";

const words = {
  fr: async () => (await import("../strings/fr/board.ts")).board,
  en: async () => (await import("../strings/en/board.ts")).board,
};

export const Board = withWords(words, Table);
export const Story = withWords(words, Told);

export { bankedPoints as banked } from "../scoring.ts";

export const marked = ["tile"];

export const glimpse = { room: [1100, 720], shows: ".nk-stage" } as const;

export const voice = "stone";
