import { Board as Table } from "./board.tsx";
import { later } from "./later.tsx";
import { inWords } from "./words.tsx";

export const Board = inWords(Table);
export const Story = inWords(later(async () => (await import("./story.tsx")).Story));
