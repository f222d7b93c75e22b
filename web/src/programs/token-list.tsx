import { Button, Icon } from "@banquise/ui";
import { useSignal } from "@preact/signals";
import { Section } from "../people/section.tsx";
import { isRefused } from "../sessions/refused.ts";
import { settings } from "../settings.ts";
import { refusalText, words } from "../strings/index.ts";
import { programsApi, type Token } from "./programs-api.ts";
import { programWords } from "./words.ts";

const MINUTE = 60_000;

interface TokenListProps {
  readonly tokens: readonly Token[];
  readonly refresh: () => Promise<void>;
}

export function TokenList({ tokens, refresh }: TokenListProps) {
  const text = programWords.value;
  const problem = useSignal("");
  const revoke = async (id: string): Promise<void> => {
    const answer = await programsApi.revoke(id);
    problem.value = isRefused(answer) ? refusalText(answer) : "";
    await refresh();
  };
  return (
    <Section title={text.tokensTitle}>
      {tokens.length === 0 && <p class="soft">{text.none}</p>}
      <ul class="devices">
        {tokens.map((token) => (
          <TokenRow key={token.id} token={token} onRevoke={() => revoke(token.id)} />
        ))}
      </ul>
      <p class="error form-said" role="alert">
        {problem.value}
      </p>
    </Section>
  );
}

function TokenRow({ token, onRevoke }: { readonly token: Token; readonly onRevoke: () => void }) {
  const text = programWords.value;
  const { name, scopes, expiresAt, seenAt } = token;
  const now = Date.now();
  const date = (at: number) =>
    new Date(at).toLocaleDateString(settings.language.value, { dateStyle: "medium" });
  const end =
    expiresAt === null
      ? text.endless
      : expiresAt < now
        ? text.ended(date(expiresAt))
        : text.ends(date(expiresAt));
  const use =
    seenAt === null ? text.neverUsed : text.used(words.value.ago(Math.floor((now - seenAt) / MINUTE)));
  return (
    <li>
      <Icon name="lock" />
      <span class="device-name">
        <bdi>{name}</bdi>
        <small>
          {scopes.map((scope) => text.scopes[scope]).join(", ")} · {end}
        </small>
        <small>{use}</small>
      </span>
      <Button aria-label={text.revokeOne(name)} onClick={onRevoke}>
        {text.revoke}
      </Button>
    </li>
  );
}
