import { coverOf } from "@banquise/games/covers";

/** The picture of a game's box, drawn with the game. */
export function GameCover({ id }: { readonly id: string }) {
  const cover = coverOf(id);
  return <div class="cover">{cover !== null && <img src={cover} alt="" width="480" height="360" />}</div>;
}
