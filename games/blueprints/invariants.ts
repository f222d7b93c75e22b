/** What must hold in every state, however it was reached. */
import { at, type Seat } from "@banquise/engine";
import {
  AWARD_VP,
  AWARDS,
  DICE_PER_MATERIAL,
  DIE_KINDS,
  DISCARDS,
  LEVELS,
  MATERIAL_OF,
  MATERIALS,
  PLAN_BONUS,
  PLANS,
  POOL_SIZE,
  PRIZE_VP,
  PRIZES,
  RECYCLED_POINTS,
  ROUNDS,
  SKYSCRAPER_HEIGHT,
  SPACES,
  TAKES,
  TARGETS,
  VALUE_OF,
} from "./data.ts";
import { poolSize } from "./pool.ts";
import { result } from "./scoring.ts";
import {
  DISCARD,
  demandOf,
  dieAt,
  ENDED,
  firstSeat,
  HATCHED,
  heightOf,
  isFinished,
  LOST,
  lotOf,
  PLACE,
  PLACED,
  planOf,
  prizeWinner,
  type State,
  seatAtRank,
  TAKE,
  turnPosition,
} from "./state.ts";
import { newSurvey, qualifies, type Survey, survey } from "./survey.ts";

/** Notes a complaint unless `holds`. */
type Expect = (holds: boolean, complaint: string) => void;

export function violations(s: State): readonly string[] {
  const complaints: string[] = [];
  const expect: Expect = (holds, complaint) => {
    if (!holds) complaints.push(complaint);
  };
  checkTurn(s, expect);
  checkDice(s, expect);
  checkPlans(s, expect);
  for (let round = 1; round <= s.round; round++) {
    for (let seat = 0; seat < s.seats; seat++) checkBuilding(s, round, seat, expect);
    if (isFinished(s, round)) checkRound(s, round, expect);
  }
  checkStanding(s, expect);
  return complaints;
}

function checkTurn(s: State, expect: Expect): void {
  const turns = s.seats * TAKES;
  expect(s.turn <= turns && (s.turn < turns || s.phase === ENDED), "the turn is beyond the round");
  expect(
    s.phase === ENDED || turnPosition(s, s.round, s.active) === s.turn % s.seats,
    "another seat is active",
  );
  expect((s.hand !== 0) === (s.phase === PLACE), "a die is in hand exactly while it is being placed");
  expect(s.phase !== DISCARD || s.seats === 2, "only two players discard");
  expect(s.phase !== TAKE || poolSize(s) === POOL_SIZE[s.seats], "a die is taken from a full pool");
  for (let die = 1; die <= DIE_KINDS; die++) {
    const listed = ((s.poolKinds >> die) & 1) === 1;
    expect(listed === at(s.pool, die) > 0, `the set of the pool's dice is wrong about ${die}`);
  }
}

/** All 8 dice of each material are somewhere: taken dice are in hand, placed or lost. */
function checkDice(s: State, expect: Expect): void {
  const seen = Array<number>(MATERIALS.length).fill(0);
  const see = (material: number, count: number): void => {
    seen[material] = (seen[material] ?? 0) + count;
  };
  for (let material = 0; material < MATERIALS.length; material++) see(material, at(s.bag, material));
  for (let die = 1; die <= DIE_KINDS; die++) see(at(MATERIAL_OF, die), at(s.pool, die));
  see(demandOf(s, s.round, 0), 1);
  see(demandOf(s, s.round, 1), 1);
  for (let seat = 0; seat < s.seats; seat++) {
    for (const die of takenIn(s, s.round, seat)) see(at(MATERIAL_OF, die), 1);
  }
  for (const die of discardedIn(s, s.round)) see(at(MATERIAL_OF, die), 1);
  seen.forEach((count, material) => {
    expect(count === DICE_PER_MATERIAL, `${count} dice of ${MATERIALS[material]}`);
  });
}

function checkPlans(s: State, expect: Expect): void {
  const dealt = s.plans.filter((plan) => plan !== 0);
  expect(new Set(dealt).size === dealt.length, "a plan was dealt twice");
  expect(dealt.length === s.seats * s.round, "each seat has one plan a round");
  expect(
    dealt.every((plan) => plan <= PLANS),
    "there is no such plan",
  );
}

const takenIn = (s: State, round: number, seat: Seat): number[] => {
  const lot = lotOf(round, seat);
  return Array.from(s.taken.subarray(lot * TAKES, (lot + 1) * TAKES)).filter((die) => die !== 0);
};

const discardedIn = (s: State, round: number): number[] =>
  Array.from(s.discarded.subarray((round - 1) * DISCARDS, round * DISCARDS)).filter((die) => die !== 0);

const countFates = (s: State, lot: number, fate: number): number =>
  s.fates.subarray(lot * TAKES, (lot + 1) * TAKES).filter((each) => each === fate).length;

