import { Button, Icon } from "@banquise/ui";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { isRefused } from "../sessions/refused.ts";
import { refusalText } from "../strings/index.ts";
import { type Related, type SentInvitation, talkApi } from "./talk-api.ts";
import { talkWords } from "./words.ts";
import "../styles/invitations.css";

/** For somebody with friends who waits at a table: each is asked by a tap. */
export function InviteFriends({ table }: { readonly table: string }) {
  const text = talkWords.value;
  const friends = useSignal<readonly Related[]>([]);
  const sent = useSignal<readonly SentInvitation[]>([]);
  const problem = useSignal("");
  const refresh = async (): Promise<void> => {
    const answer = await talkApi.sentInvitations(table);
    if (!isRefused(answer)) sent.value = answer.invitations;
  };
  useEffect(() => {
    void refresh();
    void talkApi.relations().then((answer) => {
      if (!isRefused(answer)) friends.value = answer.relations.filter(({ kind }) => kind === "follow");
    });
  }, [table]);
  const invite = async ({ id }: Related): Promise<void> => {
    const answer = await talkApi.invite(table, id);
    problem.value = isRefused(answer) ? refusalText(answer) : "";
    await refresh();
  };
  if (friends.value.length === 0) return null;
  return (
    <section class="form waiting-fill invite-friends" aria-labelledby="invite-friends">
      <h3 id="invite-friends">{text.inviteFriends}</h3>
      <ul class="friends">
        {friends.value.map((friend) => {
          const asked = sent.value.find(({ name }) => name === friend.name);
          return (
            <li key={friend.id}>
              <bdi>{friend.name}</bdi>
              {asked === undefined ? (
                <Button icon="plus" aria-label={text.inviteOne(friend.name)} onClick={() => invite(friend)}>
                  {text.invite}
                </Button>
              ) : (
                <span class="soft">
                  <Icon name={asked.declined ? "close" : "check"} />{" "}
                  {asked.declined ? text.declined : text.asked}
                </span>
              )}
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
