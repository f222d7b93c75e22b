/**
 * Keeps the whole app in the browser: pages, boards, rules and bots. A build writes its list of files and its name into
 * this script, so a new build is a new worker; the old files stay until every page has let go of them.
 */
declare const self: ServiceWorkerGlobalScope;

/** Filled in by the build (`offline-files.config.ts`). */
const BUILD = "BUILD_NAME";
const FILES = "BUILD_FILES".split(" ");

const CACHE = `banquise-${BUILD}`;
const SHELL = "/index.html";

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: "reload" })))),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

self.addEventListener("message", (event) => {
  if (event.data === "takeOver") void self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin || isServers(url.pathname)) return;
  event.respondWith(
    request.mode === "navigate" ? fromCache(SHELL, request) : fromCache(url.pathname, request),
  );
});

/** What only the server can answer is never kept. */
const isServers = (path: string): boolean =>
  path === "/healthz" || path === "/metrics" || path.startsWith("/api");

async function fromCache(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(path)) ?? fetch(request);
}

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

/** What the server sends while nobody has the table in front of them. */
interface PushedNotice {
  readonly table: string;
  readonly title: string;
  readonly body: string;
}

self.addEventListener("push", (event) => {
  if (event.data === null) return;
  const { table, title, body } = event.data.json() as PushedNotice;
  event.waitUntil(
    // The latest of a table takes the place of those before.
    self.registration.showNotification(title, { body, tag: table, data: table, icon: "/icon-192.png" }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openTable(`/table/${encodeURIComponent(String(event.notification.data))}`));
});

self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(renew(event));
});

/** A push service may end a subscription for another: the server must know that one. */
async function renew({ oldSubscription, newSubscription }: PushSubscriptionChangeEvent): Promise<void> {
  const { pushManager } = self.registration;
  const made = newSubscription ?? (oldSubscription && (await pushManager.subscribe(oldSubscription.options)));
  if (!made) return;
  const { endpoint, keys } = made.toJSON();
  await fetch("/api/notices/push", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ endpoint, keys }),
  });
}

/** A window that has the table, or a new one. */
async function openTable(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = windows.find(({ url }) => new URL(url).pathname === path);
  await (open === undefined ? self.clients.openWindow(path) : open.focus());
}
