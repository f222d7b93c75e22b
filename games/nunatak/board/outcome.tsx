/** What a block on a place would bring, to whom. */
import { at, type Seat } from "@banquise/engine";
import { Button, Icon, tip } from "@banquise/ui";
import { TRACK_REACHED } from "../data.ts";
import type { PlacementPreview } from "../preview.ts";
import { isPerson, type State } from "../state.ts";
import type { BoardWords } from "../strings/board-words.ts";
import type { Names } from "../strings/names.ts";
import { ColourMark } from "./medal.tsx";

interface OutcomeProps {
  readonly words: BoardWords;
  readonly names: Names;
  readonly view: State;
  readonly preview: PlacementPreview;
  readonly name: (seat: Seat) => string;
  /** Builds there; null when the place is only looked at. */
  readonly build: { readonly label: string; readonly act: () => void } | null;
}

export function Outcome({ words, names, view, preview, name, build }: OutcomeProps) {
  const { position, builder, reinforcement, lines, steps, squares } = preview;
  const nameOf = (colour: number): string => names.colour(colour, view.seats, name);
  const square = isPerson(view, builder) ? at(view.engineering, builder) + steps : 0;
  return (
    <div class="nk-outcome">
      <p class="nk-outcome-head">
        <ColourMark view={view} colour={builder} size={1.3} />
        <b>{names.position(position)}</b>
        <span>{names.tile(at(view.tiles, position))}</span>
      </p>
      <ul>
        {reinforcement > 0 && (
          <li>
            <Icon name="plus" size={1} /> {words.reinforcement(reinforcement)}
          </li>
        )}
        {lines.length > 0 && (
          <li>
            <Icon name="check" size={1} /> {words.lines(lines.length, steps, at(TRACK_REACHED, square))}
          </li>
        )}
        {squares.map(({ square: which, points }) => (
          <li key={which}>
            <Icon name="trophy" size={1} /> {words.square}
            {points.map((share, colour) =>
              share > 0 ? (
                <span
                  key={colour}
                  class="nk-share"
                  {...tip(`${nameOf(colour)}, ${words.points(share)}`, "NUN-9.2")}
                >
                  <ColourMark view={view} colour={colour} size={1.2} />
                  <span class="unseen">{nameOf(colour)}</span>
                  <b>{isPerson(view, colour) ? words.signed(share) : words.lost(share)}</b>
                </span>
              ) : null,
            )}
          </li>
        ))}
        {reinforcement === 0 && lines.length === 0 && squares.length === 0 && <li>{words.nothing}</li>}
      </ul>
      {build && (
        <Button look="primary" size="small" onClick={build.act}>
          {build.label}
        </Button>
      )}
    </div>
  );
}
