import { ABSENCE, MOST_UNDOS, type Seat } from "@banquise/engine";
import { newTableId } from "../ids.ts";
import type { Refused } from "../problems.ts";
import type { TableStore } from "../storage/table-store.ts";
import type { Command, Commands, Done, Wish } from "./commands.ts";
import type { LiveTable } from "./live-table.ts";
import {
  answeredBy,
  isCarried,
  isLost,
  isSame,
  proposalText,
  type Question,
  type StoredProposal,
} from "./proposals.ts";

/** What those at a table decide together: one question at a time, answered by a tap each. */
export class Votes {
  private readonly commands: Commands;
  private readonly tables: TableStore;
  /** Called when something was proposed, or answered. */
  private readonly changed: (live: LiveTable) => void;

  constructor(commands: Commands, tables: TableStore, changed: (live: LiveTable) => void) {
    this.commands = commands;
    this.tables = tables;
    this.changed = changed;
  }

  /**
   * Asks the others, or agrees with somebody who has asked the same. Done at once if nobody else has to agree. An undo that
   * names no version is about one's last move.
   */
  propose(live: LiveTable, seat: Seat, command: Command, question: Question): Promise<Done | Refused> {
    return live.exclusive(async () => {
      const known = await live.game?.madeBy(command);
      // The answer may have been lost: the same command again asks for nothing new.
      if (known?.kind === question.kind) return { version: known.version };
      const back = question.kind === "undo" ? await targetOf(live, seat, question) : null;
      const refused = this.refusalOf(live, seat, command, { ...question, back });
      if (refused !== null) return refused;
      const { proposal } = live;
      if (proposal !== null && !isSame(proposal, { ...question, back })) return { refused: "proposalOpen" };
      const asked = proposal ?? { id: newTableId(), by: seat, agreed: [], refused: [], ...question, back };
      return this.settle(live, answeredBy(asked, seat, true), command);
    });
  }

  /** Says yes or no to what somebody has asked. */
  answer(live: LiveTable, seat: Seat, id: string, agrees: boolean): Promise<Done | Refused> {
    return live.exclusive(async () => {
      const refused = this.closed(live, seat, {});
      if (refused !== null) return refused;
      const { proposal } = live;
      if (proposal?.id !== id) return { refused: "noProposal" };
      return this.settle(live, answeredBy(proposal, seat, agrees), {});
    });
  }

  /** Does what all have agreed to who are still there: somebody may have been waited for, and gone away for long since. */
  async reconsider(live: LiveTable): Promise<void> {
    await live.exclusive(async () => {
      const { proposal } = live;
      if (proposal !== null && isCarried(proposal, live.voters)) await this.settle(live, proposal, {});
    });
  }

  /** Does what is carried, forgets what is lost, and keeps everything else for those who have not answered. */
  private async settle(live: LiveTable, proposal: StoredProposal, command: Command): Promise<Done | Refused> {
    const { voters } = live;
    const isOpen = !isCarried(proposal, voters) && !isLost(proposal, voters);
    if (isCarried(proposal, voters)) {
      return this.commands.decide(live, ownerOf(proposal), command, wishOf(live, proposal));
    }
    const next = isOpen ? proposal : null;
    const { id } = live.facts;
    if (!(await this.tables.setProposal(id, proposalText(live.proposal), proposalText(next))))
      return { refused: "staleVersion" };
    live.proposal = next;
    live.tellSeats();
    this.changed(live);
    return { version: live.played.version };
  }

  private refusalOf(live: LiveTable, seat: Seat, command: Command, question: Question): Refused | null {
    const closed = this.closed(live, seat, command);
    if (closed !== null) return closed;
    if (question.kind === "pause") {
      if (live.facts.clock?.kind !== "live") return { refused: "noLiveClock" };
      return live.isPaused ? { refused: "nothingToChange" } : null;
    }
    if (question.kind === "undo") return notTakenBack(live, question);
    return question.kind === "handOver" ? notAbsent(live, question.seat) : null;
  }

  private closed(live: LiveTable, seat: Seat, { version }: Command): Refused | null {
    if (live.game === null) return { refused: "notStarted" };
    const { table } = live.game;
    if (table.over) return { refused: "gameOver" };
    if (version !== undefined && version !== table.version) return { refused: "staleVersion" };
    if (table.condition.resigned[seat]) return { refused: "resigned" };
    return table.decider(seat) === "owner" ? null : { refused: "handedOver" };
  }
}

/** Where a clock runs, it decides who is late; elsewhere nobody is done without who decides in time, or is there. */
function notAbsent(live: LiveTable, seat: Seat | null): Refused | null {
  if (live.facts.clock !== null) return { refused: "clockDecides" };
  const session = seat === null ? null : live.seats.sessionOf(seat);
  if (seat === null || session === null) return { refused: "notAbsent" };
  if (live.played.decider(seat) !== "owner") return { refused: "nothingToChange" };
  return live.actor === seat && live.presence.awayFor(session) >= ABSENCE ? null : { refused: "notAbsent" };
}

/** Where an undo would lead; null if nowhere. */
async function targetOf(live: LiveTable, seat: Seat, { back }: Question): Promise<number | null> {
  const { game } = live;
  if (game === null) return null;
  const terms = { to: back ?? undefined, consent: true };
  while (!(await game.prepareUndo(seat, terms)));
  return game.table.undoTarget(seat, terms);
}

function notTakenBack({ isPaused, played }: LiveTable, { back }: Question): Refused | null {
  if (isPaused) return { refused: "paused" };
  if (back === null) return { refused: "nothingToUndo" };
  return played.condition.undos < MOST_UNDOS ? null : { refused: "tooManyUndos" };
}

/** Whose decision it is that all agree to; null for one about the whole table. */
function ownerOf({ kind, seat, by }: StoredProposal): Seat | null {
  if (kind === "undo") return by;
  return kind === "handOver" ? seat : null;
}

/** What is done, unless somebody elsewhere was quicker and it is not open any more. */
function wishOf(live: LiveTable, proposal: StoredProposal): Wish {
  const wish = carried(live, proposal);
  const open = live.proposal?.id;
  return {
    ...wish,
    do: (table, terms) => (live.proposal?.id === open ? wish.do(table, terms) : { refused: "noProposal" }),
  };
}

function carried(live: LiveTable, { kind, seat, by, back }: StoredProposal): Wish {
  const isDoneBy: Wish["isDoneBy"] = (entry) => entry.kind === kind && entry.back === back;
  switch (kind) {
    case "pause":
      return { isDoneBy, do: (table, terms) => table.pause(terms) };
    case "abandon":
      return { isDoneBy, do: (table, terms) => table.abandon(terms) };
    case "handOver":
      return {
        isDoneBy,
        do: (table, terms) =>
          table.handOver(seat ?? 0, live.facts.standIn, { ...terms, by: "person:others" }),
      };
    case "undo": {
      const takesBack = { seat: by, terms: { to: back ?? 0, consent: true } };
      return { isDoneBy, takesBack, do: (table, terms) => table.undo(by, terms, takesBack.terms) };
    }
  }
}
