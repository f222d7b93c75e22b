import { withWords } from "@banquise/ui";
import { Board as Table } from "./board.tsx";
import { Story as Told } from "./story.tsx";

const words = {
  fr: async () => (await import("../strings/fr/board.ts")).board,
  en: async () => (await import("../strings/en/board.ts")).board,
};

export const Board = withWords(words, Table);
export const Story = withWords(words, Told);

export const marked = ["space"];

export const glimpse = { room: [1000, 700], shows: ".ig-frame" } as const;

export const voice = "ice";

export { gains } from "./gains.ts";
