import { Dialog } from "@banquise/ui";
import { useSignal } from "@preact/signals";
import { isRefused, type Refused } from "../sessions/refused.ts";
import { settings } from "../settings.ts";
import { type Account, accountApi } from "./account-api.ts";
import { AskForm, PasswordField } from "./form.tsx";
import { passkeyApi } from "./passkey-api.ts";
import { peopleWords } from "./words.ts";

/** Does what may need a fresh proof: where it does, the password is asked for and it is tried again. */
export type Proven = <T>(ask: () => Promise<T | Refused>) => Promise<T | Refused>;

/** By what somebody can show who they are. */
type Ways = Pick<Account, "password" | "passkeys">;

export function useProof(ways: Ways | null) {
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
  const dialog = asking.value && ways && <ProofDialog ways={ways} done={asking.value} />;
  return { proven, dialog };
}

interface ProofDialogProps {
  readonly ways: Ways;
  readonly done: (isProved: boolean) => void;
}

function ProofDialog({ ways, done }: ProofDialogProps) {
  const { proof: text, passkeys } = peopleWords.value;
  const password = useSignal("");
  const prove = async (asked: Promise<unknown>) => {
    const answer = await asked;
    if (isRefused(answer)) return answer;
    done(true);
    return null;
  };
  return (
    <Dialog open title={text.title} language={settings.language.value} onClose={() => done(false)}>
      <p>{text.about}</p>
      {ways.passkeys.length > 0 && (
        <AskForm
          submit={passkeys.prove}
          look={ways.password ? "plain" : "primary"}
          onSubmit={() => prove(passkeyApi.prove())}
        />
      )}
      {ways.password && (
        <AskForm submit={text.submit} onSubmit={() => prove(accountApi.prove(password.value))}>
          <PasswordField value={password} />
        </AskForm>
      )}
    </Dialog>
  );
}
