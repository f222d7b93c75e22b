/** The end of the story: what became of the city, which laws it lived by, its days, and what it was worth. */
import { at, type GameEvent } from "@banquise/engine";
import { type BoardModule, Button } from "@banquise/ui";
import type { ComponentProps } from "preact";
import { useState } from "preact/hooks";
import { membersOf } from "../bits.ts";
import { LAWS } from "../content/laws.ts";
import { CHILD, LOSSES } from "../data.ts";
import { events as declared } from "../events.ts";
import { lawCount, sumOf } from "../queries.ts";
import { WON } from "../scoring.ts";
import type { State } from "../state.ts";
import type { PanelWords } from "../strings/en/panels.ts";
import type { Ending, StoryWords } from "../strings/en/story.ts";
import { daysOf, plainLine } from "./chronicle.ts";
import { Dangers } from "./dangers.tsx";
import { EndingScene } from "./ending-scene.tsx";
import { Sign, type SignName } from "./signs.tsx";
import "./story.css";

type StoryProps = ComponentProps<BoardModule<State>["Story"]> & {
  readonly story: StoryWords;
  readonly words: PanelWords;
};

export function Story(props: StoryProps) {
  const { view, openRule, story, words } = props;
  return (
    <div class="lg-story">
      <LastPicture {...props} />
      <Facts {...props} />
      <Names {...props} />
      <section>
        <h4>{story.laws}</h4>
        <Laws {...props} />
      </section>
      <Chronicle {...props} />
      <div class="lg-story-columns">
        <section>
          <h4>{story.score}</h4>
          <Score {...props} />
        </section>
        <section>
          <h4>{story.howFar}</h4>
          <Dangers view={view} words={words} openRule={openRule} />
        </section>
      </div>
    </div>
  );
}

const endingOf = (s: State): Ending => (LOSSES[s.loss - 1] as Ending | undefined) ?? "won";

/** In one sentence, how it ended. */
function verdictOf({ view, words }: StoryProps): string {
  const ending = endingOf(view);
  const { glossary } = words.lexicon;
  return ending === "won" ? glossary.win : glossary.losses[ending];
}

const isDeathOfChild = (event: GameEvent): boolean => {
  const read = declared.read(event);
  return read?.type === "died" && read.data.type === CHILD;
};

function LastPicture(props: StoryProps) {
  const { view, events, story, words } = props;
  const won = view.outcome === WON;
  const children = events.filter(isDeathOfChild).length;
  return (
    <section class="lg-ending">
      <EndingScene won={won} graves={view.corpses} label={story.picture(won, view.corpses)} />
      <div class="lg-ending-words">
        <p class="lg-card-kind">{words.names.scenario(view.scenario)}</p>
        <h4>{verdictOf(props)}</h4>
        <p class="lg-flavour">{story.last[endingOf(view)]}</p>
        <p>
          {story.alive(sumOf(view.citizens), view.corpses)}
          {children > 0 && ` ${story.children(children)}`}
        </p>
      </div>
    </section>
  );
}

function Facts({ view, story: { facts } }: StoryProps) {
  const told: readonly (readonly [SignName, number, (n: number) => string])[] = [
    ["night", view.nights, facts.nights],
    ["person", sumOf(view.citizens), facts.alive],
    ["dead", view.corpses, facts.dead],
    ["law", lawCount(view), facts.laws],
    ["tech", membersOf(view.techs).length, facts.technologies],
  ];
  return (
    <ul class="lg-facts">
      {told.map(([sign, n, say]) => (
        <li key={sign}>
          <Sign name={sign} size={1.5} />
          <b>{n}</b> <span>{say(n)}</span>
        </li>
      ))}
    </ul>
  );
}

/** The dead who had a name, in the order of their deaths. */
function Names({ events, words, story }: StoryProps) {
  const { citizen } = words.names;
  const names = events.flatMap((event) => {
    const read = declared.read(event);
    return read?.type === "deathCardTurned" ? [citizen(read.data.card)] : [];
  });
  if (names.length === 0) return null;
  return (
    <section>
      <h4>{story.names}</h4>
      <ul class="lg-names">
        {names.map((name, i) => (
          <li key={i}>{name}</li>
        ))}
      </ul>
    </section>
  );
}

function Laws({ view, words, story }: StoryProps) {
  const { names } = words;
  const laws = Array.from({ length: lawCount(view) }, (_, i) => at(view.laws, i) - 1);
  if (laws.length === 0) return <p>{story.noLaws}</p>;
  return (
    <ul class="lg-story-laws">
      {laws
        .flatMap((index) => LAWS[index] ?? [])
        .map(({ id }) => (
          <li key={id}>
            <b>{names.card(id).name}</b> <i>{names.card(id).flavour}</i>
          </li>
        ))}
    </ul>
  );
}

function Score({ game, text, view, story, openRule }: StoryProps) {
  const [result] = game.result(view).seats;
  return (
    <table class="lg-story-score">
      <tbody>
        {result?.lines.map((line) => (
          <tr key={line.key}>
            <th scope="row">
              <button type="button" onClick={() => openRule(line.rule)}>
                {text.score(line)}
              </button>
            </th>
            <td>{line.points}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{story.total}</th>
          <td>{result?.total}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function Chronicle(props: StoryProps) {
  const { text, name, events, view, story, words } = props;
  const [copied, setCopied] = useState(false);
  const days = daysOf(events, (event) => text.event(event, name));
  if (days.length === 0) return null;
  const titleOf = (round: number): string => (round === 0 ? story.before : story.day(round));
  const copy = async (): Promise<void> => {
    const head = `${words.names.scenario(view.scenario)}\n${verdictOf(props)} ${story.alive(sumOf(view.citizens), view.corpses)}`;
    const told = days.map(({ round, lines }) =>
      [titleOf(round), ...lines.map((line) => `  ${plainLine(line)}`)].join("\n"),
    );
    await navigator.clipboard.writeText([head, ...told].join("\n\n"));
    setCopied(true);
  };
  return (
    <section class="lg-chronicle">
      <header>
        <h4>{story.chronicle}</h4>
        <Button size="small" look="quiet" icon={copied ? "check" : "copy"} onClick={copy}>
          {copied ? story.copied : story.copy}
        </Button>
      </header>
      <ol>
        {days.map(({ round, lines }) => (
          <li key={round}>
            <h5>{titleOf(round)}</h5>
            {lines.map((line, i) => (
              <p key={i} class={`lg-tone-${line.tone} ${line.chosen ? "lg-chosen" : ""}`}>
                <Sign name={line.sign} size={1.1} />
                <span>{plainLine(line)}</span>
              </p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
