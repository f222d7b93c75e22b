/** Conditions and queries (GEN-30) as integers: nodes in one flat table. */
import type { Comparison, Condition } from "../content/types.ts";
import { CITIZEN_TYPES, DISCONTENT_TYPES, HOPE_TYPES, RESOURCES } from "../content/types.ts";
import { BUILDING_IDS, COUNTERS, LAW_IDS, TECHNOLOGY_IDS } from "../data.ts";

export const COMPARE = 1;
export const ALL = 2;
export const ANY = 3;
const NOT = 4;

const COMPARISONS: readonly Comparison[] = [">=", "<=", "==", "<", ">"];
export const AT_LEAST = 0;
export const AT_MOST = 1;
export const EQUAL = 2;
export const BELOW = 3;

/** Queries without a parameter, then those with one; the order gives their numbers. */
const PLAIN_QUERIES = [
  "hope.tokens",
  "hope.active",
  "discontent.tokens",
  "discontent.active",
  "sick.total",
  "citizens.total",
  "gravely",
  "corpses",
  "pressure",
  "heat",
  "cold",
  "gap",
  "unsheltered",
  "coldShelter",
  "laws",
  "techs",
  "automata",
  "hunger",
  "round",
  "scouts",
  "events",
  "hand",
] as const;

/** Families of queries, the longest prefix first, with the names of their parameter. */
const FAMILIES: readonly (readonly [string, readonly string[]])[] = [
  ["hope.active.", HOPE_TYPES],
  ["discontent.active.", DISCONTENT_TYPES],
  ["res.", RESOURCES],
  ["sick.", CITIZEN_TYPES],
  ["citizens.", CITIZEN_TYPES],
  ["building.", BUILDING_IDS],
  ["warm.", BUILDING_IDS],
  ["law.", LAW_IDS],
  ["tech.", TECHNOLOGY_IDS],
  ["counter.", COUNTERS],
];

type QueryName =
  | (typeof PLAIN_QUERIES)[number]
  | "hope.active."
  | "discontent.active."
  | "res."
  | "sick."
  | "citizens."
  | "building."
  | "warm."
  | "law."
  | "tech."
  | "counter.";

const NAMES: readonly string[] = [...PLAIN_QUERIES, ...FAMILIES.map(([prefix]) => prefix)];

/** The number of each kind of query: what `rules/conditions.ts` switches over. */
export const QUERY = Object.fromEntries(NAMES.map((name, index) => [name, index])) as Readonly<
  Record<QueryName, number>
>;

const PARAMETER_BITS = 6;
export const queryKind = (query: number): number => query >> PARAMETER_BITS;
export const queryParameter = (query: number): number => query & ((1 << PARAMETER_BITS) - 1);

/** The number of a query, or -1 when the vocabulary does not know it. */
export function queryNumber(name: string): number {
  const plain = (PLAIN_QUERIES as readonly string[]).indexOf(name);
  if (plain >= 0) return plain << PARAMETER_BITS;
  for (const [index, [prefix, names]] of FAMILIES.entries()) {
    const parameter = name.startsWith(prefix) ? names.indexOf(name.slice(prefix.length)) : -1;
    if (parameter >= 0) return ((PLAIN_QUERIES.length + index) << PARAMETER_BITS) | parameter;
  }
  return -1;
}

/** Adds a condition to `table` and returns its address, which is never 0. */
export function compileCondition(condition: Condition, table: number[]): number {
  if (table.length === 0) table.push(0);
  if ("q" in condition) {
    const query = queryNumber(condition.q);
    if (query < 0) throw new Error(`unknown query ${condition.q}`);
    return table.push(COMPARE, query, COMPARISONS.indexOf(condition.cmp), condition.v) - 4;
  }
  if ("not" in condition) {
    const child = compileCondition(condition.not, table);
    return table.push(NOT, child) - 2;
  }
  const parts = "all" in condition ? condition.all : condition.any;
  const children = parts.map((part) => compileCondition(part, table));
  return table.push("all" in condition ? ALL : ANY, children.length, ...children) - 2 - children.length;
}
