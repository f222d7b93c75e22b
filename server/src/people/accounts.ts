import type { Language } from "@banquise/engine";
import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import { newTicket } from "../ids.ts";
import { cleanName, isMixed, skeleton } from "../names.ts";
import type { Refused } from "../problems.ts";
import { type Identity, isGuest, type Sessions } from "../sessions.ts";
import type { StoredAccount } from "../storage/account-store.ts";
import type { AccountSessionRow, Person } from "../storage/schema.ts";
import type { Store } from "../storage/store.ts";
import { type Guess, Guesses } from "./guesses.ts";
import { type NewPasskey, Passkeys, type Site } from "./passkeys.ts";
import { hashOf, isPassword, isWeak } from "./passwords.ts";
import { Tickets } from "./tickets.ts";

const MINUTE = 60_000;
/** How long after showing a password one may change what others could take the account over with. */
const PROOF_GOOD = 15 * MINUTE;

/** Where somebody signs in. */
export interface Device {
  /** "Firefox · Linux" */
  readonly name: string;
  /** Keyed hash of the address. */
  readonly from: string;
}

/** A new session, instead of others. */
export interface SignedIn {
  readonly person: string;
  readonly session: string;
  /** The only proof of the session. */
  readonly token: string;
  /** Sessions that are worth nothing any more. */
  readonly ended: readonly string[];
  /** Tables where a guest's seat has become the account's. */
  readonly tables: readonly string[];
}

/** Too many tries; `seconds` to wait. */
export interface Wait extends Refused {
  readonly refused: "tooManyTries";
  readonly seconds: number;
}

export interface AccountOptions {
  readonly now: () => number;
  /** Whether guesses are also counted by address. */
  readonly byAddress: boolean;
}

/** People who come back: how they get in, on whichever device, and how they keep others out. */
export class Accounts {
  readonly tickets: Tickets;
  readonly guesses: Guesses;
  readonly passkeys: Passkeys;
  private readonly store: Store;
  private readonly sessions: Sessions;
  private readonly now: () => number;

  constructor(store: Store, sessions: Sessions, { now, byAddress }: AccountOptions) {
    this.store = store;
    this.sessions = sessions;
    this.now = now;
    this.tickets = new Tickets(store.tickets, now);
    this.passkeys = new Passkeys(store.passkeys, now);
    this.guesses = new Guesses(store.attempts, now, byAddress);
  }

  /** Makes an account of a guest, who keeps everything; with the codes to get in if the password is forgotten. */
  async signUp(
    guest: Identity,
    wish: string,
    proof: { readonly password: string } | NewPasskey,
    device: Device,
  ): Promise<(SignedIn & { readonly codes: readonly string[] }) | Refused> {
    if (!isGuest(guest)) return { refused: "alreadyAccount" };
    const name = readableName(wish);
    if (name === null) return { refused: "badName" };
    if ("password" in proof && isWeak(proof.password, name)) return { refused: "weakPassword" };
    const password = "password" in proof ? proof.password : newTicket();
    const at = this.now();
    const { session, token } = this.newSession(guest.person, device);
    const isMade = await this.store.accounts.create(
      { id: guest.person, name, created_at: at },
      {
        person_id: guest.person,
        name_key: skeleton(name),
        password: await hashOf(password),
        has_password: "password" in proof ? 1 : 0,
        email: null,
        email_key: null,
        settings: "{}",
        created_at: at,
        bot: 0,
      },
      { session, former: guest.session },
      "password" in proof ? null : { ...proof, person_id: guest.person },
    );
    if (!isMade) return { refused: "nameTaken" };
    const codes = await this.tickets.newCodes(guest.person);
    return { ...this.signedIn(session, token, [guest.session], []), codes };
  }

  /** The name that somebody could sign up with; refused if nobody can, or somebody has. */
  async freeName(wish: string): Promise<string | Refused> {
    const name = readableName(wish);
    if (name === null) return { refused: "badName" };
    return (await this.store.accounts.findByName(skeleton(name))) === null ? name : { refused: "nameTaken" };
  }

