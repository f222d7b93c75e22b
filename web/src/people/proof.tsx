import { Dialog } from "@banquise/ui";
import { useSignal } from "@preact/signals";
import { isRefused, type Refused } from "../sessions/refused.ts";
import { settings } from "../settings.ts";
import { accountApi } from "./account-api.ts";
import { AskForm, PasswordField } from "./form.tsx";
import { peopleWords } from "./words.ts";

/** Does what may need a fresh proof: where it does, the password is asked for and it is tried again. */
export type Proven = <T>(ask: () => Promise<T | Refused>) => Promise<T | Refused>;

export function useProof() {
  const asking = useSignal<((isProved: boolean) => void) | null>(null);
  const proven: Proven = async (ask) => {
    const answer = await ask();
    if (!isRefused(answer) || answer.refused !== "proofNeeded") return answer;
    const isProved = await new Promise<boolean>((resolve) => {
      asking.value = resolve;
    });
    asking.value = null;
    return isProved ? ask() : answer;
  };
  const dialog = asking.value && <ProofDialog done={asking.value} />;
  return { proven, dialog };
}

function ProofDialog({ done }: { readonly done: (isProved: boolean) => void }) {
  const { proof: text } = peopleWords.value;
  const password = useSignal("");
  const prove = async () => {
    const answer = await accountApi.prove(password.value);
    if (isRefused(answer)) return answer;
    done(true);
    return null;
  };
  return (
    <Dialog open title={text.title} language={settings.language.value} onClose={() => done(false)}>
      <p>{text.about}</p>
      <AskForm submit={text.submit} onSubmit={prove}>
        <PasswordField value={password} />
      </AskForm>
    </Dialog>
  );
}
