import { withWords } from "@banquise/ui";
import { Board as Table } from "./board.tsx";
import { Story as Told } from "./story.tsx";

const words = {
  fr: async () => (await import("../strings/fr/board.ts")).board,
  en: async () => (await import("../strings/en/board.ts")).board,
};

export const Board = withWords(words, Table);
export const Story = withWords(words, Told);

export const glimpse = { room: [1180, 760], shows: ".an-map" } as const;

export const voice = "card";

export { gains } from "./gains.ts";
