/** The book of the city: laws in force and to come, technologies, events, the hand, the Expert. */
import { at, type Language } from "@banquise/engine";
import { membersOf } from "../bits.ts";
import { CITIZENS } from "../content/citizens.ts";
import { CALL_OF_DUTY, EXPERTS } from "../content/experts.ts";
import { LAWS } from "../content/laws.ts";
import { TECHNOLOGIES } from "../content/technologies.ts";
import { TRACKS } from "../content/tracks.ts";
import { EVENTS } from "../data.ts";
import { lawCount } from "../reading.ts";
import type { State } from "../state.ts";
import "./book.css";
import { lawPhrases } from "./card-choices.ts";
import { type Phrase, phrasesOf } from "./effects.ts";
import { Phrases } from "./phrases.tsx";
import { Sign, type SignName } from "./signs.tsx";
import type { Words } from "./words.tsx";

interface BookProps {
  readonly view: State;
  readonly words: Words;
  readonly language: Language;
}

interface EntryProps {
  readonly sign: SignName;
  readonly title: string;
  readonly flavour?: string;
  readonly note?: string;
  readonly phrases: readonly Phrase[];
}

function Entry({ sign, title, flavour, note, phrases }: EntryProps) {
  return (
    <li class="lg-entry">
      <Sign name={sign} size={1.4} />
      <div>
        <b>{title}</b>
        {note && <small> · {note}</small>}
        {flavour && <p class="lg-flavour">{flavour}</p>}
        <Phrases phrases={phrases} />
      </div>
    </li>
  );
}

export function Book({ view, words, language }: BookProps) {
  const enacted = Array.from({ length: lawCount(view) }, (_, i) => at(view.laws, i) - 1);
  const events = [...view.events].filter((code) => code > 0).map((code) => code - 1);
  const developed = membersOf(view.techs);
  const expert = EXPERTS[view.expert - 1];
  return (
    <div class="lg-book">
      <h4>{words.laws(enacted.length, TRACKS.laws.max)}</h4>
      {enacted.length === 0 && <p class="lg-none">{words.noLaw}</p>}
      <ul>
        {enacted.map((index) => {
          const law = LAWS[index];
          return (
            law && (
              <Entry
                key={law.id}
                sign="law"
                title={law.name[language]}
                flavour={law.flavour[language]}
                phrases={lawPhrases(law, { language, words })}
              />
            )
          );
        })}
      </ul>
      {events.length > 0 && <h4>{words.events}</h4>}
      <ul>
        {events.map((index) => {
          const event = EVENTS[index];
          return (
            event && (
              <Entry
                key={event.id}
                sign="card"
                title={event.name[language]}
                flavour={event.block.text[language]}
                note={words.eventRound(at(view.eventRounds, index))}
                phrases={phrasesOf(event.block.onToken, language)}
              />
            )
          );
        })}
      </ul>
      <h4>{words.technologies}</h4>
      {developed.length === 0 && view.developing === 0 && <p class="lg-none">{words.noTechnology}</p>}
      <ul>
        {developed.map((index) => {
          const tech = TECHNOLOGIES[index];
          return (
            tech && (
              <Entry
                key={tech.id}
                sign="tech"
                title={tech.name[language]}
                phrases={phrasesOf([...tech.modifiers, ...tech.onDevelop], language)}
              />
            )
          );
        })}
      </ul>
      {view.developing > 0 && (
        <p class="lg-none">
          {words.technologyAt(TECHNOLOGIES[view.developing - 1]?.name[language] ?? "", view.developedAt)}
        </p>
      )}
      <h4>{words.hand}</h4>
      <ul>
        {expert && (
          <Entry
            sign="person"
            title={expert.name[language]}
            note={view.expertUsed === 1 ? words.used : words.expertNote(expert.hope)}
            phrases={phrasesOf(expert.effects, language)}
          />
        )}
        <Entry
          sign="call"
          title={CALL_OF_DUTY.name[language]}
          note={view.callUsed === 1 ? words.used : words.onceAGame}
          phrases={[]}
        />
        {membersOf(view.hand).map((index) => {
          const card = CITIZENS[index];
          return (
            card && (
              <Entry
                key={card.id}
                sign="card"
                title={card.name[language]}
                note={words.playedOn(card.type, card.actions)}
                flavour={card.flavour[language]}
                phrases={phrasesOf(card.ability, language)}
              />
            )
          );
        })}
      </ul>
      <details>
        <summary>{words.futureLaws}</summary>
        <ul>
          {membersOf(view.lawDisplay).map((index) => {
            const law = LAWS[index];
            return (
              law && (
                <Entry
                  key={law.id}
                  sign="law"
                  title={law.name[language]}
                  flavour={law.flavour[language]}
                  phrases={lawPhrases(law, { language, words })}
                />
              )
            );
          })}
        </ul>
      </details>
      <details>
        <summary>{words.futureTechnologies}</summary>
        <ul>
          {membersOf(view.techDisplay).map((index) => {
            const tech = TECHNOLOGIES[index];
            return (
              tech && (
                <Entry
                  key={tech.id}
                  sign="tech"
                  title={tech.name[language]}
                  note={words.developTime(tech.time)}
                  phrases={phrasesOf([...tech.modifiers, ...tech.onDevelop], language)}
                />
              )
            );
          })}
        </ul>
      </details>
    </div>
  );
}
