/** What is said and when, once for all languages. How it is said is the `Phrases` of each language. */
import type { GameText, MoveObject, ScoreLine } from "@banquise/engine";
import { BERTHS, THREE_SPACES } from "../data.ts";
import { moves } from "../moves.ts";
import {
  CHOOSE_THREE,
  CHOOSE_TRACK,
  DONE,
  DRAFT,
  OFFER,
  PICK,
  PLACEMENT,
  POST,
  PRE,
  RELOCATE,
  RELOCATE_TO,
  START_CUBE,
  type State,
  spacesToAdvance,
  targetZone,
} from "../state.ts";
import { describer } from "./describe.ts";
import { eventText } from "./event-text.ts";
import { moveText } from "./move-text.ts";
import type { Phrases } from "./phrases.ts";
import { zoneName } from "./words.ts";

export function speak(words: Phrases): GameText<State> {
  const prompt = (view: State): string => promptOf(words, view);

  const move = (object: MoveObject, view: State): string => {
    const code = moves.parse(object);
    return code === null ? "" : moveText(words, code, view);
  };

  const score = ({ key, data }: ScoreLine): string => {
    const first = data?.first === 1;
    const number = (field: string): number => Number(data?.[field] ?? 0);
    if (key === "zone") return words.score.zone(zoneName(number("zone")), first);
    if (key === "track") return words.score.track(words.tracks[number("track")] ?? "", first);
    return key === "asterisks" ? words.score.asterisks(first) : words.score.discards(first);
  };

  return {
    options: words.options,
    prompt,
    move,
    event: (told, name) => eventText(words, told, name),
    score,
    describe: describer(words, prompt),
  };
}

function promptOf({ prompt: ask }: Phrases, view: State): string {
  switch (view.phase) {
    case PLACEMENT:
      return ask.placeShip();
    case START_CUBE:
      return ask.startCube();
    case PRE:
      return ask.sail(zoneName(view.sun));
    case POST:
      return ask.act(zoneName(targetZone(view)));
    case DONE:
      return ask.finish();
    case CHOOSE_TRACK:
      return ask.chooseTrack(spacesToAdvance(view));
    case CHOOSE_THREE:
      return ask.chooseThree(THREE_SPACES);
    case RELOCATE:
      return ask.relocate();
    case RELOCATE_TO:
      return ask.relocateTo(zoneName(Math.floor((view.lifted - 1) / BERTHS)));
    case PICK:
      return ask.pick();
    case DRAFT:
      return ask.draft();
    case OFFER:
      return ask.offer(zoneName(view.sun));
    default:
      return ask.ended();
  }
}
