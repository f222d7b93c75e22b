/** The end of the story: how it ended, the chronicle day by day, and what it was worth. */
import { at } from "@banquise/engine";
import { type BoardModule, Button } from "@banquise/ui";
import type { ComponentProps } from "preact";
import { useState } from "preact/hooks";
import { LAWS } from "../content/laws.ts";
import { SCENARIOS } from "../content/scenarios.ts";
import { WORDS as GAME_WORDS } from "../content/words.ts";
import { LOSSES } from "../data.ts";
import { WON } from "../scoring.ts";
import { lawCount, type State, sumOf } from "../state.ts";
import { type Day, daysOf } from "./chronicle.ts";
import { Dangers } from "./dangers.tsx";
import { Sign } from "./signs.tsx";
import "./story.css";
import { type Words, wordsIn } from "./words.tsx";

type StoryProps = ComponentProps<BoardModule<State>["Story"]>;

export function Story(props: StoryProps) {
  const { game, text, language, view, openRule } = props;
  const words = wordsIn(language);
  const won = view.outcome === WON;
  const laws = Array.from({ length: lawCount(view) }, (_, i) => LAWS[at(view.laws, i) - 1]);
  const [result] = game.result(view).seats;
  return (
    <div class="lg-story">
      <section class={`lg-story-end ${won ? "lg-story-won" : ""}`}>
        <Sign name={won ? "heat" : "cold"} size={3} />
        <div>
          <p class="lg-card-kind">{SCENARIOS[view.scenario]?.name[language]}</p>
          <h4>{won ? GAME_WORDS.win[language] : lossText(view, language)}</h4>
          <p>{words.storyAlive(sumOf(view.citizens), view.corpses)}</p>
        </div>
      </section>
      <div class="lg-story-columns">
        <section>
          <h4>{words.storyScore}</h4>
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
                <th scope="row">{words.storyTotal}</th>
                <td>{result?.total}</td>
              </tr>
            </tfoot>
          </table>
          <h4>{words.storyLaws}</h4>
          {laws.length === 0 && <p>{words.storyNoLaws}</p>}
          <ul class="lg-story-laws">
            {laws.map((law) => (
              <li key={law?.id}>
                <b>{law?.name[language]}</b> <i>{law?.flavour[language]}</i>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <Dangers view={view} words={words} language={language} openRule={openRule} />
        </section>
      </div>
      <Chronicle {...props} />
    </div>
  );
}

function lossText(view: State, language: StoryProps["language"]): string {
  const reason = LOSSES[view.loss - 1] as keyof typeof GAME_WORDS.losses | undefined;
  return reason === undefined ? "" : GAME_WORDS.losses[reason][language];
}

function Chronicle({ text, language, name, events }: StoryProps) {
  const words = wordsIn(language);
  const [copied, setCopied] = useState(false);
  const told = daysOf(events).map((day) => ({
    title: titleOf(day, words),
    lines: day.events.flatMap((event) => text.event(event, name) ?? []),
  }));
  if (told.length === 0) return null;
  const copy = async (): Promise<void> => {
    const plain = told.map(({ title, lines }) => [title, ...lines.map((line) => `  ${line}`)].join("\n"));
    await navigator.clipboard.writeText(plain.join("\n\n"));
    setCopied(true);
  };
  return (
    <section class="lg-chronicle">
      <header>
        <h4>{words.storyChronicle}</h4>
        <Button size="small" look="quiet" icon={copied ? "check" : "copy"} onClick={copy}>
          {copied ? words.storyCopied : words.storyCopy}
        </Button>
      </header>
      <ol>
        {told.map(({ title, lines }) => (
          <li key={title}>
            <h5>{title}</h5>
            {lines.map((line, i) => (
              <p key={i}>{line}</p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

const titleOf = ({ round }: Day, words: Words): string =>
  round === 0 ? words.storyFirst : words.storyDay(round);
