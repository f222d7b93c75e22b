/** Objects that change in place: an object per piece, as most people would write it. */
import { Random } from "@banquise/engine";
import {
  type Die,
  type Draft,
  fits,
  legalDrafts,
  PLANS,
  POOL,
  ROUNDS,
  roundPoints,
  SEATS,
  TURNS,
} from "./rules.ts";

class LiteGame {
  round = 0;
  turn = 0;
  over = false;
  bag = [8, 8, 8, 8];
  pool: Die[] = [];
  readonly points = [0, 0, 0];
  buildings: Die[][][] = [];
  private readonly deck = PLANS.map((_, plan) => plan);
  private readonly random: Random;

  constructor(random: Random) {
    this.random = random;
    random.shuffle(this.deck);
    this.startRound();
  }

  get seat(): number {
    return (this.round + this.turn) % SEATS;
  }

  legal(): Draft[] {
    return legalDrafts(this.pool, this.buildings[this.seat]);
  }

  apply({ die, cell }: Draft): void {
    const stack = this.buildings[this.seat][cell];
    if (!fits(this.pool[die], stack)) throw new Error("illegal");
    stack.push(this.pool[die]);
    this.pool[die] = this.draw();
    if (++this.turn < TURNS) return;
    const plans = this.deck.slice(this.round * SEATS, (this.round + 1) * SEATS);
    roundPoints(this.round, this.buildings, plans).forEach((points, seat) => {
      this.points[seat] += points;
    });
    this.round++;
    if (this.round === ROUNDS) this.over = true;
    else this.startRound();
  }

  private startRound(): void {
    this.turn = 0;
    this.bag = [8, 8, 8, 8];
    this.pool = Array.from({ length: POOL }, () => this.draw());
    this.buildings = Array.from({ length: SEATS }, () => [[], [], [], [], [], []]);
  }

  private draw(): Die {
    const { bag } = this;
    let rest = this.random.int(bag[0] + bag[1] + bag[2] + bag[3]);
    let colour = 0;
    while (rest >= bag[colour]) rest -= bag[colour++];
    bag[colour]--;
    return { colour, value: this.random.int(6) + 1 };
  }
}

export function playObjects(seed: number): void {
  const random = Random.of(seed);
  const game = new LiteGame(random);
  while (!game.over) {
    const legal = game.legal();
    game.apply(legal[random.int(legal.length)]);
  }
}
