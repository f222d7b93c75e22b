import { Button } from "@banquise/ui";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { PersonName } from "../parts/person-name.tsx";
import { AskForm, Field } from "../people/form.tsx";
import { me } from "../people/me.ts";
import { Section } from "../people/section.tsx";
import { isRefused } from "../sessions/refused.ts";
import { isolated, refusalText } from "../strings/index.ts";
import { RELATIONS, type Related, type Relation, talkApi } from "./talk-api.ts";
import { talkWords } from "./words.ts";

/** Whom one follows, mutes and blocks, with a way to stop each. */
export function Friends() {
  const text = talkWords.value;
  const related = useSignal<readonly Related[] | null>(null);
  const name = useSignal("");
  const problem = useSignal("");
  const refresh = async (): Promise<void> => {
    const answer = await talkApi.relations();
    // Somebody without a session is nothing to anybody.
    related.value = isRefused(answer) ? [] : answer.relations;
  };
  useEffect(() => void refresh(), []);
  const end = async ({ kind, id }: Related): Promise<void> => {
    const answer = await talkApi.relate(kind, false, { relation: id });
    problem.value = isRefused(answer) ? refusalText(answer) : "";
    await refresh();
  };
  const follow = async () => {
    const answer = await talkApi.relate("follow", true, { name: name.value });
    if (isRefused(answer)) return answer;
    const said = text.followed(isolated(name.value));
    name.value = "";
    await refresh();
    return said;
  };
  const found = related.value ?? [];
  // A guest who is nothing to anybody has nothing to see here.
  if (me.value === null && found.length === 0) return null;
  return (
    <Section title={text.friends} about={text.friendsAbout}>
      {related.value !== null && found.length === 0 && <p>{text.friendsNone}</p>}
      {RELATIONS.map((kind) => (
        <RelatedList
          key={kind}
          kind={kind}
          related={found.filter((relation) => relation.kind === kind)}
          onEnd={end}
        />
      ))}
      <p class="error form-said" role="alert">
        {problem.value}
      </p>
      {me.value !== null && (
        <AskForm submit={text.befriend} look="plain" onSubmit={follow}>
          <Field label={text.friendName} value={name} autoComplete="off" maxLength={24} />
        </AskForm>
      )}
    </Section>
  );
}

interface RelatedListProps {
  readonly kind: Relation;
  readonly related: readonly Related[];
  readonly onEnd: (relation: Related) => void;
}

function RelatedList({ kind, related, onEnd }: RelatedListProps) {
  const text = talkWords.value;
  if (related.length === 0) return null;
  return (
    <>
      <h3>{text.kinds[kind]}</h3>
      <ul class="devices">
        {related.map((relation) => (
          <li key={relation.id}>
            <span class="device-name">
              <PersonName name={relation.name} account={relation.account} />
            </span>
            <Button aria-label={text.endOne[kind](relation.name)} onClick={() => onEnd(relation)}>
              {text.end[kind]}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
