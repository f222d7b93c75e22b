/** Passkeys: the server asks, a device of the person signs, the server answers. */
import { call } from "../sessions/api.ts";
import { isRefused, type Refused } from "../sessions/refused.ts";
import { asMember, type Codes, type Entered, entering, type Passkey } from "./account-api.ts";
import { peopleWords } from "./words.ts";

const IS_NUMBER = /^[\d.]+$|:/;

/** Browsers keep keys for sites with a name that are reached safely, and for no others. */
export const hasPasskeys = (): boolean =>
  isSecureContext && "PublicKeyCredential" in globalThis && !IS_NUMBER.test(location.hostname);

const library = () => import("@simplewebauthn/browser");

/** What the server asks for and a device does; refused if its owner thinks better of it. */
async function signed<Options, Signed extends object>(
  asked: Promise<Options | Refused>,
  sign: (options: Options) => Promise<Signed>,
): Promise<Signed | Refused> {
  const options = await asked;
  if (isRefused(options)) return options;
  return sign(options).catch((error: unknown) => {
    const { known, notDone } = peopleWords.value.passkeys;
    const isKnown = error instanceof Error && error.name === "InvalidStateError";
    return { refused: "passkeyNotDone", rule: null, detail: isKnown ? known : notDone };
  });
}

const made = (name?: string) =>
  signed(
    call<Parameters<typeof import("@simplewebauthn/browser")["startRegistration"]>[0]["optionsJSON"]>(
      "POST",
      "/api/account/passkeys/options",
      name === undefined ? {} : { name },
    ),
    async (optionsJSON) => (await library()).startRegistration({ optionsJSON }),
  );

const found = (path: string) =>
  signed(
    call<Parameters<typeof import("@simplewebauthn/browser")["startAuthentication"]>[0]["optionsJSON"]>(
      "POST",
      path,
      {},
    ),
    async (optionsJSON) => (await library()).startAuthentication({ optionsJSON }),
  );

export const passkeyApi = {
  signUp: async (name: string) => {
    const passkey = await made(name);
    if (isRefused(passkey)) return passkey;
    return entering(call<Entered & Codes>("POST", "/api/account", { name, passkey }));
  },
  signIn: async () => {
    const passkey = await found("/api/sign-in/options");
    if (isRefused(passkey)) return passkey;
    return entering(call<Entered>("POST", "/api/sign-in", { passkey }));
  },
  prove: async () => {
    const passkey = await found("/api/account/proof/options");
    if (isRefused(passkey)) return passkey;
    return asMember(call<null>("POST", "/api/account/proof", { passkey }));
  },
  add: async () => {
    const passkey = await made();
    if (isRefused(passkey)) return passkey;
    return asMember(call<Passkey>("POST", "/api/account/passkeys", { passkey }));
  },
  remove: (id: string) => asMember(call<null>("DELETE", `/api/account/passkeys/${encodeURIComponent(id)}`)),
};
