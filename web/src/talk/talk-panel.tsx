import {
  GESTURES,
  LONGEST_MESSAGE,
  newSecret,
  PHRASES,
  type Phrase,
  type TalkMessage,
} from "@banquise/engine";
import { Button, Icon, SeatMark } from "@banquise/ui";
import { useSignal } from "@preact/signals";
import { useEffect, useId, useRef } from "preact/hooks";
import { isRefused, type Refused } from "../sessions/refused.ts";
import type { TableTalk } from "../sessions/table-talk.ts";
import { settings } from "../settings.ts";
import { refusalText } from "../strings/index.ts";
import { messageText } from "./message-text.ts";
import { PersonDoor } from "./person-door.tsx";
import { type Heard, type Saying, talkApi } from "./talk-api.ts";
import { talkWords } from "./words.ts";
import "../styles/talk.css";

/** Pixels above the end of the list from which on new messages do not pull the reader down. */
const NEAR_END = 60;

/** What is said at a table, and a way to answer. */
export function TalkPanel({ talk }: { readonly talk: TableTalk }) {
  const text = talkWords.value;
  const heard = useSignal<Heard | null>(null);
  const problem = useSignal("");
  const room = talk.room.value;
  useEffect(() => {
    void talkApi.heard(talk.id).then((answer) => {
      if (isRefused(answer)) problem.value = refusalText(answer);
      else {
        heard.value = answer;
        talk.hear({ messages: answer.messages, all: true });
      }
    });
  }, [talk, room]);
  const tell = (refused: Refused | null): void => {
    problem.value = refused === null ? "" : refusalText(refused);
  };
  const say = async (saying: Saying, key: string): Promise<boolean> => {
    const answer = await talkApi.say(talk.id, saying, key);
    tell(isRefused(answer) ? answer : null);
    if (isRefused(answer)) return false;
    talk.hear({ messages: [answer] });
    return true;
  };
  const takeBack = async (message: TalkMessage): Promise<void> => {
    const answer = await talkApi.takeBack(talk.id, message.number);
    tell(isRefused(answer) ? answer : null);
    if (!isRefused(answer)) talk.hear({ messages: [{ ...message, phrase: null, text: null }] });
  };
  const muted = heard.value?.muted ?? null;
  const silence = heard.value?.silence ?? null;
  return (
    <div class="talk">
      {room === "audience" && <p class="soft talk-about">{text.audience}</p>}
      <Messages talk={talk} takeBack={takeBack} />
      <p class="error" role="alert">
        {problem.value}
      </p>
      {muted === null && <Phrases say={(phrase) => say({ phrase }, newSecret())} />}
      {muted !== null && (
        <p class="talk-about">{text.muted(muted.until === null ? null : momentOf(muted.until))}</p>
      )}
      {heard.value !== null &&
        muted === null &&
        (silence === null ? (
          <Writing say={say} />
        ) : (
          <p class="soft talk-about">{text.silent[silence] ?? text.silentElse}</p>
        ))}
    </div>
  );
}

interface MessagesProps {
  readonly talk: TableTalk;
  readonly takeBack: (message: TalkMessage) => void;
}

function Messages({ talk, takeBack }: MessagesProps) {
  const text = talkWords.value;
  const list = useRef<HTMLOListElement>(null);
  const messages = talk.messages.value;
  const isAtEnd = useRef(true);
  useEffect(() => {
    const look = (): void => {
      if (!document.hidden) talk.look();
    };
    look();
    if (isAtEnd.current) list.current?.scrollTo({ top: list.current.scrollHeight });
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [messages]);
  if (messages.length === 0) return <p class="soft talk-none">{text.nothing}</p>;
  return (
    <ol
      ref={list}
      class="talk-messages"
      aria-label={text.title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_END;
      }}
    >
      {messages.map((message) => (
        <Message key={message.number} talk={talk} message={message} takeBack={() => takeBack(message)} />
      ))}
    </ol>
  );
}

interface MessageProps {
  readonly talk: TableTalk;
  readonly message: TalkMessage;
  readonly takeBack: () => void;
}

function Message({ talk, message, takeBack }: MessageProps) {
  const text = talkWords.value;
  const { seat, name, own, number, phrase, at } = message;
  const said = messageText(message);
  const gesture = phrase === null ? undefined : GESTURES[phrase];
  return (
    <li class={`talk-message ${own ? "talk-own" : ""}`}>
      {seat === null ? <Icon name="eye" /> : <SeatMark seat={seat} size={1.25} />}
      <div class="talk-said">
        <p class="talk-who">
          <bdi>{name}</bdi>
          {own && <small> ({text.you})</small>}{" "}
          <time dateTime={new Date(at).toISOString()}>{momentOf(at)}</time>
        </p>
        {said === null ? (
          <p class="soft">{text.gone}</p>
        ) : (
          <p dir="auto">
            {gesture !== undefined && (
              <span class="talk-gesture" aria-hidden="true">
                {gesture}{" "}
              </span>
            )}
            {said}
          </p>
        )}
      </div>
      {!own && <PersonDoor talk={talk} name={name} seat={seat} message={number} />}
      {own && said !== null && <Button look="quiet" icon="close" label={text.takeBack} onClick={takeBack} />}
    </li>
  );
}

/** The time; with the day, if it was another. */
function momentOf(at: number): string {
  const then = new Date(at);
  const isToday = then.toDateString() === new Date().toDateString();
  return then.toLocaleString(settings.language.value, {
    ...(isToday ? {} : { day: "numeric", month: "short" }),
    hour: "numeric",
    minute: "2-digit",
  });
}

function Phrases({ say }: { readonly say: (phrase: Phrase) => void }) {
  const { phrases } = talkWords.value;
  const gestures = PHRASES.filter((phrase) => phrase in GESTURES);
  const spoken = PHRASES.filter((phrase) => !(phrase in GESTURES));
  return (
    <fieldset class="talk-phrases">
      <legend class="unseen">{phrases}</legend>
      {[...gestures, ...spoken].map((phrase) => {
        const name = messageText({ phrase, text: null }) ?? phrase;
        const sign = GESTURES[phrase];
        return (
          <button
            key={phrase}
            type="button"
            class={sign === undefined ? "talk-phrase" : "talk-phrase talk-sign"}
            aria-label={name}
            title={sign === undefined ? undefined : name}
            onClick={() => say(phrase)}
          >
            {sign ?? name}
          </button>
        );
      })}
    </fieldset>
  );
}

function Writing({ say }: { readonly say: (saying: Saying, key: string) => Promise<boolean> }) {
  const text = talkWords.value;
  const id = useId();
  const written = useSignal("");
  const isBusy = useSignal(false);
  /** The same text that is sent again is the same message. */
  const key = useRef(newSecret());
  const send = async (): Promise<void> => {
    if (isBusy.value || written.value.trim() === "") return;
    isBusy.value = true;
    const sent = written.value;
    if (await say({ text: sent }, key.current)) {
      if (written.value === sent) written.value = "";
      key.current = newSecret();
    }
    isBusy.value = false;
  };
  return (
    <form
      class="talk-writing"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <label class="unseen" for={id}>
        {text.write}
      </label>
      <input
        id={id}
        class="input"
        dir="auto"
        maxLength={LONGEST_MESSAGE}
        autoComplete="off"
        enterKeyHint="send"
        placeholder={text.write}
        value={written.value}
        onInput={(event) => {
          written.value = event.currentTarget.value;
          key.current = newSecret();
        }}
      />
      <Button type="submit" look="primary" aria-disabled={isBusy.value}>
        {text.send}
      </Button>
    </form>
  );
}
