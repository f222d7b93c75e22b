/** A position of a guide, as the board draws it. */
import { type Move, MoveList, viewOf } from "@banquise/engine";
import type { GuidePicture } from "@banquise/games/guides";
import type { BoardModule } from "@banquise/ui";
import { useMemo } from "preact/hooks";
import type { AnyGame, AnyState, AnyView, GameWords } from "../games.ts";
import { BoardCut } from "../parts/board-cut.tsx";
import { NONE } from "../sessions/session.ts";
import { settings } from "../settings.ts";
import { rulesWords } from "./words.ts";

interface BoardPictureProps {
  readonly game: AnyGame;
  readonly gameWords: GameWords;
  readonly board: BoardModule<AnyState>;
  readonly picture: GuidePicture<AnyState>;
}

export function BoardPicture({ game, gameWords, board, picture }: BoardPictureProps) {
  const { viewer = 0, room, shows, lit = [], asked } = picture;
  const view = useMemo((): AnyView => viewOf(game, picture.position(game), viewer), [game, picture]);
  const legal = useMemo(() => (asked ? movesIn(game, view) : NONE), [view]);
  const { names } = rulesWords.value;
  return (
    <BoardCut
      game={game}
      gameWords={gameWords}
      board={board}
      view={view}
      viewer={viewer}
      legal={legal}
      lit={lit}
      name={(seat) => names[seat] ?? ""}
      room={room}
      shows={shows}
      label={picture.caption[settings.language.value]}
    />
  );
}

function movesIn(game: AnyGame, view: AnyView): readonly Move[] {
  const legal = new MoveList();
  game.legal(view, legal);
  return legal.toArray();
}
