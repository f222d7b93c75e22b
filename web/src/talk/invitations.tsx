import { Button } from "@banquise/ui";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { useLocation } from "../address.ts";
import { metaOf } from "../games.ts";
import { newNonce } from "../new-game.ts";
import { controlText } from "../parts/clock-text.ts";
import { GameCover } from "../parts/game-cover.tsx";
import { profileAddress } from "../people/profile-address.ts";
import { api } from "../sessions/api.ts";
import { isRefused } from "../sessions/refused.ts";
import { settings } from "../settings.ts";
import { isolated, refusalText } from "../strings/index.ts";
import { type Invitation, talkApi } from "./talk-api.ts";
import { talkWords } from "./words.ts";
import "../styles/invitations.css";

/** Tables that somebody is asked to, with a yes and a no. */
export function Invitations() {
  const text = talkWords.value;
  const { route } = useLocation();
  const received = useSignal<readonly Invitation[]>([]);
  const problem = useSignal("");
  const refresh = async (): Promise<void> => {
    const answer = await talkApi.invitations();
    if (!isRefused(answer)) received.value = answer.invitations;
  };
  useEffect(() => {
    void refresh();
    const look = (): void => {
      if (!document.hidden) void refresh();
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  const accept = async ({ table, invitation }: Invitation): Promise<void> => {
    const answer = await api.join(table, invitation, newNonce());
    if (isRefused(answer)) {
      problem.value = refusalText(answer);
      await refresh();
    } else route(`/table/${table}`);
  };
  const decline = async ({ id }: Invitation): Promise<void> => {
    const answer = await talkApi.decline(id);
    problem.value = isRefused(answer) ? refusalText(answer) : "";
    await refresh();
  };
  if (received.value.length === 0 && problem.value === "") return null;
  return (
    <section class="tables" aria-labelledby="invitations">
      <h2 id="invitations">{text.invitations}</h2>
      <ul class="invitations">
        {received.value.map((invitation) => {
          const { id, game, from, clock } = invitation;
          return (
            <li key={id} class="card invitation">
              <GameCover id={game} />
              <p>
                {text.invites(isolated(from), metaOf(game)?.blurb[settings.language.value].name ?? game)}
                {clock !== null && <small>{controlText(clock)}</small>}
                <a href={profileAddress(from)}>{text.profile}</a>
              </p>
              <div class="actions">
                <Button look="primary" onClick={() => accept(invitation)}>
                  {text.accept}
                </Button>
                <Button look="quiet" onClick={() => decline(invitation)}>
                  {text.decline}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      <p class="error" role="alert">
        {problem.value}
      </p>
    </section>
  );
}
