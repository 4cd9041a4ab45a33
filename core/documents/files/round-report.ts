import { inBoth } from '../../rules/in-both.ts';
import type { Language } from '../../rules/language.ts';
import { fill } from '../../rules/sentence.ts';
import { isPostponed } from '../../tournament/arranged-matches.ts';
import type { Round } from '../../tournament/round.ts';
import { publishedRounds, type Tournament } from '../../tournament/state.ts';
import type { Audience } from '../../tournament/views/audience.ts';
import { matchCalendarView } from '../../tournament/views/match-calendar.ts';
import type { DocumentList } from '../lists/list.ts';
import { sayAppointment } from '../lists/match-calendar-list.ts';
import { plainCell } from '../lists/plain-list.ts';
import { boardsList } from '../lists/round-lists.ts';
import { sayDay } from '../times/say-time.ts';

/** A round as it is sent to those who keep the tables of a league. */
export interface RoundReport {
  readonly round: number;
  /** Plain text for a letter. */
  readonly text: string;
  readonly list: DocumentList;
}

const WORDS = inBoth(
  { round: 'Round {round} of {rounds}', arbiter: 'Chief arbiter: {name}', open: 'Not played yet:' },
  {
    round: 'Ronde {round} sur {rounds}',
    arbiter: 'Arbitre principal : {name}',
    open: 'Pas encore joués :',
  },
);

/** Every round whose results are in, but for postponed matches, which are named. */
export const roundReports = (
  state: Tournament,
  language: Language,
  audience: Audience,
): RoundReport[] =>
  publishedRounds(state)
    .filter(isReported)
    .flatMap(({ number }) => {
      const list = boardsList(state, number, language, audience, 'results');
      if (list === null) return [];
      return [{ round: number, text: textOf(state, number, list, language, audience), list }];
    });

const isReported = (round: Round): boolean =>
  round.games.some(({ outcome }) => outcome.kind !== 'notEntered') &&
  round.games.every((game) => game.outcome.kind !== 'notEntered' || isPostponed(round, game));

function textOf(
  state: Tournament,
  number: number,
  list: DocumentList,
  language: Language,
  audience: Audience,
): string {
  const words = WORDS[language];
  const { settings } = state;
  const day = settings.roundDates[number - 1] ?? null;
  const { chiefArbiter } = settings;
  const said = fill(words.round, { round: number, rounds: settings.rounds });
  const open = postponedIn(state, number, language, audience);
  return [
    settings.name,
    day === null ? said : `${said}, ${sayDay(day, language)}`,
    ...(chiefArbiter === null ? [] : [fill(words.arbiter, { name: chiefArbiter })]),
    '',
    ...inColumns(list),
    ...(open.length === 0 ? [] : ['', words.open, ...open]),
    ...(list.notes.length === 0 ? [] : ['', ...list.notes]),
    '',
  ].join('\n');
}

function postponedIn(
  state: Tournament,
  number: number,
  language: Language,
  audience: Audience,
): string[] {
  const round = matchCalendarView(state, audience)?.rounds.find((one) => one.round === number);
  return (round?.matches ?? [])
    .filter(({ postponed }) => postponed)
    .map((match) => {
      const when = round === undefined ? '' : sayAppointment(round, match, language);
      return `${match.first.name} – ${match.second.name}: ${when}`;
    });
}

/** Rows in columns as wide as their widest cell, headings first. */
function inColumns({ columns, rows }: DocumentList): string[] {
  const cells = [
    columns.map(({ heading }) => heading),
    ...rows.map((row) => row.map((cell) => String(plainCell(cell) ?? ''))),
  ];
  const widths = columns.map((_, index) =>
    Math.max(...cells.map((row) => lengthOf(row[index] ?? ''))),
  );
  return cells.map((row) =>
    row
      .map((cell, index) => cell + ' '.repeat(Math.max(0, (widths[index] ?? 0) - lengthOf(cell))))
      .join('  ')
      .trimEnd(),
  );
}

/** Characters as a person counts them. */
const lengthOf = (text: string): number => Array.from(text.normalize('NFC')).length;
