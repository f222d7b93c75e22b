import type { TableExport } from "@banquise/engine";

/** Hands a finished game to the browser as a file. */
export function saveFile(game: TableExport): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(game)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = `${game.game}-${game.commitment.slice(0, 8)}.json`;
  link.click();
  URL.revokeObjectURL(url);
}
