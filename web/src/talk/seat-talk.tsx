import { GESTURES, type Seat } from "@banquise/engine";
import { Icon } from "@banquise/ui";
import type { TableTalk } from "../sessions/table-talk.ts";
import { settings } from "../settings.ts";
import { talkWords } from "./words.ts";
import "../styles/talk.css";

interface SeatTalkProps {
  readonly talk: TableTalk;
  readonly seat: Seat;
  readonly name: string;
}

/** Over a seat: that somebody has just said something there, and what one may do about them under a tap. */
export function SeatTalk({ talk, seat, name }: SeatTalkProps) {
  const latest = settings.talk.value ? talk.latest.value : null;
  return (
    <>
      {latest?.seat === seat && (
        <span class="seat-says" aria-hidden="true">
          {(latest.phrase && GESTURES[latest.phrase]) ?? <Icon name="chat" />}
        </span>
      )}
      <button
        type="button"
        class="seat-open"
        aria-label={talkWords.value.about(name)}
        onClick={() => {
          talk.person.value = { name, seat, message: null };
        }}
      />
    </>
  );
}
