import { z } from "zod";
import { isGuest } from "../../sessions.ts";
import type { PasskeyRow } from "../../storage/schema.ts";
import { evenIfBanned } from "../bans.ts";
import { type Routes, refuse, type Services } from "../context.ts";
import { accountOf, deviceOf } from "../entering.ts";
import { limits } from "../limits.ts";
import { answers } from "../openapi.ts";
import { newPasskeyBody, passkeyOptionsSchema, passkeySchema } from "../passkey-schemas.ts";
import { identityOf, siteOf } from "../security.ts";

export const shownPasskey = ({ id, device, created_at, used_at }: PasskeyRow) => ({
  id,
  device,
  createdAt: Number(created_at),
  usedAt: used_at === null ? null : Number(used_at),
});

/** Keys of people's devices, by which they get in without a password. */
export function passkeyRoutes(app: Routes, services: Services): void {
  const { accounts } = services;
  const { passkeys } = accounts;

  app.post(
    "/account/passkeys/options",
    {
      config: limits.enter,
      schema: {
        tags: ["account"],
        summary: "Begin to make a passkey",
        description:
          "For an account: then `POST /api/account/passkeys`. For a guest who signs up under `name`: then `POST /api/account`.",
        body: z.object({ name: z.string().max(200).optional() }),
        response: answers(passkeyOptionsSchema, ["badName", "nameTaken", "proofNeeded", "rateLimited"]),
      },
    },
    async (request, reply) => {
      const identity = await identityOf(services, request, reply);
      if ("refused" in identity) return refuse(request, reply, identity);
      const account = isGuest(identity) ? null : await accounts.proven(identity);
      if (account !== null && "refused" in account) return refuse(request, reply, account);
      const name = account?.name ?? (await accounts.freeName(request.body.name ?? ""));
      if (typeof name !== "string") return refuse(request, reply, name);
      return { ...(await passkeys.askForNew(identity, name, siteOf(services, request))) };
    },
  );

  app.post(
    "/account/passkeys",
    {
      config: limits.enter,
      schema: {
        tags: ["account"],
        summary: "Add a passkey to your account",
        body: newPasskeyBody,
        response: answers(
          passkeySchema,
          ["accountNeeded", "proofNeeded", "wrongPasskey", "tooManyPasskeys"],
          201,
        ),
      },
    },
    async (request, reply) => {
      const identity = await accountOf(services, request);
      if ("refused" in identity) return refuse(request, reply, identity);
      const account = await accounts.proven(identity);
      if ("refused" in account) return refuse(request, reply, account);
      const { name } = deviceOf(services, request);
      const key = await passkeys.made(identity, request.body.passkey, name, siteOf(services, request));
      const added = "refused" in key ? key : await passkeys.add(identity.person, key);
      if ("refused" in added) return refuse(request, reply, added);
      return reply.code(201).send(shownPasskey(added));
    },
  );

  app.delete(
    "/account/passkeys/:id",
    {
      config: { ...limits.change, ...evenIfBanned },
      schema: {
        tags: ["account"],
        summary: "Remove a passkey",
        description: "Not the last one of an account without a password: nobody could get in any more.",
        params: z.object({ id: z.string().max(1_400) }),
        response: answers(
          z.undefined(),
          ["accountNeeded", "proofNeeded", "passkeyNotFound", "lastWayIn"],
          204,
        ),
      },
    },
    async (request, reply) => {
      const identity = await accountOf(services, request);
      if ("refused" in identity) return refuse(request, reply, identity);
      const account = await accounts.proven(identity);
      const refused =
        "refused" in account ? account : await passkeys.remove(identity.person, request.params.id);
      return refused === null ? reply.code(204).send() : refuse(request, reply, refused);
    },
  );

  app.post(
    "/sign-in/options",
    {
      config: { ...limits.enter, ...evenIfBanned },
      schema: {
        tags: ["account"],
        summary: "Begin to sign in by a passkey",
        description: "Then `POST /api/sign-in`. The same for everybody: the device knows whose key it is.",
        response: answers(passkeyOptionsSchema, ["rateLimited"]),
      },
    },
    async (request) => ({ ...(await passkeys.askForOne(null, siteOf(services, request))) }),
  );

  app.post(
    "/account/proof/options",
    {
      config: { ...limits.enter, ...evenIfBanned },
      schema: {
        tags: ["account"],
        summary: "Begin to show by a passkey that the account is yours",
        description: "Then `POST /api/account/proof`.",
        response: answers(passkeyOptionsSchema, ["accountNeeded", "rateLimited"]),
      },
    },
    async (request, reply) => {
      const identity = await accountOf(services, request);
      if ("refused" in identity) return refuse(request, reply, identity);
      return { ...(await passkeys.askForOne(identity, siteOf(services, request))) };
    },
  );
}
