import { afterAll, beforeAll, expect, it } from "vitest";
import { BrowserKeys } from "../../server/src/testing/browser-keys.ts";
import { receiver } from "../../server/src/testing/receiver.ts";
import { findings } from "./axe.ts";
import { expectNoOverflow, House, type Person, send, shoot } from "./house.ts";

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
  readonly data: unknown;
}

/** The parts of a service worker that a browser without a screen has not, and what they were asked for. */
interface Scope {
  registration: { showNotification(title: string, options: { tag: string; data: unknown }): Promise<void> };
  clients: { openWindow(path: string): Promise<null> };
  WindowClient: { prototype: { url: string; focus(): Promise<unknown> } };
  dispatchEvent(event: Event): boolean;
  ExtendableEvent: new (name: string) => Event;
  PushEvent: new (name: string, options: { data: string }) => Event;
  shown: Shown[];
  opened: string[];
}

/**
 * The service worker of somebody, and what hands messages to it in the place of a push service. A browser without a screen
 * shows no notifications and opens no windows: what it is asked for is noted.
 */
async function workerOf({ context }: Pick<Person, "context">) {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  await worker.evaluate(() => {
    const scope = globalThis as unknown as Scope;
    scope.shown = [];
    scope.opened = [];
    scope.registration.showNotification = async (title, { tag, data }) =>
      void scope.shown.push({ tag, title, data });
    scope.clients.openWindow = async (path) => {
      scope.opened.push(path);
      return null;
    };
    scope.WindowClient.prototype.focus = async function (this: { url: string }) {
      scope.opened.push(`focus ${new URL(this.url).pathname}`);
    };
  });
  return {
    push: (data: string) =>
      worker.evaluate((text) => {
        const scope = globalThis as unknown as Scope;
        scope.dispatchEvent(new scope.PushEvent("push", { data: text }));
      }, data),
    /** All notifications so far. */
    shown: () => worker.evaluate(() => (globalThis as unknown as Scope).shown),
    /** The push service gives the browser another address. */
    renew: (subscription: object) =>
      worker.evaluate((given) => {
        const scope = globalThis as unknown as Scope;
        const event = new scope.ExtendableEvent("pushsubscriptionchange");
        scope.dispatchEvent(Object.assign(event, { newSubscription: { toJSON: () => given } }));
      }, subscription),
    /** Somebody presses a notification: where that leads. */
    press: (data: unknown) =>
      worker.evaluate(async (given) => {
        const scope = globalThis as unknown as Scope;
        const event = new scope.ExtendableEvent("notificationclick");
        Object.assign(event, { notification: { data: given, close: () => {} } });
        const before = scope.opened.length;
        scope.dispatchEvent(event);
        while (scope.opened.length === before) await new Promise((resolve) => setTimeout(resolve, 5));
        return scope.opened.at(-1);
      }, data),
  };
}

it("what one is told, how and when is chosen by taps", async () => {
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

  expect(complaints.filter((text) => !text.includes("status of 4"))).toEqual([]);
  await context.close();
});

it("a browser that is switched on is told, sealed for it alone, and a press on the notice opens the very table", async () => {
  const pushes = await receiver();
  const local = await House.open(Date.now, { outgoing: { anywhere: true }, noticeBeat: 10 });
  const ada = await local.person({ name: "Ada" });
  const bob = await local.person({ name: "<b>Bob</b>" });
  const { page, context } = ada;
  await context.grantPermissions(["notifications"]);
  // There is no push service to subscribe to: the page gets what one would give it.
  const browser = new BrowserKeys();
  const subscription = { endpoint: `${pushes.url}/ada`, keys: browser.keys };
  await page.addInitScript((given) => {
    let made: object | null = null;
    PushManager.prototype.getSubscription = async () => made as PushSubscription | null;
    PushManager.prototype.subscribe = async (options) => {
      if (options?.userVisibleOnly !== true || typeof options.applicationServerKey !== "string")
        throw new Error("not as the standard says");
      const unsubscribe = async (): Promise<boolean> => {
        made = null;
        return true;
      };
      made = { toJSON: () => given, unsubscribe };
      return made as PushSubscription;
    };
  }, subscription);
  await page.goto("/settings/notices");
  const worker = await workerOf(ada);
  await page.getByRole("button", { name: "Me prévenir sur cet appareil" }).click();
  await page.getByText("Cet appareil est prévenu").waitFor();
  expect(await findings(page)).toEqual([]);
  await shoot(page, "notices-on");

  await bob.page.goto("/settings");
  await send(bob, "/api/session", { name: "<b>Bob</b>" }, "PATCH");
  const { id = "", invitation } = await send(ada, "/api/tables", {
    game: "blueprints",
    seats: 2,
    options: { firstSeat: "0" },
    clock: { kind: "days", days: 2 },
  });
  await send(bob, `/api/tables/${id}/join`, { invitation });
  await expect.poll(() => pushes.received.length).toBeGreaterThan(0);
  for (const { body } of pushes.received) await worker.push(browser.open(body));
  await expect.poll(async () => (await worker.shown()).length).toBe(pushes.received.length);
  const [first] = await worker.shown();
  expect(first).toMatchObject({ tag: id, data: id });
  expect(await worker.press(first?.data)).toBe(`/table/${id}`);
  // Whoever has the table in a window gets that one.
  await page.goto(`/table/${id}`);
  expect(await worker.press(first?.data)).toBe(`focus /table/${id}`);
  // Whatever a name is, it is text; and of each table the latest stays: they have its name.
  const evil = "<img src=x onerror=alert(1)> t’invite";
  await worker.push(JSON.stringify({ table: "t/2", title: evil, body: "Une place t’est gardée." }));
  await expect.poll(async () => (await worker.shown()).at(-1)).toMatchObject({ tag: "t/2", title: evil });
  expect(await worker.press("t/2")).toBe("/table/t%2F2");

  await worker.renew({ endpoint: `${pushes.url}/elsewhere`, keys: browser.keys });
  const copy = () => page.evaluate(async () => (await fetch("/api/account/export")).text());
  await expect.poll(copy).toContain(`${pushes.url}/elsewhere`);

  await page.goto("/settings/notices");
  await page.getByRole("button", { name: "Ne plus prévenir ici" }).click();
  await page.getByRole("button", { name: "Me prévenir sur cet appareil" }).waitFor();
  expect(ada.complaints).toEqual([]);
  await local.close();
  await pushes.close();
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
