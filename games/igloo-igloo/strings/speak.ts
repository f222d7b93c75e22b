/** What is said and when, once for all languages. How it is said is the `Phrases` of each language. */
import type { EventData, GameEvent, GameText, MoveObject, ScoreLine } from "@banquise/engine";
import { ANIMAL_MOVE_TILE, BEAR, THAW_TILE } from "../data.ts";
import { moves } from "../moves.ts";
import { kindOf } from "../pieces.ts";
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
import { describeTable, kindsAt, type Name } from "./table.ts";

/** What the figures of each seat wear on the chest. */
const LETTERS = "ABCD";

const numberOf = (data: EventData | undefined, key: string): number => {
  const value = data?.[key];
  return typeof value === "number" ? value : 0;
};

const numbersOf = (data: EventData, key: string): readonly number[] => {
  const value = data[key];
  return typeof value === "object" ? value : [];
};

export function speak(words: Phrases): GameText<State> {
  const animals = (kinds: readonly number[]): string =>
    words.list(kinds.map((kind) => words.kinds[kind] ?? ""));

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
        return say.drift(played.space, words.directions[DIRECTIONS.indexOf(played.direction)] ?? "");
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

  const event = ({ type, seat, data }: GameEvent, name: Name): string | null => {
    const say = words.event;
    const who = seat === null ? "" : name(seat);
    const number = (key: string): number => numberOf(data, key);
    const numbers = (key: string): readonly number[] => numbersOf(data, key);
    const space = (key: string): string => nameOf(number(key));
    const kinds = (): string => animals(numbers("kinds"));
    const face = (): string => words.faces[number("face")] ?? "";
    switch (type) {
      case "firstSeatChosen":
        return say.firstSeatChosen(who);
      case "turnBegun":
        return say.turnBegun(who, number("turn"));
      case "turnEnded":
        return say.turnEnded(who, number("ap"));
      case "inuitPlaced":
      case "harpoonAsked":
      case "bearKilled":
      case "iglooBuilt":
        return say[type](who, space("space"));
      case "tileMelted":
        return say.tileMelted(who, space("space"), face());
      case "tileKept":
        return data.face === undefined
          ? say.tileKept(who, space("space"))
          : say.tileKeptByYou(who, space("space"), face());
      case "animalsArrived":
        return numbers("kinds").length === 0 ? null : say.animalsArrived(kinds(), space("space"));
      case "driftSkipped":
        return say.driftSkipped();
      case "animalsDisplaced":
        return say.animalsDisplaced(kinds(), space("from"), space("to"));
      case "tilesDrifted": {
        const spaces = numbers("spaces");
        const direction = words.directions[number("direction")] ?? "";
        return say.tilesDrifted(who, nameOf(spaces[0] ?? 0), direction, spaces.length);
      }
      case "thawPlayed":
        return say.thawPlayed(who, space("space"), kinds());
      case "endurancePlayed":
        return say.endurancePlayed(who, number("value"));
      case "animalMovePlayed":
      case "harpoonDeclined":
      case "iceGone":
        return say[type](who);
      case "animalStepped":
        return say.animalStepped(who, words.theAnimal(number("kind")), space("from"), space("to"));
      case "stepsLost":
        return say.stepsLost(number("steps"));
      case "preyEaten":
        return say.preyEaten(kinds(), space("space"));
      case "inuitsHid":
        return say.inuitsHid(who, space("space"), number("count"));
      case "inuitEvicted":
        return say.inuitEvicted(who, name(number("owner")), space("from"), space("to"));
      case "inuitWalked":
      case "kayakLanded":
        return say[type](who, space("from"), space("to"));
      case "animalHunted": {
        const tell = number("harpoon") === 1 ? say.animalHarpooned : say.animalHunted;
        return tell(who, words.theAnimal(number("kind")), space("space"));
      }
      case "trophiesScored":
        return say.trophiesScored(who, number("points"));
      case "islandScored": {
        const spaces = numbers("spaces");
        const scores = numbers("points").flatMap((points, owner) =>
          points > 0 ? [`${name(owner)} +${points}`] : [],
        );
        return say.islandScored(spaces.length, nameOf(spaces[0] ?? 0), scores.join(", "));
      }
      case "gameEnded": {
        const winners = numbers("winners").map(name);
        const points = numbers("totals")[numbers("winners")[0] ?? 0] ?? 0;
        const [winner, ...others] = winners;
        if (winner === undefined) return null;
        return others.length === 0
          ? say.gameWon(winner, points)
          : say.gameShared(words.list(winners), points);
      }
      default:
        return null;
    }
  };

  const score = ({ key, data }: ScoreLine): string => {
    const say = words.score;
    const [group, sort] = key.split(".");
    if (group === "trophies" && (sort === "fish" || sort === "fox" || sort === "bear"))
      return say[sort](numberOf(data, "count"));
    if (sort === "lone" || sort === "first" || sort === "second" || sort === "nothing")
      return say[sort](numberOf(data, "size"), nameOf(numberOf(data, "space")));
    return key;
  };

  return {
    options: words.options,
    prompt,
    move,
    event,
    score,
    describe: (view, viewer, name) => describeTable(words, view, viewer, name),
  };
}
