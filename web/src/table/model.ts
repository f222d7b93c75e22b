/** What the table screen knows beyond the table itself: the move being thought over, the hint, what is open, what is said. */
import { type Analysis, HINT } from "@banquise/bots";
import type { Move, Place, RuleId, Seat, Step } from "@banquise/engine";
import {
  type BoardModule,
  type BoardProps,
  type BoardSettings,
  type Gain,
  playSound,
  type Suggested,
  type TipsProps,
} from "@banquise/ui";
import {
  batch,
  computed,
  effect,
  type ReadonlySignal,
  type Signal,
  signal,
  untracked,
} from "@preact/signals";
import { askAnalysis } from "../bot-client.ts";
import { type AnyGame, type AnyState, type GameWords, metaOf } from "../games.ts";
import { asRecorded } from "../sessions/moment.ts";
import type { Refused } from "../sessions/refused.ts";
import type { TableSession } from "../sessions/session.ts";
import type { TableTalk } from "../sessions/table-talk.ts";
import { botPace, scenePace, settings } from "../settings.ts";
import { isolated, refusalText, seatNames, words } from "../strings/index.ts";
import { aboutStep } from "./about-step.ts";
import { boardSettings } from "./board-settings.ts";
import { forcedMove } from "./forced.ts";
import { type Recent, recentOf } from "./recent.ts";
import { SceneWalk, type Shown } from "./scene-walk.ts";

export type Tab = "log" | "moves" | "talk" | "review" | "score" | "rules";

export interface Toast {
  readonly title: string;
  readonly text: string;
  readonly rule: RuleId | null;
}

/** What the log says of an event. */
export interface LogLine {
  readonly text: string;
  readonly rule: RuleId;
  readonly places: readonly Place[];
}

const NOWHERE: readonly Place[] = [];

const TOAST_TIME = 7_000;

export class TableModel {
  readonly session: TableSession;
  /** The rules as boards and stories ask them; how a finished game ended is what its log says, whatever they say today. */
  readonly game: ReadonlySignal<AnyGame>;
  readonly gameWords: Signal<GameWords>;
  readonly board: BoardModule<AnyState>;
  readonly boardSettings: ReadonlySignal<BoardSettings>;
  readonly names: ReadonlySignal<readonly string[]>;
  /** A move chosen and not yet confirmed. */
  readonly pending = signal<Move | null>(null);
  /** The entry of the move list under the pointer. */
  readonly pointed = signal<Move | null>(null);
  readonly hint = signal<Move | null>(null);
  readonly hintAsked = signal(false);
  /** What is known about the moves, once somebody asked for a hint. */
  readonly advice = signal<Analysis | null>(null);
  readonly toast = signal<Toast | null>(null);
  readonly tab = signal<Tab>("log");
  /** On narrow screens the panel is a sheet that opens from below. */
  readonly sheetOpen = signal(false);
  readonly dialog = signal<"help" | "menu" | "end" | null>(null);
  /** What the board tells over itself, and from which step on; null when nothing. */
  readonly telling = signal<{ readonly title: string; readonly from: number } | null>(null);
  /** The story of the end was told, or closed. */
  readonly endTold = signal(false);
  /** The rule being read. */
  readonly rule = signal<string | null>(null);
  /** What others did, for those who hear the screen. */
  readonly said = signal("");
  /** What the board shows: the present, or a scene on the way to it. */
  readonly shown: ReadonlySignal<Shown>;
  readonly scenes: SceneWalk;
  /** The places of a line of the log that somebody looks at. */
  readonly lineLit = signal<readonly Place[]>(NOWHERE);
  /** What a move that is advised surely touches. */
  readonly touched = signal<{ readonly move: Move; readonly places: readonly Place[] } | null>(null);
  /** All places that are being spoken of. */
  readonly lit: ReadonlySignal<readonly Place[]>;
  readonly recent: Recent;
  /** What has just been earned. */
  readonly gains: ReadonlySignal<readonly Gain[]>;
  /** Bots play, and seem to think: a tap skips that. */
  readonly hurriable: ReadonlySignal<boolean>;
  /** What the board should show as proposed. */
  readonly highlighted: ReadonlySignal<Move | null>;
  /** Asked before a move of this player is made; false holds it back. */
  guard: ((move: Move) => boolean) | null = null;
  /** The last step that was told, to whoever hears the screen too. */
  private heard = 0;
  private toastTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly stops: (() => void)[];

  constructor(session: TableSession, gameWords: GameWords, board: BoardModule<AnyState>) {
    this.session = session;
    this.board = board;
    this.game = computed(() => asRecorded(session.game, session.moment.value));
    this.boardSettings = computed(() => boardSettings(session.game.id, board));
    this.gameWords = signal(gameWords);
    this.names = computed(() => seatNames(session.seats.value));
    this.highlighted = computed(() => this.pending.value ?? this.pointed.value ?? this.hint.value);
    this.scenes = new SceneWalk(session.moment, scenePace);
    this.shown = this.scenes.shown;
    this.lit = computed(() => this.placesSpokenOf());
    this.recent = recentOf(this);
    this.gains = computed(() => this.shown.value.events.flatMap((event) => board.gains?.(event) ?? []));
    this.hurriable = computed(() => {
      const { actor } = session.moment.value;
      const isBot = actor !== null && session.seats.value[actor]?.kind === "bot";
      return session.kind === "local" && isBot && botPace().turn > 0;
    });
    this.stops = [
      effect(() => this.onMoment()),
      effect(() => this.onSuggestions()),
      () => this.scenes.close(),
    ];
  }

