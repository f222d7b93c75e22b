import type { GameText, Language, OptionTable } from "@banquise/engine";
import { type AnyState, catalogue, type GameMeta } from "@banquise/games";
import type { Args } from "../args.ts";
import { chosenGame } from "../choices.ts";
import { type CliContext, type Ending, OK } from "../io.ts";

/** What can be played; with a name, all that one can choose about that game. */
export async function games({ positional, flags }: Args<"games">, context: CliContext): Promise<Ending> {
  const { io, screen, text, language } = context;
  const [id] = positional;
  if (id !== undefined) return oneGame(id, flags.json, context);
  if (flags.json) {
    io.out(JSON.stringify({ games: catalogue.map(({ meta }) => factsOf(meta, language)) }));
    return OK;
  }
  screen.rows(
    catalogue.map(({ meta: { id: known, seats, blurb } }) => {
      const { name, tagline, minutes } = blurb[language];
      return [screen.mark(known), name, seatsOf(seats), text.minutes(minutes), tagline];
    }),
  );
  return OK;
}

async function oneGame(id: string, json: boolean, context: CliContext): Promise<Ending> {
  const { io, screen, text, language } = context;
  const chosen = await chosenGame(id, text);
  if ("usage" in chosen) return chosen;
  const meta = catalogue.find((entry) => entry.meta.id === id)?.meta as GameMeta;
  const gameText = await chosen.text[language]();
  if (json) {
    io.out(JSON.stringify({ ...factsOf(meta, language), options: optionsOf(meta.options, gameText) }));
    return OK;
  }
  const { name, tagline, about, minutes, credits } = meta.blurb[language];
  screen.line(`${screen.strong(name)} · ${text.players(seatsOf(meta.seats))} · ${text.minutes(minutes)}`);
  for (const line of [tagline, about, credits]) screen.line(line);
  for (const { id: option, label, help, values, standard } of optionsOf(meta.options, gameText)) {
    screen.line();
    screen.line(text.labelled(screen.strong(label), help));
    screen.rows(
      values.map(({ id: value, label: words }) => [
        `  ${screen.mark(`--option ${option}=${value}`)}`,
        value === standard ? text.standard(words) : words,
      ]),
    );
  }
  return OK;
}

const seatsOf = ({ min, max }: GameMeta["seats"]): string => (min === max ? `${min}` : `${min}–${max}`);

function factsOf({ id, seats, blurb }: GameMeta, language: Language): object {
  return { id, seats, ...blurb[language] };
}

function optionsOf(table: OptionTable, { options }: GameText<AnyState>) {
  return Object.entries(table).map(([id, spec]) => {
    const words = options[id];
    const values = spec.values.map((value) => ({ id: value, label: words?.values[value] ?? value }));
    return { id, label: words?.label ?? id, help: words?.help ?? "", values, standard: spec.default };
  });
}
