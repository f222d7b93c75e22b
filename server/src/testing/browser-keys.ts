import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

/** What a browser keeps for itself: the other half of what it tells a site that may push to it (RFC 8291). */
export class BrowserKeys {
  private readonly curve = createECDH("prime256v1");
  private readonly auth = randomBytes(16);
  readonly keys: { readonly p256dh: string; readonly auth: string };

  constructor() {
    const p256dh = this.curve.generateKeys().toString("base64url");
    this.keys = { p256dh, auth: this.auth.toString("base64url") };
  }

  /** What was sealed for this browser; throws if it was not. */
  open(sealed: Buffer): string {
    const salt = sealed.subarray(0, 16);
    const idLength = sealed.readUInt8(20);
    const sender = sealed.subarray(21, 21 + idLength);
    const shared = this.curve.computeSecret(sender);
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), this.curve.getPublicKey(), sender]);
    const secret = Buffer.from(hkdfSync("sha256", shared, this.auth, info, 32));
    const key = derived(secret, salt, "Content-Encoding: aes128gcm\0", 16);
    const nonce = derived(secret, salt, "Content-Encoding: nonce\0", 12);
    const record = sealed.subarray(21 + idLength);
    const cipher = createDecipheriv("aes-128-gcm", key, nonce);
    cipher.setAuthTag(record.subarray(-16));
    const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
    // The last record ends with a 2, and zeros to hide how long it is.
    const end = padded.lastIndexOf(2);
    if (padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error("badly padded");
    return padded.subarray(0, end).toString();
  }
}

const derived = (secret: Buffer, salt: Buffer, info: string, length: number): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, length));
