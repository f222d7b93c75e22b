import { useSignal } from "@preact/signals";
import { Switch } from "../parts/switch.tsx";
import { me } from "../people/me.ts";
import { isRefused } from "../sessions/refused.ts";
import { refusalText } from "../strings/index.ts";
import { type Relation, talkApi, type Whom } from "./talk-api.ts";
import { talkWords } from "./words.ts";

interface TiesProps {
  readonly whom: Whom;
  /** What they are to whoever looks; null until that is known. */
  readonly relations: readonly Relation[] | null;
  /** Nobody follows a guest. */
  readonly isGuest?: boolean;
  readonly onChange: (relations: readonly Relation[]) => void;
}

/** Following, muting and blocking somebody: each with what it means. */
export function Ties({ whom, relations, isGuest = false, onChange }: TiesProps) {
  const text = talkWords.value;
  const problem = useSignal("");
  const relate = async (kind: Relation, on: boolean): Promise<void> => {
    const answer = await talkApi.relate(kind, on, whom);
    problem.value = isRefused(answer) ? refusalText(answer) : "";
    if (!isRefused(answer)) onChange(answer.relations);
  };
  const switchOf = (kind: Relation, about: string) => (
    <Switch
      label={text[kind]}
      about={about}
      on={relations?.includes(kind) ?? false}
      onSwitch={(on) => void relate(kind, on)}
    />
  );
  return (
    <>
      {me.value === null || isGuest ? (
        <p class="soft">{me.value === null ? text.followAlone : text.followGuest}</p>
      ) : (
        switchOf("follow", text.followAbout)
      )}
      {switchOf("mute", text.muteAbout)}
      {switchOf("block", text.blockAbout)}
      <p class="error" role="alert">
        {problem.value}
      </p>
    </>
  );
}
