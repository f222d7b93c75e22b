/** The table in words, for terminals and screen readers. */
import { at, type Seat } from "@banquise/engine";
import { membersOf } from "../bits.ts";
import { MORNING } from "../content/morning.ts";
import { SCENARIOS } from "../content/scenarios.ts";
import { TRACKS } from "../content/tracks.ts";
import { RESOURCES } from "../content/types.ts";
import {
  CONSEQUENCES,
  COUNTERS,
  DUSK_CARDS,
  MAX_STACKS,
  MEEPLE_KINDS,
  TRACK_SPACES,
  TYPES,
} from "../data.ts";
import { BUILDING_PLACES, SPACES } from "../map.ts";
import { ENDED, SETUP } from "../phases.ts";
import {
  cardInStack,
  inAction,
  isActiveToken,
  kindAt,
  lawCount,
  placedAt,
  resourceOf,
  stackHeight,
  tokenAt,
  tokensOn,
  typeOfToken,
} from "../queries.ts";
import { pathLength } from "../rules/expeditions.ts";
import { pressureSpaces } from "../rules/markers.ts";
import { ownerOf } from "../rules/owners.ts";
import { isBuildingWarm } from "../rules/warmth.ts";
import type { State } from "../state.ts";
import type { Names } from "./names.ts";
import type { Phrases } from "./phrases.ts";

export function describeTable(
  s: State,
  n: Names,
  words: Phrases,
  name: (seat: Seat) => string,
): readonly string[] {
  const say = words.table;
  const lines: string[] = [];
  const listOr = (items: readonly string[]): string => (items.length === 0 ? say.none() : words.list(items));

  const scenario = SCENARIOS[s.scenario];
  const rounds = scenario?.rounds ?? 0;
  lines.push(
    s.phase === SETUP
      ? say.before(rounds, name(s.leader))
      : say.round(s.round, rounds, n.phase(s.phase), name(s.leader)),
  );
  lines.push(say.scenario(n.scenario(s.scenario), (scenario && n.card(scenario.id).objective) ?? ""));
  if (s.phase === ENDED) lines.push(s.outcome === 1 ? say.won() : say.lost(n.loss(s.loss)));
  else lines.push(say.deciding(name(ownerOf(s))));

  const card =
    s.consequenceCard > 0
      ? CONSEQUENCES[s.consequenceCard - 1]
      : s.duskCard > 0
        ? DUSK_CARDS[s.duskCard - 1]
        : MORNING[s.morningCard - 1];
  if (card) lines.push(say.card(n.card(card.id).name, n.card(card.id).flavour ?? ""));

  lines.push(say.stock(words.list(RESOURCES.map((_, i) => n.amount(at(s.resources, i), i)))));
  lines.push(say.heat(s.heat, s.cold, Array.from(s.radius).join(", ")));
  lines.push(say.pressure(s.pressure, pressureSpaces(s), s.lodged, s.drawer, s.overheated === 1));
  for (let type = 0; type < TYPES; type++)
    lines.push(
      say.people(
        n.type(type),
        at(s.citizens, type),
        at(s.sick, type),
        at(s.skull, type) === 1,
        at(s.fatigue, type),
      ),
    );
  const meeplesIn = (count: (meeple: number) => number): string[] =>
    Array.from({ length: MEEPLE_KINDS }, (_, meeple) => meeple).flatMap((meeple) =>
      count(meeple) > 0 ? [n.people(count(meeple), meeple)] : [],
    );
  if (inAction(s)) lines.push(say.reserve(listOr(meeplesIn((meeple) => at(s.reserve, meeple)))));
  for (const track of [0, 1]) {
    const tokens = Array.from({ length: TRACK_SPACES }, (_, space) => tokenAt(s, track, space)).filter(
      Boolean,
    );
    const told = tokens.map((code) =>
      say.token(n.token(track * TYPES + typeOfToken(code)), isActiveToken(code)),
    );
    lines.push(say.tokens(n.track(track), listOr(told), tokensOn(s, track)));
  }
  lines.push(say.danger(s.corpses, TRACKS.corpses.lossAt, s.hunger, TRACKS.hunger.lossAt));
  if (s.storm > 0) lines.push(say.storm(s.storm));
  for (const counter of Object.keys(scenario?.counters ?? {})) {
    const index = COUNTERS.indexOf(counter);
    lines.push(say.counter(n.counter(index), at(s.counters, index)));
  }
  const open = Array.from(s.weatherOpen).filter(Boolean);
  if (open.length > 0) lines.push(say.weather(listOr(open.map((weather) => n.weather(weather - 1)))));

  for (let place = 0; place < BUILDING_PLACES; place++) {
    const kind = kindAt(s, place);
    const meeples = words.list(meeplesIn((meeple) => placedAt(s, place, meeple)));
    if (kind >= 0) {
      const building = say.building(
        n.building(kind),
        at(s.upgraded, place) === 1,
        isBuildingWarm(s, place),
        meeples,
      );
      lines.push(say.space(n.place(place), building));
    } else if (place < SPACES && at(s.amounts, place) > 0) {
      const resource = n.amount(at(s.amounts, place), resourceOf(s, place));
      lines.push(say.space(n.place(place), [resource, meeples].filter(Boolean).join(", ")));
    }
  }

  lines.push(say.laws(listOr(Array.from({ length: lawCount(s) }, (_, i) => n.law(at(s.laws, i) - 1)))));
  lines.push(say.lawDisplay(listOr(membersOf(s.lawDisplay).map(n.law))));
  const technologies = membersOf(s.techs).map(n.technology);
  if (s.developing > 0) technologies.push(say.developing(n.technology(s.developing - 1), s.developedAt));
  lines.push(say.technologies(listOr(technologies)));
  lines.push(say.hand(listOr(membersOf(s.hand).map(n.citizen))));
  const events = Array.from(s.events).filter(Boolean);
  lines.push(say.events(listOr(events.map((e) => say.event(n.event(e - 1), at(s.eventRounds, e - 1))))));
  for (let stack = 0; stack < MAX_STACKS; stack++) {
    const height = stackHeight(s, stack);
    if (height === 0) continue;
    const cards = Array.from({ length: height }, (_, level) => n.expedition(cardInStack(s, stack, level)));
    const scout = at(s.scouts, stack) - 1;
    lines.push(
      scout < 0
        ? say.stackIdle(stack + 1, words.list(cards))
        : say.stack(
            stack + 1,
            words.list(cards),
            n.type(scout),
            at(s.scoutSpaces, stack) + 1,
            pathLength(s, stack),
          ),
    );
  }
  if (s.expert > 0) lines.push(say.expert(n.expert(s.expert - 1), s.callUsed === 1));
  return lines;
}
