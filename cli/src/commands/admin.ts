import { BOT_IDS } from "@banquise/bots";
import type { Args } from "../args.ts";
import { type CliContext, type Ending, NEGATIVE, OK } from "../io.ts";
import { audit, ban, mute, operator, reports, unban, unmute } from "./admin-order.ts";
import { refused, type Task, timeOf } from "./admin-task.ts";

const ACTIONS: Readonly<Record<string, (task: Task) => Promise<Ending>>> = {
  stats,
  backup,
  restore,
  prune,
  table,
  "move-to": moveTo,
  "worker-role": workerRole,
  operator,
  reports,
  mute,
  unmute,
  ban,
  unban,
  audit,
};

export async function admin({ positional, flags }: Args<"admin">, context: CliContext): Promise<Ending> {
  const [name = "", about] = positional;
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  if (action === undefined)
    return { usage: context.text.admin.unknownAction(name, Object.keys(ACTIONS).join(", ")) };
  const server = await import("@banquise/server");
  const { data, database } = flags;
  const place = { ...(data !== undefined && { data }), ...(database !== undefined && { database }) };
  try {
    return await action({ ...context, server, place, flags, about });
  } catch (error) {
    if (!(error instanceof server.StartFailure)) throw error;
    return { usage: context.text.problems.noServer[error.problem](error.about, error.message) };
  }
}

async function stats({ server, place, flags, io, screen, text }: Task): Promise<Ending> {
  const census = await server.stats(place);
  if (flags.json) {
    io.out(JSON.stringify(census));
    return OK;
  }
  const { columns, statuses, sessions, entries, size } = text.admin;
  screen.rows(
    [columns, ...census.tables.map(({ game, status, count }) => [game, statuses[status], String(count)])],
    [2],
  );
  screen.line(sessions(census.sessions));
  screen.line(entries(census.decisions, census.entries));
  screen.line(size(megabytes(census.bytes)));
  return OK;
}

async function backup({ server, place, flags, about, io, screen, text }: Task): Promise<Ending> {
  if (about === undefined) return { usage: text.problems.missingArgument("file") };
  const made = await server.backup(place, about);
  if ("exists" in made) return { usage: text.admin.exists(made.exists) };
  if ("unwritable" in made) return { usage: text.admin.unwritable(made.unwritable, made.reason) };
  if (flags.json) io.out(JSON.stringify(made));
  else if ("command" in made) {
    screen.line(text.admin.typeThis);
    io.out(made.command);
  } else screen.line(text.admin.backedUp(made.file, megabytes(made.bytes)));
  return OK;
}

async function restore({ server, flags, about, io, screen, text }: Task): Promise<Ending> {
  if (!flags.check) return { usage: text.admin.onlyCheck };
  if (about === undefined) return { usage: text.problems.missingArgument("file") };
  const verdict = await server.checkBackup(about).catch((error: NodeJS.ErrnoException) => {
    if (error.code === undefined) throw error;
    return null;
  });
  if (verdict === null) return { usage: text.problems.unreadable(about) };
  const isSound = verdict.damage.length === 0 && verdict.unreadable.length === 0;
  if (flags.json) io.out(JSON.stringify({ sound: isSound, ...verdict }));
  else if (isSound) screen.line(text.admin.sound(verdict.tables, verdict.tried));
  else {
    screen.line(text.admin.unsound);
    for (const damage of verdict.damage) screen.line(`  ${damage}`);
    for (const id of verdict.unreadable) screen.line(`  ${text.admin.unreadableTable(id)}`);
  }
  return isSound ? OK : NEGATIVE;
}

const HOUR = 3_600_000;
const UNITS: Readonly<Record<string, number>> = { h: HOUR, d: 24 * HOUR };

async function prune({ server, place, flags, io, screen, text, language }: Task): Promise<Ending> {
  const [, count, unit = ""] = /^(\d{1,5})([hd])$/.exec(flags["older-than"] ?? "7d") ?? [];
  const age = Number(count) * (UNITS[unit] ?? 0);
  // Whoever waits is noted once a minute or so: younger tables may have people at them.
  if (!(age >= HOUR)) return { usage: text.admin.badAge };
  const { found, removed } = await server.prune(place, age, flags.apply);
  if (flags.json) {
    io.out(JSON.stringify({ found, removed }));
    return OK;
  }
  screen.rows(found.map(({ id, game, alive_at }) => [id, game, timeOf(alive_at, language)]));
  screen.line(removed === null ? text.admin.wouldGo(found.length) : text.admin.gone(removed.length));
  return OK;
}

async function table(task: Task): Promise<Ending> {
  const { server, place, flags, about, io, screen, text, language } = task;
  if (about === undefined) return { usage: text.problems.missingArgument("id") };
  const { hand, to, version } = flags;
  if (flags.end && hand !== undefined) return { usage: text.admin.endOrHand };
  if ((hand === undefined) !== (to === undefined)) return { usage: text.admin.handTo(BOT_IDS.join(", ")) };
  if (flags.end || (hand !== undefined && to !== undefined)) {
    const done =
      hand !== undefined && to !== undefined
        ? await server.handSeat(place, about, { seat: hand, bot: to, version })
        : await server.endTable(place, about, version);
    if ("refused" in done) return refused(done, task);
    if (flags.json) io.out(JSON.stringify(done));
    else screen.line("removed" in done ? text.admin.gone(1) : text.admin.decided(done.version));
    return OK;
  }
  const shown = await server.showTable(place, about);
  if ("refused" in shown) return refused(shown, task);
  if (flags.json) {
    io.out(JSON.stringify(shown));
    return OK;
  }
  const { statuses, kinds, version: atVersion, lastChange } = text.admin;
  screen.line(`${screen.strong(shown.id)} · ${shown.game} · ${statuses[shown.status]}`);
  screen.line(`${atVersion(shown.version)} · ${lastChange(timeOf(shown.updatedAt, language))}`);
  screen.rows(
    shown.seats.map(({ kind, name, bot, standIn }, seat) => [
      `${seat === shown.actor ? "→" : " "} ${seat}`,
      kinds[kind],
      name ?? bot ?? "",
      standIn === null ? "" : text.admin.playedBy(standIn),
    ]),
  );
  return OK;
}

async function moveTo({ server, place, flags, about, io, screen, text }: Task): Promise<Ending> {
  if (about === undefined) return { usage: text.problems.missingArgument("postgres://…") };
  const outcome = await server.moveTo(place, about);
  if ("refused" in outcome) return { usage: text.admin.unmoved[outcome.refused] };
  if (flags.json) io.out(JSON.stringify(outcome));
  if ("differs" in outcome) {
    if (!flags.json) screen.problem(text.admin.differs(outcome.differs));
    return NEGATIVE;
  }
  if (flags.json) return OK;
  screen.rows(
    outcome.moved.map(({ table: name, rows, hash }) => [name, String(rows), hash.slice(0, 16)]),
    [1],
  );
  screen.line(text.admin.moved);
  return OK;
}

async function workerRole({ server, place, flags, about, io, screen, text }: Task): Promise<Ending> {
  if (about === undefined) return { usage: text.problems.missingArgument("name") };
  const granted = await server.grantWorker(place, about, io.env.BANQUISE_WORKER_PASSWORD ?? null);
  if (granted === null) return { usage: text.admin.noRoles };
  if (flags.json) io.out(JSON.stringify(granted));
  else screen.line(text.admin.mayWork(granted.role));
  return OK;
}

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);