  /** Signs in by a passkey. */
  async signInByKey(
    response: AuthenticationResponseJSON,
    site: Site,
    shown: Identity | null,
    device: Device,
  ): Promise<SignedIn | Refused> {
    const person = await this.passkeys.signedBy(null, response, site);
    return typeof person === "string" ? this.enter(person, shown, device) : person;
  }

  /** Signs in by name and password. `shown`: the session that the same browser had before. */
  async signIn(
    { name, password }: { readonly name: string; readonly password: string },
    shown: Identity | null,
    device: Device,
  ): Promise<SignedIn | Refused | Wait> {
    return this.guarded(await this.guess(name, device), async (account) =>
      (await isPassword(password, account?.password ?? null)) && account !== null
        ? this.enter(account.person_id, shown, device)
        : { refused: "wrongCredentials" },
    );
  }

  /** Gives somebody another name; a guest may not have that of an account. */
  async rename(person: string, wish: string, language: Language): Promise<Person | Refused> {
    const { accounts } = this.store;
    const account = await accounts.find(person);
    const name = readableName(wish);
    if (name === null) return { refused: "badName" };
    if (account !== null)
      return (await accounts.rename(person, name, skeleton(name)))
        ? this.sessions.profile(person, language)
        : { refused: "nameTaken" };
    if ((await accounts.findByName(skeleton(name))) !== null) return { refused: "nameTaken" };
    return this.sessions.rename(person, name, language);
  }

  /** Opens a session for somebody who has proved to be that person. */
  async enter(person: string, shown: Identity | null, device: Device): Promise<SignedIn> {
    const { session, token } = this.newSession(person, device);
    const guest = shown !== null && isGuest(shown) ? shown.person : null;
    const former = shown?.session ?? null;
    const tables = await this.store.accounts.signIn({ session, former }, guest);
    return this.signedIn(session, token, former === null ? [] : [former], tables);
  }

  /**
   * Signs in with a code that was shown once, and sets a new password; whoever was signed in before is not any more, and
   * passkeys of before open nothing: whoever needs this may have lost them to somebody.
   */
  async recover(
    { name, code, password }: { readonly name: string; readonly code: string; readonly password: string },
    shown: Identity | null,
    device: Device,
  ): Promise<SignedIn | Refused | Wait> {
    if (isWeak(password, name)) return { refused: "weakPassword" };
    const guess = { name: skeleton(name), from: device.from, together: false };
    return this.guarded(guess, async (account) => {
      // For a name that nobody has just as much is done.
      const hash = await hashOf(password);
      const isRight = await this.tickets.useCode(account?.person_id ?? null, code);
      if (!isRight || account === null) return { refused: "wrongCode" };
      await this.passkeys.removeAll(account.person_id);
      return this.enterAnew(account.person_id, hash, shown, device);
    });
  }

  /** The same by a link that was sent to the address of the account. */
  async recoverByLink(
    { ticket, password }: { readonly ticket: string; readonly password: string },
    shown: Identity | null,
    device: Device,
  ): Promise<SignedIn | Refused> {
    if (isWeak(password, "")) return { refused: "weakPassword" };
    const used = await this.tickets.useLink("recover", ticket);
    if (used === null) return { refused: "staleLink" };
    await this.passkeys.removeAll(used.person);
    return this.enterAnew(used.person, await hashOf(password), shown, device);
  }

  /** Shows once more that the one who asks is the owner. */
  async prove(
    identity: Identity,
    password: string,
    device: Device,
  ): Promise<{ readonly proved: true } | Refused | Wait> {
    const own = await this.store.accounts.find(identity.person);
    if (own === null) return { refused: "accountNeeded" };
    return this.guarded(await this.guess(own.name, device), async (account) => {
      if (!(await isPassword(password, account?.password ?? null))) return { refused: "wrongCredentials" };
      await this.noteProof(identity.session);
      return { proved: true };
    });
  }

