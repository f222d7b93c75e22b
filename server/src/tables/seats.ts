import type { Seat, SeatInfo, Viewer } from "@banquise/engine";
import type { StoredSeat } from "../storage/seated.ts";

/** Who is connected, as far as somebody can tell. */
export interface Online {
  isOnline(session: string): boolean;
  /** Milliseconds since somebody was connected. */
  awayFor?(session: string): number;
}

/** Who sits where at one table. */
export class Seats {
  private rows: readonly StoredSeat[];

  constructor(rows: readonly StoredSeat[]) {
    this.rows = rows;
  }

  /** Somebody sat down, or left. */
  replace(rows: readonly StoredSeat[]): void {
    this.rows = rows;
  }

  /** Somebody has another name, or an account now. */
  rename(session: string, { name, program }: Pick<StoredSeat, "name" | "program">): void {
    this.rows = this.rows.map((row) => (row.session_id === session ? { ...row, name, program } : row));
  }

  /** The seat of a session; null for somebody who only watches. */
  of(session: string | null): Viewer {
    if (session === null) return null;
    const seat = this.rows.findIndex(({ session_id }) => session_id === session);
    return seat < 0 ? null : seat;
  }

  /** Those who sit here. */
  get sessions(): string[] {
    return this.rows.flatMap(({ session_id }) => (session_id === null ? [] : [session_id]));
  }

  /** The first seat that nobody has. */
  get free(): Seat | null {
    const seat = this.rows.findIndex(({ kind }) => kind === "free");
    return seat < 0 ? null : seat;
  }

  /** Who decides when to begin: the person who sits first, which is whoever opened the table, or the next when that one has left. */
  get host(): Seat | null {
    const seat = this.rows.findIndex(({ kind }) => kind === "person");
    return seat < 0 ? null : seat;
  }

  isFree(seat: Seat): boolean {
    return this.rows[seat]?.kind === "free";
  }

  get nonces(): string[] {
    return this.rows.map(({ nonce }) => nonce);
  }

  get names(): string[] {
    return this.rows.map(({ name, bot }) => name ?? bot ?? "");
  }

  isPerson(seat: Seat): boolean {
    return this.rows[seat]?.kind === "person";
  }

  /** Whose seat it is; null for a bot's and a free one. */
  sessionOf(seat: Seat): string | null {
    return this.rows[seat]?.session_id ?? null;
  }

  /** A bot has taken a person's place, or the person is back (null). */
  standIn(seat: Seat, bot: string | null, resigned: boolean): void {
    this.rows = this.rows.map((row) =>
      row.seat === seat ? { ...row, stand_in: bot, resigned: resigned ? 1 : 0 } : row,
    );
  }

  /** By seat: the id of its bot, or null. */
  get bots(): (string | null)[] {
    return this.rows.map(({ bot }) => bot);
  }

  /** Whether nobody would be left at the table without this seat. */
  isLastPerson(seat: Seat): boolean {
    return this.rows.every(({ kind }, other) => other === seat || kind !== "person");
  }

  /** Whether somebody who sits here is connected. */
  hasOnline(online: Online): boolean {
    return this.rows.some(({ session_id }) => session_id !== null && online.isOnline(session_id));
  }

  infos(online: Online | null): SeatInfo[] {
    return this.rows.map(({ kind, bot, name, session_id, stand_in, resigned, program }) => ({
      kind,
      name: kind === "bot" ? bot : name,
      online: session_id === null ? kind === "bot" : (online?.isOnline(session_id) ?? false),
      ...awayOf(session_id, online),
      ...(stand_in !== null && { standIn: stand_in }),
      ...(resigned === 1 && { resigned: true }),
      ...(program !== null && { account: true }),
      ...(program === 1 && { program: true }),
    }));
  }
}

function awayOf(session: string | null, online: Online | null): Pick<SeatInfo, "away"> {
  if (session === null || online?.awayFor === undefined || online.isOnline(session)) return {};
  return { away: online.awayFor(session) };
}
