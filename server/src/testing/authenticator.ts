import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

interface Options {
  readonly challenge: string;
  readonly rpId?: string;
  readonly rp?: { readonly id?: string };
  readonly user?: { readonly id: string };
}

const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const HAS_CREDENTIAL = 64;

/** A device that keeps one key and signs with it, as a browser would hand it on. What it says can be made up. */
export class Authenticator {
  readonly id = randomBytes(20);
  origin: string;
  counter = 1;
  /** Whether its owner has shown a finger or a code. */
  isVerified = true;
  private readonly key: KeyObject;
  private readonly point: { readonly x: string; readonly y: string };
  private user = "";

  constructor(origin: string) {
    this.origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    this.key = privateKey;
    this.point = { x, y };
  }

  /** Answers a request to make a key. */
  create({ challenge, rp, user }: Options) {
    this.user = user?.id ?? "";
    const publicKey = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(this.point.x, "base64url")],
        [-3, Buffer.from(this.point.y, "base64url")],
      ]) as never,
    );
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, publicKey]);
    const authData = Buffer.concat([this.data(rp?.id ?? "", HAS_CREDENTIAL), credential]);
    const attestation = isoCBOR.encode(
      new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authData],
      ]) as never,
    );
    return this.answer({
      clientDataJSON: this.client("webauthn.create", challenge).toString("base64url"),
      attestationObject: Buffer.from(attestation).toString("base64url"),
      transports: ["internal"],
    });
  }

  /** Answers a request to sign. */
  get({ challenge, rpId = "" }: Options) {
    this.counter++;
    const authData = this.data(rpId, 0);
    const client = this.client("webauthn.get", challenge);
    const signed = Buffer.concat([authData, createHash("sha256").update(client).digest()]);
    return this.answer({
      clientDataJSON: client.toString("base64url"),
      authenticatorData: authData.toString("base64url"),
      signature: sign("sha256", signed, this.key).toString("base64url"),
      userHandle: this.user,
    });
  }

  private answer<T>(response: T) {
    const id = this.id.toString("base64url");
    return { id, rawId: id, type: "public-key", clientExtensionResults: {}, response };
  }

  private client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  private data(rpId: string, flags: number): Buffer {
    const tail = Buffer.alloc(5);
    tail.writeUInt8(flags | USER_PRESENT | (this.isVerified ? USER_VERIFIED : 0));
    tail.writeUInt32BE(this.counter, 1);
    return Buffer.concat([createHash("sha256").update(rpId).digest(), tail]);
  }
}
