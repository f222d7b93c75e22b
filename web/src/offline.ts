/** The service worker: after the first visit everything that needs no other person works with no server. */
import { signal } from "@preact/signals";

/** A newer version is installed and waits for this page to let go of the old one. */
export const waitingWorker = signal<ServiceWorker | null>(null);

export function registerWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  let reloading = false;
  serviceWorker.addEventListener("controllerchange", () => {
    // The first worker takes an open page over without a reload: it serves the same version.
    if (waitingWorker.value === null || reloading) return;
    reloading = true;
    location.reload();
  });
  serviceWorker.register("/sw.js").then(watch, () => {});
}

function watch(registration: ServiceWorkerRegistration): void {
  const offer = (worker: ServiceWorker | null): void => {
    if (worker && navigator.serviceWorker.controller) waitingWorker.value = worker;
  };
  offer(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed") offer(worker);
    });
  });
}
