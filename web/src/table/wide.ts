import { signal } from "@preact/signals";

const query = matchMedia("(min-width: 900px) and (min-height: 501px)");

/** Room for a panel beside the board. The same sizes stand in `table-narrow.css`. */
export const wide = signal(query.matches);
query.addEventListener("change", () => {
  wide.value = query.matches;
});
