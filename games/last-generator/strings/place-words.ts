/** A place as people call it, in the middle of a sentence. */
import type { Place } from "@banquise/engine";
import { table } from "../places.ts";
import { midSentence, type Names } from "./names.ts";
import type { PlacePhrases } from "./phrases.ts";

export function sayPlace(place: Place, names: Names, words: PlacePhrases): string {
  const read = table.read(place);
  if (read === null) return "";
  const { kind, index } = read;
  switch (kind) {
    case "place":
      return midSentence(names.place(index));
    case "slot":
      return midSentence(names.slot(index));
    case "stock":
      return words.stock(names.resource(index));
    case "stack":
      return words.stack(index + 1);
    case "citizen":
    case "law":
    case "technology":
    case "event":
      return words.named(names[kind](index));
    default:
      return (words[kind] as Readonly<Record<string, string>>)[table.kinds[kind][index] ?? ""] ?? "";
  }
}
