import { Icon } from "@banquise/ui";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { settings } from "../settings.ts";
import { words } from "../strings/index.ts";
import { Brand } from "./brand.tsx";
import { YouMenu } from "./you-menu.tsx";

interface PageProps {
  readonly title: string;
  /** The heading is drawn by the page itself. */
  readonly bare?: boolean;
  readonly children: ComponentChildren;
}

const DESTINATIONS = [
  { address: "/new", icon: "plus", name: "newTable" },
  { address: "/learn", icon: "rules", name: "learn" },
  { address: "/puzzles", icon: "question", name: "puzzles" },
] as const;

/** The frame of every page but the table screen. */
export function Page({ title, bare = false, children }: PageProps) {
  const { nav, skip, pageTitle } = words.value;
  useTitle(bare ? title : pageTitle(title));
  const other = settings.language.value === "fr" ? "en" : "fr";
  return (
    <div class="page">
      <a class="skip" href="#content">
        {skip}
      </a>
      <header class="page-head">
        <a class="brand" href="/" aria-label={`${words.value.title}, ${nav.home}`}>
          <Brand />
          <span>{words.value.title}</span>
        </a>
        <nav aria-label={nav.main}>
          {DESTINATIONS.map(({ address, icon, name }) => (
            <a key={address} href={address} aria-label={nav[name]} title={nav[name]}>
              <Icon name={icon} />
              <span>{nav[name]}</span>
            </a>
          ))}
          <YouMenu />
          <button
            type="button"
            class="nav-language"
            lang={other}
            onClick={() => {
              settings.language.value = other;
            }}
          >
            <span class="nav-long">{nav.language}</span>
            <abbr class="nav-short" title={nav.language}>
              {other.toUpperCase()}
            </abbr>
          </button>
        </nav>
      </header>
      <main id="content" tabIndex={-1}>
        {!bare && <h1>{title}</h1>}
        {children}
      </main>
    </div>
  );
}

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
