import type { Language } from "@banquise/engine";
import type { Place, Refused } from "@banquise/server";
import type { Args } from "../args.ts";
import { type CliContext, type Ending, NEGATIVE } from "../io.ts";

type Flags = Args<"admin">["flags"];

/** The server's own doings; only this command needs them. */
type Server = typeof import("@banquise/server");

/** What an action of `banquise admin` works with. */
export interface Task extends CliContext {
  readonly server: Server;
  readonly place: Place;
  readonly flags: Flags;
  /** What the action is about: a file, a table, an address. */
  readonly about: string | undefined;
}

/** Nothing was done, and why. */
export function refused(refusal: Refused, { server, flags, io, screen, language }: Task): Ending {
  const { code, detail } = server.problemOf(refusal, language);
  if (flags.json) io.out(JSON.stringify({ code, detail }));
  else screen.problem(detail);
  return NEGATIVE;
}

export const timeOf = (time: number, language: Language): string =>
  new Date(time).toLocaleString(language === "fr" ? "fr-FR" : "en-GB", {
    dateStyle: "short",
    timeStyle: "short",
  });
