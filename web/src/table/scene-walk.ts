/**
 * A step may have scenes: moments on the way that people watch one at a time, as at a real table. They are shown one
 * after the other, each for a while, and then what the table is now. Whoever does not want to wait skips them.
 */
import { motionAllowed } from "@banquise/ui";
import { effect, type ReadonlySignal, signal } from "@preact/signals";
import type { Moment } from "../sessions/moment.ts";

/** What the board shows: the present, or a scene on the way to it. */
export interface Shown extends Pick<Moment, "view" | "events"> {
  readonly walking: boolean;
}

export class SceneWalk {
  readonly shown: ReadonlySignal<Shown>;
  private readonly now;
  private readonly moment: ReadonlySignal<Moment>;
  private readonly pace: () => number;
  private readonly stop: () => void;
  /** The view that the last walk leads to. */
  private begun: Moment["view"];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `pace`: how long a scene is shown, in milliseconds; 0 shows the end at once. */
  constructor(moment: ReadonlySignal<Moment>, pace: () => number, isWanted: () => boolean = motionAllowed) {
    this.moment = moment;
    this.pace = () => (isWanted() ? pace() : 0);
    this.begun = moment.peek().view;
    this.now = signal(endOf(moment.peek()));
    this.shown = this.now;
    this.stop = effect(() => this.begin(moment.value));
  }

  /** Goes to the end at once. Answers whether there was anything to skip. */
  readonly skip = (): boolean => {
    if (!this.now.peek().walking) return false;
    clearTimeout(this.timer);
    this.now.value = endOf(this.moment.peek());
    return true;
  };

  close(): void {
    clearTimeout(this.timer);
    this.stop();
  }

  private begin(moment: Moment): void {
    // A moment that only has more of the log to tell changes nothing that is shown.
    if (moment.view === this.begun) return;
    this.begun = moment.view;
    clearTimeout(this.timer);
    if (this.pace() === 0) this.now.value = endOf(moment);
    else this.show(moment, 0);
  }

  private show(moment: Moment, index: number): void {
    const scene = moment.scenes[index];
    if (scene === undefined) {
      this.now.value =
        moment.scenes.length === 0 ? endOf(moment) : { ...endOf(moment), events: restOf(moment) };
      return;
    }
    this.now.value = { ...scene, walking: true };
    this.timer = setTimeout(() => this.show(moment, index + 1), this.pace());
  }
}

const endOf = ({ view, events }: Moment): Shown => ({ view, events, walking: false });

/** What happened after the last scene. */
const restOf = ({ events, scenes }: Moment): Moment["events"] =>
  events.slice(scenes.reduce((told, scene) => told + scene.events.length, 0));
