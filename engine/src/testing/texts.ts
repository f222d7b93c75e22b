import { describe, expect, test } from "vitest";
import { secretFromSeed } from "../chance.ts";
import { eventFor, type GameEvent } from "../events.ts";
import type { Game, Viewer } from "../game.ts";
import { Random } from "../random.ts";
import { Table } from "../table.ts";
import { type GameText, LANGUAGES, type Language } from "../text.ts";
import { configurations } from "./conformance.ts";

/** What a text says when it reads a field that is not there. */
const BROKEN = /\b(undefined|NaN|null)\b|\[object|^\s*$/;

/** Everything a game says in a random game, given only what each viewer may know: nothing fails, and nothing is missing. */
export function describeTexts<S>(
  game: Game<S>,
  texts: Readonly<Record<Language, () => Promise<GameText<S>>>>,
): void {
  describe(`the words of ${game.id} need no more than a view`, () => {
    test.each(LANGUAGES)("%s", async (language) => {
      const text = await texts[language]();
      for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
        const broken = [...saidInAGame(game, text, seats)].filter((line) => BROKEN.test(line));
        expect(broken).toEqual([]);
      }
    });
  });
}

function saidInAGame<S>(game: Game<S>, text: GameText<S>, seats: number): Set<string> {
  const config = configurations(game).find((candidate) => candidate.seats === seats);
  if (config === undefined) throw new Error(`no configuration has ${seats} seats`);
  const said = new Set<string>();
  const viewers: Viewer[] = [...Array(seats).keys(), null];
  const name = (seat: number): string => `Seat ${seat}`;
  const hear = (events: readonly GameEvent[]): void => {
    for (const viewer of viewers) {
      for (const event of events) said.add(text.event(eventFor(event, viewer), name) ?? "silence");
    }
  };
  const table = new Table(game, config, { secret: secretFromSeed(seats), nonces: Array(seats).fill("") });
  const random = Random.of(seats);
  hear(table.setupEvents);
  for (;;) {
    for (const viewer of viewers) {
      const view = table.view(viewer);
      for (const line of text.describe(view, viewer, name)) said.add(line === "" ? "paragraph" : line);
      for (let seat = 0; seat < seats; seat++) {
        for (const line of game.sheet(view, seat)) said.add(text.score(line));
      }
      if (!table.over) said.add(text.prompt(view));
    }
    if (table.over) break;
    const legal = table.legal();
    const view = table.view(table.actor);
    for (const move of legal) said.add(text.move(game.moves.decode(move), view));
    const done = table.play(table.actor, legal[random.int(legal.length)] ?? -1);
    if ("refused" in done) throw new Error(`a legal move was refused: ${done.refused}`);
    hear(done.events);
  }
  for (const { lines } of game.result(table.state).seats)
    for (const line of lines) said.add(text.score(line));
  return said;
}
