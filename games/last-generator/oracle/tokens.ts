/** Hope and Discontent (GEN-15), point by point. */
import { TRACKS } from "../content/tracks.ts";
import type { Track } from "./model.ts";
import type { Oracle } from "./oracle.ts";

const TYPES = { hope: ["resolve", "solidarity", "faith"], discontent: ["anger", "fear", "grief"] };

const distinct = (tokens: readonly string[]): string[] => [...new Set(tokens)];
const active = (tokens: readonly string[]): string[] =>
  distinct(tokens.filter((token) => token.endsWith("!"))).map((token) => token.replace("!", ""));
const exhausted = (tokens: readonly string[]): string[] =>
  distinct(tokens.filter((token) => !token.endsWith("!")));

function swap(o: Oracle, track: Track, from: string, to: string | null): void {
  const tokens = o.m[track];
  tokens.splice(tokens.indexOf(from), 1, ...(to === null ? [] : [to]));
  tokens.sort();
}

/** Any token of the bag, exhausted. */
function drawToken(o: Oracle, track: Track): void {
  const left = (type: string): number =>
    TRACKS[track].bagPerType - o.m[track].filter((token) => token.startsWith(type)).length;
  const bag = TYPES[track].flatMap((type) => Array<string>(left(type)).fill(type));
  o.m[track].push(bag[o.int(bag.length)] as string);
  o.m[track].sort();
  if (o.m.discontent.length >= TRACKS.discontent.lossAt) o.lose("discontent");
}

export function raise(o: Oracle, track: Track, points: number, type: string | undefined): void {
  for (let i = 0; i < points; i++) {
    const room = o.m[track].length < TRACKS.hope.spaces;
    if (type !== undefined) {
      if (room) drawToken(o, track);
      if (o.m[track].includes(type)) swap(o, track, type, `${type}!`);
      continue;
    }
    const options = [
      ...(room ? ["drawToken"] : []),
      ...exhausted(o.m[track]).map((token) => `activateToken ${token}`),
    ];
    if (options.length === 0) return;
    const [verb, token = ""] = o.choose(options).split(" ");
    if (verb === "drawToken") drawToken(o, track);
    else swap(o, track, token, `${token}!`);
  }
}

export function lower(o: Oracle, track: Track, points: number): void {
  for (let i = 0; i < points; i++) {
    const options = [
      ...active(o.m[track]).map((token) => `exhaustToken ${token}`),
      ...exhausted(o.m[track]).map((token) => `removeToken ${token}`),
    ];
    if (options.length === 0) return;
    const [verb, token = ""] = o.choose(options).split(" ");
    if (verb === "exhaustToken") swap(o, track, `${token}!`, token);
    else swap(o, track, token, null);
    if (o.m.hope.length === 0) o.lose("hope");
  }
}

export function turnTokens(
  o: Oracle,
  verb: "activate" | "exhaust",
  track: Track,
  times: number,
  type: string | undefined,
): void {
  for (let i = 0; i < times; i++) {
    const fitting = (verb === "activate" ? exhausted : active)(o.m[track]).filter(
      (token) => type === undefined || token === type,
    );
    if (fitting.length === 0) return;
    const token = o.pick(`${verb}Token`, fitting);
    if (verb === "activate") swap(o, track, token, `${token}!`);
    else swap(o, track, `${token}!`, token);
  }
}
