import { Button, Dialog } from "@banquise/ui";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Switch } from "../parts/switch.tsx";
import { me } from "../people/me.ts";
import { isRefused } from "../sessions/refused.ts";
import type { Met, TableTalk } from "../sessions/table-talk.ts";
import { settings } from "../settings.ts";
import { isolated, refusalText } from "../strings/index.ts";
import { type Acquaintance, type Relation, talkApi, type Whom } from "./talk-api.ts";
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
  const relate = async (kind: Relation, on: boolean): Promise<void> => {
    const answer = await talkApi.relate(kind, on, whomOf(talk.id, person));
    problem.value = isRefused(answer) ? refusalText(answer) : "";
    if (isRefused(answer)) return;
    relations.value = answer.relations;
    await look();
  };
  const sendAway = async (): Promise<void> => {
    const answer = seat === null ? null : await talkApi.sendAway(talk.id, seat);
    if (isRefused(answer)) problem.value = refusalText(answer);
    else close();
  };
  const isGuest = found.value !== null && !found.value.account;
  const switchOf = (kind: Relation, about: string) => (
    <Switch
      label={text[kind]}
      about={about}
      on={relations.value?.includes(kind) ?? false}
      onSwitch={(on) => void relate(kind, on)}
    />
  );
  return (
    <Dialog open title={isolated(name)} language={settings.language.value} onClose={close}>
      <div class="form">
        {me.value === null || isGuest ? (
          <p class="soft">{me.value === null ? text.followAlone : text.followGuest}</p>
        ) : (
          switchOf("follow", text.followAbout)
        )}
        {switchOf("mute", text.muteAbout)}
        {switchOf("block", text.blockAbout)}
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
