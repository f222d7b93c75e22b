import { Button, Dialog } from "@banquise/ui";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { profileAddress } from "../people/profile-address.ts";
import { isRefused } from "../sessions/refused.ts";
import type { Met, TableTalk } from "../sessions/table-talk.ts";
import { settings } from "../settings.ts";
import { isolated, refusalText } from "../strings/index.ts";
import { type Acquaintance, type Relation, talkApi, type Whom } from "./talk-api.ts";
import { Ties } from "./ties.tsx";
import { talkWords } from "./words.ts";

interface PersonDialogProps {
  readonly talk: TableTalk;
  readonly person: Met;
  readonly isHost: boolean;
}

/** What one may want to do about somebody who was met at a table. */
export function PersonDialog({ talk, person, isHost }: PersonDialogProps) {
  const text = talkWords.value;
  const { name, seat, message } = person;
  const found = useSignal<Acquaintance | null>(null);
  const relations = useSignal<readonly Relation[] | null>(null);
  const problem = useSignal("");
  const close = (): void => {
    talk.person.value = null;
  };
  const look = async (): Promise<void> => {
    const heard = await talkApi.heard(talk.id);
    if (isRefused(heard)) {
      problem.value = refusalText(heard);
      return;
    }
    talk.replace(heard.messages);
    found.value = heard.people.find((other) => other.seat === seat && other.name === name) ?? null;
    relations.value ??= found.value?.relations ?? [];
  };
  useEffect(() => void look(), []);
  const sendAway = async (): Promise<void> => {
    const answer = seat === null ? null : await talkApi.sendAway(talk.id, seat);
    if (isRefused(answer)) problem.value = refusalText(answer);
    else close();
  };
  return (
    <Dialog open title={isolated(name)} language={settings.language.value} onClose={close}>
      <div class="form">
        {found.value?.account && (
          <p>
            <a href={profileAddress(found.value.name)}>{text.profile}</a>
          </p>
        )}
        <Ties
          whom={whomOf(talk.id, person)}
          relations={relations.value}
          isGuest={found.value?.account === false}
          onChange={(changed) => {
            relations.value = changed;
            void look();
          }}
        />
        {isHost && message === null && (
          <div class="field">
            <Button onClick={sendAway}>{text.sendAway}</Button>
            <small>{text.sendAwayAbout}</small>
          </div>
        )}
        <p class="error" role="alert">
          {problem.value}
        </p>
      </div>
    </Dialog>
  );
}

/** What was said is theirs, whoever sits where they sat. */
const whomOf = (table: string, { seat, message }: Met): Whom =>
  message !== null ? { table, message } : { table, seat: seat ?? 0 };
