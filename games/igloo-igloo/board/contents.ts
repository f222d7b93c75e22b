/** What is on a space, in words. */
import { at, type Seat } from "@banquise/engine";
import { KIND_COUNT } from "../data.ts";
import { nameOf } from "../spaces.ts";
import { animalsAt, countInuits, iglooOwner, LAND, PACK, type State, WATER } from "../state.ts";
import type { BoardWords } from "../strings/board-words.ts";

export function contentsOf(
  words: BoardWords,
  view: State,
  space: number,
  name: (seat: Seat) => string,
): string {
  const tile = at(view.tiles, space);
  const ground =
    tile === LAND ? words.corner : tile === WATER ? words.water : tile === PACK ? words.pack : words.ice;
  const said = [`${nameOf(space)}, ${ground}`];
  if (iglooOwner(view, space) >= 0) said.push(words.iglooOf(name(iglooOwner(view, space))));
  for (let seat = 0; seat < view.seats; seat++) {
    const count = countInuits(view, seat, space);
    if (count > 0) said.push(words.inuitsOf(name(seat), count));
  }
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    for (let i = animalsAt(view, space, kind); i > 0; i--) said.push(words.kinds[kind] ?? "");
  }
  return said.join(", ");
}
