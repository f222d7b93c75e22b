/** What is pointed at: what it would bring, what is there, what its island is worth. */
import type { Game, GameText, Move, Seat } from "@banquise/engine";
import { SeatMark } from "@banquise/ui";
import { moves } from "../moves.ts";
import type { Island } from "../scoring.ts";
import type { State } from "../state.ts";
import type { BoardWords } from "../strings/board-words.ts";
import { signed } from "../strings/signed.ts";
import { outcomeOf } from "./preview.ts";
import "./info.css";

interface InfoProps {
  readonly words: BoardWords;
  readonly game: Game<State>;
  readonly text: GameText<State>;
  readonly view: State;
  /** The move that a press would make; null when there is none, or several. */
  readonly move: Move | null;
  readonly contents: string;
  readonly island: Island | null;
  readonly name: (seat: Seat) => string;
}

export function Info({ words, game, text, view, move, contents, island, name }: InfoProps) {
  const outcome = move === null ? null : outcomeOf(game, view, move);
  const changes =
    outcome?.flatMap(({ sure, promised }, seat) =>
      sure === 0 && promised === 0 ? [] : [{ seat, sure, promised }],
    ) ?? [];
  const unsure = move !== null && moves.decode(move).type === "melt";
  return (
    <div class="ig-info">
      <p>{move === null ? contents : <b>{text.move(moves.decode(move), view)}</b>}</p>
      {outcome !== null && (
        <p class="ig-changes">
          {unsure && <span>{words.ifWater}</span>}
          {changes.length === 0 && <span>{words.noChange}</span>}
          {changes.map(({ seat, sure, promised }) => (
            <span key={seat}>
              <SeatMark seat={seat} size={1.15} label={name(seat)} />
              {sure !== 0 && <b class="ig-gain">{signed(sure)}</b>}
              {promised !== 0 && (
                <span class={promised > 0 ? "ig-gain" : "ig-loss"}>{words.promise(promised)}</span>
              )}
            </span>
          ))}
        </p>
      )}
      {outcome === null && island !== null && (
        <p class="ig-changes">
          <span>{words.island(island.spaces.length)}</span>
          {island.strengths.every((strength) => strength === 0) && <span>{words.islandEmpty}</span>}
          {island.strengths.map(
            (strength, seat) =>
              strength > 0 && (
                <span key={seat}>
                  <SeatMark seat={seat} size={1.15} />
                  <span class="unseen">
                    {words.islandHold(name(seat), strength, island.points[seat] ?? 0)}
                  </span>
                  <span aria-hidden="true">
                    {strength} → {island.points[seat] ?? 0}
                  </span>
                </span>
              ),
          )}
        </p>
      )}
    </div>
  );
}
