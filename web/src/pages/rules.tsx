import { useEffect, useState } from "preact/hooks";
import { loadWords, metaOf } from "../games.ts";
import { Page } from "../parts/page.tsx";
import { RuleList } from "../parts/rule-list.tsx";
import { usePromise } from "../parts/use-promise.ts";
import { settings } from "../settings.ts";
import { words } from "../strings/index.ts";
import { NotFound } from "./not-found.tsx";

/** `/rules/blueprints#BLU-5.1` */
export function Rules({ game = "" }: { readonly game?: string }) {
  const language = settings.language.value;
  const { rules: text, loading } = words.value;
  const meta = metaOf(game);
  const loaded = usePromise(() => loadWords(game, language), [game, language]);
  const cited = useHash();
  useEffect(() => {
    if (loaded && cited) document.getElementById(cited)?.scrollIntoView({ block: "center" });
  }, [loaded, cited]);
  if (!meta) return <NotFound />;
  return (
    <Page title={text.title(meta.blurb[language].name)}>
      {loaded ? (
        <RuleList rules={loaded.rules} anchors cited={cited} />
      ) : (
        <p class="waiting-place">{loading}</p>
      )}
    </Page>
  );
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
