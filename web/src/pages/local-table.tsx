import { useEffect } from "preact/hooks";
import { askBot } from "../bot-client.ts";
import { loadRules } from "../games.ts";
import { openLocal } from "../new-game.ts";
import { Message } from "../parts/message.tsx";
import { usePromise } from "../parts/use-promise.ts";
import { LocalSession } from "../sessions/local.ts";
import { loadTable } from "../sessions/local-store.ts";
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
  if (session === "missing") return <Message text={table.notFound} />;
  if (session === "tooOld") return <Message text={table.tooOld} />;
  return <TableScreen key={session.id} session={session} exits={exitsOf(session)} />;
}

async function openSession(id: string): Promise<LocalSession | "missing" | "tooOld"> {
  const saved = loadTable(id);
  const game = saved && (await loadRules(saved.game));
  if (!saved || !game) return "missing";
  if (saved.rules !== game.version) return "tooOld";
  return new LocalSession(game, saved, { ask: askBot, pace: botPace });
}

function exitsOf(session: LocalSession): Exits {
  const { id, game, config } = session;
  return {
    replay: replayAddress("local", id, session.moment.value.viewer),
    rematch: () => openLocal(game.id, config, session.savedSeats),
    rematchAsked: false,
    download: session.whole ? async () => session.export() : null,
    link: null,
  };
}
