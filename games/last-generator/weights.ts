/** What things are worth in points, as found by playing: the one place where the evaluation's figures stand. */
export const WEIGHTS = {
  /** More than a fallen city has of people and hope. */
  alive: 60,
  /** Wide, so that the curve from fall to victory is steep enough everywhere to tell moves apart. */
  decisive: 200,
  /** What a city usually lacks while it is being built, for each round before the last ones. */
  build: 16,
  builtBefore: 3.5,
  /** What the work of one Meeple in one round is worth when needs are counted in work. */
  work: 1.6,
  /** A Meeple that can still act in this round. */
  reserve: 2.2,
  /** A Meeple in each round to come. */
  meeple: 0.9,
  /** Work that a unit costs when no building yields it and none lies on the map. */
  scarce: 0.9,
  /** A unit more than will ever be needed. */
  spare: 0.1,
  /** Each coal that the coming Generator phase will lack, by day, and in the evening when no work is left. */
  coldByDay: 0.5,
  coldByNight: 1.5,
  /** Hunger that will be suffered, and that which is only in sight. */
  hunger: 1,
  hungerAhead: 0.5,
  /** Rounds after which sickness will have been dealt with one way or another. */
  sickRounds: 4,
  sick: 0.6,
  fatigue: 1.4,
  flip: 3.5,
  skull: 2.5,
  corpse: 1,
  corpses: 0.3,
  /** A Meeple without a bed, for each night to come. */
  bed: 1.3,
  coldBed: 0.5,
  /** An active token of Hope, and of Discontent. */
  hopeActive: 0.8,
  discontentActive: 0.6,
  /** A cube that nobody will be there to let off; the part of the Pressure track that may be filled; what a breakdown lets off. */
  unvented: 1,
  pressureRoom: 0.6,
  breakdownRoom: 8,
  /** The first breakdown and the second one if they come, and to have had the first one, for each round to come. */
  firstBreakdown: 10,
  secondBreakdown: 60,
  overheated: 0.8,
  /** Wood and steel that a city uses up in a round. */
  woodUse: 2.2,
  steelUse: 0.7,
  coreUse: 1.2,
  /** The better side of a building, as a part of what it is worth. */
  upgraded: 0.35,
  /** A law and a technology over ten rounds. */
  law: 2,
  technology: 5,
  developing: 2,
  automaton: 1.2,
  card: 1,
  call: 3,
  /** A scout who is away, and each space that it has gone. */
  scout: 5,
  scoutSpace: 1.6,
  storm: 0.4,
  /** For each Meeple that can still act: a zone that is warm. */
  warmth: 0.35,
  /** A course of the rampart before or behind its time. */
  rampart: 11,
  /** Fewer rounds than courses are left. */
  tooLate: 100,
  seed: 6,
} as const;
