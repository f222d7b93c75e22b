import type { Lexicon } from "../lexicon.ts";
import { cards } from "./cards.ts";
import { grammar } from "./effects.ts";
import { glossary } from "./glossary.ts";

export const lexicon: Lexicon = { language: "en", cards, glossary, grammar };
