import type { Move } from "@banquise/engine";
import { Icon, type IconName, later, MoveList, Tabs, tabId } from "@banquise/ui";
import type { ComponentChildren } from "preact";
import { settings } from "../settings.ts";
import { words } from "../strings/index.ts";
import type { Tab, TableModel } from "./model.ts";
import { TalkPanel, Unread } from "./talk-parts.ts";
import { wide } from "./wide.ts";

/** Tabs that not everybody opens. */
const Log = later(async () => (await import("./log.tsx")).Log);
const RuleList = later(async () => (await import("../rules/rule-list.tsx")).RuleList);
const ScoreSheet = later(async () => (await import("./score-sheet.tsx")).ScoreSheet);

const ICONS: Readonly<Record<Tab, IconName>> = {
  log: "log",
  moves: "play",
  review: "eye",
  talk: "chat",
  score: "score",
  rules: "rules",
};

/** Where there is nothing to play any more there is something to learn. */
const PLAYING: readonly Tab[] = ["log", "moves", "talk", "score", "rules"];
const WATCHING: readonly Tab[] = ["log", "review", "score", "rules"];

/** Id of what the open tab shows. */
const CONTENT = "tab-content";

interface PanelProps {
  readonly model: TableModel;
  readonly review?: ((model: TableModel) => ComponentChildren) | undefined;
}

/** Everything else, one tap away: at the side on a wide screen, a sheet from below on a phone. */
export function Panel({ model, review }: PanelProps) {
  const { table } = words.value;
  const open = wide.value || model.sheetOpen.value;
  const { talk } = model;
  const tabs = review ? WATCHING : talk ? PLAYING : PLAYING.filter((key) => key !== "talk");
  const tab = tabs.includes(model.tab.value) ? model.tab.value : "log";
  const choose = (next: Tab): void => {
    if (wide.value) model.tab.value = next;
    else model.openTab(next);
  };
  return (
    <div class="panel">
      <Tabs
        label={table.panel}
        tabs={tabs.map((key) => ({
          key,
          face: (
            <>
              <Icon name={ICONS[key]} />
              {table.tabs[key]}
              {key === "talk" && talk && <Unread talk={talk} />}
            </>
          ),
        }))}
        open={tab}
        folded={!open}
        onOpen={choose}
        panel={CONTENT}
      />
      <div
        id={CONTENT}
        class="tab-content"
        role="tabpanel"
        aria-labelledby={tabId(CONTENT, tab)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
        tabIndex={0}
        hidden={!open}
      >
        {open && <TabContent model={model} tab={tab} review={review} />}
      </div>
    </div>
  );
}

function TabContent({ model, tab, review }: PanelProps & { readonly tab: Tab }) {
  if (tab === "log") return <Log model={model} />;
  if (tab === "moves") return <Moves model={model} />;
  if (tab === "talk") return model.talk && <TalkPanel talk={model.talk} />;
  if (tab === "review") return <>{review?.(model)}</>;
  if (tab === "score") return <ScoreSheet model={model} />;
  return <RuleList rules={model.gameWords.value.rules} />;
}

/** The whole game without a picture: what may be played, and the table in words. */
function Moves({ model }: { readonly model: TableModel }) {
  const { table } = words.value;
  const { session, gameWords, name } = model;
  const { view, viewer } = session.moment.value;
  const suggestable = session.suggestable.value;
  const suggesting = suggestable.length > 0;
  return (
    <>
      {suggesting && <p class="moves-about">{table.suggestable}</p>}
      <MoveList
        language={settings.language.value}
        title={suggesting ? table.suggestable : table.playable}
        legal={suggesting ? suggestable : session.legal.value}
        describe={(move) => model.moveText(move)}
        play={suggesting ? model.suggest : model.choose}
        onPoint={(move) => {
          model.pointed.value = move;
        }}
        highlighted={suggesting ? mySuggestion(model) : model.hint.value}
      />
      <details class="in-words">
        <summary>{table.inWords}</summary>
        <ul>
          {gameWords.value.text.describe(view, viewer, name).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
    </>
  );
}

function mySuggestion({ session }: TableModel): Move | null {
  const { viewer } = session.moment.value;
  return session.suggestions.value.find(({ seat }) => seat === viewer)?.move ?? null;
}
