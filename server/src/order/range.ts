import { BlockList, isIPv4, isIPv6 } from "node:net";
import { groupsOf, plainAddress } from "../http/address.ts";

/** Addresses that belong together. */
export interface Range {
  /** In one way of writing for each: "192.0.2.0/24". */
  readonly text: string;
  has(address: string): boolean;
}

/** How many bits an address has, how many name one household, and how few an operator may name: a slip must not shut out a continent. */
const SIZES = {
  ipv4: { all: 32, household: 32, least: 8 },
  ipv6: { all: 128, household: 64, least: 20 },
} as const;

/** "192.0.2.0/24", "2001:db8::/32", or one address; null if it is none, or too wide. */
export function rangeOf(wish: string): Range | null {
  const [, written = "", bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(wish.trim()) ?? [];
  const address = plainAddress(written);
  const family = isIPv4(address) ? "ipv4" : isIPv6(address) ? "ipv6" : null;
  if (family === null) return null;
  const { all, household, least } = SIZES[family];
  const prefix = bits === undefined ? household : Number(bits);
  if (prefix < least || prefix > all) return null;
  const network = masked(address, family, prefix);
  const list = new BlockList();
  list.addSubnet(network, prefix, family);
  return { text: `${network}/${prefix}`, has: (asked) => isIn(list, plainAddress(asked)) };
}

function isIn(list: BlockList, address: string): boolean {
  if (isIPv4(address)) return list.check(address, "ipv4");
  return isIPv6(address) && list.check(address, "ipv6");
}

/** The first address of the network. */
function masked(address: string, family: keyof typeof SIZES, prefix: number): string {
  const { all } = SIZES[family];
  const kept = numberOf(address, family) & (((1n << BigInt(prefix)) - 1n) << BigInt(all - prefix));
  const [size, base, between] = family === "ipv4" ? ([8, 10, "."] as const) : ([16, 16, ":"] as const);
  const parts = Array.from({ length: all / size }, (_, part) =>
    ((kept >> BigInt(all - size * (part + 1))) & ((1n << BigInt(size)) - 1n)).toString(base),
  );
  const text = parts.join(between);
  // The parser of addresses writes every IPv6 address in one way.
  return family === "ipv4" ? text : new URL(`http://[${text}]`).hostname.slice(1, -1);
}

function numberOf(address: string, family: keyof typeof SIZES): bigint {
  if (family === "ipv4") return address.split(".").reduce((sum, part) => (sum << 8n) + BigInt(part), 0n);
  return groupsOf(address).reduce((sum, group) => (sum << 16n) + BigInt(`0x${group}`), 0n);
}
