import { isIsoDate } from '../../rules/identity.ts';
import type { Problem } from '../../rules/problem.ts';
import type { RatingKind } from '../../rules/rating-kind.ts';
import type { RatingOrigin } from '../../rules/rating-origin.ts';
import { TITLE_IN_FRENCH, TITLES, type Title } from '../../rules/title.ts';
import {
  NOTHING_LISTED,
  type ListedPlayer,
  type ListedRating,
} from '../player-list/listed-player.ts';
import { problem } from './entry-problem.ts';
import { guessColumns, isMapped, type ColumnMap, type EntryListField } from './column-map.ts';

/** One line of a table of players. */
export interface EntryRow {
  /** Counted from 1, the headings being line 1. */
  readonly line: number;
  readonly player: ListedPlayer;
  readonly email: string;
  readonly phone: string;
  readonly comment: string;
}

export interface EntryOptions {
  /** Overrides what the headings say; a null column is left out. */
  readonly columns?: Readonly<Partial<Record<EntryListField, number | null>>>;
  /** What a column headed `Elo` or `Rating` holds. */
  readonly kind?: RatingKind;
  readonly origin?: RatingOrigin;
  /** More rows than this are something else. */
  readonly mostRows?: number;
}

export interface EntryReading {
  readonly columns: ColumnMap;
  readonly entries: readonly EntryRow[];
  readonly problems: readonly Problem[];
}

/** Larger tables are lists, not entries; both are read here, none is endless. */
const MOST_ROWS = 1_000_000;

/** Reads a table whose first row names its columns. Never throws; what it cannot read it tells. */
export function readEntries(
  table: readonly (readonly string[])[],
  options: EntryOptions = {},
): EntryReading {
  const problems: Problem[] = [];
  const [headings = [], ...rows] = table;
  const columns = columnsOf(headings, options);
  const { mostRows = MOST_ROWS } = options;
  // Before the headings: those of a whole rating list are beside the point.
  if (rows.length > mostRows) {
    return { columns, entries: [], problems: [tooLong(rows.length, mostRows)] };
  }
  if (!isMapped(columns)) {
    const message = 'Line 1: no column is headed Name or Nom; say which column holds the names.';
    return { columns, entries: [], problems: [problem('error', 'noNames', 1, message)] };
  }
  const entries = rows.flatMap((row, index) => entryOf(row, index + 2, columns, options, problems));
  return { columns, entries, problems };
}

function tooLong(rows: number, most: number): Problem {
  const message =
    `The table has ${rows} lines, where ${most} are read at most: it looks like a rating list. ` +
    'Keep the players of the event only; a rating list is imported among the lists.';
  return { ...problem('error', 'tooLong', 0, message), params: { rows, most } };
}

function columnsOf(headings: readonly string[], { columns = {} }: EntryOptions): ColumnMap {
  const chosen = { ...guessColumns(headings), ...columns };
  const map: Partial<Record<EntryListField, number>> = {};
  for (const [field, column] of Object.entries(chosen)) {
    if (typeof column === 'number') map[field as EntryListField] = column;
  }
  return map;
}

