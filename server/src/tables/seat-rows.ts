import type { Seat } from "@banquise/engine";
import type { SeatRow, SessionRow } from "../storage/schema.ts";

export const personSeat = (table_id: string, seat: Seat, person: SessionRow, nonce: string): SeatRow => ({
  table_id,
  seat,
  kind: "person",
  session_id: person.id,
  bot: null,
  nonce,
});

export const freeSeat = (table_id: string, seat: Seat): SeatRow => ({
  table_id,
  seat,
  kind: "free",
  session_id: null,
  bot: null,
  nonce: "",
});

export const botSeat = (table_id: string, seat: Seat, bot: string): SeatRow => ({
  table_id,
  seat,
  kind: "bot",
  session_id: null,
  bot,
  nonce: "",
});
