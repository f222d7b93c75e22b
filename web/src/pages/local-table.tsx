import { type Damage, Table } from "@banquise/engine";
import { later } from "@banquise/ui";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { askBot } from "../bot-client.ts";
import { loadRules } from "../games.ts";
import { isCoached, setCoached } from "../learn/coaching.ts";
import { localTables } from "../local/index.ts";
import { isWhole } from "../local/local-table.ts";
import { openLocal } from "../new-game.ts";
import { Message } from "../parts/message.tsx";
import { usePromise } from "../parts/use-promise.ts";
import { LocalSession } from "../sessions/local.ts";
import { Pacing } from "../sessions/pacing.ts";
import { score } from "../sessions/score.ts";
import { botPace } from "../settings.ts";
import { words } from "../strings/index.ts";
import { type Exits, replayAddress } from "../table/exits.ts";
import { TableScreen } from "../table/screen.tsx";

const CoachNote = later(async () => (await import("../learn/coach-note.tsx")).CoachNote);

/** A table of this browser. */
export function LocalTable({ id }: { readonly id?: string }) {
  const session = usePromise(() => openSession(id ?? ""), [id]);
  const coached = useSignal(isCoached(id ?? ""));
  useEffect(() => {
    if (session instanceof LocalSession) return () => session.close();
  }, [session]);
  const { table, loading } = words.value;
  if (session === undefined) return <p class="waiting-place">{loading}</p>;
  if (session === null) return <Message text={table.notFound} />;
  if ("damage" in session) return <Message text={table.damaged(session.detail)} />;
  const turn = (on: boolean): void => {
    setCoached(session.id, on);
    coached.value = on;
  };
  // A coach tells one person what it thinks: not where several look at the screen.
  const alone = session.sitting.filter(({ kind }) => kind === "person").length === 1;
  const coach = alone ? { on: coached.value, turn } : null;
  return (
    <TableScreen
      key={session.id}
      session={session}
      exits={{ ...exitsOf(session), coach }}
      coach={coach?.on ? (model) => <CoachNote model={model} off={() => turn(false)} /> : null}
    />
  );
}

async function openSession(id: string): Promise<LocalSession | Damage | null> {
  const found = await localTables.find(id);
  if (found === null || "damage" in found) return found;
  const game = await loadRules(found.table.game);
  if (game === null) return null;
  const table = Table.load(game, found.record);
  if ("damage" in table) return table;
  await score(table);
  const scored = { ...found, record: table.record() };
  return LocalSession.open(game, scored, { ask: askBot, tables: localTables, pacing: new Pacing(botPace) });
}

function exitsOf(session: LocalSession): Omit<Exits, "coach"> {
  const { id, game, config } = session;
  return {
    replay: replayAddress("local", id, session.moment.value.viewer),
    rematch: () => openLocal(game.id, config, session.sitting),
    rematchAsked: false,
    download: isWhole(session.table.record().from) ? async () => session.export() : null,
    link: null,
  };
}
