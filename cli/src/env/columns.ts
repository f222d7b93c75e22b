/**
 * JSON with columns of numbers in base64, put together as bytes in one buffer that is used again and again: strings of such
 * length would be made, copied and thrown away thousands of times a second.
 */

const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const TRIPLE = 3;
const QUADRUPLE = 4;
const PADDING = "=".charCodeAt(0);

/** For every twelve bits the two signs that stand for them, as they lie in memory. */
const PAIRS = new Uint16Array(1 << 12);
{
  const bytes = new Uint8Array(PAIRS.buffer);
  for (let bits = 0; bits < PAIRS.length; bits++) {
    bytes[2 * bits] = SIGNS.charCodeAt(bits >>> 6);
    bytes[2 * bits + 1] = SIGNS.charCodeAt(bits & 63);
  }
}

export class Columns {
  private bytes = Buffer.alloc(1 << 16);
  private pairs = new Uint16Array(this.bytes.buffer, this.bytes.byteOffset, this.bytes.length >>> 1);
  private length = 0;

  /** Begins anew: what was taken before is overwritten. */
  clear(): void {
    this.length = 0;
  }

  /** Adds a column under a name. */
  add(name: string, numbers: ArrayBufferView): void {
    const key = `${this.length === 0 ? "{" : ","}"${name}":"`;
    const size = numbers.byteLength;
    this.reserve(key.length + Math.ceil(size / TRIPLE) * QUADRUPLE + QUADRUPLE);
    this.length += this.bytes.write(key, this.length, "latin1");
    // Pairs lie at even places: a blank before the text moves it by one.
    if (this.length % 2 === 1) {
      this.bytes.write(' "', this.length - 1, "latin1");
      this.length++;
    }
    this.encode(new Uint8Array(numbers.buffer, numbers.byteOffset, size));
    this.length += this.bytes.write('"', this.length, "latin1");
  }

  /** The whole object. It is good until the next `clear`. */
  take(): Uint8Array {
    this.reserve(1);
    this.length += this.bytes.write("}", this.length, "latin1");
    return this.bytes.subarray(0, this.length);
  }

  private encode(source: Uint8Array): void {
    const { pairs } = this;
    const rest = source.length % TRIPLE;
    const whole = source.length - rest;
    let to = this.length >>> 1;
    for (let i = 0; i < whole; i += TRIPLE) {
      const bits =
        ((source[i] as number) << 16) | ((source[i + 1] as number) << 8) | (source[i + 2] as number);
      pairs[to++] = PAIRS[bits >>> 12] as number;
      pairs[to++] = PAIRS[bits & 0xfff] as number;
    }
    this.length = 2 * to;
    if (rest === 0) return;
    const bits = ((source[whole] as number) << 16) | ((rest === 2 ? (source[whole + 1] as number) : 0) << 8);
    pairs[to++] = PAIRS[bits >>> 12] as number;
    pairs[to++] = PAIRS[bits & 0xfff] as number;
    this.length = 2 * to;
    this.bytes.fill(PADDING, this.length - TRIPLE + rest, this.length);
  }

  private reserve(more: number): void {
    if (this.length + more <= this.bytes.length) return;
    const grown = Buffer.alloc(2 * (this.length + more));
    this.bytes.copy(grown, 0, 0, this.length);
    this.bytes = grown;
    this.pairs = new Uint16Array(grown.buffer, grown.byteOffset, grown.length >>> 1);
  }
}
