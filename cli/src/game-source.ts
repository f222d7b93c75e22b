/** Where a game comes from: the catalogue by its id, or a module from outside by its address. */
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type Game, plainDescription } from "@banquise/engine";
import { type AnyState, type LoadedGame, loadGame } from "@banquise/games";

/** Why a module is no game. */
export interface NoGame {
  readonly why: "unreadable" | "missing";
  /** What its author should look at: the error, or what it does not export. */
  readonly detail: string;
}

export const addressOf = (file: string): string => pathToFileURL(resolve(file)).href;

/** `source` is an id of the catalogue, or the address of a module. */
export async function loadFrom(source: string): Promise<LoadedGame | NoGame> {
  const known = source.includes(":") ? null : await loadGame(source);
  if (known) return known;
  let module: Readonly<Record<string, unknown>>;
  try {
    module = await import(/* @vite-ignore */ source);
  } catch (error) {
    return { why: "unreadable", detail: error instanceof Error ? error.message : String(error) };
  }
  const game = module.game as Game<AnyState> | undefined;
  const missing = missingFrom({ ...module, ...(typeof game === "object" ? game : {}) });
  if (game === undefined || missing.length > 0)
    return { why: "missing", detail: game === undefined ? "game" : missing.join(", ") };
  const { text, rules = noRules, description } = module as unknown as Partial<LoadedGame>;
  return {
    game,
    text: text as LoadedGame["text"],
    rules,
    description: description ?? (async () => plainDescription(game.layout)),
  };
}

const noRules: LoadedGame["rules"] = { fr: async () => [], en: async () => [] };

/** Of a game and its module: what everything else relies on, by type. */
const EXPECTED: Readonly<Record<string, string>> = {
  text: "object",
  id: "string",
  version: "number",
  prefix: "string",
  seats: "object",
  options: "object",
  moves: "object",
  layout: "object",
  events: "object",
  places: "object",
  longest: "number",
  setup: "function",
  actor: "function",
  legal: "function",
  apply: "function",
  whyNot: "function",
  result: "function",
  sheet: "function",
  view: "function",
  redeal: "function",
  violations: "function",
  evaluate: "object",
};

const missingFrom = (parts: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(EXPECTED).flatMap(([name, type]) => (typeof parts[name] === type ? [] : [name]));
