import { useEffect } from "preact/hooks";
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
  useEffect(() => {
    if (loaded && location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [loaded]);
  if (!meta) return <NotFound />;
  return (
    <Page title={text.title(meta.blurb[language].name)}>
      {loaded ? <RuleList rules={loaded.rules} anchors /> : <p class="waiting-place">{loading}</p>}
    </Page>
  );
}
