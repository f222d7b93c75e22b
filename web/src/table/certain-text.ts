/** What a move surely brings, in a sentence: points on the score sheets, and what the game itself says about it. */
import { type Consequences, consequencesOf } from "@banquise/bots/consequences";
import type { Language, Move, Seat } from "@banquise/engine";
import { becauseOf } from "@banquise/games/because";
import { useEffect } from "preact/hooks";
import type { AnyState, AnyView } from "../games.ts";
import { usePromise } from "../parts/use-promise.ts";
import { settings } from "../settings.ts";
import type { TableModel } from "./model.ts";

/** More facts than these nobody takes in. */
const MOST_LINES = 2;
const MOST_FACTS = 4;

type Because = Awaited<ReturnType<typeof becauseOf>>;

const UP_TO: Readonly<Record<Language, string>> = { en: "up to", fr: "jusqu’à" };

const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

/** What the game has to say about moves; null while it is awaited, and where it says nothing. */
export function useBecause({ session }: TableModel): Because {
  return usePromise(() => becauseOf(session.game.id), [session.game.id]) ?? null;
}

/** Lights what a move surely touches, as long as it is looked at. */
export function useTouched(model: TableModel, view: AnyView, seat: Seat, move: Move): void {
  useEffect(() => {
    const { places } = consequencesOf(model.session.game, view, seat, move);
    model.touched.value = { move, places };
    return () => {
      model.touched.value = null;
    };
  }, [model, view, seat, move]);
}

/** The move, and what it surely brings; null when nothing is certain that is worth saying. */
export function certainText(
  model: TableModel,
  because: Because,
  view: AnyView,
  seat: Seat,
  move: Move,
): string | null {
  const facts = certainFacts(model, because, view, seat, move);
  if (facts === null) return null;
  const name = model.gameWords.value.text.move(model.session.game.moves.decode(move), view);
  return `${name}${settings.language.value === "fr" ? " :" : ":"} ${facts}`;
}

/** What a move surely brings, without its name. */
export function certainFacts(
  model: TableModel,
  because: Because,
  view: AnyView,
  seat: Seat,
  move: Move,
): string | null {
  const language = settings.language.value;
  const found = consequencesOf(model.session.game, view, seat, move, ({ key }) =>
    Boolean(because?.lasting.includes(key)),
  );
  const words = found.after.map(
    (after) =>
      because?.because[language]({ before: view, after, seat, moves: found.moves }, model.name) ?? [],
  );
  const facts = [...pointsIn(model, found), ...common(words)].slice(0, MOST_FACTS);
  if (facts.length === 0) return null;
  return `${facts.join(language === "fr" ? " ; " : "; ")}.`;
}

function pointsIn(model: TableModel, { own, others, moves }: Consequences<AnyState>): string[] {
  const { text } = model.gameWords.value;
  const language = settings.language.value;
  const most = [...own].sort((a, b) => Math.abs(b.by) - Math.abs(a.by)).slice(0, MOST_LINES);
  // What comes of further moves of the turn is still to be decided.
  const about = moves.length === 1 ? "" : `${UP_TO[language]} `;
  const told = most.map(({ line, by }) => `${text.score(line)} ${about}${signed(by)}`);
  const rivals = moves.length === 1 ? others : [];
  return [...told, ...rivals.map(({ seat, by }) => `${model.name(seat)} ${signed(by)}`)];
}

/** Sentences that are true in every world. */
const common = ([first = [], ...others]: readonly (readonly string[])[]): readonly string[] =>
  first.filter((sentence) => others.every((sentences) => sentences.includes(sentence)));
