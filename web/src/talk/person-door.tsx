import { Button } from "@banquise/ui";
import type { Met, TableTalk } from "../sessions/table-talk.ts";
import { talkWords } from "./words.ts";

interface PersonDoorProps extends Pick<Met, "name" | "seat"> {
  readonly talk: TableTalk;
  readonly message?: number;
}

/** The way to what one may do about somebody. */
export function PersonDoor({ talk, name, seat, message }: PersonDoorProps) {
  return (
    <Button
      look="quiet"
      icon="more"
      label={talkWords.value.about(name)}
      onClick={() => {
        talk.person.value = { name, seat, message: message ?? null };
      }}
    />
  );
}
