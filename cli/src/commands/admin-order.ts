/** What operators do at the command line about people: who keeps order, reports, mutes, bans, and what was done. */
import type { ShownReport, Target } from "@banquise/server";
import { type Ending, NEGATIVE, OK } from "../io.ts";
import { refused, type Task, timeOf } from "./admin-task.ts";

const HOUR = 3_600_000;
const SPANS: Readonly<Record<string, number>> = { h: HOUR, d: 24 * HOUR };

export async function operator(task: Task): Promise<Ending> {
  const { server, place, flags, about, io, screen, text } = task;
  const names =
    about === undefined ? await server.operators(place) : await server.appoint(place, about, !flags.remove);
  if ("refused" in names) return refused(names, task);
  if (flags.json) io.out(JSON.stringify({ operators: names }));
  else if (names.length === 0) screen.line(text.admin.order.nobody);
  else for (const name of names) screen.line(name);
  return OK;
}

export async function reports(task: Task): Promise<Ending> {
  const { server, place, flags, about, io, screen, text, language } = task;
  if (about !== undefined && flags.note !== undefined) {
    const refusal = await server.closeReport(place, about, flags.note);
    if (refusal !== null) return refused(refusal, task);
    if (!flags.json) screen.line(text.admin.order.closed);
    return OK;
  }
  const all = await server.reports(place, flags.closed);
  const found = about === undefined ? all : all.filter(({ id }) => id === about);
  if (about !== undefined && found.length === 0) return refused({ refused: "reportNotFound" }, task);
  if (flags.json) {
    io.out(JSON.stringify({ reports: found }));
    return OK;
  }
  if (found.length === 0) screen.line(text.admin.order.noReports);
  for (const report of found) {
    screen.line(
      `${screen.strong(report.id)} · ${timeOf(report.at, language)} · ${text.admin.order.reasons[report.reason]} · ${text.admin.order.reported(report.reported, report.reporter)}`,
    );
    if (report.table_id !== null) screen.line(`  ${text.admin.order.table(report.table_id)}`);
    if (report.note !== "") screen.line(`  ${report.note.replaceAll("\n", "\n  ")}`);
    said(task, report);
    if (report.closed_at !== null)
      screen.line(
        `  ${text.admin.order.closedAt(timeOf(report.closed_at, language))} ${report.closing_note}`,
      );
  }
  return OK;
}

function said({ screen }: Task, { evidence, message }: ShownReport): void {
  for (const line of evidence.messages)
    screen.line(
      `  ${line.number === message ? "→" : " "} ${line.accused ? screen.strong(line.name) : line.name}: ${line.text ?? `[${line.phrase ?? ""}]`}`,
    );
}

export const mute = (task: Task): Promise<Ending> => impose(task, "mute");
export const ban = (task: Task): Promise<Ending> => impose(task, "ban");
export const unmute = (task: Task): Promise<Ending> => lift(task, "mute");
export const unban = (task: Task): Promise<Ending> => lift(task, "ban");

async function impose(task: Task, kind: "mute" | "ban"): Promise<Ending> {
  const { server, place, flags, io, screen, text } = task;
  const target = targetOf(task);
  if (target === null) return { usage: text.admin.order.whom };
  const span = spanOf(flags.for);
  if (span === undefined) return { usage: text.admin.order.badSpan };
  const id = await server.impose(place, { ...target, kind, span, reason: flags.reason ?? "" });
  if (typeof id !== "string") return refused(id, task);
  if (flags.json) io.out(JSON.stringify({ id }));
  else screen.line(text.admin.order.imposed);
  return OK;
}

async function lift(task: Task, kind: "mute" | "ban"): Promise<Ending> {
  const { server, place, flags, io, screen, text } = task;
  const target = targetOf(task);
  if (target === null) return { usage: text.admin.order.whom };
  const lifted = await server.lift(place, kind, target);
  if (typeof lifted !== "number") return refused(lifted, task);
  if (flags.json) io.out(JSON.stringify({ lifted }));
  else screen.line(text.admin.order.lifted(lifted));
  return OK;
}

export async function audit({ server, place, flags, io, screen, text, language }: Task): Promise<Ending> {
  const acts = await server.audit(place);
  if (flags.json) io.out(JSON.stringify({ acts }));
  else
    screen.rows(
      acts.map(({ at, operator: by, act, about }) => [
        timeOf(at, language),
        by ?? text.admin.order.commandLine,
        act,
        Object.entries(about)
          .filter(([, value]) => value !== "" && value !== null)
          .map(([name, value]) => `${name}: ${name === "until" ? timeOf(Number(value), language) : value}`)
          .join(", "),
      ]),
    );
  return acts.length > 0 || flags.json ? OK : NEGATIVE;
}

/** Names have neither slashes nor only the letters of addresses. */
function targetOf({ about, flags }: Task): Target | null {
  if ((about === undefined) === (flags.report === undefined)) return null;
  if (about === undefined) return { report: flags.report };
  return /^[\da-f:.]*[.:][\da-f:.]*(\/\d+)?$/i.test(about) ? { range: about } : { name: about };
}

/** Null: until it is lifted. */
function spanOf(wish: string | undefined): number | null | undefined {
  if (wish === undefined) return null;
  const [, count, unit = ""] = /^(\d{1,5})([hd])$/.exec(wish) ?? [];
  const span = Number(count) * (SPANS[unit] ?? 0);
  return span > 0 ? span : undefined;
}
