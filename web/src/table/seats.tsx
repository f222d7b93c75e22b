import { Icon, later, SeatMark } from "@banquise/ui";
import { botNameOf, words } from "../strings/index.ts";
import { decidedWords } from "./decided-words.ts";
import type { TableModel } from "./model.ts";
import { Promised } from "./promised.tsx";
import { SeatTalk } from "./talk-parts.ts";

/** Most tables have no clock. */
const SeatClock = later(async () => (await import("./clock.tsx")).SeatClock);

/** Everybody at the table, with what they have and whether they are there. */
export function Seats({ model }: { readonly model: TableModel }) {
  const { table, you, end } = words.value;
  const { session, names } = model;
  const { viewer, actor } = session.moment.value;
  const { view } = model.shown.value;
  const { seats } = model.game.value.result(view);
  const clocked = session.affairs?.control ? session.affairs : null;
  // Who wins or loses together has one score.
  const together = session.game.cooperative;
  return (
    <ul class="seats" aria-label={table.seats}>
      {session.seats.value.map(({ kind, online, standIn }, seat) => (
        <li
          key={seat}
          class={`seat ${seat === actor ? "seat-active" : ""} ${online ? "" : "seat-away"}`}
          data-seat={seat}
        >
          <SeatMark seat={seat} size={1.75} />
          <span class="seat-name">
            <bdi>{names.value[seat]}</bdi>
            {seat === viewer && session.kind !== "replay" && <small> ({you})</small>}
          </span>
          <span class={`seat-signs ${standIn ? "seat-stood" : ""}`}>
            {kind === "bot" && <Icon name="bot" label={table.bot} />}
            {standIn !== undefined && (
              <Icon
                name="bot"
                label={decidedWords.value.playsFor(botNameOf(standIn), names.value[seat] ?? "")}
              />
            )}
            {!online && <Icon name="offline" label={table.offline} />}
          </span>
          {clocked && <SeatClock model={model} affairs={clocked} seat={seat} />}
          {!together && (
            <span class="seat-points" data-score={seat}>
              {model.pointsFaceDown(seat) ? (
                <Icon name="hidden" label={table.faceDown} />
              ) : (
                <Points {...model.pointsOf(seat, seats[seat]?.total ?? 0)} />
              )}
            </span>
          )}
          {session.talk && kind === "person" && seat !== viewer && (
            <SeatTalk talk={session.talk} seat={seat} name={names.value[seat] ?? ""} />
          )}
        </li>
      ))}
      {together && (
        <li class="seat seat-team">
          <Icon name="people" />
          <span class="seat-name">{end.team}</span>
          <span class="seat-points">
            <Points banked={seats[0]?.total ?? 0} promised={0} />
          </span>
        </li>
      )}
    </ul>
  );
}

function Points({ banked, promised }: ReturnType<TableModel["pointsOf"]>) {
  const { table } = words.value;
  return (
    <>
      {banked}
      <span class="unseen"> {table.points}</span>
      {promised !== 0 && <Promised points={promised} />}
    </>
  );
}
