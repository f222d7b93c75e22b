/**
 * The content of a game says everything in both languages side by side, `{ en: "…", fr: "…" }`, which is how it is best
 * written and checked. Whoever plays reads one of them: in the build these words leave the content, and each language
 * comes along with the modules of the game that are named after it (`strings/fr.ts`, `board/words.fr.ts`).
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Plugin, parseAst } from "vite";

const CONTENT = /\/games\/([^/]+)\/content\/[^/]+\.ts$/;
const OF_A_LANGUAGE = /\/games\/([^/]+)\/(?:strings\/|board\/words\.)(en|fr)\.ts$/;
const VIRTUAL = /^virtual:texts\/([^/]+)(?:\/(en|fr))?$/;

/** Words in both languages, and where they stand in their file. */
interface Text {
  readonly en: string;
  readonly fr: string;
  readonly start: number;
  readonly end: number;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && "start" in value;

/** The two languages of `{ en: "…", fr: "…" }`, or null for any other expression. */
function textOf(node: Node): Text | null {
  if (node.type !== "ObjectExpression") return null;
  const { properties } = node as Node & {
    readonly properties: readonly {
      readonly key?: { readonly name?: string };
      readonly value?: { readonly value?: unknown };
    }[];
  };
  const said = Object.fromEntries(properties.map(({ key, value }) => [key?.name ?? "", value?.value]));
  const { en, fr } = said;
  return properties.length === 2 && typeof en === "string" && typeof fr === "string"
    ? { en, fr, start: node.start, end: node.end }
    : null;
}

function textsIn(node: Node): Text[] {
  const text = textOf(node);
  if (text) return [text];
  return Object.values(node)
    .flat()
    .flatMap((part) => (isNode(part) ? textsIn(part) : []));
}

/** The texts of every file of a folder, in an order that does not depend on which file is asked for first. */
function textsOfFolder(folder: string): Map<string, Text[]> {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => /(?<!\.test)\.ts$/.test(file)) : [];
  return new Map(
    files.sort().map((file) => {
      const path = join(folder, file);
      return [path, textsIn(parseAst(readFileSync(path, "utf8"), { lang: "ts" }) as Node)];
    }),
  );
}

/** The code with a number in the place of each text; its lines stay where they were. */
function withoutTexts(code: string, texts: readonly Text[], first: number): string {
  let out = "";
  let from = 0;
  texts.forEach(({ start, end }, i) => {
    const lines = code.slice(start, end).split("\n").length - 1;
    out += `${code.slice(from, start)}spoken(${first + i})${"\n".repeat(lines)}`;
    from = end;
  });
  return out + code.slice(from);
}

const SHELF = `const texts = {};
export const bring = (language, lines) => { texts[language] = lines; };
class Spoken {
  constructor(index) { this.index = index; }
  get en() { return texts.en[this.index]; }
  get fr() { return texts.fr[this.index]; }
}
export const spoken = (index) => new Spoken(index);`;

export function textsByLanguage(): Plugin {
  const games = new Map<string, Map<string, Text[]>>();
  const textsOf = (game: string, folder: string): Map<string, Text[]> => {
    const texts = games.get(game) ?? textsOfFolder(folder);
    games.set(game, texts);
    return texts;
  };
  return {
    name: "texts-by-language",
    apply: "build",
    enforce: "pre",
    resolveId: (id) => (VIRTUAL.test(id) ? id : null),
    load(id) {
      const [, game, language] = VIRTUAL.exec(id) ?? [];
      if (game === undefined) return null;
      if (language !== "en" && language !== "fr") return SHELF;
      const lines = [...(games.get(game)?.values() ?? [])].flat().map((text) => text[language]);
      return `import { bring } from "virtual:texts/${game}";\nbring("${language}", ${JSON.stringify(lines)});`;
    },
    transform(code, id) {
      const [, speaker, language] = OF_A_LANGUAGE.exec(id) ?? [];
      if (speaker !== undefined && textsOf(speaker, join(dirname(id), "../content")).size > 0)
        return { code: `import "virtual:texts/${speaker}/${language}"; ${code}`, map: null };
      const [, game] = CONTENT.exec(id) ?? [];
      if (game === undefined) return null;
      const files = textsOf(game, dirname(id));
      const here = files.get(id) ?? [];
      if (here.length === 0) return null;
      const before = [...files].slice(0, [...files.keys()].indexOf(id)).flatMap(([, texts]) => texts);
      const silent = withoutTexts(code, here, before.length);
      return { code: `import { spoken } from "virtual:texts/${game}"; ${silent}`, map: null };
    },
  };
}
