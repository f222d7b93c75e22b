/** Events that were recorded under earlier rules: carried over where the game knows how, and told plainly where nobody does. */
import type { EventField, EventTable, GameEvent } from "./events.ts";
import type { Game } from "./game.ts";
import type { GameText, Language } from "./text.ts";

/** Marks an event that has the name of one of today's and not its numbers. */
const EARLIER = "earlier.";

/** An event as the present rules tell it. What they do not know stays as it was. */
export function carryEvent<S>(game: Game<S>, event: GameEvent, from: number): GameEvent {
  if (from === game.version) return event;
  const carried = game.migrate?.event(event, from) ?? event;
  return isReadable(game.events, carried) ? carried : { ...carried, type: EARLIER + carried.type };
}

/** Whether an event has all the numbers that it is declared with; one that is not declared is read by nobody. */
function isReadable({ specs }: EventTable, { type, data, secret }: GameEvent): boolean {
  const spec = Object.hasOwn(specs, type) ? specs[type] : undefined;
  if (spec === undefined) return true;
  return hasFields(spec.data, data) && (secret === undefined || hasFields(spec.secret, secret.data));
}

function hasFields(fields: Readonly<Record<string, EventField>> = {}, data: GameEvent["data"]): boolean {
  return Object.entries(fields).every(
    ([name, field]) => Array.isArray(data[name]) === (field === "list") && name in data,
  );
}

const PLAIN: Readonly<Record<Language, string>> = {
  fr: "Il s’est passé quelque chose que les règles d’aujourd’hui ne connaissent plus.",
  en: "Something happened that today’s rules no longer know.",
};

/** The words of a game, with a plain line for what they have no words for any more. */
export function withPlainLines<Text extends Pick<GameText<never>, "event">>(
  text: Text,
  { specs }: EventTable,
  language: Language,
): Text {
  const event: Text["event"] = (happened, name) =>
    Object.hasOwn(specs, happened.type) ? text.event(happened, name) : PLAIN[language];
  return { ...text, event };
}
