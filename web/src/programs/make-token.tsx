import { useSignal } from "@preact/signals";
import { Choice } from "../parts/choice.tsx";
import { Switch } from "../parts/switch.tsx";
import { AskForm, Field } from "../people/form.tsx";
import type { Proven } from "../people/proof.tsx";
import { Section } from "../people/section.tsx";
import { isRefused } from "../sessions/refused.ts";
import { type NewToken, programsApi, SCOPES, type Scope } from "./programs-api.ts";
import { programWords } from "./words.ts";

const LONGEST_NAME = 60;
const SPANS = ["30", "90", "365", "never"] as const;
type Span = (typeof SPANS)[number];

interface MakeTokenProps {
  readonly proven: Proven;
  readonly onMade: (token: NewToken) => Promise<void>;
}

export function MakeToken({ proven, onMade }: MakeTokenProps) {
  const text = programWords.value;
  const name = useSignal("");
  const scopes = useSignal<readonly Scope[]>(["play"]);
  const span = useSignal<Span>("90");
  const make = async () => {
    if (scopes.value.length === 0) return { refused: "noScope", rule: null, detail: text.noScope };
    const days = span.value === "never" ? null : Number(span.value);
    const answer = await proven(() => programsApi.make(name.value, scopes.value, days));
    if (isRefused(answer)) return answer;
    name.value = "";
    await onMade(answer);
    return null;
  };
  return (
    <Section title={text.makeTitle}>
      <AskForm submit={text.make} onSubmit={make}>
        <Field
          label={text.name}
          value={name}
          autoComplete="off"
          maxLength={LONGEST_NAME}
          placeholder={text.namePlaceholder}
        />
        <fieldset class="field token-scopes">
          <legend class="field-label">{text.scopesTitle}</legend>
          {SCOPES.map((scope) => (
            <Switch
              key={scope}
              label={text.scopes[scope]}
              about={text.scopesAbout[scope]}
              on={scopes.value.includes(scope)}
              onSwitch={(on) => {
                scopes.value = SCOPES.filter((each) => (each === scope ? on : scopes.value.includes(each)));
              }}
            />
          ))}
        </fieldset>
        <Choice label={text.until} signal={span} values={SPANS} names={text.days} />
      </AskForm>
    </Section>
  );
}
