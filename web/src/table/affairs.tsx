import { ABSENCE, type Proposal, type Seat, type SeatInfo } from "@banquise/engine";
import { Button } from "@banquise/ui";
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import type { TableAffairs } from "../sessions/affairs.ts";
import type { Refused } from "../sessions/refused.ts";
import { settings } from "../settings.ts";
import { affairsWords } from "../strings/affairs.ts";
import { botNameOf, refusalText, words } from "../strings/index.ts";
import type { TableModel } from "./model.ts";
import "../styles/affairs.css";

interface AffairsProps {
  readonly model: TableModel;
  readonly affairs: TableAffairs;
}

/** What is asked of whoever looks, besides the game: each with an answer that is one tap away. */
export function AffairsNote({ model, affairs }: AffairsProps) {
  const { viewer, status } = model.session.moment.value;
  if (status === "over") return null;
  return (
    <div class="affairs" role="status">
      <StandInNote model={model} affairs={affairs} />
      {affairs.paused.value && <PausedNote model={model} affairs={affairs} />}
      {affairs.proposal.value !== null && (
        <ProposalNote model={model} affairs={affairs} proposal={affairs.proposal.value} />
      )}
      <DeclinedNote model={model} affairs={affairs} />
      {viewer !== null && <AbsenceNote model={model} affairs={affairs} viewer={viewer} />}
    </div>
  );
}

function Note({ text, children }: { readonly text: string; readonly children?: ComponentChildren }) {
  return (
    <div class="affair">
      <p>{text}</p>
      {children && <div class="affair-answers">{children}</div>}
    </div>
  );
}

/** A bot plays for the one who looks. */
function StandInNote({ model, affairs }: AffairsProps) {
  const text = affairsWords.value;
  const { viewer } = model.session.moment.value;
  const bot = affairs.standIn(viewer);
  if (viewer === null || bot === null) return null;
  if (affairs.seats.value[viewer]?.resigned) return <Note text={text.gone(botNameOf(bot))} />;
  return (
    <Note text={affairs.returning.value ? text.returnSoon : text.standIn(botNameOf(bot))}>
      <Button
        look="primary"
        disabled={affairs.returning.value}
        onClick={() => tell(model, affairs.comeBack())}
      >
        {text.return}
      </Button>
    </Note>
  );
}

function PausedNote({ model, affairs }: AffairsProps) {
  const text = affairsWords.value;
  const { viewer } = model.session.moment.value;
  return (
    <Note text={text.paused}>
      {decides(affairs, viewer) && (
        <Button look="primary" icon="play" onClick={() => tell(model, affairs.resume())}>
          {text.resume}
        </Button>
      )}
    </Note>
  );
}

/** Somebody asks the others, or waits for their answers. */
function ProposalNote({ model, affairs, proposal }: AffairsProps & { readonly proposal: Proposal }) {
  const text = affairsWords.value;
  const { viewer } = model.session.moment.value;
  const { kind, by, asked } = proposal;
  const about = aboutProposal(model, proposal);
  const answer = (agree: boolean) => () => tell(model, affairs.answer(agree));
  if (viewer === by)
    return (
      <Note text={`${text.asked[kind](about)} ${text.waitingFor(namesOf(model, asked))}`}>
        <Button look="quiet" onClick={answer(false)}>
          {text.withdraw}
        </Button>
      </Note>
    );
  return (
    <Note text={text.asks[kind](model.name(by), about)}>
      {viewer !== null && asked.includes(viewer) && (
        <>
          <Button look="primary" onClick={answer(true)}>
            {text.agree}
          </Button>
          <Button look="quiet" onClick={answer(false)}>
            {text.refuse}
          </Button>
        </>
      )}
    </Note>
  );
}

/** The others did not agree to what the one who looks has asked. */
function DeclinedNote({ model, affairs }: AffairsProps) {
  const { table } = words.value;
  const text = affairsWords.value;
  const { declined } = affairs;
  if (declined.value === null || declined.value.by !== model.session.moment.value.viewer) return null;
  return (
    <Note text={text.declined}>
      <Button
        look="quiet"
        onClick={() => {
          declined.value = null;
        }}
      >
        {table.awayClose}
      </Button>
    </Note>
  );
}

/** Whom it concerns, or which move; empty where nothing is to be added. */
function aboutProposal(model: TableModel, { seat, back }: Proposal): string {
  if (seat !== null) return model.name(seat);
  const { log } = model.session.moment.value;
  const step = back === null ? undefined : log.find(({ version }) => version === back + 1);
  return step === undefined ? "" : model.story(step);
}

/** Whoever must decide is not there, and no clock will see to it. */
function AbsenceNote({ model, affairs, viewer }: AffairsProps & { readonly viewer: Seat }) {
  const { actor } = model.session.moment.value;
  if (actor === null || actor === viewer || affairs.control !== null) return null;
  if (affairs.proposal.value !== null || !decides(affairs, viewer)) return null;
  const info = affairs.seats.value[actor];
  if (info === undefined || info.online || info.kind !== "person" || info.standIn !== undefined) return null;
  return <Absent model={model} affairs={affairs} seat={actor} info={info} />;
}

/** Says that somebody is away; after three minutes there is something to be done about it. */
function Absent({
  model,
  affairs,
  seat,
  info,
}: AffairsProps & { readonly seat: Seat; readonly info: SeatInfo }) {
  const text = affairsWords.value;
  const isLong = useSignal(false);
  useEffect(() => {
    const left = ABSENCE - (info.away ?? 0);
    isLong.value = left <= 0;
    if (left <= 0) return;
    const timer = setTimeout(() => {
      isLong.value = true;
    }, left);
    return () => clearTimeout(timer);
  }, [info]);
  if (!isLong.value) return <Note text={text.absent(model.name(seat))} />;
  return (
    <Note text={text.absentLong(model.name(seat))}>
      <Button look="plain" icon="bot" onClick={() => tell(model, affairs.handOver(seat))}>
        {text.handOverOther}
      </Button>
    </Note>
  );
}

const decides = (affairs: TableAffairs, viewer: Seat | null): boolean =>
  viewer !== null && affairs.people.includes(viewer);

const namesOf = (model: TableModel, seats: readonly Seat[]): string =>
  new Intl.ListFormat(settings.language.value).format(seats.map(model.name));

/** Shows why something was not done. */
async function tell(model: TableModel, command: Promise<Refused | null>): Promise<void> {
  const refused = await command;
  if (refused !== null)
    model.show({ title: words.value.table.whyNot, text: refusalText(refused), rule: null });
}
