import { isIPv6 } from "node:net";
import type { FastifyRequest } from "fastify";

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** Groups of an IPv6 address that name a network: a /64 is what one household or one rented machine has. */
const NETWORK_GROUPS = 4;
const ALL_GROUPS = 8;

/** Who asks, as limits count: an IPv4 address, or the network of an IPv6 address. */
export const addressOf = (request: FastifyRequest): string => networkOf(request.ip);

/** An address as it is written most simply: IPv4 that came by IPv6 is IPv4, and no address has a zone. */
export function plainAddress(address: string): string {
  const mapped = MAPPED.exec(address)?.[1];
  return mapped ?? address.split("%", 1)[0] ?? "";
}

export function networkOf(address: string): string {
  const plain = plainAddress(address);
  if (!isIPv6(plain)) return plain;
  const groups = groupsOf(plain);
  return `${groups.slice(0, NETWORK_GROUPS).join(":")}::/64`;
}

/** All eight groups of an IPv6 address. */
export function groupsOf(address: string): string[] {
  // The parser of addresses writes every IPv6 address in one way.
  const [left = "", right = ""] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const [head, tail] = [left, right].map((part) => (part === "" ? [] : part.split(":"))) as [
    string[],
    string[],
  ];
  return [...head, ...Array<string>(ALL_GROUPS - head.length - tail.length).fill("0"), ...tail];
}
