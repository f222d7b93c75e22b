import { isRefused, type Refused } from "../sessions/refused.ts";
import { noticesApi } from "./notices-api.ts";

/** Whether this browser can be told at all. */
export const canPush = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

/** Asks for permission, which only a tap may do, and lets this browser be told. */
export async function switchOn(key: string): Promise<"denied" | "failed" | Refused | null> {
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  try {
    const { pushManager } = await navigator.serviceWorker.ready;
    // One that was made for another key, or another server, cannot be used.
    await (await pushManager.getSubscription())?.unsubscribe();
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = made.toJSON();
    const answer = await noticesApi.subscribe({ endpoint, keys });
    return isRefused(answer) ? answer : null;
  } catch (error) {
    console.warn("this browser cannot be told", error);
    return "failed";
  }
}

/** `ids`: what the server knows of this browser, which may have got another subscription in the meantime. */
export async function switchOff(ids: readonly string[]): Promise<Refused | null> {
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe();
  const answers = await Promise.all(ids.map(noticesApi.unsubscribe));
  return answers.find(isRefused) ?? null;
}
