/** The whole game told at its end: each round, then what everybody won. */
import type { ScoreLine, Seat } from "@banquise/engine";
import { SeatMark, type StoryPage, StoryPages, type StoryProps } from "@banquise/ui";
import { ROUNDS } from "../data.ts";
import { lotOf, type State } from "../state.ts";
import { buildingOf } from "./building.ts";
import { IsoBuilding } from "./iso-building.tsx";
import { surveyed } from "./preview.ts";
import "./story.css";
import type { BoardWords } from "../strings/board-words.ts";
import { RoundTelling } from "./round-telling.tsx";
import { WonCard } from "./won-card.tsx";

const ROUND_LIST = Array.from({ length: ROUNDS }, (_, i) => i + 1);

type Props = StoryProps<State> & { readonly words: BoardWords };

export function Story({ game, words, language, view, name, openRule, onTold }: Props) {
  const { seats } = game.result(view);
  const order = seats.map((_, seat) => seat).sort((a, b) => (seats[a]?.rank ?? 0) - (seats[b]?.rank ?? 0));
  const rounds = ROUND_LIST.map(
    (round): StoryPage => ({
      title: words.round(round),
      goesOn: true,
      tell: (goOn) => (
        <RoundTelling
          key={round}
          words={words}
          view={view}
          round={round}
          name={name}
          openRule={openRule}
          goOn={round === ROUNDS ? words.finalResult : words.round(round + 1)}
          onDone={goOn}
        />
      ),
    }),
  );
  const result: StoryPage = {
    title: words.finalResult,
    tell: () => (
      <table class="bp-final">
        <thead>
          <tr>
            <td />
            {ROUND_LIST.map((round) => (
              <th key={round} scope="col">
                {words.round(round)}
              </th>
            ))}
            <th scope="col">{words.total}</th>
          </tr>
        </thead>
        <tbody>
          {order.map((seat) => (
            <FinalRow
              key={seat}
              words={words}
              view={view}
              seat={seat}
              name={name(seat)}
              result={seats[seat]}
            />
          ))}
        </tbody>
      </table>
    ),
  };
  return (
    <div class="bp-story">
      {/* The rounds before were told when they ended: the story begins with what nobody has seen yet. */}
      <StoryPages
        language={language}
        pages={[...rounds, result]}
        first={ROUNDS - 1}
        openRule={openRule}
        onOpen={(page) => {
          if (page === rounds.length) onTold();
        }}
      />
    </div>
  );
}

interface FinalRowProps {
  readonly words: BoardWords;
  readonly view: State;
  readonly seat: Seat;
  readonly name: string;
  readonly result:
    | { readonly rank: number; readonly total: number; readonly lines: readonly ScoreLine[] }
    | undefined;
}

function FinalRow({ words, view, seat, name, result }: FinalRowProps) {
  const lines = result?.lines ?? [];
  return (
    <tr class={result?.rank === 1 ? "bp-final-winner" : ""}>
      <th scope="row">
        <span class="bp-rank">{words.ordinal(result?.rank ?? 0)}</span>
        <SeatMark seat={seat} size={1.4} /> {name}
      </th>
      {ROUND_LIST.map((round) => (
        <td key={round}>
          <div class="bp-final-building">
            <IsoBuilding
              building={buildingOf(view, round, seat)}
              quarter={0}
              label={words.buildingOf(name)}
            />
          </div>
          <span class="bp-cards">
            <span class="bp-final-points">{words.points(surveyed(view, lotOf(round, seat)).total)}</span>
            {lines
              .filter((line) => line.data?.round === round)
              .map((line) => (
                <WonCard key={line.key} words={words} line={line} />
              ))}
          </span>
        </td>
      ))}
      <td class="bp-final-total">{words.vp(result?.total ?? 0)}</td>
    </tr>
  );
}
