/** Where one is in the app, and how one goes elsewhere without loading it again. */
import { type ReadonlySignal, signal } from "@preact/signals";

export interface Address {
  readonly path: string;
  readonly query: Readonly<Record<string, string | undefined>>;
}

const current = signal(addressOf(globalThis.location?.href ?? "http://localhost/"));
/** Follows links, the back button and `route`; what a page writes into the bar itself it knows already. */
export const address: ReadonlySignal<Address> = current;

function route(url: string): void {
  history.pushState(null, "", url);
  current.value = addressOf(location.href);
  scrollTo(0, 0);
}

/** The address as a component sees it. */
export const useLocation = () => ({ ...address.value, route });

/** Takes over the links of the app and the back button. */
export function watchAddress(): void {
  addEventListener("popstate", () => {
    current.value = addressOf(location.href);
  });
  document.addEventListener("click", (event) => {
    const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
    const plain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey);
    if (!link || !plain || event.defaultPrevented || !isOurs(link)) return;
    event.preventDefault();
    route(link.href);
  });
}

/** Not a place on this page, another window, a file, another site, or one of the server's own pages. */
function isOurs({ origin, pathname, target, download, attributes }: HTMLAnchorElement): boolean {
  const href = attributes.getNamedItem("href")?.value ?? "#";
  return (
    origin === location.origin &&
    !href.startsWith("#") &&
    !target &&
    !download &&
    !pathname.startsWith("/api")
  );
}

function addressOf(href: string): Address {
  const { pathname, searchParams } = new URL(href);
  return { path: pathname.replace(/(?<=.)\/+$/, ""), query: Object.fromEntries(searchParams) };
}

/** What a pattern such as `/table/:id` or `/@:name` finds in a path; null when it does not fit. */
export function matched(pattern: string, path: string): Readonly<Record<string, string>> | null {
  const wanted = pattern.split("/");
  const found = path.split("/");
  if (wanted.length !== found.length) return null;
  const params: Record<string, string> = {};
  for (const [i, part] of wanted.entries()) {
    const given = found[i] ?? "";
    const [before = "", name] = part.split(":");
    if (name === undefined ? part !== given : !given.startsWith(before) || given === before) return null;
    if (name !== undefined) params[name] = decoded(given.slice(before.length));
  }
  return params;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
