import type { OptionTable, OptionText } from "@banquise/engine";
import { Button, SeatMark, seatLetter } from "@banquise/ui";
import { type Signal, signal, useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { useLocation } from "../address.ts";
import { GAMES, type GameMeta, loadWords, metaOf } from "../games.ts";
import type { LocalSeat } from "../local/local-table.ts";
import { myName, newNonce, openLocal, quickSeats } from "../new-game.ts";
import { Choice } from "../parts/choice.tsx";
import { ClockChoice, clockOf } from "../parts/clock-choice.tsx";
import { GameCover } from "../parts/game-cover.tsx";
import { openingWords } from "../parts/opening-words.ts";
import { Page } from "../parts/page.tsx";
import { SettingSwitch } from "../parts/setting-switch.tsx";
import { Strength, strengthOf } from "../parts/strength.tsx";
import { usePromise } from "../parts/use-promise.ts";
import { introduce } from "../people/me.ts";
import { api } from "../sessions/api.ts";
import { isRefused, type Refused } from "../sessions/refused.ts";
import { settings } from "../settings.ts";
import { refusalText, words } from "../strings/index.ts";
import "../styles/new-table.css";

const PLACES = ["local", "online"] as const;
const DOORS = ["private", "public"] as const;
const PERSON = "person";
const RIVAL = "level2";
const MOST_SEATS = 8;

/** What the form holds. Seats and options beyond those of the chosen game are kept, in case one comes back to it. */
class Draft {
  readonly game: Signal<string>;
  readonly where: Signal<(typeof PLACES)[number]>;
  readonly door = signal<(typeof DOORS)[number]>("private");
  readonly clock = signal("none");
  readonly chat = signal(true);
  readonly count: Signal<string>;
  /** `person` or the id of a bot, for each seat. */
  readonly players: readonly Signal<string>[];
  readonly names: readonly Signal<string>[];
  readonly options = signal<Readonly<Record<string, string>>>({});

  constructor(meta: GameMeta, online: boolean) {
    this.game = signal(meta.id);
    this.where = signal(online ? "online" : "local");
    this.count = signal(String(quickSeats(meta)));
    const rival = online ? PERSON : RIVAL;
    this.players = Array.from({ length: MOST_SEATS }, (_, seat) => signal(seat === 0 ? PERSON : rival));
    this.names = this.players.map(() => signal(""));
  }

  get meta(): GameMeta | null {
    return metaOf(this.game.value);
  }

  get seats(): number {
    const { min, max } = this.meta?.seats ?? { min: 2, max: 2 };
    return Math.min(Math.max(Number(this.count.value), min), max);
  }

  /** The chosen values of the options that this game has. */
  get chosenOptions(): Record<string, string> {
    const known = Object.keys(this.meta?.options ?? {});
    return Object.fromEntries(Object.entries(this.options.value).filter(([name]) => known.includes(name)));
  }

  playerOf(seat: number): string {
    return this.players[seat]?.value ?? PERSON;
  }
}

export function NewTable() {
  const create = openingWords.value;
  const { query, route } = useLocation();
  const draft = useMemo(() => {
    const meta = metaOf(query.game ?? "") ?? (GAMES[0] as GameMeta);
    return new Draft(meta, query.where === "online");
  }, []);
  const problem = useSignal("");
  const busy = useSignal(false);
  const online = draft.where.value === "online";
  const submit = async (): Promise<void> => {
    busy.value = true;
    problem.value = "";
    const answer = await (online ? openOnline(draft) : openHere(draft));
    busy.value = false;
    if ("address" in answer) route(answer.address);
    else problem.value = answer.problem;
  };
  const { min, max } = draft.meta?.seats ?? { min: 2, max: 2 };
  const counts = Array.from({ length: max - min + 1 }, (_, i) => String(min + i));
  const places = { local: create.local, online: create.online };
  const doors = { private: create.private, public: create.public };
  const gameNames = Object.fromEntries(
    GAMES.map((game) => [game.id, game.blurb[settings.language.value].name]),
  );
  return (
    <Page title={create.title}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Choice
          label={create.game}
          signal={draft.game}
          values={GAMES.map(({ id }) => id)}
          names={gameNames}
          picture={(id) => <GameCover id={id} />}
        />
        <Choice
          label={create.where}
          signal={draft.where}
          values={PLACES}
          names={places}
          help={online ? create.onlineAbout : create.localAbout}
        />
        <Choice
          label={create.seats}
          signal={draft.count}
          values={counts}
          names={Object.fromEntries(counts.map((count) => [count, count]))}
        />
        <Players draft={draft} />
        {online && <Choice label={create.visibility} signal={draft.door} values={DOORS} names={doors} />}
        {online && <ClockChoice choice={draft.clock} />}
        {online && <SettingSwitch label={create.chat} about={create.chatAbout} signal={draft.chat} />}
        <Options draft={draft} />
        <div class="actions">
          <Button type="submit" look="primary" size="large" icon="play" disabled={busy.value}>
            {online ? create.open : create.start}
          </Button>
        </div>
        <p class="error" role="alert">
          {problem.value}
        </p>
      </form>
    </Page>
  );
}

function Players({ draft }: { readonly draft: Draft }) {
  const create = openingWords.value;
  return (
    <fieldset class="field">
      <legend class="field-label">{create.who}</legend>
      {draft.players.slice(0, draft.seats).map((player, seat) => (
        <Player key={seat} draft={draft} seat={seat} player={player} />
      ))}
    </fieldset>
  );
}

interface PlayerProps {
  readonly draft: Draft;
  readonly seat: number;
  readonly player: Signal<string>;
}

function Player({ draft, seat, player }: PlayerProps) {
  const create = openingWords.value;
  const { bots } = words.value;
  const online = draft.where.value === "online";
  const letter = seatLetter(seat);
  const name = draft.names[seat];
  return (
    <div class="player">
      <SeatMark seat={seat} size={2} />
      {online && seat === 0 ? (
        <p>{create.me}</p>
      ) : (
        <select
          class="select"
          aria-label={create.seat(letter)}
          value={player.value}
          onChange={(event) => {
            player.value = event.currentTarget.value;
          }}
        >
          <option value={PERSON}>{online ? create.guest : seat === 0 ? create.me : create.person}</option>
          {Object.entries(bots).map(([id, bot]) => (
            <option key={id} value={id}>
              {create.bot(bot.name)}
              {strengthOf(id) > 0 && ` (${strengthOf(id)})`}
            </option>
          ))}
        </select>
      )}
      {player.value !== PERSON && <Strength player={player} />}
      {!online && name && player.value === PERSON && (
        <input
          class="input"
          maxLength={24}
          aria-label={create.nameOf(letter)}
          placeholder={seat === 0 ? myName() : create.personName(letter)}
          value={name.value}
          onInput={(event) => {
            name.value = event.currentTarget.value;
          }}
        />
      )}
    </div>
  );
}

function Options({ draft }: { readonly draft: Draft }) {
  const language = settings.language.value;
  const { meta } = draft;
  const loaded = usePromise(() => loadWords(meta?.id ?? "", language), [meta?.id, language]);
  const options: OptionTable = meta?.options ?? {};
  if (!loaded || Object.keys(options).length === 0) return null;
  return (
    <fieldset class="field">
      <legend class="field-label">{openingWords.value.options}</legend>
      {Object.entries(options).map(([name, spec]) => (
        <OptionField key={name} draft={draft} name={name} spec={spec} text={loaded.text.options[name]} />
      ))}
    </fieldset>
  );
}

interface OptionFieldProps {
  readonly draft: Draft;
  readonly name: string;
  readonly spec: OptionTable[string];
  readonly text: OptionText | undefined;
}

function OptionField({ draft, name, spec, text }: OptionFieldProps) {
  return (
    <label class="field option">
      <span>{text?.label ?? name}</span>
      <select
        class="select"
        value={draft.options.value[name] ?? spec.default}
        onChange={(event) => {
          draft.options.value = { ...draft.options.value, [name]: event.currentTarget.value };
        }}
      >
        {spec.values.map((value) => (
          <option key={value} value={value}>
            {text?.values[value] ?? value}
          </option>
        ))}
      </select>
      {text && <small>{text.help}</small>}
    </label>
  );
}

type Opened = { readonly address: string } | { readonly problem: string };

async function openHere(draft: Draft): Promise<Opened> {
  const create = openingWords.value;
  const seats = Array.from({ length: draft.seats }, (_, seat): LocalSeat => {
    const player = draft.playerOf(seat);
    if (player !== PERSON) return { kind: "bot", name: player };
    const fallback = seat === 0 ? myName() : create.personName(seatLetter(seat));
    return { kind: "person", name: draft.names[seat]?.value.trim() || fallback };
  });
  const address = await openLocal(
    draft.game.value,
    { seats: draft.seats, options: draft.chosenOptions },
    seats,
  );
  return address === null ? { problem: refusalText({ refused: "unexpected", rule: null }) } : { address };
}

/** Without a server there is still this screen. */
const unopened = (refused: Refused): string =>
  refused.status === 0 ? openingWords.value.unreachable : refusalText(refused);

async function openOnline(draft: Draft): Promise<Opened> {
  await introduce();
  const bots = Array.from({ length: draft.seats }, (_, seat) => {
    const player = draft.playerOf(seat);
    return seat === 0 || player === PERSON ? null : player;
  });
  const sealed = await api.commitment();
  if (isRefused(sealed)) return { problem: unopened(sealed) };
  const answer = await api.open({
    game: draft.game.value,
    seats: draft.seats,
    options: draft.chosenOptions,
    bots,
    public: draft.door.value === "public",
    clock: clockOf(draft.clock.value),
    chat: draft.chat.value,
    nonce: newNonce(),
    commitment: sealed.commitment,
  });
  if (isRefused(answer)) return { problem: unopened(answer) };
  if (answer.commitment !== sealed.commitment)
    return { problem: refusalText({ refused: "otherCommitment", rule: null }) };
  return { address: `/table/${answer.id}` };
}
