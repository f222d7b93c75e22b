import { createHash } from "node:crypto";
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import type { Refused } from "../problems.ts";
import type { Identity } from "../sessions.ts";
import type { PasskeyStore } from "../storage/passkey-store.ts";
import type { ChallengeRow, PasskeyRow } from "../storage/schema.ts";

/** Milliseconds that a challenge is good: somebody looks for their key. */
const CHALLENGE_GOOD = 5 * 60_000;
/** More devices than anybody has. */
const MOST = 20;
const SERVICE = "Banquise";

type Purpose = ChallengeRow["purpose"];

/** Where the pages are that ask for a key: keys are good there and nowhere else. */
export interface Site {
  /** "https://play.example.org" */
  readonly origin: string;
  /** "play.example.org" */
  readonly host: string;
}

/** A key that was just made, of nobody yet. */
export type NewPasskey = Omit<PasskeyRow, "person_id">;

/** Few people need it, and it is large. */
const library = () => import("@simplewebauthn/server");

/** Getting in by a key that a device keeps, instead of a password. A challenge is signed once, on whichever node. */
export class Passkeys {
  private readonly store: PasskeyStore;
  private readonly now: () => number;

  constructor(store: PasskeyStore, now: () => number) {
    this.store = store;
    this.now = now;
  }

  of(person: string): Promise<PasskeyRow[]> {
    return this.store.of(person);
  }

  /** What a browser needs to make a key for somebody. */
  async askForNew(
    { person, session }: Identity,
    name: string,
    site: Site,
  ): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const { generateRegistrationOptions } = await library();
    const options = await generateRegistrationOptions({
      rpName: SERVICE,
      rpID: site.host,
      userName: name,
      userDisplayName: name,
      userID: handleOf(person),
      timeout: CHALLENGE_GOOD,
      attestationType: "none",
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      excludeCredentials: (await this.store.of(person)).map(described),
    });
    await this.ask(options.challenge, "make", session);
    return options;
  }

  /** The key that a browser has made, if it was made for this. */
  async made(
    { session }: Identity,
    response: RegistrationResponseJSON,
    device: string,
    site: Site,
  ): Promise<NewPasskey | Refused> {
    const { verifyRegistrationResponse } = await library();
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: (challenge) => this.isAnswer(challenge, "make", session),
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      requireUserVerification: true,
    }).catch(() => FORGED);
    if (!verified || registrationInfo === undefined) return WRONG;
    const { id, publicKey, counter } = registrationInfo.credential;
    const transports = JSON.stringify(response.response.transports ?? []);
    const at = this.now();
    return { id, public_key: publicKey, counter, transports, device, created_at: at, used_at: null };
  }

  /** Gives a new key to an account. */
  async add(person: string, key: NewPasskey): Promise<PasskeyRow | Refused> {
    const row = { ...key, person_id: person };
    return (await this.store.add(row, MOST)) ? row : { refused: "tooManyPasskeys", about: String(MOST) };
  }

  /** Takes a key away; not the last way in. */
  async remove(person: string, id: string): Promise<Refused | null> {
    const outcome = await this.store.remove(person, id);
    if (outcome === "removed") return null;
    return { refused: outcome === "lastWayIn" ? "lastWayIn" : "passkeyNotFound" };
  }

  removeAll(person: string): Promise<void> {
    return this.store.removeAll(person);
  }

  /** What a browser needs to ask for a key: any of this site, or one of somebody who proves to be that person. */
  async askForOne(by: Identity | null, site: Site): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const { generateAuthenticationOptions } = await library();
    const options = await generateAuthenticationOptions({
      rpID: site.host,
      timeout: CHALLENGE_GOOD,
      userVerification: "required",
      ...(by !== null && { allowCredentials: (await this.store.of(by.person)).map(described) }),
    });
    await this.ask(options.challenge, by === null ? "enter" : "prove", by?.session ?? "");
    return options;
  }

  /** Whose key has signed; with `by` it must be theirs. */
  async signedBy(
    by: Identity | null,
    response: AuthenticationResponseJSON,
    site: Site,
  ): Promise<string | Refused> {
    const key = await this.store.find(response.id);
    if (key === null || (by !== null && key.person_id !== by.person)) return WRONG;
    const { verifyAuthenticationResponse } = await library();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) =>
        this.isAnswer(challenge, by === null ? "enter" : "prove", by?.session ?? ""),
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      requireUserVerification: true,
      credential: {
        id: key.id,
        publicKey: new Uint8Array(key.public_key),
        counter: Number(key.counter),
      },
    }).catch(() => FORGED);
    if (!verified || authenticationInfo === undefined) return WRONG;
    await this.store.noteUse(key.id, authenticationInfo.newCounter, this.now());
    return key.person_id;
  }

  private async ask(challenge: string, purpose: Purpose, session: string): Promise<void> {
    const expires_at = this.now() + CHALLENGE_GOOD;
    await this.store.ask({ challenge, purpose, session_id: session, expires_at });
  }

  private isAnswer(challenge: string, purpose: Purpose, session: string): Promise<boolean> {
    return this.store.answer({ challenge, purpose, session_id: session }, this.now());
  }
}

const WRONG: Refused = { refused: "wrongPasskey" };
/** What cannot even be read is as good as what is signed by somebody else. */
const FORGED = { verified: false, registrationInfo: undefined, authenticationInfo: undefined } as const;

/** By which a device knows that two keys are of one person: it tells nobody who that is. */
const handleOf = (person: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash("sha256").update(`passkey ${person}`).digest());

const described = ({ id, transports }: PasskeyRow) => ({
  id,
  transports: JSON.parse(transports) as string[],
});
