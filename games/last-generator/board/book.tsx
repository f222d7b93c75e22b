/** The book of the city: laws in force and to come, technologies, events, the hand, the Expert. */
import { at, type Place } from "@banquise/engine";
import { membersOf } from "../bits.ts";
import { CITIZENS } from "../content/citizens.ts";
import { CALL_OF_DUTY, EXPERTS } from "../content/experts.ts";
import { LAWS } from "../content/laws.ts";
import { TECHNOLOGIES } from "../content/technologies.ts";
import { TRACKS } from "../content/tracks.ts";
import { EVENTS } from "../data.ts";
import { table as places } from "../places.ts";
import { lawCount } from "../queries.ts";
import type { State } from "../state.ts";
import "./book.css";
import type { PanelWords } from "../strings/en/panels.ts";
import { lawPhrases } from "./card-choices.ts";
import { type Phrase, phrasesOf } from "./effects.ts";
import { Phrases } from "./phrases.tsx";
import { Sign, type SignName } from "./signs.tsx";

interface BookProps {
  readonly view: State;
  readonly words: PanelWords;
}

interface EntryProps {
  readonly place: Place;
  readonly sign: SignName;
  readonly title: string;
  readonly flavour?: string;
  readonly note?: string;
  readonly phrases: readonly Phrase[];
}

function Entry({ place, sign, title, flavour, note, phrases }: EntryProps) {
  return (
    <li class="lg-entry" data-place={place}>
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

const List = ({ entries }: { readonly entries: readonly EntryProps[] }) => (
  <ul>
    {entries.map((entry) => (
      <Entry key={entry.title} {...entry} />
    ))}
  </ul>
);

export function Book({ view, words }: BookProps) {
  const entriesOf = entriesIn(words);
  const enacted = Array.from({ length: lawCount(view) }, (_, i) => at(view.laws, i) - 1);
  const events = [...view.events].filter((code) => code > 0).map((code) => code - 1);
  const developed = membersOf(view.techs);
  return (
    <div class="lg-book">
      <h4>{words.laws(enacted.length, TRACKS.laws.max)}</h4>
      {enacted.length === 0 && <p class="lg-none">{words.noLaw}</p>}
      <List entries={enacted.flatMap(entriesOf.law)} />
      {events.length > 0 && <h4>{words.events}</h4>}
      <List entries={events.flatMap((event) => entriesOf.event(event, at(view.eventRounds, event)))} />
      <h4>{words.technologies}</h4>
      {developed.length === 0 && view.developing === 0 && <p class="lg-none">{words.noTechnology}</p>}
      <List entries={developed.flatMap((technology) => entriesOf.technology(technology))} />
      {view.developing > 0 && (
        <p class="lg-none">
          {words.technologyAt(words.names.technology(view.developing - 1), view.developedAt)}
        </p>
      )}
      <h4>{words.hand}</h4>
      <List entries={[...entriesOf.calls(view), ...membersOf(view.hand).flatMap(entriesOf.citizen)]} />
      <details>
        <summary>{words.futureLaws}</summary>
        <List entries={membersOf(view.lawDisplay).flatMap(entriesOf.law)} />
      </details>
      <details>
        <summary>{words.futureTechnologies}</summary>
        <List
          entries={membersOf(view.techDisplay).flatMap((technology) =>
            entriesOf.technology(technology, words.developTime(TECHNOLOGIES[technology]?.time ?? 0)),
          )}
        />
      </details>
    </div>
  );
}

/** How each kind of card is written into the book: one entry, or none for a card that does not exist. */
function entriesIn(words: PanelWords) {
  return {
    law: (index: number): EntryProps[] =>
      LAWS.slice(index, index + 1).map((law) => ({
        place: places.at("law", index),
        sign: "law",
        title: words.names.card(law.id).name,
        flavour: words.names.card(law.id).flavour,
        phrases: lawPhrases(law, { words }),
      })),
    event: (index: number, round: number): EntryProps[] =>
      EVENTS.slice(index, index + 1).map(({ id, block }) => ({
        place: places.at("event", index),
        sign: "card",
        title: words.names.card(id).name,
        flavour: words.names.card(id).event,
        note: words.eventRound(round),
        phrases: phrasesOf(block.onToken, words),
      })),
    technology: (index: number, note = ""): EntryProps[] =>
      TECHNOLOGIES.slice(index, index + 1).map(({ id, modifiers, onDevelop }) => ({
        place: places.at("technology", index),
        sign: "tech",
        title: words.names.card(id).name,
        note,
        phrases: phrasesOf([...modifiers, ...onDevelop], words),
      })),
    citizen: (index: number): EntryProps[] =>
      CITIZENS.slice(index, index + 1).map(({ id, type, actions, ability }) => ({
        place: places.at("citizen", index),
        sign: "card",
        title: words.names.card(id).name,
        note: words.playedOn(type, actions),
        flavour: words.names.card(id).flavour,
        phrases: phrasesOf(ability, words),
      })),
    /** The Expert, and the call of duty. */
    calls: ({ expert, expertUsed, callUsed }: State): EntryProps[] => [
      ...EXPERTS.slice(Math.max(0, expert - 1), expert).map(({ id, hope, effects }) => ({
        place: places.at("card", "expert"),
        sign: "person" as const,
        title: words.names.card(id).name,
        note: expertUsed === 1 ? words.used : words.expertNote(hope),
        phrases: phrasesOf(effects, words),
      })),
      {
        place: places.at("card", "call"),
        sign: "call",
        title: words.names.card(CALL_OF_DUTY.id).name,
        note: callUsed === 1 ? words.used : words.onceAGame,
        phrases: [],
      },
    ],
  };
}