  /** The same by a passkey. */
  async proveByKey(
    identity: Identity,
    response: AuthenticationResponseJSON,
    site: Site,
  ): Promise<{ readonly proved: true } | Refused> {
    const person = await this.passkeys.signedBy(identity, response, site);
    if (typeof person !== "string") return person;
    await this.noteProof(identity.session);
    return { proved: true };
  }

  noteProof(session: string): Promise<void> {
    return this.store.accounts.noteProof(session, this.now());
  }

  /** The account of somebody who has shown not long ago that it is theirs. */
  async proven(identity: Identity): Promise<StoredAccount | Refused> {
    const [account, session] = await Promise.all([
      this.store.accounts.find(identity.person),
      this.store.accounts.session(identity.session),
    ]);
    if (account === null || session === null) return { refused: "accountNeeded" };
    return session.proved_at > this.now() - PROOF_GOOD ? account : { refused: "proofNeeded" };
  }

  /** Sets another password: all other sessions end, and this one gets another id. */
  async changePassword(identity: Identity, password: string, device: Device): Promise<SignedIn | Refused> {
    const account = await this.proven(identity);
    if ("refused" in account) return account;
    if (isWeak(password, account.name)) return { refused: "weakPassword" };
    return this.enterAnew(account.person_id, await hashOf(password), identity, device);
  }

  /** New codes instead of the old ones. */
  async newCodes(identity: Identity): Promise<readonly string[] | Refused> {
    const account = await this.proven(identity);
    return "refused" in account ? account : this.tickets.newCodes(account.person_id);
  }

  /** Ends other sessions of the same account: one, or all. */
  async endSessions(identity: Identity, id: string | null): Promise<readonly string[] | Refused> {
    const { accounts } = this.store;
    if (id === null) {
      const ended = await accounts.endOthers(identity.person, identity.session, this.now());
      for (const session of ended) this.sessions.forget(session);
      return ended;
    }
    const session = await accounts.session(id);
    if (session?.person_id !== identity.person) return { refused: "sessionNotFound" };
    await this.sessions.end([id]);
    return [id];
  }

  /** A try at a password. */
  private async guess(name: string, { from }: Device): Promise<Guess> {
    const key = skeleton(name);
    return { name: key, from, together: !(await this.store.accounts.isKnownAt(key, from)) };
  }

  /** Puts a limit around whatever could be guessed about a name. */
  private async guarded<T extends object>(
    guess: Guess,
    attempt: (account: StoredAccount | null) => Promise<T | Refused>,
  ): Promise<T | Refused | Wait> {
    const seconds = await this.guesses.wait(guess);
    if (seconds > 0) return { refused: "tooManyTries", seconds };
    const answer = await attempt(await this.store.accounts.findByName(guess.name));
    if (!("refused" in answer)) await this.guesses.wasRight(guess);
    return answer;
  }

  /** Sets a password, ends all sessions, and opens a new one. */
  private async enterAnew(
    person: string,
    password: string,
    shown: Identity | null,
    device: Device,
  ): Promise<SignedIn> {
    await this.store.accounts.update(person, { password, has_password: 1 });
    await this.store.tickets.replace(person, "recover", []);
    const entered = await this.enter(person, shown, device);
    const others = await this.store.accounts.endOthers(person, entered.session, this.now());
    for (const session of others) this.sessions.forget(session);
    return { ...entered, ended: [...new Set([...entered.ended, ...others])] };
  }

  private newSession(person: string, { name, from }: Device): { session: AccountSessionRow; token: string } {
    const { id, token } = this.sessions.issue();
    const at = this.now();
    const times = { created_at: at, seen_at: at, proved_at: at };
    return { session: { id, person_id: person, device: name, signed_in_from: from, ...times }, token };
  }

  private signedIn(
    { id, person_id }: AccountSessionRow,
    token: string,
    ended: readonly string[],
    tables: readonly string[],
  ): SignedIn {
    for (const session of ended) this.sessions.forget(session);
    return { person: person_id, session: id, token, ended, tables };
  }
}

/** A name that is not made to look like another. */
function readableName(wish: string): string | null {
  const name = cleanName(wish);
  return name === null || isMixed(name) ? null : name;
}
