/**
 * SHA-256 and HMAC-SHA-256, synchronous and the same in browsers and in Node (where the built-in ones are either
 * asynchronous or not shared). Checked against the published vectors and Node's own in `sha256.test.ts`.
 */

const BLOCK_BYTES = 64;

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes, and of the square roots of the first 8. */
const { rounds: ROUND_CONSTANTS, initial: INITIAL_HASH } = primeConstants();

function primeConstants(): { rounds: Int32Array; initial: Int32Array } {
  const rounds = new Int32Array(64);
  const initial = new Int32Array(8);
  const fraction = (x: number): number => ((x - Math.floor(x)) * 4294967296) | 0;
  for (let candidate = 2, found = 0; found < 64; candidate++) {
    let prime = true;
    for (let d = 2; d * d <= candidate; d++) if (candidate % d === 0) prime = false;
    if (!prime) continue;
    if (found < 8) initial[found] = fraction(Math.sqrt(candidate));
    rounds[found++] = fraction(Math.cbrt(candidate));
  }
  return { rounds, initial };
}

const rotate = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

/** What is worked on, used again and again: dice are asked for at every other move. */
const words = new Int32Array(64);

export const sha256 = (message: Uint8Array): Uint8Array =>
  digestOf(INITIAL_HASH.slice(), message, message.length);

/** Goes on with a hash: `length` counts all bytes, those that it has taken in already and those of the message. */
function digestOf(hash: Int32Array, message: Uint8Array, length: number): Uint8Array {
  compressAll(hash, padded(message, length));
  const digest = new Uint8Array(32);
  const out = new DataView(digest.buffer);
  for (let i = 0; i < 8; i++) out.setInt32(4 * i, hash[i] as number);
  return digest;
}

function compressAll(hash: Int32Array, blocks: Uint8Array): void {
  const bytes = new DataView(blocks.buffer);
  for (let start = 0; start < blocks.length; start += BLOCK_BYTES) {
    for (let i = 0; i < 16; i++) words[i] = bytes.getInt32(start + 4 * i);
    compress(hash, words);
  }
}

function padded(message: Uint8Array, length: number): Uint8Array {
  const blocks = new Uint8Array(Math.ceil((message.length + 9) / BLOCK_BYTES) * BLOCK_BYTES);
  blocks.set(message);
  blocks[message.length] = 0x80;
  const view = new DataView(blocks.buffer);
  view.setUint32(blocks.length - 8, Math.floor(length / 0x20000000));
  view.setUint32(blocks.length - 4, length << 3);
  return blocks;
}

function compress(hash: Int32Array, w: Int32Array): void {
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15] as number;
    const y = w[i - 2] as number;
    const s0 = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3);
    const s1 = rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10);
    w[i] = ((w[i - 16] as number) + s0 + (w[i - 7] as number) + s1) | 0;
  }
  // One by one: with arrays that are taken apart and put together as lists a digest takes nearly twice as long.
  let a = hash[0] as number;
  let b = hash[1] as number;
  let c = hash[2] as number;
  let d = hash[3] as number;
  let e = hash[4] as number;
  let f = hash[5] as number;
  let g = hash[6] as number;
  let h = hash[7] as number;
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (ROUND_CONSTANTS[i] as number) + (w[i] as number)) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  hash[0] = (hash[0] as number) + a;
  hash[1] = (hash[1] as number) + b;
  hash[2] = (hash[2] as number) + c;
  hash[3] = (hash[3] as number) + d;
  hash[4] = (hash[4] as number) + e;
  hash[5] = (hash[5] as number) + f;
  hash[6] = (hash[6] as number) + g;
  hash[7] = (hash[7] as number) + h;
}

/** HMAC under one key, for many messages: what depends on the key alone is worked out once. */
export function hmacSha256Under(key: Uint8Array): (message: Uint8Array) => Uint8Array {
  const short = key.length > BLOCK_BYTES ? sha256(key) : key;
  const inner = afterBlock(short, 0x36);
  const outer = afterBlock(short, 0x5c);
  return (message) => finished(outer, finished(inner, message));
}

export const hmacSha256 = (key: Uint8Array, message: Uint8Array): Uint8Array => hmacSha256Under(key)(message);

/** The hash after the first block of an HMAC: the key, masked. */
function afterBlock(key: Uint8Array, mask: number): Int32Array {
  const block = new Uint8Array(BLOCK_BYTES).fill(mask);
  for (let i = 0; i < key.length; i++) block[i] = mask ^ (key[i] as number);
  const hash = INITIAL_HASH.slice();
  compressAll(hash, block);
  return hash;
}

/** The digest of a message that follows such a block. */
const finished = (begun: Int32Array, message: Uint8Array): Uint8Array =>
  digestOf(begun.slice(), message, BLOCK_BYTES + message.length);

const encoder = new TextEncoder();

export const utf8 = (text: string): Uint8Array => encoder.encode(text);

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function fromHex(hex: string): Uint8Array {
  const bytes = new Uint8Array(hex.length >> 1);
  for (let i = 0; i < bytes.length; i++) bytes[i] = Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16);
  return bytes;
}
