import type { Seat } from "@banquise/engine";
import type { PersonRow, SeatRow } from "../storage/schema.ts";

/** Nobody plays in another's stead yet, and nothing has ended. */
const OWN = { stand_in: null, resigned: 0, rank: null, total: null, ended_at: null };

export const personSeat = (table_id: string, seat: Seat, person: PersonRow, nonce: string): SeatRow => ({
  table_id,
  seat,
  kind: "person",
  session_id: person.id,
  bot: null,
  nonce,
  ...OWN,
});

export const freeSeat = (table_id: string, seat: Seat): SeatRow => ({
  table_id,
  seat,
  kind: "free",
  session_id: null,
  bot: null,
  nonce: "",
  ...OWN,
});

export const botSeat = (table_id: string, seat: Seat, bot: string): SeatRow => ({
  table_id,
  seat,
  kind: "bot",
  session_id: null,
  bot,
  nonce: "",
  ...OWN,
});
