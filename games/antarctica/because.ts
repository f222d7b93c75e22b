/** What a move surely does: what a ship finds and when the sun comes, what changes among majorities, and who is next. */
import type { Seat } from "@banquise/engine";
import type { Because, BecauseModule } from "../game-because.ts";
import { english, french, type Words } from "./because-words.ts";
import { BERTHS } from "./data.ts";
import { previewZone } from "./preview.ts";
import { type Standing, standings } from "./standings.ts";
import { cardsOf, queueLength, type State, shipsAfloat, shipsIn, staffOf, targetZone } from "./state.ts";
import { coastOf } from "./strings/coasts.ts";
import { CARD_KINDS, ZONE_COUNT } from "./tables.ts";

type Turned = Parameters<Because<State>>[0];
type Name = (seat: Seat) => string;

const ZONES = Array.from({ length: ZONE_COUNT }, (_, zone) => zone);

// --- Ships and the sun ----------------------------------------------------------------------------------------------

/** Where a ship of the seat has come to; -1 where none has. */
const arrivedAt = ({ before, after, seat }: Turned): number =>
  ZONES.find((zone) => shipsIn(after, zone, seat) > shipsIn(before, zone, seat)) ?? -1;

/** Stops of the sun until it comes to a zone. */
const stopsTo = (s: State, zone: number): number =>
  ZONES.filter((other) => {
    const ahead = (other - s.sun + ZONE_COUNT - 1) % ZONE_COUNT;
    return ahead <= (zone - s.sun + ZONE_COUNT - 1) % ZONE_COUNT && queueLength(s, other) > 0;
  }).length;

/** When a ship that has come acts again. */
function waiting(words: Words, { after }: Turned, zone: number): string[] {
  const visits = queueLength(after, zone);
  return [visits === 1 ? words.soon(stopsTo(after, zone)) : words.waits(visits)];
}

/** What can be done where a ship has sailed. */
function offers(words: Words, { before }: Turned, zone: number): string[] {
  const { builds, recruits, research } = previewZone(before, before.sun * BERTHS, zone);
  const kinds = builds.flatMap(({ builds: kind, reason }) =>
    kind !== null && reason === null ? [kind] : [],
  );
  const spaces = Math.max(0, ...research.map((advance) => advance.spaces));
  return [
    ...(kinds.length > 0 ? [words.builds(kinds)] : []),
    ...(recruits > 0 ? [words.recruits(recruits)] : []),
    ...(spaces > 0 ? [words.researches(spaces)] : []),
  ];
}

function ships(words: Words, turned: Turned): string[] {
  const { before, after, seat } = turned;
  const zone = arrivedAt(turned);
  const hasSailed = targetZone(before) < 0 && zone >= 0 && targetZone(after) === zone;
  const afloat = shipsAfloat(after, seat);
  return [
    ...(hasSailed ? offers(words, turned, zone) : []),
    ...(zone < 0 ? [] : waiting(words, turned, zone)),
    ...(afloat === shipsAfloat(before, seat) ? [] : [words.ships(afloat)]),
  ];
}

function sun(words: Words, { before, after, seat }: Turned, name: Name): string[] {
  if (after.icebreakerTurn > before.icebreakerTurn && after.active === seat) return [words.extraTurn];
  if (after.sun === before.sun) return [];
  const coast = coastOf(after.sun);
  return [after.active === seat ? words.ownNext(coast) : words.next(name(after.active), coast)];
}

// --- Majorities -----------------------------------------------------------------------------------------------------

/** Whether a seat alone is first. */
const isFirst = (standing: Standing | null | undefined, seat: Seat): boolean =>
  standing?.leaders.length === 1 && standing.leaders[0] === seat;

const gain = (was: Standing | null | undefined, is: Standing | null | undefined, seat: Seat): number =>
  (is?.points[seat] ?? 0) - (was?.points[seat] ?? 0);

function coasts(words: Words, { before, after, seat }: Turned, name: Name): string[] {
  const [was, is] = [standings(before).zones, standings(after).zones];
  return ZONES.flatMap((zone) => {
    const [earlier, later] = [was[zone], is[zone]];
    const [coast, more] = [coastOf(zone), gain(earlier, later, seat)];
    if (isFirst(later, seat) && !isFirst(earlier, seat)) return [words.leads(coast, more)];
    const loser = earlier?.leaders.find(
      (rival) => rival !== seat && isFirst(earlier, rival) && !isFirst(later, rival),
    );
    return [
      ...(more > 0 ? [words.coast(coast, more)] : []),
      ...(loser === undefined ? [] : [words.loses(name(loser), coast)]),
    ];
  });
}

function tracks(words: Words, { before, after, seat }: Turned): string[] {
  const was = standings(before).tracks;
  return standings(after).tracks.flatMap((later, track) => {
    const more = gain(was[track], later, seat);
    if (isFirst(later, seat) && !isFirst(was[track], seat)) return [words.leadsTrack(track, more)];
    return more > 0 ? [words.track(track, more)] : [];
  });
}

function contests(words: Words, { before, after, seat }: Turned): string[] {
  const [was, is] = [standings(before), standings(after)];
  const asterisks = gain(was.asterisks, is.asterisks, seat);
  const discards = gain(was.discards, is.discards, seat);
  return [
    ...(asterisks > 0 ? [words.asterisks(asterisks)] : []),
    ...(discards > 0 ? [words.discards(discards)] : []),
  ];
}

// --- Teams and cards ------------------------------------------------------------------------------------------------

const handOf = (s: State, seat: Seat): number =>
  Array.from({ length: CARD_KINDS }, (_, card) => cardsOf(s, seat, card)).reduce(
    (sum, count) => sum + count,
    0,
  );

function team(words: Words, { before, after, seat }: Turned): string[] {
  const people = staffOf(after, seat) - staffOf(before, seat);
  const cards = handOf(after, seat) - handOf(before, seat);
  return [
    ...(people > 0 ? [words.staff(people, staffOf(after, seat))] : []),
    ...(cards > 0 ? [words.cards(cards)] : []),
  ];
}

const becauseBy =
  (words: Words): Because<State> =>
  (turned, name) => [
    ...coasts(words, turned, name),
    ...tracks(words, turned),
    ...contests(words, turned),
    ...team(words, turned),
    ...ships(words, turned),
    ...sun(words, turned, name),
  ];

export const because: BecauseModule<State>["because"] = { en: becauseBy(english), fr: becauseBy(french) };

/** Every majority can still be lost. */
export const lasting: BecauseModule<State>["lasting"] = [];
