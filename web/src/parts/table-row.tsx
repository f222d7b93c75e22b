import type { Seat, SeatInfo, TableSummary } from "@banquise/engine";
import { Button, Dialog, Icon, SeatMark } from "@banquise/ui";
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { metaOf } from "../games.ts";
import { localTables } from "../local/index.ts";
import { type LocalTable, seatInfo } from "../local/local-table.ts";
import { LANGUAGE_NAMES, settings } from "../settings.ts";
import { isolated, seatNames, words } from "../strings/index.ts";
import { controlText } from "./clock-text.ts";
import "../styles/rows.css";

const MINUTE = 60_000;

interface RowProps {
  readonly game: string;
  readonly href: string;
  readonly icon: "globe" | "home";
  readonly where: string;
  readonly seats: readonly SeatInfo[];
  /** What else one should know before one sits down. */
  readonly terms?: string;
  readonly state: string;
  readonly urgent: boolean;
  readonly at: number;
  readonly children?: ComponentChildren;
}

function Row({ game, href, icon, where, seats, terms = "", state, urgent, at, children }: RowProps) {
  const { ago } = words.value;
  const names = seatNames(seats);
  return (
    <li class="row">
      <a class="row-link" href={href}>
        <Icon name={icon} label={where} />
        <span class="row-game">{metaOf(game)?.blurb[settings.language.value].name ?? game}</span>
        <span class="row-seats">
          {names.map((name, seat) => (
            <span key={seat}>
              <SeatMark seat={seat} size={1.2} /> <bdi>{name}</bdi>
            </span>
          ))}
          {terms !== "" && <strong>{terms}</strong>}
        </span>
        <span class={`row-state ${urgent ? "row-urgent" : ""}`}>{state}</span>
        <time class="row-time" dateTime={new Date(at).toISOString()}>
          {ago(Math.floor((Date.now() - at) / MINUTE))}
        </time>
      </a>
      {children}
    </li>
  );
}

/** What a table waits for, in a word. */
function stateOf(
  actor: Seat | null,
  mine: (seat: Seat) => boolean,
  seats: readonly SeatInfo[],
): [string, boolean] {
  const { home } = words.value;
  if (actor === null) return [home.over, false];
  return mine(actor)
    ? [home.yourTurn, true]
    : [home.theirTurn(isolated(seatNames(seats)[actor] ?? "")), false];
}

interface LocalRowProps {
  readonly table: LocalTable;
  readonly href?: string;
  /** Instead of what it waits for. */
  readonly said?: string | null;
}

export function LocalRow({ table, href = `/local/${table.id}`, said = null }: LocalRowProps) {
  const seats = table.seats.map(seatInfo);
  const [waits, urgent] = stateOf(table.actor, (seat) => seats[seat]?.kind === "person", seats);
  const state = said ?? waits;
  return (
    <Row
      game={table.game}
      href={href}
      icon="home"
      where={words.value.home.here}
      seats={seats}
      state={state}
      urgent={urgent}
      at={table.updatedAt}
    >
      <Remove table={table} />
    </Row>
  );
}

/** A game of this browser is nowhere else: it is deleted after a second thought only. */
function Remove({ table }: { readonly table: LocalTable }) {
  const { home, cancel } = words.value;
  const asking = useSignal(false);
  const stop = (): void => {
    asking.value = false;
  };
  const remove = async (): Promise<void> => {
    stop();
    await localTables.remove(table.id);
  };
  return (
    <>
      <Button
        look="quiet"
        icon="close"
        label={home.remove}
        onClick={() => {
          asking.value = true;
        }}
      />
      {asking.value && (
        <Dialog
          open
          title={home.removeTitle}
          language={settings.language.value}
          onClose={stop}
          actions={
            <>
              <Button onClick={stop}>{cancel}</Button>
              <Button look="danger" onClick={remove}>
                {home.removeYes}
              </Button>
            </>
          }
        >
          <p>{home.removeAbout(metaOf(table.game)?.blurb[settings.language.value].name ?? table.game)}</p>
        </Dialog>
      )}
    </>
  );
}

/** What whoever sits down at an open table should know: the clock, and the language if it is another than one's own. */
function termsOf({ clock, language }: TableSummary): string {
  const terms = [
    ...(clock === null ? [] : [controlText(clock)]),
    ...(language === null || language === settings.language.value ? [] : [LANGUAGE_NAMES[language]]),
  ];
  return terms.join(" · ");
}

interface OnlineRowProps {
  readonly table: TableSummary;
  readonly href?: string;
  readonly said?: string | null;
}

export function OnlineRow({ table, href = `/table/${table.id}`, said = null }: OnlineRowProps) {
  const { home } = words.value;
  const free = table.seats.filter((seat) => seat.kind === "free").length;
  const [waits, urgent] =
    table.status === "open"
      ? [home.waiting(free), false]
      : stateOf(table.actor, (seat) => seat === table.viewer, table.seats);
  const state = said ?? waits;
  return (
    <Row
      game={table.game}
      href={href}
      icon="globe"
      where={home.online}
      seats={table.seats}
      terms={table.status === "open" ? termsOf(table) : ""}
      state={state}
      urgent={urgent}
      at={table.updatedAt}
    />
  );
}
