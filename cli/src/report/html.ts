/** A page that stands alone: no scripts, no other files, readable in light and dark and on paper. */
import type { Language } from "@banquise/engine";

/** Text made safe to stand in a page. */
export const safe = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const STYLE = `
:root { color-scheme: light dark; --ink: #12303f; --paper: #f6fafb; --card: #fff; --line: #c9d9df; --soft: #5b7683;
  --mark: #1276a3; --fill: #9fd0e4; --good: 21 130 90; --bad: 190 75 50; }
@media (prefers-color-scheme: dark) { :root { --ink: #e4f0f4; --paper: #0d1c25; --card: #142934; --line: #2c4653;
  --soft: #9db6c1; --mark: #6cc5ea; --fill: #2c6a86; --good: 80 200 150; --bad: 240 130 100; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 62rem; padding: 2rem 1rem 4rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .3rem; }
h2 { font-size: 1.25rem; margin: 2.4rem 0 .6rem; }
p { margin: .3rem 0; max-width: 46rem; }
.soft, caption, figcaption { color: var(--soft); }
figure, .table { min-width: 0; margin: .8rem 0; padding: 1rem; background: var(--card); border: 1px solid var(--line);
  border-radius: .6rem; overflow-x: auto; }
figcaption { font-size: .9rem; margin-bottom: .5rem; }
.grid { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr)); gap: .8rem; }
.grid figure { margin: 0; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .35rem .6rem; border-bottom: 1px solid var(--line); text-align: left; }
tr:last-child td { border-bottom: 0; }
th { font-size: .85rem; color: var(--soft); font-weight: 600; }
.number { text-align: right; white-space: nowrap; }
svg { display: block; width: 100%; height: auto; font: 13px system-ui, sans-serif; }
svg text { fill: var(--ink); } svg .soft { fill: var(--soft); } svg .axis { stroke: var(--line); }
svg .mark { fill: var(--mark); stroke: var(--mark); } svg .bar { fill: var(--fill); }
svg .even { stroke: var(--soft); stroke-dasharray: 4 4; }
`;

export function page(
  language: Language,
  title: string,
  subtitle: string,
  sections: readonly string[],
): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${safe(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${safe(title)}</h1>
<p class="soft">${safe(subtitle)}</p>
${sections.join("\n")}
</body>
</html>
`;
}

export function section(title: string, about: string, ...parts: readonly string[]): string {
  return `<section>\n<h2>${safe(title)}</h2>\n<p class="soft">${safe(about)}</p>\n${parts.join("\n")}\n</section>`;
}

export const figure = (caption: string, picture: string): string =>
  `<figure><figcaption>${safe(caption)}</figcaption>${picture}</figure>`;

export const grid = (parts: readonly string[]): string => `<div class="grid">${parts.join("\n")}</div>`;

/** A cell: text, or text on a colour from -1 (bad) over 0 to 1 (good). */
export type Cell = string | { readonly text: string; readonly shade: number };

/** All columns but the first hold numbers. */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const cell = (tag: string, content: Cell, column: number): string => {
    const { text, shade } = typeof content === "string" ? { text: content, shade: 0 } : content;
    const colour =
      shade === 0
        ? ""
        : ` style="background: rgb(var(${shade > 0 ? "--good" : "--bad"}) / ${Math.min(0.55, Math.abs(shade) * 0.55).toFixed(2)})"`;
    return `<${tag}${column > 0 ? ' class="number"' : ""}${colour}>${safe(text)}</${tag}>`;
  };
  const row = (tag: string, cells: readonly Cell[]): string =>
    `<tr>${cells.map((content, column) => cell(tag, content, column)).join("")}</tr>`;
  const body = rows.map((cells) => row("td", cells)).join("\n");
  return `<div class="table"><table><thead>${row("th", head)}</thead><tbody>\n${body}\n</tbody></table></div>`;
}
