/** What is said and when, once for all languages. How it is said is the `Phrases` of each language. */
import type { GameEvent, GameText, MoveObject, Place, ScoreLine } from "@banquise/engine";
import { ANIMAL_MOVE_TILE, BEAR, THAW_TILE } from "../data.ts";
import { events, type IglooEvent } from "../events.ts";
import { moves } from "../moves.ts";
import { kindOf, kindsAt } from "../pieces.ts";
import { places } from "../places.ts";
import { spaceInTheWay } from "../rules/drift.ts";
import { DIRECTIONS, type Direction, nameOf, neighbour, spaceNamed } from "../spaces.ts";
import {
  ACTION,
  ANIMAL_MOVE,
  animalsAt,
  DISPLACE,
  DRIFT,
  EVICT,
  inuitAt,
  inuitsPerSeat,
  LANDING,
  MELT,
  nextToFlee,
  PLACEMENT,
  REACTION,
  type State,
  tilesInHand,
} from "../state.ts";
import type { Phrases } from "./phrases.ts";
import { describeTable, type Name } from "./table.ts";

/** What the figures of each seat wear on the chest. */
const LETTERS = "ABCD";

type Ending = Extract<IglooEvent, { readonly type: "gameEnded" }>["data"];

const firstOf = (spaces: readonly number[]): number => spaces[0] ?? 0;

/** A number of a line of the score. */
const numberOf = ({ data }: ScoreLine, key: string): number => {
  const value = data?.[key];
  return typeof value === "number" ? value : 0;
};

