/** The end of the game told category by category: who led where, and what it paid. */
import type { Seat } from "@banquise/engine";
import { type BoardModule, SeatMark, StoryPages, tip } from "@banquise/ui";
import type { ComponentProps } from "preact";
import { majoritiesOf } from "../scoring.ts";
import { type Standing, standings } from "../standings.ts";
import { cardsBuilt, type State } from "../state.ts";
import type { BoardWords } from "../strings/board-words.ts";
import { coastOf } from "../strings/coasts.ts";
import "./story.css";

interface Contest {
  readonly name: string;
  readonly standing: Standing;
}

interface Category {
  readonly title: string;
  readonly help: string;
  readonly rule: string;
  readonly contests: readonly Contest[];
}

/** The four categories in the order in which they are scored (ANT-15.1): zones from the sun's onwards. */
function categoriesOf(view: State, words: BoardWords): readonly Category[] {
  const { zones, tracks, asterisks, discards } = standings(view);
  const around = zones.map((_, step) => (view.sun + step) % zones.length);
  const contests: readonly (readonly Contest[])[] = [
    around.flatMap((zone) => {
      const standing = zones[zone] ?? null;
      return standing === null ? [] : [{ name: coastOf(zone), standing }];
    }),
    tracks.map((standing, track) => ({ name: words.game.tracks[track] ?? "", standing })),
    [{ name: words.asterisks, standing: asterisks }],
    [{ name: words.discards, standing: discards }],
  ];
  return contests.map((list, i) => ({
    title: words.categories[i] ?? "",
    help: words.categoryHelp[i] ?? "",
    rule: ["ANT-15.3", "ANT-15.5", "ANT-15.6", "ANT-15.7"][i] ?? "ANT-15.1",
    contests: list,
  }));
}

const sumOf = ({ contests }: Category, seat: Seat): number =>
  contests.reduce((sum, { standing }) => sum + (standing.points[seat] ?? 0), 0);

type StoryProps = ComponentProps<BoardModule<State>["Story"]> & { readonly words: BoardWords };

export function Story({ game, words, language, view, name, openRule }: StoryProps) {
  const categories = categoriesOf(view, words);
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  const ranks = game.result(view).seats.map(({ rank }) => rank);
  const pages = [
    ...categories.map((category, page) => ({
      title: category.title,
      help: category.help,
      rule: category.rule,
      tell: () => (
        <CategoryTable
          words={words}
          category={category}
          before={categories.slice(0, page)}
          seats={seats}
          name={name}
        />
      ),
    })),
    {
      title: words.result,
      tell: () => <ResultTable words={words} view={view} categories={categories} ranks={ranks} name={name} />,
    },
  ];
  return (
    <div class="an-story">
      <StoryPages language={language} pages={pages} openRule={openRule} />
    </div>
  );
}

interface CategoryTableProps {
  readonly words: BoardWords;
  readonly category: Category;
  readonly before: readonly Category[];
  readonly seats: readonly Seat[];
  readonly name: (seat: Seat) => string;
}

function CategoryTable({ words, category, before, seats, name }: CategoryTableProps) {
  return (
    <table class="an-story-table">
      <thead>
        <tr>
          <td />
          {seats.map((seat) => (
            <th key={seat} scope="col">
              <SeatMark seat={seat} size={1.7} /> <span>{name(seat)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {category.contests.map((contest, row) => (
          <tr key={contest.name} style={{ "--row": row }}>
            <th scope="row">{contest.name}</th>
            {seats.map((seat) => (
              <ScoreCell key={seat} words={words} standing={contest.standing} seat={seat} />
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{category.title}</th>
          {seats.map((seat) => (
            <td key={seat}>{sumOf(category, seat)}</td>
          ))}
        </tr>
        {before.length > 0 && (
          <tr class="an-story-sum">
            <th scope="row">{words.soFar}</th>
            {seats.map((seat) => (
              <td key={seat}>{[...before, category].reduce((sum, some) => sum + sumOf(some, seat), 0)}</td>
            ))}
          </tr>
        )}
      </tfoot>
    </table>
  );
}

interface ScoreCellProps {
  readonly words: BoardWords;
  readonly standing: Standing;
  readonly seat: Seat;
}

function ScoreCell({ words, standing, seat }: ScoreCellProps) {
  const amount = standing.amounts[seat] ?? 0;
  const leads = standing.leaders.includes(seat);
  return (
    <td class={leads ? "an-story-leads" : ""}>
      {amount > 0 ? (
        <>
          <small>{amount} → </small>
          <b>{standing.points[seat]}</b>
          {leads && <span class="unseen">, {words.leads}</span>}
        </>
      ) : (
        "–"
      )}
    </td>
  );
}

interface ResultTableProps {
  readonly words: BoardWords;
  readonly view: State;
  readonly categories: readonly Category[];
  readonly ranks: readonly number[];
  readonly name: (seat: Seat) => string;
}

function ResultTable({ words, view, categories, ranks, name }: ResultTableProps) {
  const order = ranks.map((_, seat) => seat).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
  const totals = order.map((seat) => categories.reduce((sum, some) => sum + sumOf(some, seat), 0));
  const most = Math.max(1, ...totals);
  return (
    <>
      <ul class="an-story-bars">
        {order.map((seat, i) => (
          <li key={seat} data-seat={seat}>
            <span class="an-story-who">
              <SeatMark seat={seat} size={1.7} /> {name(seat)}
            </span>
            <span class="an-story-bar" style={{ width: `${((totals[i] ?? 0) / most) * 100}%` }}>
              {categories.map((category) => {
                const points = sumOf(category, seat);
                return points === 0 ? null : (
                  <span
                    key={category.title}
                    style={{ flexGrow: points }}
                    {...tip(words.fact(category.title, points), category.rule)}
                  >
                    {points}
                  </span>
                );
              })}
            </span>
          </li>
        ))}
      </ul>
      <table class="an-story-table">
        <thead>
          <tr>
            <td />
            {categories.map(({ title }) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
            <th scope="col">{words.total}</th>
            <th scope="col" class="an-story-tie">
              {words.majorities}
            </th>
            <th scope="col" class="an-story-tie">
              {words.cardsBuilt}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.map((seat, i) => (
            <tr key={seat} class={ranks[seat] === 1 ? "an-story-winner" : ""}>
              <th scope="row">
                <SeatMark seat={seat} size={1.7} /> <span>{name(seat)}</span>
              </th>
              {categories.map((category) => (
                <td key={category.title}>{sumOf(category, seat)}</td>
              ))}
              <td>
                <b>{totals[i]}</b>
              </td>
              <td class="an-story-tie">{majoritiesOf(view, seat)}</td>
              <td class="an-story-tie">{cardsBuilt(view, seat)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
