import { LANGUAGES, type Language } from "@banquise/engine";
import { z } from "zod";
import type { NoticeSettingsRow } from "../storage/notice-schema.ts";
import { NOTICE_KINDS } from "./notice.ts";

const CHANNELS = ["push", "email", "webhook"] as const;
export type Channel = (typeof CHANNELS)[number];

const clock = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .describe("A time of day: `22:30`.");
const channels = z.array(z.enum(CHANNELS)).max(CHANNELS.length);

/** Whether a name is that of a time zone that this machine knows. */
function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** What somebody wants to be told, by which channels, and when. */
export const noticeChoices = z.object({
  channels: z
    .object(
      Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, channels])) as Record<
        (typeof NOTICE_KINDS)[number],
        typeof channels
      >,
    )
    .describe("By which channels you are told of each kind."),
  quiet: z
    .object({ from: clock, to: clock })
    .nullable()
    .describe("When neither a push nor a mail may come: it comes afterwards. Programs do not sleep."),
  digest: z
    .int()
    .min(0)
    .max(23)
    .nullable()
    .describe("The hour at which one mail a day tells everything, instead of a mail each."),
  zone: z.string().max(64).refine(isZone).describe("Of these times: `Europe/Paris`."),
  language: z.enum(LANGUAGES),
});

export type NoticeChoices = z.infer<typeof noticeChoices>;

/** As long as somebody has said nothing: whoever lets a browser or a program be told wants to know everything; mails are asked for. */
export function defaultChoices(language: Language): NoticeChoices {
  const told: Channel[] = ["push", "webhook"];
  return {
    channels: { turn: told, begun: told, over: told, invited: told },
    quiet: null,
    digest: null,
    zone: "UTC",
    language,
  };
}

/** What a row says; the defaults where it cannot be read. */
export function choicesOf({ settings }: Pick<NoticeSettingsRow, "settings">): NoticeChoices {
  const read = noticeChoices.safeParse(JSON.parse(settings));
  return read.success ? read.data : defaultChoices("en");
}

/** No mails any more. */
export const withoutMail = (choices: NoticeChoices): NoticeChoices => ({
  ...choices,
  digest: null,
  channels: Object.fromEntries(
    Object.entries(choices.channels).map(([kind, list]) => [kind, list.filter((each) => each !== "email")]),
  ) as NoticeChoices["channels"],
});

const MINUTE = 60_000;
const DAY = 24 * 60;

/** When it is so many minutes after midnight next, in a zone; now if it is. */
function nextAt(minutes: number, now: number, zone: string): number {
  const wait = (minutes - minutesOf(now, zone) + DAY) % DAY;
  if (wait === 0) return now;
  const at = now - (now % MINUTE) + wait * MINUTE;
  // The clocks may be changed in between: then that is early or late by as much, if that time is there at all.
  const early = ((minutes - minutesOf(at, zone) + DAY + DAY / 2) % DAY) - DAY / 2;
  const moved = at + early * MINUTE;
  return minutesOf(moved, zone) === minutes ? moved : at;
}

/** When the quiet time is over in which a moment lies; null if it lies in none. */
export function quietUntil({ quiet, zone }: NoticeChoices, now: number): number | null {
  if (quiet === null || quiet.from === quiet.to) return null;
  const [from, to] = [minutesFrom(quiet.from), minutesFrom(quiet.to)];
  const at = minutesOf(now, zone);
  const isQuiet = from < to ? at >= from && at < to : at >= from || at < to;
  return isQuiet ? nextAt(to, now, zone) : null;
}

/** When the mail of the day is due. */
export const digestAt = (hour: number, zone: string, now: number): number =>
  nextAt(hour * 60, now + MINUTE, zone);

const minutesFrom = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));

function minutesOf(at: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en", {
    timeZone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(at);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value ?? 0);
  return part("hour") * 60 + part("minute");
}
