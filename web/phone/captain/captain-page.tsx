/** @jsxImportSource preact */
import { ofOtherTeam } from '@ronde/core/tournament/board-colours.ts';
import { TEAM_RULES } from '@ronde/core/tournament/team-rules.ts';
import type { OwnMatch, OwnTeamView } from '@ronde/core/tournament/views/own-team.ts';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { dayText } from '../day-text.ts';
import { isDeclined, refreshWanted, useHeard, type Heard } from '../event/answers.ts';
import { items, overviewPath, tournament } from '../event/phone.ts';
import { spoken } from '../language.ts';
import { EntryLine } from '../parts/entry-line.tsx';
import { NotHeard } from '../parts/not-heard.tsx';
import { PHONE_WORDS } from '../phone-words.ts';
import { PersonLine } from '../player/person-line.tsx';
import { CAPTAIN_WORDS } from './captain-words.ts';
import { MatchSheet } from './match-sheet.tsx';
import { SHEET_WORDS } from './sheet-words.ts';
import { LineUpForm } from './line-up-form.tsx';

const words = spoken(CAPTAIN_WORDS);
const phone = spoken(PHONE_WORDS);
const sheetWords = spoken(SHEET_WORDS);

const ownTeamPath = (): string | null =>
  tournament.value === null ? null : `${overviewPath(tournament.value)}/own-team`;

/** The hour passes without anybody writing anything: it is asked for again. */
const EVERY = 30_000;

/** My team: the next match, the line-up to hand in, the list. */
export function CaptainPage(): JSX.Element {
  const path = ownTeamPath();
  const heard = useHeard<OwnTeamView>(path);
  const waits = heard?.value.match?.until !== null && heard?.value.match?.isOpen === true;
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setInterval(() => void refreshWanted(), EVERY);
    return () => {
      clearInterval(timer);
    };
  }, [waits]);
  if (heard === null || (path !== null && isDeclined(path))) {
    return <NotHeard isNone={path !== null && isDeclined(path)} none={words.noTeam} />;
  }
  const { team, match, roster, boards, sheets } = heard.value;
  const [latest] = sheets;
  const isToSign = latest !== undefined && (latest.own?.word !== 'signed' || latest.own.changed);
  const sheet = latest !== undefined && <MatchSheet heard={heard} sheet={latest} />;
  return (
    <>
      <h1>{team.name}</h1>
      {isToSign && sheet}
      {match === null ? <p class="note">{words.noMatch}</p> : <Match heard={heard} match={match} />}
      {!isToSign && sheet}
      {sheets.slice(1).map((earlier) => (
        <details key={earlier.round} class="card">
          <summary>{sheetWords.earlier(earlier.round)}</summary>
          <MatchSheet heard={heard} sheet={earlier} />
        </details>
      ))}
      <section class="card" aria-labelledby="own-list">
        <h2 id="own-list">{words.list}</h2>
        <ol>
          {roster.map((player, index) => (
            <li key={player.id}>
              <PersonLine person={player} />
              {index >= boards && <p class="soft">{words.reserve}</p>}
              {!player.available && <p class="soft">{words.gone}</p>}
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

function Match(props: {
  readonly heard: Heard<OwnTeamView>;
  readonly match: OwnMatch;
}): JSX.Element {
  const { heard, match } = props;
  const { line, round, day, time, place, until, isOpen, opponents } = match;
  const mine = items.value.filter(
    ({ command, state }) => command.type === 'handInLineUp' && state.kind !== 'written',
  );
  return (
    <>
      <section class="card" aria-labelledby="own-match">
        <h2 id="own-match">
          {[phone.round(round), line.table === null ? null : words.table(line.table)]
            .filter((text) => text !== null)
            .join(' · ')}
        </h2>
        {line.opponent !== null && <p class="giant-text">{words.against(line.opponent.name)}</p>}
        {day !== null && (
          <p class="soft">
            {time === null ? words.playedOn(dayText(day)) : words.starts(dayText(day), time)}
          </p>
        )}
        {match.dayOpen && <p class="soft">{words.dayOpen}</p>}
        {place !== null && <p class="soft">{place}</p>}
        {isOpen && !match.dayOpen && (
          <p class="soft">
            {until === null
              ? words.noHour
              : words.until(dayText(until.slice(0, 10)), until.slice(11))}
          </p>
        )}
      </section>
      <p class="note" role="status" data-line-up={stageOf(match)}>
        {said(match)}
      </p>
      {mine.length > 0 && (
        <ul class="entries">
          {mine.map((item) => (
            <EntryLine key={item.key} item={item} />
          ))}
        </ul>
      )}
      {isOpen ? (
        <LineUpForm heard={heard} match={match} />
      ) : (
        <Boards heading={words.yours} players={ownBoards(match)} colours={match.colours} />
      )}
      {opponents !== null && line.opponent !== null && (
        <Boards
          heading={words.theirs(line.opponent.name)}
          players={opponents}
          colours={ofOtherTeam(match.colours)}
        />
      )}
    </>
  );
}

/** As handed in; else what will be played. */
const ownBoards = ({ line }: OwnMatch) =>
  (line.handedIn ?? line.boards).map(
    (id) => line.roster.find((player) => player.id === id) ?? null,
  );

type Stage = 'begun' | 'opened' | 'sealed' | 'sealedLate' | 'tooLate' | 'missing';

/** How the own line-up stands. */
function stageOf({ line, tooLate }: OwnMatch): Stage {
  if (line.settled) return 'begun';
  if (line.sealed) return tooLate ? 'sealedLate' : 'sealed';
  if (line.handedIn !== null) return 'opened';
  return tooLate ? 'tooLate' : 'missing';
}

function said(match: OwnMatch): string {
  const stage = stageOf(match);
  if (stage === 'tooLate') return words.tooLate(TEAM_RULES.lateLineUp);
  return stage === 'missing' && match.line.last !== null ? words.proposal : words[stage];
}

function Boards(props: {
  readonly heading: string;
  readonly players: NonNullable<OwnMatch['opponents']>;
  /** From board 1 down, `WBWB`. */
  readonly colours: string;
}): JSX.Element {
  return (
    <section class="card">
      <h2>{props.heading}</h2>
      <ol>
        {props.players.map((player, index) => (
          <li key={index}>
            <p class="soft">
              {words.board(index + 1, props.colours[index] === 'B' ? phone.black : phone.white)}
            </p>
            {player === null ? <p>{words.nobody}</p> : <PersonLine person={player} />}
          </li>
        ))}
      </ol>
    </section>
  );
}
