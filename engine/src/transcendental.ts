/**
 * `exp` and `log` that give the same bits everywhere: they use only what every engine must round alike. The language leaves
 * `Math.exp` and `Math.log` to the engine, and one different last bit is enough for a bot to decide otherwise.
 */

/** The logarithm of 2 in two parts: the first has so few digits that its multiples are exact. */
const LN2_HIGH = 0.6931471803691238;
const LN2_LOW = 1.9082149292705877e-10;
const LEAST_EXPONENT = -1074;
const MOST_EXPONENT = 1023;
/** Terms of the series: with them the rest is below the last bit. */
const EXP_TERMS = 14;
const LOG_TERMS = 11;
const LOG_COEFFICIENTS = Float64Array.from({ length: LOG_TERMS + 1 }, (_, term) => 1 / (2 * term + 1));

/** 2 to the power of every exponent that a number can have. */
const POWERS_OF_TWO = powersOfTwo();

function powersOfTwo(): Float64Array {
  const powers = new Float64Array(MOST_EXPONENT - LEAST_EXPONENT + 1);
  let power = 1;
  for (let k = 0; k <= MOST_EXPONENT; k++, power *= 2) powers[k - LEAST_EXPONENT] = power;
  power = 1;
  for (let k = 0; k >= LEAST_EXPONENT; k--, power /= 2) powers[k - LEAST_EXPONENT] = power;
  return powers;
}

const powerOfTwo = (exponent: number): number => POWERS_OF_TWO[exponent - LEAST_EXPONENT] as number;

/** e to the power of x. */
export function exp(x: number): number {
  if (!(x > -745)) return Number.isNaN(x) ? x : 0;
  if (x > 709.78) return Number.POSITIVE_INFINITY;
  const exponent = Math.round(x * Math.LOG2E);
  const rest = x - exponent * LN2_HIGH - exponent * LN2_LOW;
  let sum = 1;
  for (let term = EXP_TERMS; term > 0; term--) sum = 1 + (sum * rest) / term;
  // The largest exponent alone would be one too many.
  return exponent > MOST_EXPONENT ? sum * 2 * powerOfTwo(exponent - 1) : sum * powerOfTwo(exponent);
}

const bits = new DataView(new ArrayBuffer(8));

/** The natural logarithm. */
export function log(x: number): number {
  if (!(x > 0)) return x === 0 ? Number.NEGATIVE_INFINITY : Number.NaN;
  if (x === Number.POSITIVE_INFINITY) return x;
  // Numbers that are too small to have all their digits are raised first.
  const raised = x < 2.2250738585072014e-308 ? 54 : 0;
  bits.setFloat64(0, raised === 0 ? x : x * powerOfTwo(raised));
  const high = bits.getUint32(0);
  let exponent = (high >>> 20) - 1023 - raised;
  bits.setUint32(0, (high & 0xf_ffff) | 0x3ff0_0000);
  let mantissa = bits.getFloat64(0);
  if (mantissa > Math.SQRT2) {
    mantissa /= 2;
    exponent++;
  }
  const s = (mantissa - 1) / (mantissa + 1);
  const square = s * s;
  let sum = 0;
  for (let term = LOG_TERMS; term >= 0; term--) sum = sum * square + (LOG_COEFFICIENTS[term] as number);
  return exponent * LN2_HIGH + (2 * s * sum + exponent * LN2_LOW);
}

/** x to the power of y, for x that is not below 0. */
export const power = (x: number, y: number): number => (y === 0 ? 1 : exp(y * log(x)));
