/** How things are said: what each language provides. What is said and when stands in `speak.ts` and `table.ts`. */
import type { OptionText } from "@banquise/engine";
import type { OutlookLine } from "../evaluate.ts";

/** Spaces come by name; kinds, faces and directions by their index in the data. */
export interface Phrases {
  readonly options: Readonly<Record<"variant" | "cornerKayak" | "firstSeat", OptionText>>;
  /** "thaw", by index of `FACES`. */
  readonly faces: readonly string[];
  /** "thaw", by index of `RED_TYPES`. */
  readonly redTypes: readonly string[];
  /** "fish 2", by index of `KINDS`. */
  readonly kinds: readonly string[];
  /** "the fish 2" */
  theAnimal(kind: number): string;
  /** "to the north" */
  readonly directions: readonly string[];
  /** "a, b and c" */
  list(items: readonly string[]): string;

  readonly prompt: {
    place(left: number): string;
    melt(): string;
    meltOrPlay(): string;
    drift(): string;
    displace(animals: string, space: string): string;
    act(ap: number): string;
    land(from: string): string;
    step(left: number): string;
    react(space: string): string;
    evictOwn(space: string): string;
    /** `letter` is the one on the figure. */
    evict(letter: string, space: string): string;
    ended(): string;
  };
  readonly move: {
    placeInuit(space: string): string;
    melt(space: string): string;
    playThaw(space: string): string;
    playAnimalMove(): string;
    playEndurance(value: number): string;
    drift(space: string, direction: string): string;
    displace(animals: string, to: string): string;
    stepAnimal(animal: string, from: string, to: string): string;
    useHarpoon(): string;
    declineHarpoon(): string;
    evictTo(corner: string): string;
    walk(from: string, to: string): string;
    walkToBear(from: string, to: string): string;
    kayak(from: string): string;
    land(to: string): string;
    landAtBear(to: string): string;
    hunt(animal: string, space: string, value: number): string;
    harpoonHunt(animal: string, space: string): string;
    buildIgloo(space: string): string;
    endTurn(): string;
  };
  readonly event: {
    firstSeatChosen(name: string): string;
    inuitPlaced(name: string, space: string): string;
    turnBegun(name: string, turn: number): string;
    turnEnded(name: string, ap: number): string;
    tileMelted(name: string, space: string, face: string): string;
    tileKept(name: string, space: string): string;
    tileKeptByYou(name: string, space: string, face: string): string;
    animalsArrived(animals: string, space: string): string;
    driftSkipped(): string;
    animalsDisplaced(animals: string, from: string, to: string): string;
    tilesDrifted(name: string, space: string, direction: string, count: number): string;
    thawPlayed(name: string, space: string, lost: string): string;
    endurancePlayed(name: string, value: number): string;
    animalMovePlayed(name: string): string;
    animalStepped(name: string, animal: string, from: string, to: string): string;
    stepsLost(count: number): string;
    preyEaten(animals: string, space: string): string;
    harpoonAsked(name: string, space: string): string;
    harpoonDeclined(name: string): string;
    bearKilled(name: string, space: string): string;
    inuitsHid(name: string, space: string, count: number): string;
    inuitEvicted(name: string, owner: string, from: string, to: string): string;
    inuitWalked(name: string, from: string, to: string): string;
    kayakLanded(name: string, from: string, to: string): string;
    animalHunted(name: string, animal: string, space: string): string;
    animalHarpooned(name: string, animal: string, space: string): string;
    iglooBuilt(name: string, space: string): string;
    iceGone(name: string): string;
    trophiesScored(name: string, points: number): string;
    islandScored(size: number, space: string, scores: string): string;
    gameWon(name: string, points: number): string;
    /** Totals were equal, and the better hunter wins (IGL-10.10). */
    gameWonByHunt(name: string, points: number, trophies: number, beaten: string): string;
    gameShared(names: string, points: number, trophies: number): string;
  };
  readonly place: {
    /** "the space d4" */
    space(name: string): string;
    /** By index of `COLOURS`. */
    readonly tribes: readonly string[];
    /** A tile of one's hand. */
    hand(face: string): string;
  };
  readonly outlook: Readonly<Record<OutlookLine, string>>;
  readonly score: {
    fish(count: number): string;
    fox(count: number): string;
    bear(count: number): string;
    lone(size: number, space: string): string;
    first(size: number, space: string): string;
    second(size: number, space: string): string;
    nothing(size: number, space: string): string;
  };
  readonly table: {
    placing(name: string): string;
    turn(turn: number, doing: string): string;
    melting(name: string): string;
    drifting(name: string): string;
    acting(name: string, ap: number): string;
    landing(name: string, from: string): string;
    stepping(name: string, left: number): string;
    reacting(name: string, space: string): string;
    evicting(name: string, owner: string, space: string): string;
    ended(): string;
    played(types: string): string;
    water(spaces: string): string;
    packs(spaces: string): string;
    faceDown(count: number): string;
    animals(places: string): string;
    /** "d5: fish 1, fish 2" */
    place(space: string, animals: string): string;
    inuits(name: string, spaces: string): string;
    igloos(name: string, spaces: string, left: number): string;
    trophies(name: string, points: number, animals: string): string;
    hand(name: string, tiles: string): string;
    handSize(name: string, count: number): string;
    island(size: number, spaces: string, strengths: string): string;
    /** "Ada 3 (6 points)" */
    strength(name: string, strength: number, points: number): string;
    /** Before the end: what was caught is sure, what islands promise is not. */
    points(name: string, hunted: number, promised: number): string;
    total(name: string, points: number): string;
  };
}