export function speak(words: Phrases): GameText<State> {
  const animals = (kinds: readonly number[]): string =>
    words.list(kinds.map((kind) => words.kinds[kind] ?? ""));
  const faceOf = (face: number): string => words.faces[face] ?? "";
  const directionOf = (direction: number): string => words.directions[direction] ?? "";

  const prompt = (view: State): string => {
    const say = words.prompt;
    const focus = nameOf(view.focus - 1);
    switch (view.phase) {
      case PLACEMENT:
        return say.place(inuitsPerSeat(view) - inuitAt(view, view.active, -1));
      case MELT: {
        const mayPlay = [THAW_TILE, ANIMAL_MOVE_TILE].some(
          (face) => tilesInHand(view, view.active, face) > 0,
        );
        return mayPlay ? say.meltOrPlay() : say.melt();
      }
      case DRIFT:
        return say.drift();
      case DISPLACE: {
        const space = spaceInTheWay(view);
        return say.displace(animals(kindsAt(view, space)), nameOf(space));
      }
      case ACTION:
        return say.act(view.ap);
      case LANDING:
        return say.land(focus);
      case ANIMAL_MOVE:
        return say.step(view.steps);
      case REACTION:
        return say.react(focus);
      case EVICT: {
        const owner = nextToFlee(view);
        return owner === view.active ? say.evictOwn(focus) : say.evict(LETTERS[owner] ?? "", focus);
      }
      default:
        return say.ended();
    }
  };

  const move = (object: MoveObject, view: State): string => {
    const code = moves.parse(object);
    if (code === null) return "";
    const played = moves.decode(code);
    const say = words.move;
    const beside = (space: string, direction: Direction): string =>
      nameOf(neighbour(spaceNamed(space), DIRECTIONS.indexOf(direction)));
    const theAnimal = (space: string, value: number): string =>
      words.theAnimal(kindOf(view, spaceNamed(space), value));
    const isBearAt = (space: string): boolean =>
      spaceNamed(space) >= 0 && animalsAt(view, spaceNamed(space), BEAR) > 0;
    switch (played.type) {
      case "placeInuit":
      case "melt":
      case "playThaw":
      case "buildIgloo":
        return say[played.type](played.space);
      case "playAnimalMove":
      case "useHarpoon":
      case "declineHarpoon":
      case "endTurn":
        return say[played.type]();
      case "playEndurance":
        return say.playEndurance(played.value);
      case "drift":
        return say.drift(played.space, directionOf(DIRECTIONS.indexOf(played.direction)));
      case "displace": {
        const from = view.phase === DISPLACE ? spaceInTheWay(view) : 0;
        return say.displace(animals(kindsAt(view, from)), beside(nameOf(from), played.direction));
      }
      case "stepAnimal":
        return say.stepAnimal(
          theAnimal(played.from, played.value),
          played.from,
          beside(played.from, played.direction),
        );
      case "evictTo":
        return say.evictTo(played.corner);
      case "walk": {
        const to = beside(played.from, played.direction);
        return isBearAt(to) ? say.walkToBear(played.from, to) : say.walk(played.from, to);
      }
      case "kayak":
        return say.kayak(played.from);
      case "land":
        return isBearAt(played.to) ? say.landAtBear(played.to) : say.land(played.to);
      case "hunt":
        return say.hunt(theAnimal(played.space, played.value), played.space, played.value);
      case "harpoonHunt":
        return say.harpoonHunt(theAnimal(played.space, played.value), played.space);
    }
  };

  const event = (happened: GameEvent, name: Name): string | null => {
    const say = words.event;
    const told = events.read(happened);
    const who = happened.seat === null ? "" : name(happened.seat);
    switch (told?.type) {
      case "firstSeatChosen":
      case "animalMovePlayed":
      case "harpoonDeclined":
      case "iceGone":
        return say[told.type](who);
      case "turnBegun":
        return say.turnBegun(who, told.data.turn);
      case "turnEnded":
        return say.turnEnded(who, told.data.ap);
      case "inuitPlaced":
      case "harpoonAsked":
      case "bearKilled":
      case "iglooBuilt":
        return say[told.type](who, nameOf(told.data.space));
      case "tileMelted":
        return say.tileMelted(who, nameOf(told.data.space), faceOf(told.data.face));
      case "tileKept": {
        const { space, face } = told.data;
        return face === undefined
          ? say.tileKept(who, nameOf(space))
          : say.tileKeptByYou(who, nameOf(space), faceOf(face));
      }
      case "animalsArrived": {
        const { space, kinds } = told.data;
        return kinds.length === 0 ? null : say.animalsArrived(animals(kinds), nameOf(space));
      }
      case "driftSkipped":
        return say.driftSkipped();
      case "animalsDisplaced": {
        const { from, to, kinds } = told.data;
        return say.animalsDisplaced(animals(kinds), nameOf(from), nameOf(to));
      }
      case "tilesDrifted": {
        const { direction, spaces } = told.data;
        return say.tilesDrifted(who, nameOf(firstOf(spaces)), directionOf(direction), spaces.length);
      }
      case "thawPlayed":
        return say.thawPlayed(who, nameOf(told.data.space), animals(told.data.kinds));
      case "endurancePlayed":
        return say.endurancePlayed(who, told.data.value);
      case "animalStepped": {
        const { kind, from, to } = told.data;
        return say.animalStepped(who, words.theAnimal(kind), nameOf(from), nameOf(to));
      }
      case "stepsLost":
        return say.stepsLost(told.data.steps);
      case "preyEaten":
        return say.preyEaten(animals(told.data.kinds), nameOf(told.data.space));
      case "inuitsHid":
        return say.inuitsHid(who, nameOf(told.data.space), told.data.count);
      case "inuitEvicted": {
        const { owner, from, to } = told.data;
        return say.inuitEvicted(who, name(owner), nameOf(from), nameOf(to));
      }
      case "inuitWalked":
      case "kayakLanded":
        return say[told.type](who, nameOf(told.data.from), nameOf(told.data.to));
      case "animalHunted": {
        const { kind, space, harpoon } = told.data;
        const tell = harpoon === 1 ? say.animalHarpooned : say.animalHunted;
        return tell(who, words.theAnimal(kind), nameOf(space));
      }
      case "trophiesScored":
        return say.trophiesScored(who, told.data.points);
      case "islandScored": {
        const { spaces, points } = told.data;
        const scores = points.flatMap((scored, seat) => (scored > 0 ? [`${name(seat)} +${scored}`] : []));
        return say.islandScored(spaces.length, nameOf(firstOf(spaces)), scores.join(", "));
      }
      case "gameEnded":
        return ending(told.data, name);
      // Only seen: the landing tells the trip.
      case "kayakLaunched":
      case undefined:
        return null;
    }
  };

  /** Who won, and in a tie why. */
  const ending = (data: Ending, name: Name): string => {
    const say = words.event;
    const { winners, totals, trophies } = data;
    const best = Math.max(...totals);
    const prey = Math.max(...winners.map((seat) => trophies[seat] ?? 0));
    const level = totals.flatMap((total, seat) => (total === best ? [seat] : []));
    const names = words.list(winners.map(name));
    if (winners.length > 1) return say.gameShared(names, best, prey);
    if (level.length === 1) return say.gameWon(names, best);
    const beaten = level.filter((seat) => !winners.includes(seat));
    return say.gameWonByHunt(names, best, prey, words.list(beaten.map(name)));
  };

  const score = (line: ScoreLine): string => {
    const say = words.score;
    const [group, sort] = line.key.split(".");
    if (group === "trophies" && (sort === "fish" || sort === "fox" || sort === "bear"))
      return say[sort](numberOf(line, "count"));
    if (sort === "lone" || sort === "first" || sort === "second" || sort === "nothing")
      return say[sort](numberOf(line, "size"), nameOf(numberOf(line, "space")));
    return line.key;
  };

  const place = (name: Place): string => {
    const found = places.read(name);
    switch (found?.kind) {
      case "space":
        return words.place.space(nameOf(found.index));
      case "tribe":
        return words.place.tribes[found.index] ?? "";
      case "hand":
        return words.place.hand(faceOf(found.index));
      case undefined:
        return "";
    }
  };

  return {
    options: words.options,
    prompt,
    move,
    event,
    score,
    place,
    outlook: words.outlook,
    describe: (view, viewer, name) => describeTable(words, view, viewer, name),
  };
}