  close(): void {
    for (const stop of this.stops) stop();
    clearTimeout(this.toastTimer);
  }

  /** What is said at the table, if there is somebody to talk to and this person wants to. */
  get talk(): TableTalk | null {
    return settings.talk.value ? (this.session.talk ?? null) : null;
  }

  /** A name as it stands in a sentence. */
  readonly name = (seat: Seat): string => isolated(this.names.value[seat] ?? "?");

  readonly tell: BoardProps<AnyState>["tell"] = (told) => {
    const { log, version } = this.session.moment.peek();
    // Bots may have played on meanwhile.
    const step = told && log.findLast(({ events }) => events.includes(told.from));
    this.telling.value = told && { title: told.title, from: step?.version ?? version };
    // The board has its own way to show them.
    if (told) this.scenes.skip();
  };

  /** From which step on nothing stands anywhere but on the board, which tells it; infinite when it tells nothing. */
  get untoldFrom(): number {
    const { version } = this.session.moment.value;
    return this.telling.value?.from ?? (this.endUntold ? version : Number.POSITIVE_INFINITY);
  }

  /** The end is being told: who won is not said yet. */
  get endUntold(): boolean {
    const tells = this.board.storyFirst === true && !this.stopped;
    return this.dialog.value === "end" && tells && !this.endTold.value;
  }

  /** Those who played have stopped the game before its end. */
  get stopped(): boolean {
    return this.session.moment.value.log.at(-1)?.kind === "abandon";
  }

  /** The points of a seat: what is banked, and what its position would add if the game ended now. */
  pointsOf(seat: Seat, total: number): { readonly banked: number; readonly promised: number } {
    const banked = this.board.banked?.(this.shown.value.view, seat) ?? total;
    return { banked, promised: total - banked };
  }

  /** Whether the points of a seat are kept face down on this screen. */
  pointsFaceDown(seat: Seat): boolean {
    const { viewer } = this.session.moment.value;
    if (this.telling.value !== null || this.endUntold) return true;
    return (
      this.board.pointsFaceDown?.(this.shown.value.view, viewer, seat, this.boardSettings.value) ?? false
    );
  }

  /** A choice on the board or in the list: played at once, or on the second tap when the player asked for that. */
  readonly choose = (move: Move): void => {
    if (!this.session.legal.peek().includes(move)) return;
    if (settings.confirm.peek() && this.pending.peek() !== move) this.pending.value = move;
    else if (this.guard?.(move) !== false) this.make(move);
  };

  /** Makes a move without asking again. */
  readonly make = (move: Move): void => void this.send(move);

  /** Shows the others what one would do in the place of the one who decides; the same again takes it back. */
  readonly suggest = async (move: Move): Promise<void> => {
    const { session } = this;
    if (!session.suggestable.peek().includes(move)) return;
    const { viewer } = session.moment.peek();
    const again = session.suggestions.peek().some((other) => other.seat === viewer && other.move === move);
    this.complain(await session.suggest(again ? null : move));
  };

  readonly confirm = (): void => {
    const move = this.pending.peek();
    if (move !== null && this.guard?.(move) !== false) this.make(move);
  };

  readonly cancel = (): void => {
    this.pending.value = null;
  };

  readonly undo = async (): Promise<void> => {
    this.complain(await this.session.undo());
  };

  /** Why a move that was tapped is not possible, by the rules. */
  readonly explain = (move: Move): void => {
    const { view, viewer, actor } = this.session.moment.peek();
    const { table } = words.peek();
    if (viewer === null || viewer !== actor) {
      this.complain({ refused: "notYourTurn", rule: null });
      return;
    }
    if (this.session.tried?.(move)) return;
    const rule = this.session.game.whyNot(view, move);
    if (rule !== null) this.show({ title: table.whyNot, text: this.ruleText(rule), rule });
  };

  readonly openRule = (rule: string): void => {
    this.rule.value = rule;
  };

  readonly askHint = async (): Promise<void> => {
    const { game, moment, daily = null } = this.session;
    const { view, viewer, version } = moment.peek();
    if (viewer === null || daily !== null || this.hintAsked.peek() || this.session.legal.peek().length === 0)
      return;
    this.hintAsked.value = true;
    const tell = (analysis: Analysis | null): void => {
      if (moment.peek().version !== version) return;
      batch(() => {
        this.advice.value = analysis;
        this.hint.value = analysis?.best ?? null;
      });
    };
    const json = game.layout.toJson(view);
    const position = {
      game: game.id,
      view: json,
      seat: viewer,
      seed: version,
      ...HINT,
    };
    const analysis = await askAnalysis(position, tell);
    this.hintAsked.value = false;
    tell(analysis);
    const { table } = words.peek();
    if (analysis === null) this.show({ title: table.hint, text: table.noHint, rule: null });
  };