function checkBuilding(s: State, round: number, seat: Seat, expect: Expect): void {
  const where = `round ${round}, seat ${seat}`;
  const lot = lotOf(round, seat);
  const plan = planOf(s, round, seat);
  const standing: number[] = [];
  let covered = true;
  for (let space = 0; space < SPACES; space++) {
    const height = heightOf(s, lot, space);
    const open = at(TARGETS, plan * SPACES + space) !== 0;
    expect(open || height === 0, `${where}: a die on a hatched space`);
    if (open && height === 0) covered = false;
    let top = open ? 0 : HATCHED;
    for (let level = 0; level < LEVELS; level++) {
      const die = dieAt(s, lot, space, level);
      if (level >= height) expect(die === 0, `${where}: a die in the air`);
      else {
        expect(at(VALUE_OF, die) >= top, `${where}: a die on a higher one`);
        top = at(VALUE_OF, die);
        standing.push(die);
      }
    }
    expect(at(s.tops, lot * SPACES + space) === top, `${where}: wrong top of space ${space}`);
  }

  const taken = takenIn(s, round, seat);
  const placed = taken.filter((_, take) => at(s.fates, lot * TAKES + take) === PLACED);
  const lost = countFates(s, lot, LOST);
  expect(sorted(placed) === sorted(standing), `${where}: the building is not what was placed`);
  const holding = s.phase === PLACE && round === s.round && seat === s.active;
  expect(taken.length === placed.length + lost + (holding ? 1 : 0), `${where}: a die is nowhere`);
  expect(!holding || taken.at(-1) === s.hand, `${where}: the die in hand is the last one taken`);
  expect(lost === 0 || covered, `${where}: a die was lost with a space empty`);
  expect(taken.length === expectedTakes(s, round, seat), `${where}: ${taken.length} dice taken`);
}

const sorted = (dice: readonly number[]): string => [...dice].sort((a, b) => a - b).join();

/** Everybody takes in turn, so the number of takes follows from the turn. */
function expectedTakes(s: State, round: number, seat: Seat): number {
  if (isFinished(s, round)) return TAKES;
  const position = turnPosition(s, round, seat);
  const full = Math.floor(s.turn / s.seats);
  const current = s.turn % s.seats;
  return full + (position < current || (position === current && s.phase !== TAKE) ? 1 : 0);
}

/** Bounds of one building's points; the total is the highest and lowest that this deck allows. */
const BOUNDS = { total: [4, 44], wood: 28, stone: 34, glass: 36 } as const;

function checkRound(s: State, round: number, expect: Expect): void {
  const where = `round ${round}`;
  const ranking = Array.from({ length: s.seats }, (_, rank) => seatAtRank(s, round, rank));
  expect(new Set(ranking).size === s.seats && ranking.every((seat) => seat >= 0), `${where}: no ranking`);
  if (round < s.round) {
    expect(firstSeat(s, round + 1) === ranking.at(-1), `${where}: the last of the ranking begins the next`);
  }
  const discards = discardedIn(s, round).length;
  expect(discards === (s.seats === 2 ? DISCARDS : 0), `${where}: ${discards} discards`);
  expect(demandOf(s, round, 0) !== demandOf(s, round, 1), `${where}: one material in demand`);

  const buildings = ranking.map(() => newSurvey());
  buildings.forEach((building, seat) => {
    survey(s, lotOf(round, seat), building);
    checkSurvey(building, `${where}, seat ${seat}`, expect);
  });
  const totals = ranking.map((seat) => buildings[seat]?.total ?? 0);
  expect(
    totals.every((total, rank) => rank === 0 || total <= (totals[rank - 1] ?? 0)),
    `${where}: a lower score ranks higher`,
  );
  PRIZES.forEach((kind, prize) => {
    const able = buildings.filter((building) => qualifies(building, prize));
    const winner = buildings[prizeWinner(s, round, prize)];
    const right = winner === undefined ? able.length === 0 : able.includes(winner);
    expect(right, `${where}: wrong winner of ${kind}`);
  });
}

function checkSurvey(building: Survey, where: string, expect: Expect): void {
  const [bonus = 0, wood = 0, recycled = 0, stone = 0, glass = 0] = building.points;
  const { total, tallest } = building;
  expect(total >= BOUNDS.total[0] && total <= BOUNDS.total[1], `${where}: ${total} points`);
  expect(bonus === 0 || bonus === PLAN_BONUS, `${where}: a bonus of ${bonus}`);
  expect(wood <= BOUNDS.wood && wood % 2 === 0, `${where}: ${wood} for wood`);
  expect(RECYCLED_POINTS.includes(recycled), `${where}: ${recycled} for recycled`);
  expect(stone <= BOUNDS.stone && glass <= BOUNDS.glass, `${where}: too much stone or glass`);
  const dice = building.materials.reduce((sum, count) => sum + count, 0);
  expect(bonus === 0 || dice === TAKES, `${where}: a plan followed with dice missing`);
  expect(bonus === 0 || tallest < SKYSCRAPER_HEIGHT, `${where}: a skyscraper that follows its plan`);
  const geometer = qualifies(building, PRIZES.indexOf("geometer"));
  const integrity = qualifies(building, PRIZES.indexOf("structuralIntegrity"));
  expect(!(geometer && integrity), `${where}: geometer and structural integrity at once`);
  expect(dice >= 3 && dice <= TAKES, `${where}: ${dice} dice`);
}

function checkStanding(s: State, expect: Expect): void {
  const { seats } = result(s);
  const finished = s.phase === ENDED ? ROUNDS : s.round - 1;
  const awards = (AWARDS[s.seats] ?? []).reduce((sum, metal) => sum + (AWARD_VP[metal] ?? 0), 0);
  const prizes = s.prizes.filter((winner) => winner !== 0).length;
  const given = seats.reduce((sum, seat) => sum + seat.total, 0);
  expect(given === finished * awards + prizes * PRIZE_VP, `${given} victory points were given`);
  const winners = seats.filter(({ rank }) => rank === 1).length;
  expect(winners > 0, "nobody leads");
  expect(s.seats > 2 || s.phase !== ENDED || winners === 1, "two players share the victory");
  expect(
    s.ranking.every((seat) => seat <= s.seats),
    "a seat is ranked that does not play",
  );
}
