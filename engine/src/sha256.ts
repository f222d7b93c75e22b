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

export function sha256(message: Uint8Array): Uint8Array {
  const hash = INITIAL_HASH.slice();
  const blocks = padded(message);
  const bytes = new DataView(blocks.buffer);
  for (let start = 0; start < blocks.length; start += BLOCK_BYTES) {
    for (let i = 0; i < 16; i++) words[i] = bytes.getInt32(start + 4 * i);
    compress(hash, words);
  }
  const digest = new Uint8Array(32);
  const out = new DataView(digest.buffer);
  for (let i = 0; i < 8; i++) out.setInt32(4 * i, hash[i] as number);
  return digest;
}

function padded(message: Uint8Array): Uint8Array {
  const length = Math.ceil((message.length + 9) / BLOCK_BYTES) * BLOCK_BYTES;
  const blocks = new Uint8Array(length);
  blocks.set(message);
  blocks[message.length] = 0x80;
  const view = new DataView(blocks.buffer);
  view.setUint32(length - 8, Math.floor(message.length / 0x20000000));
  view.setUint32(length - 4, message.length << 3);
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

export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const short = key.length > BLOCK_BYTES ? sha256(key) : key;
  const inner = new Uint8Array(BLOCK_BYTES + message.length).fill(0x36, 0, BLOCK_BYTES);
  const outer = new Uint8Array(BLOCK_BYTES + 32).fill(0x5c, 0, BLOCK_BYTES);
  for (let i = 0; i < short.length; i++) {
    inner[i] = (inner[i] as number) ^ (short[i] as number);
    outer[i] = (outer[i] as number) ^ (short[i] as number);
  }
  inner.set(message, BLOCK_BYTES);
  outer.set(sha256(inner), BLOCK_BYTES);
  return sha256(outer);
}

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
