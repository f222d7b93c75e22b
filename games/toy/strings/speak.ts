/** What is said and when, once for all languages. How it is said is in the `Phrases` of each language. */
import { at, type GameText } from "@banquise/engine";
import { MOST_ROLLS } from "../data.ts";
import { events } from "../events.ts";
import { moves } from "../moves.ts";
import { table } from "../places.ts";
import { activeSeat, isOver, type State } from "../state.ts";
import type { Phrases } from "./phrases.ts";

export function speak(words: Phrases): GameText<State> {
  return {
    options: words.options,
    outlook: words.outlook,

    prompt(view) {
      if (isOver(view)) return words.prompt.over();
      if (view.rolls === 0) return words.prompt.first();
      return view.rolls === MOST_ROLLS ? words.prompt.last(view.pot) : words.prompt.again(view.pot);
    },

    move(object, view) {
      const code = moves.parse(object);
      if (code === null) return "";
      const played = moves.decode(code);
      if (played.type === "look") return words.move.look(played.seat);
      return played.type === "roll" ? words.move.roll() : words.move.take(view.pot);
    },

    event(event, name) {
      const told = events.read(event);
      if (told === null) return null;
      const who = told.seat === null ? "" : name(told.seat);
      switch (told.type) {
        case "rolled":
          return words.event.rolled(who, told.data.face, told.data.pot);
        case "potLost":
          return words.event.potLost(who, told.data.pot);
        case "potTaken":
          return words.event.potTaken(who, told.data.points);
        case "looked": {
          const { seat, stone } = told.data;
          return stone === undefined
            ? words.event.looked(who, name(seat))
            : words.event.lookedAndSaw(who, name(seat), stone);
        }
        case "stonesShown":
          return told.data.stones.map((stone, seat) => words.event.stoneShown(name(seat), stone)).join(" ");
        case "ended":
          return words.event.won(told.data.winners.map(name));
      }
    },

    score: ({ key }) => (key === "stone" ? words.score.stone : words.score.pots),

    place(place) {
      const found = table.read(place);
      return found?.kind === "stone" ? words.place.stone(found.index) : words.place.pot();
    },

    describe(view, _, name) {
      const round = Math.min(view.rounds, 1 + Math.floor(view.turns / view.seats));
      const lines = [words.table.round(round, view.rounds)];
      lines.push(isOver(view) ? words.table.over() : words.table.turn(name(activeSeat(view)), view.pot));
      for (let seat = 0; seat < view.seats; seat++) {
        lines.push(words.table.seat(name(seat), at(view.points, seat)));
        const stone = at(view.stones, seat);
        if (stone > 0) lines.push(words.table.stone(name(seat), stone));
      }
      return lines;
    },
  };
}
