import { describe, expect, test } from "vitest";
import { exp, log, power } from "./transcendental.ts";

/** So many units of the last digit. */
const off = (value: number, expected: number): number =>
  value === expected ? 0 : Math.abs(value - expected) / (Math.abs(expected) * Number.EPSILON);

describe("numbers that are the same in every engine", () => {
  test("exp is e to the power of x, to the last digits", () => {
    for (let x = -700; x < 700; x += 0.377) expect(off(exp(x), Math.exp(x))).toBeLessThan(4);
    for (let x = -2; x < 2; x += 0.0013) expect(off(exp(x), Math.exp(x))).toBeLessThan(3);
  });

  test("log is its inverse, to the last digits", () => {
    for (let x = 1e-300; x < 1e300; x *= 3.7) expect(off(log(x), Math.log(x))).toBeLessThan(3);
    for (let x = 0.5; x < 2; x += 0.0007) expect(Math.abs(log(x) - Math.log(x))).toBeLessThan(3e-16);
    for (let x = 1; x < 100_000; x += 7) expect(off(log(x), Math.log(x))).toBeLessThan(3);
  });

  test("at the ends", () => {
    expect(exp(0)).toBe(1);
    expect(exp(800)).toBe(Number.POSITIVE_INFINITY);
    expect(exp(709.7)).toBeLessThan(Number.POSITIVE_INFINITY);
    expect(exp(-800)).toBe(0);
    expect(exp(Number.NaN)).toBeNaN();
    expect(log(0)).toBe(Number.NEGATIVE_INFINITY);
    expect(log(1)).toBe(0);
    expect(log(-1)).toBeNaN();
    expect(log(Number.NaN)).toBeNaN();
    expect(log(Number.POSITIVE_INFINITY)).toBe(Number.POSITIVE_INFINITY);
    expect(off(log(Number.MIN_VALUE), Math.log(Number.MIN_VALUE))).toBeLessThan(3);
    expect(off(log(Number.MAX_VALUE), Math.log(Number.MAX_VALUE))).toBeLessThan(3);
  });

  test("power", () => {
    for (let x = 0.1; x < 40; x *= 1.3)
      for (const y of [0, 0.5, 1, 1.6, 7]) expect(off(power(x, y), x ** y)).toBeLessThan(40);
    expect(power(0, 1.6)).toBe(0);
    expect(power(0, 0)).toBe(1);
  });

  test("known bits", () => {
    const sum = (of: (x: number) => number, from: number, step: number): string => {
      let total = 0;
      for (let i = 0; i < 1000; i++) total += of(from + i * step);
      return total.toString();
    };
    expect(sum(exp, -5, 0.01)).toMatchInlineSnapshot(`"14766.562576791473"`);
    expect(sum(log, 0.01, 0.37)).toMatchInlineSnapshot(`"4907.558922303846"`);
  });
});
