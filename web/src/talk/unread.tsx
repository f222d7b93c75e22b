import type { TableTalk } from "../sessions/table-talk.ts";
import { talkWords } from "./words.ts";
import "../styles/talk.css";

/** How much somebody has not read yet. */
export function Unread({ talk }: { readonly talk: TableTalk }) {
  const { value: count } = talk.unread;
  if (count === 0) return null;
  return (
    <span class="tab-mark">
      {count}
      <span class="unseen"> {talkWords.value.unread(count)}</span>
    </span>
  );
}
