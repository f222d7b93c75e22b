import { Button } from "@banquise/ui";
import { useSignal } from "@preact/signals";
import { peopleWords } from "./words.ts";
import "../styles/people.css";

interface CodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** Recovery codes, shown this once. */
export function Codes({ codes, onKept }: CodesProps) {
  const text = peopleWords.value.codes;
  const isCopied = useSignal(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard?.writeText(codes.join("\n")).then(
      () => {
        isCopied.value = true;
      },
      // Whoever forbids the clipboard can still write them down.
      () => {},
    );
  };
  return (
    <section class="card codes" aria-labelledby="codes">
      <h2 id="codes">{text.title}</h2>
      <p>{text.about}</p>
      <ul class="codes-list">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div class="actions">
        <Button icon="copy" onClick={copy}>
          {isCopied.value ? text.copied : text.copy}
        </Button>
        <Button icon="download" onClick={() => print()}>
          {text.print}
        </Button>
        <Button look="primary" icon="check" onClick={onKept}>
          {text.kept}
        </Button>
      </div>
    </section>
  );
}
