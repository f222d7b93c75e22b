import { Icon } from "@banquise/ui";
import { metaOf } from "../games.ts";
import { Page } from "../parts/page.tsx";
import { OnlineRow } from "../parts/table-row.tsx";
import { usePromise } from "../parts/use-promise.ts";
import { isRefused } from "../sessions/refused.ts";
import { settings } from "../settings.ts";
import { botNameOf, isolated, refusalText, words } from "../strings/index.ts";
import { outcomeOf } from "./outcome.ts";
import { playedWords } from "./played-words.ts";
import { profileAddress } from "./profile-address.ts";
import { askProfile, type GameTally, type Profile, type Tally } from "./profile-api.ts";
import { ProfileTies } from "./profile-ties.tsx";
import "../styles/profile.css";

/** `/@name`: what somebody with an account has played. */
export function ProfilePage({ name = "" }: { readonly name?: string }) {
  const { profile: text } = playedWords.value;
  const profile = usePromise(() => askProfile(name), [name]);
  if (profile === undefined)
    return (
      <Page title={isolated(name)}>
        <p class="soft">{words.value.loading}</p>
      </Page>
    );
  if (isRefused(profile))
    return (
      <Page title={text.goneTitle}>
        <p role="status">{profile.refused === "personNotFound" ? text.gone : refusalText(profile)}</p>
      </Page>
    );
  return <Shown profile={profile} />;
}

function Shown({ profile }: { readonly profile: Profile }) {
  const { profile: text } = playedWords.value;
  const { name, isYou, createdAt, games, opponents, last } = profile;
  const since = new Date(createdAt).toLocaleDateString(settings.language.value, { dateStyle: "long" });
  return (
    <Page title={isolated(name)}>
      <p class="soft profile-since">{text.since(since)}</p>
      {isYou && (
        <p class="profile-yours">
          {text.yours} <a href="/my-games">{text.mine}</a>
        </p>
      )}
      {!isYou && <ProfileTies name={name} />}
      <Challenge daily={profile.daily} />
      <section class="tables" aria-labelledby="results">
        <h2 id="results">{text.games}</h2>
        {games.length === 0 && <p>{text.noGames}</p>}
        <div class="profile-games">
          {games.map((tally) => (
            <GameCard key={tally.game} tally={tally} />
          ))}
        </div>
      </section>
      {opponents.length > 0 && (
        <section class="tables" aria-labelledby="opponents">
          <h2 id="opponents">{text.opponents}</h2>
          <ul class="profile-people">
            {opponents.map((other) => (
              <li key={other.name}>
                <a href={profileAddress(other.name)}>
                  <bdi>{other.name}</bdi>
                </a>
                <small>{text.opponent(other.played)}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
      {last.length > 0 && (
        <section class="tables" aria-labelledby="last">
          <h2 id="last">{text.last}</h2>
          <ul class="rows">
            {last.map(({ seat, table }) => (
              <OnlineRow
                key={table.id}
                table={table}
                href={`/replay?table=${table.id}&as=${seat}`}
                said={outcomeOf(table, seat)}
              />
            ))}
          </ul>
        </section>
      )}
    </Page>
  );
}

function Challenge({ daily }: Pick<Profile, "daily">) {
  const { profile: text } = playedWords.value;
  if (daily.days === 0) return null;
  return (
    <section class="card profile-daily" aria-labelledby="daily">
      <h2 id="daily">
        <Icon name="trophy" /> {text.daily}
      </h2>
      <ul>
        <li>{text.streak(daily.streak)}</li>
        <li>{text.longest(daily.longest)}</li>
        <li>{text.days(daily.days)}</li>
      </ul>
    </section>
  );
}

/** The results in one game: by number of seats, with people, and with bots of each level. */
function GameCard({ tally }: { readonly tally: GameTally }) {
  const { profile: text } = playedWords.value;
  const id = `game-${tally.game}`;
  const rows: [string, Tally][] = [
    ...tally.seats.map((row): [string, Tally] => [row.seats === 1 ? text.alone : text.seats(row.seats), row]),
    [text.people, tally.people],
    ...tally.bots.map((row): [string, Tally] => [text.bot(botNameOf(row.bot)), row]),
  ];
  return (
    <article class="card profile-game" aria-labelledby={id}>
      <h3 id={id}>{metaOf(tally.game)?.blurb[settings.language.value].name ?? tally.game}</h3>
      {tally.played > 0 && <p>{text.tally(tally.played, tally.won)}</p>}
      {tally.played > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{text.columns.how}</th>
              <th scope="col">{text.columns.won}</th>
            </tr>
          </thead>
          <tbody>
            {rows
              .filter(([, { played }]) => played > 0)
              .map(([how, { played, won }]) => (
                <tr key={how}>
                  <th scope="row">{how}</th>
                  <td>{text.ofPlayed(won, played)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      )}
      {tally.unfinished > 0 && <small>{text.unfinished(tally.unfinished)}</small>}
    </article>
  );
}
