import type { Move } from "@banquise/engine";

export const NONE = -1;

/** Nodes that a tree has room for at first, and at most: 34 bytes each. */
const FIRST_CAPACITY = 1 << 12;
const MOST_NODES = 1 << 18;

/**
 * A search tree in flat arrays: a node is an index, its children a linked list. Nothing is allocated while searching but
 * when the arrays are doubled.
 *
 * The tree is open-loop: a node stands for the moves that lead to it, not for one state. Chance and what is hidden are
 * sampled anew in every iteration, so the moves that are legal at a node differ between visits; `offered` counts how
 * often a child was there to choose.
 */
export class Tree {
  moves = new Uint16Array(FIRST_CAPACITY);
  visits = new Int32Array(FIRST_CAPACITY);
  offered = new Int32Array(FIRST_CAPACITY);
  /** Sum of the utilities that the seat which chose this node got. */
  sums = new Float64Array(FIRST_CAPACITY);
  /** What the move was worth at first sight to the seat that chooses it, and how much of its attention that earns. */
  priors = new Float32Array(FIRST_CAPACITY);
  weights = new Float32Array(FIRST_CAPACITY);
  firstChild = new Int32Array(FIRST_CAPACITY);
  nextSibling = new Int32Array(FIRST_CAPACITY);
  /** Where every search begins; it moves down when the tree is kept for the next decision. */
  root = 0;
  private size = 0;
  private capacity = FIRST_CAPACITY;

  constructor() {
    this.reset();
  }

  reset(): void {
    this.size = 0;
    this.root = this.newNode(0);
  }

  get full(): boolean {
    return this.size === MOST_NODES;
  }

  /** Must not be called when the tree is full. */
  add(parent: number, move: Move): number {
    const node = this.newNode(move);
    this.nextSibling[node] = this.firstChild[parent] as number;
    this.firstChild[parent] = node;
    return node;
  }

  childOf(node: number, move: Move): number {
    let child = this.firstChild[node] as number;
    while (child !== NONE && this.moves[child] !== move) child = this.nextSibling[child] as number;
    return child;
  }

  private newNode(move: Move): number {
    if (this.size === this.capacity) this.grow();
    const node = this.size++;
    this.moves[node] = move;
    this.visits[node] = 0;
    this.offered[node] = 0;
    this.sums[node] = 0;
    this.firstChild[node] = NONE;
    this.nextSibling[node] = NONE;
    return node;
  }

  private grow(): void {
    this.capacity *= 2;
    this.moves = enlarged(this.moves, new Uint16Array(this.capacity));
    this.visits = enlarged(this.visits, new Int32Array(this.capacity));
    this.offered = enlarged(this.offered, new Int32Array(this.capacity));
    this.sums = enlarged(this.sums, new Float64Array(this.capacity));
    this.priors = enlarged(this.priors, new Float32Array(this.capacity));
    this.weights = enlarged(this.weights, new Float32Array(this.capacity));
    this.firstChild = enlarged(this.firstChild, new Int32Array(this.capacity));
    this.nextSibling = enlarged(this.nextSibling, new Int32Array(this.capacity));
  }
}

function enlarged<A extends Uint16Array | Int32Array | Float32Array | Float64Array>(from: A, to: A): A {
  to.set(from);
  return to;
}
