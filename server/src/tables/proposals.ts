import type { Entry, Proposal, ProposalKind, Seat } from "@banquise/engine";

/** What somebody proposed, as it is stored; who is still asked depends on who is there. */
export type StoredProposal = Omit<Proposal, "asked">;

/** What somebody wants the others to agree to. */
export type Question = Pick<Proposal, "kind" | "seat" | "back">;

/** Who decides at a seat, as far as votes are concerned. */
export interface Voter {
  /** A person who decides there: not a bot, and no bot in the person's stead. */
  readonly decides: boolean;
  /** Has not had the table on any screen for long, and no clock will see to it. */
  readonly isAway: boolean;
  /** Has the turn. */
  readonly isAsked: boolean;
}

/** Those whose agreement counts. Whoever asks always does. */
export function votersOf({ kind, by, seat }: StoredProposal, voters: readonly Voter[]): Seat[] {
  const isWaitedFor = needsEverybody(kind) || (kind === "abandon" && !maySpeakForAll(voters));
  return voters.flatMap(({ decides, isAway }, voter) => {
    if (!decides || voter === seat) return [];
    return voter === by || !isAway || isWaitedFor ? [voter] : [];
  });
}

/** Those who are there end a game without the others if they are most of all, or if nothing goes on without who is away. */
function maySpeakForAll(voters: readonly Voter[]): boolean {
  const people = voters.filter(({ decides }) => decides);
  const here = people.filter(({ isAway }) => !isAway);
  return here.length * 2 > people.length || people.some(({ isAway, isAsked }) => isAway && isAsked);
}

/** A pause and an undo take something from whoever is away: their word is waited for. */
const needsEverybody = (kind: ProposalKind): boolean => kind === "pause" || kind === "undo";

/** Whether enough have agreed: the majority for a seat that is not one's own, all for everything else. */
export function isCarried(proposal: StoredProposal, voters: readonly Voter[]): boolean {
  const asked = votersOf(proposal, voters);
  const agreed = asked.filter((seat) => proposal.agreed.includes(seat)).length;
  return proposal.kind === "handOver" ? agreed * 2 > asked.length : agreed === asked.length;
}

/** Whether enough can no longer agree. Whoever asked may also think better of it. */
export function isLost(proposal: StoredProposal, voters: readonly Voter[]): boolean {
  const asked = votersOf(proposal, voters);
  const against = asked.filter((seat) => proposal.refused.includes(seat));
  if (against.includes(proposal.by)) return true;
  return proposal.kind === "handOver"
    ? (asked.length - against.length) * 2 <= asked.length
    : against.length > 0;
}

/** Whether something has happened that makes a proposal pointless. */
export function isEndedBy({ kind, seat, by }: StoredProposal, entry: Entry): boolean {
  switch (entry.kind) {
    case "move":
      // It stays as it is, unless the absent person is back, or whoever wants to go back goes on instead.
      return (kind === "handOver" && entry.seat === seat) || (kind === "undo" && entry.seat === by);
    case "handOver":
    case "return":
    case "resign":
      // Somebody else is asked, or not asked any more.
      return entry.seat === by || entry.seat === seat;
    default:
      return true;
  }
}

/** Whether a second proposal asks for the same as the first: to make it is to agree. */
export const isSame = (one: StoredProposal, other: Question): boolean =>
  one.kind === other.kind && one.seat === other.seat && one.back === other.back;

/** With the answer of a seat, which may be another than before. */
export function answeredBy(proposal: StoredProposal, seat: Seat, agrees: boolean): StoredProposal {
  const without = (seats: readonly Seat[]) => seats.filter((other) => other !== seat);
  const agreed = without(proposal.agreed);
  const refused = without(proposal.refused);
  return agrees
    ? { ...proposal, agreed: [...agreed, seat], refused }
    : { ...proposal, agreed, refused: [...refused, seat] };
}

/** As those at the table are told of it. */
export function proposalMessage(proposal: StoredProposal, voters: readonly Voter[]): Proposal {
  const { agreed, refused } = proposal;
  const asked = votersOf(proposal, voters).filter(
    (seat) => !agreed.includes(seat) && !refused.includes(seat),
  );
  return { ...proposal, asked };
}

/** As it is stored: always the same text for the same proposal, since it is replaced only if nobody has changed it. */
export const proposalText = (proposal: StoredProposal | null): string | null =>
  proposal === null ? null : JSON.stringify({ ...proposal, back: proposal.back ?? undefined });

/** Only an undo has a version to go back to. */
export function parseProposal(text: string | null): StoredProposal | null {
  if (text === null) return null;
  const proposal = JSON.parse(text) as StoredProposal & { readonly back?: number };
  return { ...proposal, back: proposal.back ?? null };
}
