import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { House, PHONE } from "./house.ts";
import { look } from "./looking.ts";

const MINUTE = 60_000;

let house: House;
/** Milliseconds by which the server's clock is ahead. */
let ahead = 0;
beforeAll(async () => {
  house = await House.open(() => Date.now() + ahead);
});
afterAll(() => house.close());

/** Gives a browser a device that keeps keys, and whose owner always says yes. */
async function withAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { devtools, authenticatorId };
}

describe("passkeys", () => {
  it("open an account without a password, on a second device, too, until they are removed", async () => {
    const home = await house.person({ language: "en" });
    const device = await withAuthenticator(home.page);
    await home.page.goto("/sign-up");
    await home.page.getByLabel("Name", { exact: true }).fill("Nansen");
    await home.page.getByRole("radio", { name: "Passkey" }).check();
    await look(home.page, "passkey-sign-up-en");
    await home.page.getByRole("button", { name: "Create my account" }).click();
    await home.page.getByRole("button", { name: /kept them|have kept/ }).click();
    await home.page.getByRole("heading", { name: "Passkeys" }).waitFor();
    await home.page.getByText("You have none: your passkeys are enough").waitFor();
    await look(home.page, "passkey-account-en");
    // A device has one key for an account.
    await home.page.getByRole("button", { name: "Add a passkey" }).click();
    await home.page.getByText("This device has a key for your account already").waitFor();

    // The key is on the phone, too, as the makers of devices carry keys over.
    const { credentials } = await device.devtools.send("WebAuthn.getCredentials", {
      authenticatorId: device.authenticatorId,
    });
    const [credential] = credentials;
    if (credential === undefined) throw new Error("the device keeps a key");
    expect(credential.rpId).toBe("localhost");
    const phone = await house.person({ size: PHONE });
    const other = await withAuthenticator(phone.page);
    await phone.page.goto("/sign-in");
    await look(phone.page, "passkey-sign-in-fr");
    // Without a key nothing happens.
    await phone.page.getByRole("button", { name: "Entrer avec une clé d’accès" }).click();
    await phone.page.getByText("Rien n’a été fait").waitFor();
    await other.devtools.send("WebAuthn.addCredential", {
      authenticatorId: other.authenticatorId,
      credential: { ...credential, signCount: credential.signCount + 10 },
    });
    await phone.page.getByRole("button", { name: "Entrer avec une clé d’accès" }).click();
    await phone.page.waitForURL((url) => url.pathname === "/");
    await phone.page.goto("/account");
    await phone.page.getByRole("heading", { name: "Nansen" }).waitFor();

    // The only way in stays; what others could take the account over with asks for the key once more.
    ahead += 20 * MINUTE;
    await phone.page.getByRole("button", { name: /^Retirer la clé/ }).click();
    await phone.page.getByRole("heading", { name: "C’est bien toi" }).waitFor();
    await look(phone.page, "passkey-proof-fr");
    await phone.page.getByRole("button", { name: "Avec une clé d’accès" }).click();
    await phone.page.getByText("C’est ta seule façon d’entrer").waitFor();
    await phone.page.getByLabel("Nouveau mot de passe").fill("trois gros phoques ronflent");
    await phone.page.getByRole("button", { name: "Choisir un mot de passe" }).click();
    await phone.page.getByText("Ton mot de passe est changé").waitFor();
    await phone.page.getByRole("button", { name: /^Retirer la clé/ }).click();
    await phone.page.getByRole("button", { name: /^Retirer la clé/ }).waitFor({ state: "detached" });
    await phone.page.getByRole("button", { name: "Me déconnecter" }).click();
    await phone.page.goto("/sign-in");
    await phone.page.getByRole("button", { name: "Entrer avec une clé d’accès" }).click();
    await phone.page.getByText("n’ouvre aucun compte ici").waitFor();
    for (const { complaints } of [home, phone])
      expect(complaints.filter((text) => !/status of 4|NotAllowed|InvalidState/.test(text))).toEqual([]);
  });
});
