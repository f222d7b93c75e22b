import type { RuleBook } from "@banquise/engine";
import { GUIDE_PARTS } from "@banquise/games/guides";
import { hasLessons } from "@banquise/games/lessons";
import { Button, Icon, later } from "@banquise/ui";
import { useSignal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { useLocation } from "../address.ts";
import { dailyAddress } from "../daily/daily-api.ts";
import { type GameMeta, loadWords, metaOf } from "../games.ts";
import { isKnown } from "../learn/coaching.ts";
import { playNow } from "../new-game.ts";
import { NotFound } from "../pages/not-found.tsx";
import { Page } from "../parts/page.tsx";
import { usePromise } from "../parts/use-promise.ts";
import { settings } from "../settings.ts";
import { words } from "../strings/index.ts";
import { Guide } from "./guide.tsx";
import { RuleList, sectionAnchor } from "./rule-list.tsx";
import { rulesWords } from "./words.ts";
import "../styles/rules.css";
import "../styles/rules-page.css";

const FirstVisit = later(async () => (await import("../learn/first-visit.tsx")).FirstVisit);

/** `/rules/blueprints#BLU-5.1` */
export function RulesPage({ game = "" }: { readonly game?: string }) {
  const language = settings.language.value;
  const text = rulesWords.value;
  const meta = metaOf(game);
  const loaded = usePromise(() => loadWords(game, language), [game, language]);
  const cited = useHash();
  useCited(loaded !== undefined, cited);
  if (!meta) return <NotFound />;
  const { name, about } = meta.blurb[language];
  return (
    <Page title={words.value.rulesOf(name)}>
      <p class="rules-about">{about}</p>
      <Ways meta={meta} />
      {loaded ? (
        <div class="rules-page">
          <Contents rules={loaded.rules} />
          <div>
            <Guide id={game} gameWords={loaded} />
            <h2 class="rules-all" id="all">
              {text.all}
            </h2>
            <RuleList rules={loaded.rules} anchors cited={cited} />
          </div>
        </div>
      ) : (
        <p class="waiting-place">{words.value.loading}</p>
      )}
    </Page>
  );
}

/** From reading to playing. */
function Ways({ meta }: { readonly meta: GameMeta }) {
  const text = rulesWords.value;
  const { route } = useLocation();
  const asking = useSignal(false);
  const start = async (): Promise<void> => {
    if (!isKnown(meta.id)) {
      asking.value = true;
      return;
    }
    const address = await playNow(meta);
    if (address !== null) route(address);
  };
  return (
    <p class="rules-ways">
      {hasLessons(meta.id) && (
        <a class="button button-primary" href={`/learn/${meta.id}/first`}>
          <Icon name="hint" />
          {text.learn}
        </a>
      )}
      <Button icon="play" onClick={start}>
        {text.play}
      </Button>
      <a class="button button-quiet" href={dailyAddress(meta.id)}>
        <Icon name="trophy" />
        {text.daily}
      </a>
      <Button look="quiet" onClick={() => print()}>
        {text.print}
      </Button>
      {asking.value && (
        <FirstVisit
          game={meta}
          onClose={() => {
            asking.value = false;
          }}
        />
      )}
    </p>
  );
}

function Contents({ rules }: { readonly rules: RuleBook }) {
  const text = rulesWords.value;
  return (
    <details class="rules-contents" open={matchMedia("(min-width: 900px)").matches}>
      <summary>{text.contents}</summary>
      <nav aria-label={text.contents}>
        <ol>
          {GUIDE_PARTS.map((part) => (
            <li key={part}>
              <a href={`#${part}`}>{text.parts[part]}</a>
            </li>
          ))}
        </ol>
        <ol>
          {rules.map(({ title }, index) => (
            <li key={title}>
              <a href={`#${sectionAnchor(index)}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  );
}

/** Shows what the address names; until somebody does something it stays in sight, although pictures come above it. */
function useCited(isLoaded: boolean, cited: string): void {
  useEffect(() => {
    if (!isLoaded || cited === "") return;
    const show = (): void => document.getElementById(cited)?.scrollIntoView({ block: "start" });
    const growing = new ResizeObserver(show);
    const content = document.getElementById("content");
    if (content) growing.observe(content);
    const leave = (): void => growing.disconnect();
    const deeds = ["wheel", "pointerdown", "keydown", "touchstart"] as const;
    for (const deed of deeds) addEventListener(deed, leave, { once: true, passive: true });
    show();
    return () => {
      leave();
      for (const deed of deeds) removeEventListener(deed, leave);
    };
  }, [isLoaded, cited]);
}

/** What the address names after its #. */
function useHash(): string {
  const read = (): string => decodeURIComponent(location.hash.slice(1));
  const [hash, setHash] = useState(read);
  useEffect(() => {
    const listen = (): void => setHash(read());
    addEventListener("hashchange", listen);
    return () => removeEventListener("hashchange", listen);
  }, []);
  return hash;
}
