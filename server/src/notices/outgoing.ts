import { lookup } from "node:dns/promises";
import http from "node:http";
import https from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress } from "./public-address.ts";

/**
 * What became of something that was sent. gone: whoever it was for does not want it any more. later: it may work another
 * time. refused: it never will.
 */
export type Delivery = "sent" | "gone" | "later" | "refused";

/** The addresses of a host. */
export type Resolve = (host: string) => Promise<readonly { address: string; family: number }[]>;

export interface OutgoingOptions {
  /** Also to this machine and its network, and without encryption: for trials. */
  readonly anywhere?: boolean;
  readonly resolve?: Resolve;
  /** Milliseconds until an answer must have begun. */
  readonly patience?: number;
}

interface Outgoing {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
}

const PATIENCE = 10_000;
const LONGEST = 2_000;

class PrivateAddress extends Error {}

/**
 * Posts something to an address that a stranger gave us. It must be a public one: a name is resolved once, and the
 * connection goes to what was looked at, so that no second answer can lead into the private network. No redirect is
 * followed, and no answer is read.
 */
export async function postTo(
  { url, headers, body }: Outgoing,
  options: OutgoingOptions = {},
): Promise<Delivery> {
  const { anywhere = false, resolve = everyAddress, patience = PATIENCE } = options;
  const target = targetOf(url, anywhere);
  if (target === null) return "refused";
  try {
    const status = await post(target, headers, body, pinned(resolve, anywhere), patience);
    return deliveryOf(status);
  } catch (error) {
    return error instanceof PrivateAddress ? "refused" : "later";
  }
}

/** Whether something could be sent to this address, as far as one can tell before its name is resolved. */
export const mayPostTo = (url: string, { anywhere = false }: OutgoingOptions = {}): boolean =>
  targetOf(url, anywhere) !== null;

function targetOf(url: string, anywhere: boolean): URL | null {
  if (url.length > LONGEST || !URL.canParse(url)) return null;
  const target = new URL(url);
  if (target.username !== "" || target.password !== "") return null;
  if (target.protocol !== "https:" && !(anywhere && target.protocol === "http:")) return null;
  const literal = target.hostname.replace(/^\[|\]$/g, "");
  return isIP(literal) === 0 || anywhere || isPublicAddress(literal) ? target : null;
}

const everyAddress: Resolve = (host) => lookup(host, { all: true });

/** How a connection finds its address: every answer must be public, else none is used. */
function pinned(resolve: Resolve, anywhere: boolean): LookupFunction {
  return (host, { all }, found) => {
    resolve(host).then(
      (addresses) => {
        const [first] = addresses;
        if (first === undefined || (!anywhere && !addresses.every(({ address }) => isPublicAddress(address))))
          found(new PrivateAddress(host), "");
        else if (all) found(null, [...addresses]);
        else found(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => found(error, ""),
    );
  };
}

function post(
  target: URL,
  headers: Outgoing["headers"],
  body: string | Buffer,
  find: LookupFunction,
  patience: number,
): Promise<number> {
  const { request } = target.protocol === "https:" ? https : http;
  return new Promise((settle, fail) => {
    const sending = request(target, {
      method: "POST",
      headers: { ...headers, "content-length": Buffer.byteLength(body) },
      lookup: find,
      // A connection of its own: one that was kept might lead to an address that nobody looked at.
      agent: false,
      signal: AbortSignal.timeout(patience),
    });
    sending.once("error", fail);
    sending.once("response", (response) => {
      settle(response.statusCode ?? 0);
      response.destroy();
    });
    sending.end(body);
  });
}

function deliveryOf(status: number): Delivery {
  if (status >= 200 && status < 300) return "sent";
  if (status === 404 || status === 410) return "gone";
  return status === 408 || status === 429 || status >= 500 ? "later" : "refused";
}
