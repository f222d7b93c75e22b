import { signal } from "@preact/signals";

const query = matchMedia("(min-width: 900px)");

/** Room for a panel beside the board. The same width stands in `table.css`. */
export const wide = signal(query.matches);
query.addEventListener("change", () => {
  wide.value = query.matches;
});
