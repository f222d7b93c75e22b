import { expect, test } from "vitest";
import { rangeOf } from "./range.ts";

test("a range is written in one way, whichever of its addresses names it", () => {
  for (const [wish, text] of [
    ["192.0.2.77/24", "192.0.2.0/24"],
    [" 192.0.2.77 ", "192.0.2.77/32"],
    ["10.255.0.1/12", "10.240.0.0/12"],
    ["::ffff:192.0.2.77", "192.0.2.77/32"],
    ["2001:DB8:0:0::1/32", "2001:db8::/32"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:db8::ff/121", "2001:db8::80/121"],
    ["fe80::1%eth0/64", "fe80::/64"],
  ] as const)
    expect([wish, rangeOf(wish)?.text ?? null]).toEqual([wish, text]);
});

test("what is no range, or would shut out half the world, is none", () => {
  for (const wish of [
    ..."x 192.0.2 192.0.2.1/33 192.0.2.1/ 192.0.2.1/-1 0.0.0.0/0 10.0.0.0/7 ::/0 2000::/3 ::1/129".split(" "),
    "192.0.2.1/24/24",
    "0x7f.1",
    "",
  ])
    expect([wish, rangeOf(wish)]).toEqual([wish, null]);
});

test("it has its addresses, however they are written, and no others", () => {
  const four = rangeOf("192.0.2.0/25");
  for (const address of ["192.0.2.0", "192.0.2.127", "::ffff:192.0.2.5"])
    expect(four?.has(address)).toBe(true);
  for (const address of ["192.0.2.128", "192.0.1.255", "::192.0.2.5", "2001:db8::1", "", "unknown"])
    expect([address, four?.has(address)]).toEqual([address, false]);
  const six = rangeOf("2001:db8:7::/48");
  for (const address of ["2001:db8:7::", "2001:0DB8:7:ffff::1"]) expect(six?.has(address)).toBe(true);
  for (const address of ["2001:db8:8::", "192.0.2.1"]) expect(six?.has(address)).toBe(false);
});