function entryOf(
  row: readonly string[],
  line: number,
  columns: ColumnMap,
  options: EntryOptions,
  problems: Problem[],
): EntryRow[] {
  const text = (field: EntryListField): string => {
    const column = columns[field];
    return column === undefined ? '' : (row[column] ?? '').trim().replace(/\s+/g, ' ');
  };
  const name = nameOf(text('name'), text('lastName'), text('firstName'));
  if (name === '') {
    problems.push(problem('warning', 'noName', line, `Line ${line} has no name and is left out.`));
    return [];
  }
  const told = (field: string, value: string): null => {
    const message = `Line ${line}, ${name}: “${value.slice(0, 40)}” is no ${field} and is left out.`;
    problems.push(problem('warning', field, line, message, name));
    return null;
  };
  const { kind = 'standard', origin = 'fide' } = options;
  const rating = (field: EntryListField, from: RatingOrigin): ListedRating | null => {
    const value = text(field);
    if (/^(0*|-)$/.test(value)) return null;
    const match = /^(\d{3,4}) ?([FNE])?$/i.exec(value);
    const number = Number(match?.[1]);
    if (match === null || number > 4000) return told('rating', value);
    const letter = match[2]?.toUpperCase() ?? '';
    return { rating: number, origin: LETTERS[letter] ?? from, games: null, k: null };
  };
  const own =
    rating('rating', origin) ?? rating('national', 'national') ?? rating('estimate', 'estimate');
  const listed = (of: RatingKind): ListedRating | null =>
    rating(of, 'fide') ?? (of === kind ? own : null);
  const birth = text('birth');
  const fideId = text('fideId').replace(/\.0$/, '');
  return [
    {
      line,
      email: text('email'),
      phone: text('phone'),
      comment: text('comment'),
      player: {
        ...NOTHING_LISTED,
        name,
        fideId: /^0*$/.test(fideId)
          ? null
          : /^[1-9]\d{2,9}$/.test(fideId)
            ? fideId
            : told('FIDE number', fideId),
        nationalId: orNull(text('nationalId').toUpperCase()),
        federation: federationOf(text('federation')),
        sex: sexOf(text('sex')),
        birth: birth === '' ? null : (birthOf(birth) ?? told('birth date', birth)),
        title: titleOf(text('title')),
        standard: listed('standard'),
        rapid: listed('rapid'),
        blitz: listed('blitz'),
        club: orNull(text('club')),
        league: orNull(text('league').toUpperCase()),
        licence: orNull(text('licence').toUpperCase()),
      },
    },
  ];
}

const LETTERS: Readonly<Record<string, RatingOrigin>> = { F: 'fide', N: 'national', E: 'estimate' };

const orNull = (text: string): string | null => (text === '' ? null : text);

/** `Last, First`; a whole name in one column begins with its words in capitals, if some are. */
function nameOf(whole: string, last: string, first: string): string {
  if (last !== '') return first === '' ? last : `${last}, ${first}`;
  if (whole === '' || whole.includes(',')) return whole.replace(/ *, */, ', ');
  const words = whole.split(' ');
  const capitals = (word: string): boolean => /\p{L}{2}/u.test(word) && word === word.toUpperCase();
  const family = words.filter(capitals);
  const given = words.filter((word) => !capitals(word));
  return family.length > 0 && given.length > 0 ? `${family.join(' ')}, ${given.join(' ')}` : whole;
}

const federationOf = (text: string): string | null =>
  /^[a-z]{3}$/i.test(text) ? text.toUpperCase() : null;

function sexOf(text: string): 'm' | 'w' | null {
  if (/^(m|h|male|homme|masculin)$/i.test(text)) return 'm';
  return /^(f|w|female|femme|feminin|féminin)$/i.test(text) ? 'w' : null;
}

/** `2001`, `2001-05-06`, `06/05/2001`; null for anything else. */
export function birthOf(text: string): string | null {
  if (/^(19|20)\d\d$/.test(text)) return text;
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/.exec(text);
  const local = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})/.exec(text);
  const [year, month, day] = iso
    ? [iso[1], iso[2], iso[3]]
    : local
      ? [local[3], local[2], local[1]]
      : [];
  if (year === undefined || month === undefined || day === undefined) return null;
  if (!/^(19|20)/.test(year) || Number(month) > 12 || Number(day) > 31) return null;
  if (Number(month) === 0 || Number(day) === 0) return year;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(date) ? date : null;
}

/** The title in English letters, from English or French ones; CM is the same in both. */
function titleOf(text: string): Title | null {
  const written = text.toUpperCase();
  return (
    TITLES.find((title) => title === written) ??
    TITLES.find((title) => TITLE_IN_FRENCH[title] === written) ??
    null
  );
}
