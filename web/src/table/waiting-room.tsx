import type { Seat, SeatInfo, TableSnapshot } from "@banquise/engine";
import { Button, Icon, later, SeatMark } from "@banquise/ui";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { useLocation } from "../address.ts";
import { metaOf } from "../games.ts";
import { newNonce } from "../new-game.ts";
import { controlText } from "../parts/clock-text.ts";
import { GameCover } from "../parts/game-cover.tsx";
import { GuestName } from "../parts/guest-name.tsx";
import { Page } from "../parts/page.tsx";
import { PersonName } from "../parts/person-name.tsx";
import { Strength } from "../parts/strength.tsx";
import { usePromise } from "../parts/use-promise.ts";
import { introduce, me } from "../people/me.ts";
import { api } from "../sessions/api.ts";
import { isRefused } from "../sessions/refused.ts";
import type { RemoteTable } from "../sessions/remote-table.ts";
import { settings } from "../settings.ts";
import { refusalText, seatNames, words } from "../strings/index.ts";
import { InviteFriends, PersonDoor, TalkLayer, TalkPanel } from "./talk-parts.ts";
import { waitingWords } from "./waiting-words.ts";
import "../styles/waiting.css";

const SHOWN_DIGITS = 12;
/** Milliseconds of waiting after which bots are offered aloud. */
const LONG_WAIT = 30_000;
const RIVAL = "level3";

const QrCode = later(async () => (await import("../parts/qr-code.tsx")).QrCode);

interface WaitingRoomProps {
  readonly remote: RemoteTable;
  readonly snapshot: TableSnapshot;
  /** The token of the link that was opened. */
  readonly invitation: string | null;
}

export function WaitingRoom({ remote, snapshot, invitation }: WaitingRoomProps) {
  const { free, you } = words.value;
  const waiting = waitingWords.value;
  const { viewer, game, commitment } = snapshot;
  const seats = remote.seats.value;
  const names = seatNames(seats);
  const { talk } = remote;
  const isHost = viewer !== null && viewer === seats.findIndex(({ kind }) => kind === "person");
  const blurb = metaOf(game)?.blurb[settings.language.value];
  return (
    <Page title={waiting.title}>
      <div class="waiting">
        <section class="card">
          <div class="waiting-game">
            <GameCover id={game} />
            <div>
              <h2>{blurb?.name ?? game}</h2>
              <p class="soft">{blurb?.tagline}</p>
              <a href={`/rules/${game}`}>{words.value.home.rules}</a>
            </div>
          </div>
          <ul class="waiting-seats">
            {seats.map(({ kind, account }, seat) => (
              <li key={seat} class={kind === "free" ? "waiting-free" : ""}>
                <SeatMark seat={seat} size={2} />
                {kind === "free" ? (
                  <span>{free}</span>
                ) : (
                  <PersonName name={names[seat] ?? ""} account={account} />
                )}
                {seat === viewer && <small>({you})</small>}
                {kind === "bot" && <Icon name="bot" />}
                {kind === "person" && seat !== viewer && viewer !== null && (
                  <PersonDoor talk={talk} seat={seat} name={names[seat] ?? ""} />
                )}
              </li>
            ))}
          </ul>
          {snapshot.clock !== null && (
            <p>
              <Icon name="clock" /> {controlText(snapshot.clock)}
            </p>
          )}
          <p class="soft">{waiting.starts}</p>
        </section>
        <section class="card">
          {viewer === null ? (
            <Join remote={remote} snapshot={snapshot} invitation={invitation} />
          ) : (
            <Invite snapshot={snapshot} />
          )}
          {viewer !== null && me.value !== null && <InviteFriends table={snapshot.id} />}
          {isHost && <FillWithBots id={snapshot.id} />}
        </section>
        {settings.talk.value && viewer !== null && seats.some(isOther(viewer)) && (
          <section class="card waiting-talk" aria-label={words.value.table.tabs.talk}>
            <TalkPanel talk={talk} />
          </section>
        )}
      </div>
      <TalkLayer talk={talk} isHost={isHost} />
      <details class="waiting-fair">
        <summary>{waiting.fair}</summary>
        <p>{waiting.fairAbout(commitment.slice(0, SHOWN_DIGITS))}</p>
        <code>{commitment}</code>
      </details>
    </Page>
  );
}

