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
    const home = await house.person({ size: PHONE });
    const device = await withAuthenticator(home.page);
    await home.page.goto("/sign-up");
    await home.page.getByLabel("Nom", { exact: true }).fill("Nansen");
    await home.page.getByRole("radio", { name: "Clé d’accès" }).check();
    await look(home.page, "passkey-sign-up-fr");
    await home.page.getByRole("button", { name: "Créer mon compte" }).click();
    await home.page.getByRole("button", { name: "Je les ai gardés" }).click();
    await home.page.getByRole("heading", { name: "Clés d’accès" }).waitFor();
    await home.page.getByText("tes clés d’accès suffisent").waitFor();
    await look(home.page, "passkey-account-fr");
    // A device has one key for an account.
    await home.page.getByRole("button", { name: "Ajouter une clé d’accès" }).click();
    await home.page.getByText("Cet appareil a déjà une clé").waitFor();

    // The key is on the computer, too, as the makers of devices carry keys over.
    const { credentials } = await device.devtools.send("WebAuthn.getCredentials", {
      authenticatorId: device.authenticatorId,
    });
    const [credential] = credentials;
    if (credential === undefined) throw new Error("the device keeps a key");
    expect(credential.rpId).toBe("localhost");
    const desk = await house.person({ language: "en" });
    const other = await withAuthenticator(desk.page);
    await desk.page.goto("/sign-in");
    await look(desk.page, "passkey-sign-in-en");
    // Without a key nothing happens.
    await desk.page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await desk.page.getByText("Nothing was done").waitFor();
    await other.devtools.send("WebAuthn.addCredential", {
      authenticatorId: other.authenticatorId,
      credential: { ...credential, signCount: credential.signCount + 10 },
    });
    await desk.page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await desk.page.waitForURL((url) => url.pathname === "/");
    // The settings of the account come along, and with them its language.
    await desk.page.goto("/account");
    await desk.page.getByRole("heading", { name: "Nansen" }).waitFor();

    // The only way in stays; what others could take the account over with asks for the key once more.
    ahead += 20 * MINUTE;
    await desk.page.getByRole("button", { name: /^Retirer la clé/ }).click();
    await desk.page.getByRole("heading", { name: "C’est bien toi" }).waitFor();
    await look(desk.page, "passkey-proof-fr");
    await desk.page.getByRole("button", { name: "Avec une clé d’accès" }).click();
    await desk.page.getByText("C’est ta seule façon d’entrer").waitFor();
    await desk.page.getByLabel("Nouveau mot de passe").fill("trois gros phoques ronflent");
    await desk.page.getByRole("button", { name: "Choisir un mot de passe" }).click();
    await desk.page.getByText("Ton mot de passe est changé").waitFor();
    await desk.page.getByRole("button", { name: /^Retirer la clé/ }).click();
    await desk.page.getByRole("button", { name: /^Retirer la clé/ }).waitFor({ state: "detached" });
    await desk.page.getByRole("button", { name: "Me déconnecter" }).click();
    await desk.page.goto("/sign-in");
    await desk.page.getByRole("button", { name: "Entrer avec une clé d’accès" }).click();
    await desk.page.getByText("n’ouvre aucun compte ici").waitFor();
    for (const { complaints } of [home, desk])
      expect(complaints.filter((text) => !/status of 4|NotAllowed|InvalidState/.test(text))).toEqual([]);
  });
});
