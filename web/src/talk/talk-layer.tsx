import { playSound } from "@banquise/ui";
import { useEffect } from "preact/hooks";
import type { TableTalk } from "../sessions/table-talk.ts";
import { settings } from "../settings.ts";
import { messageLine } from "./message-text.ts";
import { PersonDialog } from "./person-dialog.tsx";

interface TalkLayerProps {
  readonly talk: TableTalk;
  /** Whether whoever looks may send others away. */
  readonly isHost?: boolean;
}

/** What talk adds to a table besides its tab: a word to those who hear the screen, and whoever was tapped. */
export function TalkLayer({ talk, isHost = false }: TalkLayerProps) {
  const latest = settings.talk.value ? talk.latest.value : null;
  useEffect(() => {
    if (latest !== null) playSound("click");
  }, [latest]);
  const person = talk.person.value;
  return (
    <>
      <p class="unseen" role="status">
        {latest === null ? "" : messageLine(latest)}
      </p>
      {person !== null && <PersonDialog key={person.name} talk={talk} person={person} isHost={isHost} />}
    </>
  );
}
