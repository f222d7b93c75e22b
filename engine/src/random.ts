import { at, type Ints } from "./ints.ts";

/** Four 32-bit words: the seed and the whole state of the generator. */
export type Seed = readonly [number, number, number, number];

const TWO_32 = 4294967296;
const WARM_UP_DRAWS = 12;

/** The seed that one integer stands for. */
export const seedOf = (seed: number): Seed => [
  seed | 0,
  0x9e3779b9,
  0x243f6a88,
  Math.floor(seed / TWO_32) | 0,
];

/**
 * sfc32: a small fast 32-bit generator with four words of state. It is the only source of chance, and it is
 * frozen: golden vectors in `random.test.ts` guarantee that a replay never changes.
 *
 * It is not cryptographic. Live tables re-key it for every move from a secret (`chance.ts`), so that dice
 * already seen predict nothing.
 */
export class Random {
  private a = 0;
  private b = 0;
  private c = 0;
  private counter = 0;
  private start = 0;

  constructor(seed: Seed) {
    this.reseed(seed);
  }

  /** A generator for simulations and tests, from one integer. */
  static of(seed: number): Random {
    return new Random(seedOf(seed));
  }

  reseed(seed: Seed): void {
    this.a = seed[0] | 0;
    this.b = seed[1] | 0;
    this.c = seed[2] | 0;
    this.counter = seed[3] | 0;
    for (let i = 0; i < WARM_UP_DRAWS; i++) this.uint32();
    this.start = this.counter;
  }

  /** Goes on as another one will. */
  copy(from: Random): void {
    this.a = from.a;
    this.b = from.b;
    this.c = from.c;
    this.counter = from.counter;
    this.start = from.start;
  }

  /** How many numbers were drawn since the seed was set: chance was consumed when this grows. */
  get draws(): number {
    return (this.counter - this.start) >>> 0;
  }

  /** A uniform integer of 32 bits. */
  uint32(): number {
    const t = (((this.a + this.b) | 0) + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + t) | 0;
    return t >>> 0;
  }

  /** A uniform integer from 0 to `n - 1`, without bias (multiply and reject; `n` up to 2^21). */
  int(n: number): number {
    let product = this.uint32() * n;
    let low = product >>> 0;
    if (low < n) {
      const threshold = TWO_32 % n;
      while (low < threshold) {
        product = this.uint32() * n;
        low = product >>> 0;
      }
    }
    return (product - low) / TWO_32;
  }

  /** A uniform number from 0 (included) to 1 (excluded). */
  unit(): number {
    return this.uint32() / TWO_32;
  }

  /** Removes one item at random from a multiset (`counts[kind]` copies of each kind, `total` in all) and returns its kind. */
  draw(counts: Ints, total: number): number {
    let rest = this.int(total);
    let kind = 0;
    for (let n = at(counts, 0); rest >= n; n = at(counts, kind)) {
      rest -= n;
      kind++;
    }
    counts[kind] = at(counts, kind) - 1;
    return kind;
  }

  /** Puts the first `length` integers into random order, in place. */
  shuffle(items: Ints | number[], length = items.length): void {
    for (let i = length - 1; i > 0; i--) {
      const k = this.int(i + 1);
      const kept = items[i] as number;
      items[i] = items[k] as number;
      items[k] = kept;
    }
  }
}
