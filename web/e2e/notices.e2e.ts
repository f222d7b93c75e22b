import type { BrowserContext } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findings } from "./axe.ts";
import { expectNoOverflow, House, shoot } from "./house.ts";

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const SIZES = [
  { width: 390, height: 664 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
];

interface Shown {
  readonly tag: string;
  readonly title: string;
}

/** What the service worker shows of what is pushed to it. A browser without a screen has no push service and keeps no notifications. */
async function pushed(context: BrowserContext, messages: readonly object[]): Promise<Shown[]> {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  return worker.evaluate(
    (all) => {
      const scope = globalThis as unknown as {
        registration: { showNotification(title: string, options: { tag: string }): Promise<void> };
        PushEvent: new (name: string, options: { data: string }) => Event;
        dispatchEvent(event: Event): boolean;
      };
      const shown: Shown[] = [];
      scope.registration.showNotification = async (title, { tag }) => void shown.push({ tag, title });
      for (const data of all) scope.dispatchEvent(new scope.PushEvent("push", { data }));
      return shown;
    },
    messages.map((message) => JSON.stringify(message)),
  );
}

it("what one is told, how and when is chosen by taps, and what is pushed is shown", async () => {
  const { page, context, complaints } = await house.person({ size: { width: 390, height: 664 } });
  await context.grantPermissions(["notifications"]);
  await page.goto("/settings");
  await page.getByRole("link", { name: "Choisir mes avis" }).click();
  await page.getByRole("button", { name: "Me prévenir sur cet appareil" }).waitFor();
  const turn = page.getByRole("checkbox", { name: "C’est à moi de jouer : Appareil" });
  expect(await turn.isChecked()).toBe(true);
  const kept = () =>
    page.waitForResponse((response) => response.url().endsWith("/api/notices") && response.status() === 204);
  await Promise.all([kept(), turn.uncheck()]);
  await Promise.all([kept(), page.getByRole("checkbox", { name: /Heures calmes/ }).check()]);
  await Promise.all([kept(), page.getByLabel("De", { exact: true }).fill("21:30")]);
  await page.getByLabel("Adresse en https").fill("http://10.0.0.1/");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await page.getByText("Un webhook est une adresse publique").waitFor();
  await page.getByLabel("Adresse en https").fill("https://example.org/hook");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await page.getByText(/^whsec_/).waitFor();
  expect(await page.getByRole("checkbox", { name: "On m’invite : Webhook" }).isChecked()).toBe(true);
  expect(await findings(page)).toEqual([]);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectNoOverflow(page);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await shoot(page, `notices-${size.width}x${size.height}-${colorScheme}`);
    }
  }
  await page.reload();
  await page.getByRole("button", { name: "Supprimer le webhook" }).waitFor();
  expect(await turn.isChecked()).toBe(false);
  expect(await page.getByLabel("De", { exact: true }).inputValue()).toBe("21:30");
  expect(await page.getByText(/^whsec_/).count()).toBe(0);

  const evil = "<img src=x onerror=alert(1)>";
  const yours = { table: "t1", title: "À toi de jouer", body: "La table t’attend." };
  const asked = { table: "t2", title: `${evil} t’invite`, body: "Une place t’est gardée." };
  // Of each table the latest stays: they have its name.
  expect(await pushed(context, [yours, asked])).toEqual([
    { tag: "t1", title: yours.title },
    { tag: "t2", title: asked.title },
  ]);
  expect(complaints.filter((text) => !text.includes("status of 4"))).toEqual([]);
  await context.close();
});

it("the link of a mail ends the mails by one press, without signing in", async () => {
  const { page, context } = await house.person({ language: "en", scheme: "dark" });
  await page.goto("/api/unsubscribe?token=k3vq7d2m4x5z");
  await page.getByRole("heading", { name: "No more e-mails" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/unsubscribe");
  expect(await findings(page)).toEqual([]);
  await shoot(page, "unsubscribe");
  await page.getByRole("button", { name: "Stop the e-mails" }).click();
  await page.getByText("Done: no more notices by e-mail.").waitFor();
  await context.close();
});
