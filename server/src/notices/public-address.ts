import { BlockList, isIPv4, isIPv6 } from "node:net";

/** IPv4 that is not the open Internet: private, local, shared by a provider, reserved, for examples, for many at once. */
const NOT_PUBLIC_V4 = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const;

/** The part of IPv6 that is given to networks of the open Internet … */
const PUBLIC_V6 = ["2000::", 3] as const;
/** … less what stands for other networks (Teredo, 6to4), for examples and for protocols. */
const NOT_PUBLIC_V6 = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const;

const notPublic = new BlockList();
for (const [network, prefix] of NOT_PUBLIC_V4) notPublic.addSubnet(network, prefix, "ipv4");
for (const [network, prefix] of NOT_PUBLIC_V6) notPublic.addSubnet(network, prefix, "ipv6");
const global = new BlockList();
global.addSubnet(...PUBLIC_V6, "ipv6");

/**
 * Whether an address belongs to the open Internet, so that a stranger may have us send something there. IPv4 inside of
 * IPv6 (`::ffff:10.0.0.1`, NAT64) does not.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !notPublic.check(address, "ipv4");
  return isIPv6(address) && global.check(address, "ipv6") && !notPublic.check(address, "ipv6");
}
