import { z } from "zod";
import {
  codesSchema,
  enteredSchema,
  passwordBody,
  proofBody,
  recoveryBody,
  signedUpSchema,
  signInBody,
  signUpBody,
} from "../account-schemas.ts";
import { evenIfBanned } from "../bans.ts";
import { type Routes, refuse, type Services } from "../context.ts";
import { accountOf, deviceOf, entered, refuseEntry } from "../entering.ts";
import { limits } from "../limits.ts";
import { answers } from "../openapi.ts";
import { identityOf, siteOf } from "../security.ts";

/** Making an account, and getting into it. */
export function signInRoutes(app: Routes, services: Services): void {
  const { accounts, sessions, seating } = services;
  const { passkeys } = accounts;

  app.post(
    "/account",
    {
      config: limits.enter,
      schema: {
        tags: ["account"],
        summary: "Make an account of your guest session",
        description:
          "You keep your tables, your seats and everything else. Your session gets another id: the former token and cookie are worth nothing. No two accounts have names that look the same. With a password, or with a passkey made by the options of `/api/account/passkeys/options`.",
        body: signUpBody,
        response: answers(
          signedUpSchema,
          [
            "badName",
            "nameTaken",
            "nameHeld",
            "weakPassword",
            "wrongPasskey",
            "alreadyAccount",
            "rateLimited",
          ],
          201,
        ),
      },
    },
    async (request, reply) => {
      const identity = await identityOf(services, request, reply);
      if ("refused" in identity) return refuse(request, reply, identity);
      const held = services.sanctions.against("name", identity.person);
      if (held !== null) return refuse(request, reply, held);
      const device = deviceOf(services, request);
      const { body } = request;
      const proof =
        "password" in body
          ? { password: body.password }
          : await passkeys.made(identity, body.passkey, device.name, siteOf(services, request));
      if ("refused" in proof) return refuse(request, reply, proof);
      const made = await accounts.signUp(identity, body.name, proof, device);
      if ("refused" in made) return refuse(request, reply, made);
      const session = await entered(services, request, reply, made);
      await seating.rename(made.person);
      return reply.code(201).send({ ...session, codes: made.codes });
    },
  );

  app.post(
    "/sign-in",
    {
      config: { ...limits.enter, ...evenIfBanned },
      schema: {
        tags: ["account"],
        summary: "Sign in",
        description:
          "With a new session: the one that you show ends. If that was a guest’s, its seats are the account’s from now on. A name that nobody has and a wrong password get the same answer; after ten wrong ones in a quarter of an hour `Retry-After` says how long to wait. With a passkey nobody needs a name: see `/api/sign-in/options`.",
        body: signInBody,
        response: answers(enteredSchema, ["wrongCredentials", "wrongPasskey", "tooManyTries", "rateLimited"]),
      },
    },
    async (request, reply) => {
      const shown = await sessions.identity(request.headers);
      const device = deviceOf(services, request);
      const { body } = request;
      const signedIn =
        "passkey" in body
          ? await accounts.signInByKey(body.passkey, siteOf(services, request), shown, device)
          : await accounts.signIn(body, shown, device);
      if ("refused" in signedIn) return refuseEntry(request, reply, signedIn);
      return entered(services, request, reply, signedIn);
    },
  );

  app.post(
    "/account/recovery",
    {
      config: { ...limits.enter, ...evenIfBanned },
      schema: {
        tags: ["account"],
        summary: "Get in without your password, and set a new one",
        description:
          "With one of the codes shown at sign-up, or the ticket of a link sent by mail. Each is good once. All other sessions end, and passkeys of before open nothing.",
        body: recoveryBody,
        response: answers(enteredSchema, [
          "wrongCode",
          "staleLink",
          "weakPassword",
          "tooManyTries",
          "rateLimited",
        ]),
      },
    },
    async (request, reply) => {
      const shown = await sessions.identity(request.headers);
      const { body } = request;
      const device = deviceOf(services, request);
      const signedIn =
        "ticket" in body
          ? await accounts.recoverByLink(body, shown, device)
          : await accounts.recover(body, shown, device);
      if ("refused" in signedIn) return refuseEntry(request, reply, signedIn);
      return entered(services, request, reply, signedIn);
    },
  );

  app.post(
    "/account/proof",
    {
      config: { ...limits.enter, ...evenIfBanned },
      schema: {
        tags: ["account"],
        summary: "Show once more that the account is yours",
        description: "Good for a quarter of an hour of what answers `proofNeeded` otherwise.",
        body: proofBody,
        response: answers(
          z.undefined(),
          ["accountNeeded", "wrongCredentials", "wrongPasskey", "tooManyTries"],
          204,
        ),
      },
    },
    async (request, reply) => {
      const identity = await accountOf(services, request);
      if ("refused" in identity) return refuse(request, reply, identity);
      const { body } = request;
      const proved =
        "passkey" in body
          ? await accounts.proveByKey(identity, body.passkey, siteOf(services, request))
          : await accounts.prove(identity, body.password, deviceOf(services, request));
      return "refused" in proved ? refuseEntry(request, reply, proved) : reply.code(204).send();
    },
  );

  app.put(
    "/account/password",
    {
      config: { ...limits.enter, ...evenIfBanned },
      schema: {
        tags: ["account"],
        summary: "Set another password",
        description: "All other sessions end, and yours gets another id.",
        body: passwordBody,
        response: answers(enteredSchema, ["accountNeeded", "proofNeeded", "weakPassword"]),
      },
    },
    async (request, reply) => {
      const identity = await accountOf(services, request);
      if ("refused" in identity) return refuse(request, reply, identity);
      const device = deviceOf(services, request);
      const signedIn = await accounts.changePassword(identity, request.body.password, device);
      if ("refused" in signedIn) return refuse(request, reply, signedIn);
      return entered(services, request, reply, signedIn);
    },
  );

  app.post(
    "/account/codes",
    {
      config: { ...limits.enter, ...evenIfBanned },
      schema: {
        tags: ["account"],
        summary: "New recovery codes",
        description: "The former ones are worth nothing.",
        response: answers(codesSchema, ["accountNeeded", "proofNeeded"]),
      },
    },
    async (request, reply) => {
      const identity = await accountOf(services, request);
      if ("refused" in identity) return refuse(request, reply, identity);
      const codes = await accounts.newCodes(identity);
      return "refused" in codes ? refuse(request, reply, codes) : { codes };
    },
  );
}
