/** What is said and when, once for all languages. How it is said is the `Phrases` of each language. */
import type { GameText, MoveObject, Place, ScoreLine } from "@banquise/engine";
import { BERTHS, THREE_SPACES } from "../data.ts";
import { moves } from "../moves.ts";
import { places } from "../places.ts";
import { readLine } from "../scoring.ts";
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
import { coastOf } from "./coasts.ts";
import { describer } from "./describe.ts";
import { eventText } from "./event-text.ts";
import { moveText } from "./move-text.ts";
import type { Phrases } from "./phrases.ts";

export function speak(words: Phrases): GameText<State> {
  const prompt = (view: State): string => promptOf(words, view);

  const move = (object: MoveObject, view: State): string => {
    const code = moves.parse(object);
    return code === null ? "" : moveText(words, code, view);
  };

  const score = (line: ScoreLine): string => {
    const read = readLine(line);
    switch (read?.key) {
      case "zone":
        return words.score.zone(coastOf(read.data.zone), read.data.first === 1);
      case "track":
        return words.score.track(words.tracks[read.data.track] ?? "", read.data.first === 1);
      case "asterisks":
      case "discards":
        return words.score[read.key](read.data.first === 1);
      case undefined:
        return line.key;
    }
  };

  return {
    options: words.options,
    prompt,
    move,
    event: (told, name) => eventText(words, told, name),
    score,
    place: (place) => placeText(words, place),
    outlook: words.outlook,
    describe: describer(words, prompt),
  };
}

/** "" for a place that this game has not. */
function placeText({ place: say, tracks, deckNames }: Phrases, place: Place): string {
  const read = places.read(place);
  switch (read?.kind) {
    case "zone":
      return say.zone(coastOf(read.index));
    case "berth":
      return say.berth(coastOf(Math.floor(read.index / BERTHS)), read.index % BERTHS);
    case "track":
      return say.track(tracks[read.index] ?? "");
    case "deck":
      return say.deck(deckNames[read.index] ?? "");
    case "pile":
      return read.index === 0 ? say.pile() : say.drafted();
    case "crew":
      return say.crew(read.index + 1);
    case undefined:
      return "";
  }
}

function promptOf({ prompt: ask }: Phrases, view: State): string {
  switch (view.phase) {
    case PLACEMENT:
      return ask.placeShip();
    case START_CUBE:
      return ask.startCube();
    case PRE:
      return ask.sail(coastOf(view.sun));
    case POST:
      return ask.act(coastOf(targetZone(view)));
    case DONE:
      return ask.finish();
    case CHOOSE_TRACK:
      return ask.chooseTrack(spacesToAdvance(view));
    case CHOOSE_THREE:
      return ask.chooseThree(THREE_SPACES);
    case RELOCATE:
      return ask.relocate();
    case RELOCATE_TO:
      return ask.relocateTo(coastOf(Math.floor((view.lifted - 1) / BERTHS)));
    case PICK:
      return ask.pick();
    case DRAFT:
      return ask.draft();
    case OFFER:
      return ask.offer(coastOf(view.sun));
    default:
      return ask.ended();
  }
}