/** Somebody to talk to. */
const isOther =
  (viewer: Seat) =>
  ({ kind }: SeatInfo, seat: Seat): boolean =>
    kind === "person" && seat !== viewer;

function Join({ remote, snapshot, invitation }: WaitingRoomProps) {
  const waiting = waitingWords.value;
  const problem = useSignal("");
  const busy = useSignal(false);
  const token = usePromise(() => invitationTo(snapshot, invitation), [snapshot.id, invitation]);
  const join = async (): Promise<void> => {
    busy.value = true;
    await introduce();
    const answer = await api.join(snapshot.id, token ?? null, newNonce());
    busy.value = false;
    if (isRefused(answer)) problem.value = refusalText(answer);
    else remote.refresh();
  };
  if (token === undefined) return <p class="soft">{words.value.loading}</p>;
  if (!snapshot.public && token === null) return <p>{waiting.privateTable}</p>;
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        void join();
      }}
    >
      {token !== null && <p>{waiting.invited}</p>}
      <GuestName label={waiting.joinAs} />
      <Button type="submit" look="primary" size="large" icon="person" disabled={busy.value}>
        {waiting.join}
      </Button>
      <p class="error" role="alert">
        {problem.value}
      </p>
    </form>
  );
}

/** The token to join by: of the link, or of a friend who has asked, for whoever comes by a notice. */
async function invitationTo({ id, public: isPublic }: TableSnapshot, shown: string | null) {
  if (isPublic || shown !== null || me.value === null) return shown;
  const { talkApi } = await import("../talk/talk-api.ts");
  const asked = await talkApi.invitations();
  const own = isRefused(asked) ? undefined : asked.invitations.find(({ table }) => table === id);
  return own?.invitation ?? null;
}

/** For whoever may begin: bots take the free seats. */
function FillWithBots({ id }: { readonly id: string }) {
  const waiting = waitingWords.value;
  const bot = useSignal(RIVAL);
  const problem = useSignal("");
  const busy = useSignal(false);
  const isLong = useSignal(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      isLong.value = true;
    }, LONG_WAIT);
    return () => clearTimeout(timer);
  }, [isLong]);
  const fill = async (): Promise<void> => {
    busy.value = true;
    const answer = await api.fill(id, bot.value);
    busy.value = false;
    if (isRefused(answer)) problem.value = refusalText(answer);
  };
  return (
    <section class="form waiting-fill" aria-labelledby="fill">
      <h3 id="fill">{waiting.fill}</h3>
      <p role="status">{isLong.value ? waiting.nobodyYet : ""}</p>
      <Strength player={bot} />
      <p class="soft">{waiting.fillWith(words.value.bots[bot.value]?.name ?? "")}</p>
      <Button icon="bot" look={isLong.value ? "primary" : "plain"} disabled={busy.value} onClick={fill}>
        {waiting.startNow}
      </Button>
      <p class="error" role="alert">
        {problem.value}
      </p>
    </section>
  );
}

function Invite({ snapshot }: { readonly snapshot: TableSnapshot }) {
  const waiting = waitingWords.value;
  const copied = useSignal(false);
  const { route } = useLocation();
  const token = snapshot.invitation === null ? "" : `?invitation=${encodeURIComponent(snapshot.invitation)}`;
  const link = `${location.origin}/table/${snapshot.id}${token}`;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(link);
    copied.value = true;
  };
  const leave = async (): Promise<void> => {
    await api.leave(snapshot.id);
    route("/");
  };
  return (
    <div class="form">
      <label class="field">
        <span class="field-label">{waiting.invite}</span>
        <input class="input" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <QrCode text={link} label={waiting.code} />
      <div class="actions">
        <Button look="primary" icon={copied.value ? "check" : "copy"} onClick={copy}>
          {copied.value ? waiting.copied : waiting.copy}
        </Button>
        {"share" in navigator && (
          <Button icon="share" onClick={() => navigator.share({ url: link }).catch(() => {})}>
            {waiting.share}
          </Button>
        )}
        <Button look="quiet" onClick={leave}>
          {waiting.leave}
        </Button>
      </div>
    </div>
  );
}
