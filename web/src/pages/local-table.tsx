import { type Damage, Table } from "@banquise/engine";
import { useEffect } from "preact/hooks";
import { askBot } from "../bot-client.ts";
import { loadRules } from "../games.ts";
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

/** A table of this browser. */
export function LocalTable({ id }: { readonly id?: string }) {
  const session = usePromise(() => openSession(id ?? ""), [id]);
  useEffect(() => {
    if (session instanceof LocalSession) return () => session.close();
  }, [session]);
  const { table, loading } = words.value;
  if (session === undefined) return <p class="waiting-place">{loading}</p>;
  if (session === null) return <Message text={table.notFound} />;
  if ("damage" in session) return <Message text={table.damaged(session.detail)} />;
  return <TableScreen key={session.id} session={session} exits={exitsOf(session)} />;
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

function exitsOf(session: LocalSession): Exits {
  const { id, game, config } = session;
  return {
    replay: replayAddress("local", id, session.moment.value.viewer),
    rematch: () => openLocal(game.id, config, session.sitting),
    rematchAsked: false,
    download: isWhole(session.table.record().from) ? async () => session.export() : null,
    link: null,
  };
}
