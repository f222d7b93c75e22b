import { isIPv6 } from "node:net";
import type { FastifyRequest } from "fastify";

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** Groups of an IPv6 address that name a network: a /64 is what one household or one rented machine has. */
const NETWORK_GROUPS = 4;
const ALL_GROUPS = 8;

/** Who asks, as limits count: an IPv4 address, or the network of an IPv6 address. */
export const addressOf = (request: FastifyRequest): string => networkOf(request.ip);

export function networkOf(address: string): string {
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [plain = ""] = address.split("%");
  if (!isIPv6(plain)) return address;
  // The parser of addresses writes every IPv6 address in one way.
  const canonical = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const [left = "", right] = canonical.split("::");
  const head = groupsOf(left);
  const tail = groupsOf(right ?? "");
  const zeros = Array<string>(ALL_GROUPS - head.length - tail.length).fill("0");
  return `${[...head, ...zeros, ...tail].slice(0, NETWORK_GROUPS).join(":")}::/64`;
}

const groupsOf = (part: string): string[] => (part === "" ? [] : part.split(":"));
