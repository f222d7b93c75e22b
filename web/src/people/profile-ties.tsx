import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { isRefused } from "../sessions/refused.ts";
import { type Relation, talkApi } from "../talk/talk-api.ts";
import { Ties } from "../talk/ties.tsx";
import { playedWords } from "./played-words.ts";

/** What one may want to do about somebody whose page one looks at. */
export function ProfileTies({ name }: { readonly name: string }) {
  const relations = useSignal<readonly Relation[] | null>(null);
  useEffect(() => {
    void talkApi.relations().then((answer) => {
      // Somebody without a session is nothing to anybody.
      const known = isRefused(answer) ? [] : answer.relations;
      relations.value = known.filter((each) => each.account && each.name === name).map(({ kind }) => kind);
    });
  }, [name]);
  return (
    <details class="card profile-ties">
      <summary>{playedWords.value.profile.ties}</summary>
      <div class="form">
        <Ties
          whom={{ name }}
          relations={relations.value}
          onChange={(changed) => {
            relations.value = changed;
          }}
        />
      </div>
    </details>
  );
}
