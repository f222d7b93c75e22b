import { Button, Dialog } from "@banquise/ui";
import { useSignal } from "@preact/signals";
import { useLocation } from "../address.ts";
import { isRefused } from "../sessions/refused.ts";
import { settings } from "../settings.ts";
import { accountApi } from "./account-api.ts";
import { AskForm, Field } from "./form.tsx";
import type { Proven } from "./proof.tsx";
import { Section } from "./section.tsx";
import { peopleWords } from "./words.ts";

interface RemovalProps {
  /** To be written once more; null for a guest. */
  readonly name: string | null;
  readonly proven: Proven;
}

/** The end of an account, after a second thought. */
export function Removal({ name, proven }: RemovalProps) {
  const { account: text } = peopleWords.value;
  const { route } = useLocation();
  const isAsking = useSignal(false);
  const written = useSignal("");
  const title = name === null ? text.removeGuestTitle : text.removeTitle;
  const close = (): void => {
    isAsking.value = false;
  };
  const remove = async () => {
    if (name !== null && written.value.trim() !== name)
      return { refused: "otherName", rule: null, detail: text.removeOther };
    const answer = await proven(() => accountApi.remove());
    // A guest of whom nothing is known has nothing to lose.
    if (isRefused(answer) && answer.refused !== "sessionNeeded") return answer;
    close();
    route("/");
    return null;
  };
  return (
    <Section title={title} about={text.removeAbout}>
      <Button
        look="danger"
        onClick={() => {
          isAsking.value = true;
        }}
      >
        {title}
      </Button>
      {isAsking.value && (
        <Dialog open title={title} language={settings.language.value} onClose={close}>
          <p>{text.removeAbout}</p>
          <AskForm
            submit={name === null ? text.removeGuestYes : text.removeYes}
            look="danger"
            onSubmit={remove}
          >
            {name !== null && (
              <Field label={text.removeAsk} value={written} autoComplete="off" placeholder={name} />
            )}
          </AskForm>
        </Dialog>
      )}
    </Section>
  );
}