  readonly closeAdvice = (): void => {
    batch(() => {
      this.advice.value = null;
      this.hint.value = null;
      this.pointed.value = null;
    });
  };

  readonly openTab = (tab: Tab): void => {
    batch(() => {
      this.sheetOpen.value = this.tab.peek() !== tab || !this.sheetOpen.peek();
      this.tab.value = tab;
    });
  };

  show(toast: Toast): void {
    this.advice.value = null;
    this.toast.value = toast;
    clearTimeout(this.toastTimer);
    this.toastTimer = setTimeout(() => this.hideToast(), TOAST_TIME);
  }

  readonly hideToast = (): void => {
    this.toast.value = null;
  };

  /** Lights the places of a line of the log, or none. */
  light(places: readonly Place[]): void {
    this.lineLit.value = places;
  }

  private placesSpokenOf(): readonly Place[] {
    const { game } = this.session;
    const move = this.highlighted.value;
    if (this.lineLit.value.length > 0) return this.lineLit.value;
    if (move === null) return NOWHERE;
    const touched = this.touched.value;
    return touched?.move === move ? touched.places : game.places.ofMove(this.shown.value.view, move);
  }

  /** Skips what is only shown for a while: scenes, and the pauses of bots. */
  readonly hurry = (): void => {
    this.scenes.skip();
    this.session.hurry();
  };

  moveText(move: Move): string {
    const { game, moment } = this.session;
    return this.gameWords.value.text.move(game.moves.decode(move), moment.value.view);
  }

  suggestionText({ seat, move }: Suggested): string {
    return words.value.table.suggests(this.name(seat), this.moveText(move));
  }

  ruleText(rule: RuleId): string {
    for (const section of this.gameWords.value.rules) {
      const text = section.rules[rule];
      if (text !== undefined) return text;
    }
    return rule;
  }

  /** What explains the signs and numbers of the table. */
  get tips(): TipsProps {
    const { openRule } = this;
    return {
      language: settings.language.value,
      ruleText: (rule) => this.ruleText(rule as RuleId),
      openRule,
    };
  }

  /** A step in words, line by line. */
  lines(step: Step): LogLine[] {
    const { text } = this.gameWords.value;
    const { places } = this.session.game;
    return step.events.flatMap((event) => {
      const line = text.event(event, this.name);
      if (line === null) return [];
      return [{ text: line, rule: event.rule, places: places.ofEvent(event) }];
    });
  }

  /** A step in one line. */
  story(step: Step): string {
    return this.lines(step)
      .map(({ text }) => text)
      .join(" ");
  }

  private async send(move: Move): Promise<void> {
    this.pending.value = null;
    this.complain(await this.session.play(move));
  }

  private complain(refused: Refused | null): void {
    if (refused === null) return;
    const text = refused.rule === null ? refusalText(refused) : this.ruleText(refused.rule);
    this.show({ title: words.peek().table.whyNot, text, rule: refused.rule });
  }

  /** Runs on every new moment, and on nothing else. */
  private onMoment(): void {
    const { events, log, viewer, status } = this.session.moment.value;
    const curtain = this.session.curtain.value;
    const last = log.at(-1);
    batch(() => {
      this.pending.value = null;
      this.pointed.value = null;
      this.hint.value = null;
      this.advice.value = null;
    });
    if (events.length > 0 && last) {
      if (settings.sound.peek()) playSound(status === "over" ? "win" : "place", this.board.voice);
      if (last.seat !== viewer) this.said.value = this.spoken(last);
    } else if (last !== undefined && last.version !== this.heard) {
      const about = untracked(() => aboutStep(last, this.name));
      if (about !== null) this.said.value = about;
    }
    this.heard = last?.version ?? 0;
    // A lesson asks for what it asks for, even where there is only one thing to do.
    if (curtain === null && this.session.kind !== "lesson") this.playForced();
  }

  /** What others point at is told to those who hear the screen. */
  private onSuggestions(): void {
    const { viewer } = this.session.moment.peek();
    const others = this.session.suggestions.value.filter(({ seat }) => seat !== viewer);
    if (others.length > 0) this.said.value = others.map((other) => this.suggestionText(other)).join(" ");
  }

  private spoken(step: Step): string {
    const { names, gameWords } = this;
    const name = (seat: Seat): string => isolated(names.peek()[seat] ?? "?");
    const lines = step.events.map((event) => gameWords.peek().text.event(event, name));
    return lines.filter((line) => line !== null).join(" ");
  }

  /** After a moment in which the player sees what is left. */
  private playForced(): void {
    const { session } = this;
    const { game } = session;
    const moment = session.moment.peek();
    const wishes = { forced: settings.forced.peek(), endTurns: settings.endTurns.peek() };
    const move = forcedMove(game, metaOf(game.id), moment, session.legal.value, wishes);
    if (move === null) return;
    setTimeout(
      () => {
        if (session.moment.peek().version === moment.version) void this.send(move);
      },
      botPace().turn + moment.scenes.length * scenePace(),
    );
  }
}
