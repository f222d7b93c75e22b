import { useEffect, useMemo } from "preact/hooks";
import { useLocation } from "../address.ts";
import { dailyAddress } from "../daily/daily-api.ts";
import { DailyTag } from "../daily/daily-tag.tsx";
import { dayOf } from "../daily/days.ts";
import { dailyWords } from "../daily/words.ts";
import { newNonce } from "../new-game.ts";
import { Message } from "../parts/message.tsx";
import { api } from "../sessions/api.ts";
import { isRefused } from "../sessions/refused.ts";
import type { RemoteSession } from "../sessions/remote.ts";
import { RemoteTable } from "../sessions/remote-table.ts";
import { refusalText, words } from "../strings/index.ts";
import { type Exits, replayAddress } from "../table/exits.ts";
import { TableScreen } from "../table/screen.tsx";
import { WaitingRoom } from "../table/waiting-room.tsx";

/** A table on the server: waited at while seats are free, then played. */
export function OnlineTable({ id = "" }: { readonly id?: string }) {
  const { query } = useLocation();
  const remote = useMemo(() => new RemoteTable(id), [id]);
  useEffect(() => () => remote.close(), [remote]);
  const { loading } = words.value;
  const failure = remote.failure.value;
  const session = remote.session.value;
  // Whoever was shut out does not go on looking at a board that stands still.
  if (failure) return <Message text={refusalText(failure)} />;
  if (session)
    return (
      <TableScreen
        key={session.id}
        session={session}
        exits={exitsOf(remote, session)}
        tag={session.daily && <DailyTag game={session.game.id} />}
      />
    );
  const snapshot = remote.snapshot.value;
  if (snapshot)
    return <WaitingRoom remote={remote} snapshot={snapshot} invitation={query.invitation ?? null} />;
  return <p class="waiting-place">{loading}</p>;
}

function exitsOf(remote: RemoteTable, { id, game, moment, daily }: RemoteSession): Exits {
  const rematch = async (): Promise<string | null> => {
    const sealed = await api.commitment();
    if (isRefused(sealed)) return null;
    const answer = await api.rematch(id, { commitment: sealed.commitment, nonce: newNonce() });
    return isRefused(answer) ? null : `/table/${answer.id}`;
  };
  const download = async () => {
    const answer = await api.export(id);
    return isRefused(answer) ? null : answer;
  };
  const none = { replay: null, rematch: null, rematchAsked: false, download: null, coach: null, link: null };
  // Until the day is over, how a challenge went must not help others.
  if (daily !== null && daily >= dayOf(Date.now()))
    return { ...none, results: { name: dailyWords.value.table, address: dailyAddress(game.id) } };
  return {
    replay: replayAddress("table", id, moment.value.viewer),
    rematch: moment.value.viewer === null || daily !== null ? null : rematch,
    rematchAsked: remote.rematch.value !== null,
    download,
    coach: null,
    link: `/table/${id}`,
  };
}
