import type { Viewer } from "@banquise/engine";
import { Button, Icon } from "@banquise/ui";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { replayWords } from "../parts/replay-words.ts";
import type { Opened } from "../sessions/open-replay.ts";
import type { ReplaySession } from "../sessions/replay.ts";
import { isolated, seatNames } from "../strings/index.ts";

const STEP_TIME = 1_200;

interface ReplayControlsProps {
  readonly session: ReplaySession;
  readonly verdict: Extract<Opened, { table: unknown }>["verdict"];
}

/** Step, scrub, let it run, and look from another side. */
export function ReplayControls({ session, verdict }: ReplayControlsProps) {
  const replay = replayWords.value;
  const { length } = session;
  const at = session.at.value;
  const as = session.perspective.value;
  const running = useSignal(false);
  const go = (to: number): void => session.show(to, session.perspective.peek());
  const stepTo = (to: number): void => {
    running.value = false;
    go(to);
  };
  useEffect(() => {
    if (!running.value) return;
    if (at === length) {
      running.value = false;
      return;
    }
    const timer = setTimeout(() => go(at + 1), STEP_TIME);
    return () => clearTimeout(timer);
  }, [running.value, at, length]);
  useArrows(
    () => stepTo(session.at.peek() - 1),
    () => stepTo(session.at.peek() + 1),
  );
  const toggle = (): void => {
    if (!running.value && at === length) go(0);
    running.value = !running.value;
  };
  return (
    <section class="replay" aria-label={replay.title}>
      <Button look="quiet" icon="first" label={replay.first} disabled={at === 0} onClick={() => stepTo(0)} />
      <Button
        look="quiet"
        icon="stepBack"
        label={replay.previous}
        disabled={at === 0}
        onClick={() => stepTo(at - 1)}
      />
      <Button
        look="primary"
        icon={running.value ? "pause" : "play"}
        label={running.value ? replay.pause : replay.play}
        onClick={toggle}
      />
      <Button
        look="quiet"
        icon="stepForward"
        label={replay.next}
        disabled={at === length}
        onClick={() => stepTo(at + 1)}
      />
      <Button
        look="quiet"
        icon="last"
        label={replay.last}
        disabled={at === length}
        onClick={() => stepTo(length)}
      />
      <input
        class="replay-scrub"
        type="range"
        min={0}
        max={length}
        value={at}
        aria-label={replay.scrub}
        aria-valuetext={replay.position(at, length)}
        onInput={(event) => stepTo(Number(event.currentTarget.value))}
      />
      {verdict?.verdict === "verified" && (
        <span class="replay-verified" title={replay.verified}>
          <Icon name="check" label={replay.verified} />
        </span>
      )}
      {verdict?.verdict === "unverifiable" && (
        <span class="soft" title={replay.unverifiable(verdict.rules)}>
          <Icon name="question" label={replay.unverifiable(verdict.rules)} />
        </span>
      )}
      <output class="replay-at">{replay.position(at, length)}</output>
      <Button
        class="replay-reveal"
        look={session.revealed.value ? "plain" : "quiet"}
        icon="eye"
        aria-pressed={session.revealed.value}
        onClick={() => {
          session.revealed.value = !session.revealed.peek();
        }}
      >
        <span>{replay.reveal}</span>
      </Button>
      <label class="replay-side">
        <span>{replay.side}</span>
        <select
          class="select"
          value={as === null ? "" : String(as)}
          onChange={(event) => session.show(at, parseSide(event.currentTarget.value))}
        >
          <option value="">{replay.everyone}</option>
          {seatNames(session.seats.value).map((name, seat) => (
            <option key={seat} value={seat}>
              {isolated(name)}
            </option>
          ))}
        </select>
      </label>
    </section>
  );
}

const parseSide = (value: string): Viewer => (value === "" ? null : Number(value));

function useArrows(back: () => void, forward: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const { target, key, ctrlKey, metaKey, altKey } = event;
      const typing = target instanceof HTMLElement && target.matches("input, select, [role=tab]");
      if (typing || ctrlKey || metaKey || altKey) return;
      if (key === "ArrowLeft") back();
      else if (key === "ArrowRight") forward();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  });
}
