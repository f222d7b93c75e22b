import type { Seat, SeatResult } from "@banquise/engine";
import { Button, Dialog, Icon, SeatMark } from "@banquise/ui";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { useLocation } from "../address.ts";
import { metaOf } from "../games.ts";
import { PersonName } from "../parts/person-name.tsx";
import type { TableSession } from "../sessions/session.ts";
import { settings } from "../settings.ts";
import { botNameOf, refusalText, words } from "../strings/index.ts";
import { botDecisions, DECIDED_BY } from "./decided-by.ts";
import { decidedWords } from "./decided-words.ts";
import type { Exits } from "./exits.ts";
import type { TableModel } from "./model.ts";
import { saveFile } from "./save-file.ts";
import { standingEvents } from "./turns.ts";

interface EndProps {
  readonly model: TableModel;
  readonly exits: Exits;
}

/** How it ended, who won, where the points came from, and what one can do next. */
export function EndDialog({ model, exits }: EndProps) {
  const { end } = words.value;
  const untold = model.endUntold;
  const { seats } = model.game.value.result(model.session.moment.value.view);
  return (
    <Dialog
      open={model.dialog.value === "end"}
      title={untold ? end.story : end.title}
      language={settings.language.value}
      wide
      onClose={() => {
        model.endTold.value = true;
        model.dialog.value = null;
      }}
      actions={untold ? undefined : <Actions model={model} exits={exits} seats={seats} />}
    >
      {!untold && (
        <>
          <p class="end-headline">{headline(model, seats)}</p>
          <Ranking model={model} seats={seats} />
        </>
      )}
      {!model.stopped && <EndStory model={model} bare={untold} />}
    </Dialog>
  );
}

interface EndStoryProps {
  readonly model: TableModel;
  /** The dialog is called by it. */
  readonly bare: boolean;
}

function EndStory({ model, bare }: EndStoryProps) {
  const { end } = words.value;
  const { session, gameWords, name, openRule } = model;
  const { Story } = model.board;
  const { view, viewer, log } = session.moment.value;
  const whole = useWholeLog(session);
  return (
    <>
      {!bare && <h3>{session.game.cooperative ? end.teamStory : end.story}</h3>}
      {whole ? (
        <Story
          game={model.game.value}
          text={gameWords.value.text}
          language={settings.language.value}
          view={view}
          viewer={viewer}
          events={standingEvents(log)}
          name={name}
          openRule={openRule}
          onTold={() => {
            model.endTold.value = true;
          }}
        />
      ) : (
        <p class="soft">{words.value.loading}</p>
      )}
    </>
  );
}

/** Brings all pages of the log: a story is told from its beginning. True when it is there, or cannot be had. */
function useWholeLog(session: TableSession): boolean {
  const { log } = session.moment.value;
  const first = log[0]?.version ?? 0;
  const missing = useSignal(false);
  useEffect(() => {
    if (first === 0) return;
    void session.older().then((refused) => {
      if (refused) missing.value = true;
    });
  }, [session, first]);
  return first === 0 || missing.value;
}

function Ranking({ model, seats }: { readonly model: TableModel; readonly seats: readonly SeatResult[] }) {
  const { end, points } = words.value;
  // Who decided what is counted from the beginning.
  useWholeLog(model.session);
  // Who wins or loses together has no order among themselves.
  const { cooperative } = model.session.game;
  const order = seats.map((_, seat) => seat).sort((a, b) => rankOf(seats, a) - rankOf(seats, b));
  return (
    <ol class="ranking" aria-label={cooperative ? end.team : end.ranking}>
      {order.map((seat) => (
        <li key={seat} class={rankOf(seats, seat) === 1 ? "ranking-first" : ""}>
          {!cooperative && <span class="ranking-rank">{end.rank(rankOf(seats, seat))}</span>}
          <SeatMark seat={seat} size={1.5} />
          <span class="ranking-name">
            <PersonName
              name={model.names.value[seat] ?? ""}
              account={model.session.seats.value[seat]?.account}
            />
          </span>
          <FinishedBy model={model} seat={seat} />
          {!cooperative && <span>{points(seats[seat]?.total ?? 0)}</span>}
        </li>
      ))}
      {cooperative && (
        <li>
          <span class="ranking-name">{end.team}</span>
          <span>{points(seats[0]?.total ?? 0)}</span>
        </li>
      )}
    </ol>
  );
}

