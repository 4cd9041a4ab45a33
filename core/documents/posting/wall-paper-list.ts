import { alphabetical } from '../../rules/alphabetical.ts';
import type { Language } from '../../rules/language.ts';
import type { WallPaper } from '../../tournament/postings.ts';
import type { Tournament } from '../../tournament/state.ts';
import { crosstableList } from '../lists/crosstable-lists.ts';
import { column, type DocumentList, type ListCell } from '../lists/list.ts';
import { playersList } from '../lists/players-list.ts';
import { plainCell } from '../lists/plain-list.ts';
import { boardsList } from '../lists/round-lists.ts';
import { standingsList } from '../lists/standings-lists.ts';
import { areRegulationsPublic } from '../../tournament/views/regulations.ts';
import { regulationsText } from '../regulations/regulations-text.ts';
import { sayDay, sayRateOfPlay } from '../times/say-time.ts';
import { POSTING_WORDS } from './posting-words.ts';

/** The cells of a paper on the wall that somebody could find changed. */
export type WallList = Pick<DocumentList, 'columns' | 'rows'>;

/**
 * What a paper of the wall says of the event; null for one that is written by hand. Nothing private
 * hangs on a wall: columns that are for files alone are left out.
 */
export function wallPaperList(
  state: Tournament,
  paper: WallPaper,
  round: number,
  language: Language,
): WallList | null {
  switch (paper) {
    case 'playersByRating':
      return onWall(playersList(state, language, 'staff'));
    case 'playersByName':
      return byName(onWall(playersList(state, language, 'staff')));
    case 'pairings':
      return onWall(boardsList(state, round, language, 'staff'), ['result']);
    case 'results':
      return onWall(boardsList(state, round, language, 'staff', 'results'));
    case 'standings':
      return onWall(standingsList(state, language, 'staff', round));
    case 'crosstable':
      return onWall(crosstableList(state, language, 'staff', round));
    case 'prizes':
      return announcedPrizes(state, language);
    case 'roundTimes':
      return roundTimes(state, language);
    case 'regulations':
      return regulations(state, language);
    case 'committee':
    case 'charter':
    case 'arbiterHours':
      return null;
  }
}

function onWall(list: DocumentList | null, without: readonly string[] = []): WallList | null {
  if (list === null) return null;
  const kept = list.columns.flatMap(({ key, place }, index) =>
    place === 'files' || without.includes(key) ? [] : [index],
  );
  return {
    columns: kept.flatMap((index) => list.columns[index] ?? []),
    rows: list.rows.map((row) => kept.map((index) => row[index] ?? null)),
  };
}

function byName(list: WallList | null): WallList | null {
  if (list === null) return null;
  const at = list.columns.findIndex(({ key }) => key === 'name');
  const letters = (row: readonly ListCell[]): string =>
    alphabetical(String(plainCell(row[at] ?? null) ?? ''));
  return { ...list, rows: [...list.rows].sort((a, b) => (letters(a) < letters(b) ? -1 : 1)) };
}

/** The prizes as they are promised, whoever wins them. */
function announcedPrizes(state: Tournament, language: Language): WallList | null {
  const scheme = state.settings.prizes;
  if (scheme === null) return null;
  const words = POSTING_WORDS[language];
  return {
    columns: [
      column('list', words.list),
      column('place', words.place, { align: 'end' }),
      column('amount', `${words.amount} (${scheme.currency})`, { align: 'end' }),
      column('thing', words.thing),
    ],
    rows: scheme.lists.flatMap(({ name, prizes }) =>
      prizes.map(({ amount, thing }, index): ListCell[] => [
        name[language],
        index + 1,
        amount === 0 ? null : { cents: amount },
        thing?.name[language] ?? null,
      ]),
    ),
  };
}

function roundTimes({ settings }: Tournament, language: Language): WallList {
  const words = POSTING_WORDS[language];
  const { rounds, roundDates, roundTimes: times, timeControl } = settings;
  const rate = timeControl === null ? null : sayRateOfPlay(timeControl, language);
  return {
    columns: [
      column('round', words.round, { align: 'end' }),
      column('day', words.day),
      column('time', words.time),
      column('rate', words.rate),
    ],
    rows: Array.from({ length: rounds }, (_, index): ListCell[] => {
      const day = roundDates[index] ?? null;
      return [index + 1, day === null ? null : sayDay(day, language), times[index] ?? null, rate];
    }),
  };
}

function regulations(state: Tournament, language: Language): WallList | null {
  if (areRegulationsPublic(state)) return articlesOf(state, language);
  const { settings } = state;
  const { regulations: text, regulationsLink } = settings.publicNotice;
  if (text === null && regulationsLink === null) return null;
  return {
    columns: [column('text', POSTING_WORDS[language].text)],
    rows: [text, regulationsLink].flatMap((part) => (part === null ? [] : [[part]])),
  };
}

/** Line by line, so that the sheet on the wall tells which article has changed. */
function articlesOf(state: Tournament, language: Language): WallList {
  const { articles } = regulationsText(state, language, 'UTC');
  return {
    columns: [column('text', POSTING_WORDS[language].text)],
    rows: articles.flatMap(({ heading, paragraphs, timetable }): ListCell[][] => [
      [heading],
      ...(timetable?.rows ?? []).map((cells) => [cells.join(' · ')]),
      ...paragraphs.map((text) => [text]),
    ]),
  };
}
