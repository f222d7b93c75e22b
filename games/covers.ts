/** The picture on each game's box, as an address. A new game needs no line here. */
const COVERS = import.meta.glob<string>("./*/board/cover.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

/** Null when the game has no cover. */
export const coverOf = (id: string): string | null => COVERS[`./${id}/board/cover.svg`] ?? null;