/** A bot has played a person's seat to the end, or decided for them for a while. */
function FinishedBy({ model, seat }: { readonly model: TableModel; readonly seat: Seat }) {
  const { seats, moment } = model.session;
  const { standIn, kind } = seats.value[seat] ?? {};
  if (kind !== "person") return null;
  if (standIn !== undefined) return <small>({decidedWords.value.finishedBy(botNameOf(standIn))})</small>;
  const decided = DECIDED_BY[settings.language.value];
  const parts = [...botDecisions(moment.value.log, seat)].map(([bot, count]) =>
    decided(botNameOf(bot), count),
  );
  return parts.length === 0 ? null : <small>({parts.join(", ")})</small>;
}

function Actions({ model, exits, seats }: EndProps & { readonly seats: readonly SeatResult[] }) {
  const { end } = words.value;
  const { route } = useLocation();
  const { rematch, replay, download, link, results } = exits;
  const shared = link ?? results?.address ?? null;
  const again = async (): Promise<void> => {
    const address = (await rematch?.()) ?? null;
    if (address !== null) route(address);
    else
      model.show({
        title: end.rematch,
        text: refusalText({ refused: "unexpected", rule: null }),
        rule: null,
      });
  };
  const share = async (): Promise<void> => {
    const game = metaOf(model.session.game.id)?.blurb[settings.language.value].name ?? "";
    const text = end.shareText(game, headline(model, seats));
    const url = new URL(shared ?? "/", location.href).href;
    if (navigator.share) await navigator.share({ text, url }).catch(() => {});
    else await navigator.clipboard.writeText(`${text} ${url}`);
  };
  const save = async (): Promise<void> => {
    const game = (await download?.()) ?? null;
    if (game !== null) saveFile(game);
  };
  return (
    <div class="end-actions">
      {download && (
        <Button look="quiet" icon="download" onClick={save}>
          {end.export}
        </Button>
      )}
      {shared !== null && (
        <Button look="quiet" icon="share" onClick={share}>
          {end.share}
        </Button>
      )}
      {replay !== null && (
        <a class="button button-plain" href={replay}>
          <Icon name="eye" />
          {end.replay}
        </a>
      )}
      {results !== undefined && (
        <a class="button button-primary" href={results.address}>
          <Icon name="trophy" />
          {results.name}
        </a>
      )}
      {rematch && (
        <Button look="primary" icon="play" onClick={again}>
          {exits.rematchAsked ? end.rematchAsked : end.rematch}
        </Button>
      )}
    </div>
  );
}

/** The result in one line, said to whoever looks. */
function headline(model: TableModel, seats: readonly SeatResult[]): string {
  const { end } = words.value;
  if (model.stopped) return decidedWords.value.stopped;
  const { game, moment } = model.session;
  const winners = seats.flatMap(({ rank }, seat) => (rank === 1 ? [seat] : []));
  if (game.cooperative) {
    if (winners.length === 0) return end.teamLoses;
    return seats.length === 1 ? end.youWin : end.teamWins;
  }
  const { viewer } = moment.value;
  if (viewer !== null && winners.includes(viewer)) return winners.length === 1 ? end.youWin : end.youShare;
  const names = new Intl.ListFormat(settings.language.value).format(winners.map(model.name));
  return winners.length === 1 ? end.wins(names) : end.win(names);
}

const rankOf = (seats: readonly SeatResult[], seat: Seat): number => seats[seat]?.rank ?? seats.length;
