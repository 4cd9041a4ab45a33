import type { Problem } from '../../rules/problem.ts';
import type { RatingKind } from '../../rules/rating-kind.ts';
import type { RatingOrigin } from '../../rules/rating-origin.ts';
import { fideNumberOf, isNoFideNumber } from '../player-list/fide-number.ts';
import {
  NOTHING_LISTED,
  type ListedPlayer,
  type ListedRating,
} from '../player-list/listed-player.ts';
import { guessColumns, isMapped, type ColumnMap, type EntryListField } from './column-map.ts';
import { birthOf, federationOf, isNumber, isTotal, nameOf, sexOf, titleOf } from './entry-cells.ts';
import { problem } from './entry-problem.ts';
import { guessHeadingLine } from './heading-line.ts';
import {
  headingsAgain,
  lineAbove,
  nameIsNumber,
  noHeadingLine,
  noName,
  totalLine,
} from './left-out-lines.ts';
import { detailsOfTeam, type DetailsOfTeam } from './team-cells.ts';
import { unusedColumns } from './unused-columns.ts';

/** One line of a table of players. */
export interface EntryRow {
  /** Counted from 1, empty lines and those above the headings too. */
  readonly line: number;
  readonly player: ListedPlayer;
  readonly email: string;
  readonly phone: string;
  readonly comment: string;
  /** The team and the board in it, as written; empty in a table of individuals. */
  readonly team: string;
  readonly board: string;
  /** What the line says of the team itself; missing for nothing. */
  readonly ofTeam?: DetailsOfTeam;
}

export interface EntryOptions {
  /** The line that names the columns, counted from 1; 0 for none; guessed when missing. */
  readonly headingLine?: number;
  /** Overrides what the headings say; a null column is left out. */
  readonly columns?: Readonly<Partial<Record<EntryListField, number | null>>>;
  /** What a column headed `Elo` or `Rating` holds. */
  readonly kind?: RatingKind;
  readonly origin?: RatingOrigin;
  /** More rows than this are something else. */
  readonly mostRows?: number;
}

export interface EntryReading {
  readonly headingLine: number;
  readonly headings: readonly string[];
  readonly columns: ColumnMap;
  readonly entries: readonly EntryRow[];
  /** What is wrong, and all that was not used. */
  readonly problems: readonly Problem[];
}

/** Larger tables are lists, not entries; both are read here, none is endless. */
const MOST_ROWS = 1_000_000;

type Table = readonly (readonly string[])[];

/** Reads a table of which one line names the columns. Never throws; what it cannot read it tells. */
export function readEntries(table: Table, options: EntryOptions = {}): EntryReading {
  const { mostRows = MOST_ROWS, headingLine = guessHeadingLine(table) } = options;
  const headings = table[headingLine - 1] ?? [];
  const columns = columnsOf(headings, options);
  const rows = table.slice(headingLine);
  const nobody = (fault: Problem): EntryReading => {
    return { headingLine, headings, columns, entries: [], problems: [fault] };
  };
  // Before the headings: those of a whole rating list are beside the point.
  if (rows.length > mostRows) return nobody(tooLong(rows.length, mostRows));
  if (headingLine > table.length && headingLine > 1) {
    return nobody(noHeadingLine(headingLine, table.length));
  }
  if (!isMapped(columns)) {
    const message = `Line ${headingLine}: no column is headed Name or Nom; say which column holds the names.`;
    return nobody(problem('error', 'noNames', headingLine, message));
  }
  const problems: Problem[] = [
    ...table.slice(0, Math.max(0, headingLine - 1)).flatMap(lineAbove),
    ...unusedColumns(headings, rows, { headingLine, columns }),
  ];
  const again = JSON.stringify(headings);
  const entries = rows.flatMap((row, index): EntryRow[] => {
    const line = headingLine + index + 1;
    if (row.every((cell) => cell.trim() === '')) return [];
    if (headingLine > 0 && row[0] === headings[0] && JSON.stringify(row) === again) {
      problems.push(headingsAgain(line));
      return [];
    }
    return entryOf(row, line, columns, options, problems);
  });
  return { headingLine, headings, columns, entries, problems };
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
    problems.push(noName(line, row));
    return [];
  }
  if (isTotal(name) && TELLING.every((field) => text(field) === '')) {
    problems.push(totalLine(line, row));
    return [];
  }
  if (isNumber(name)) {
    problems.push(nameIsNumber(line, row));
    return [];
  }
  const told = (field: string, value: string): null => {
    const shown = value.slice(0, 40);
    const message = `Line ${line}, ${name}: “${shown}” is no ${field} and is left out.`;
    problems.push({
      ...problem('warning', field, line, message, name),
      params: { value: shown },
    });
    return null;
  };
  /** Nothing where nothing is written; what is written and cannot be read is told. */
  const cell = <T>(field: EntryListField, called: string, read: (value: string) => T | null) => {
    const value = text(field);
    return /^-?$/.test(value) ? null : (read(value) ?? told(called, value));
  };
  const { kind = 'standard', origin = 'fide' } = options;
  const rating = (field: EntryListField, from: RatingOrigin): ListedRating | null => {
    const value = text(field);
    if (/^(0*|-|nc)$/i.test(value)) return null;
    const match = /^(\d{3,4})(?:[.,]0+)? ?([FNE])?$/i.exec(value);
    const number = Number(match?.[1]);
    if (match === null || number > 4000) return told('rating', value);
    const letter = match[2]?.toUpperCase() ?? '';
    return { rating: number, origin: LETTERS[letter] ?? from, games: null, k: null };
  };
  const own =
    rating('rating', origin) ?? rating('national', 'national') ?? rating('estimate', 'estimate');
  const listed = (of: RatingKind): ListedRating | null =>
    rating(of, 'fide') ?? (of === kind ? own : null);
  const ofTeam = detailsOfTeam(
    {
      captain: text('captain'),
      phone: text('captainPhone'),
      email: text('captainEmail'),
      club: text('teamClub'),
    },
    name,
  );
  return [
    {
      line,
      email: text('email'),
      phone: text('phone'),
      comment: text('comment'),
      team: text('team'),
      board: text('board'),
      ...(Object.keys(ofTeam).length === 0 ? {} : { ofTeam }),
      player: {
        ...NOTHING_LISTED,
        name,
        fideId: isNoFideNumber(text('fideId')) ? null : cell('fideId', 'FIDE number', fideNumberOf),
        nationalId: orNull(text('nationalId').toUpperCase()),
        federation: cell('federation', 'federation', federationOf),
        sex: cell('sex', 'sex', sexOf),
        birth: cell('birth', 'birth date', birthOf),
        title: cell('title', 'title', titleOf),
        standard: listed('standard'),
        rapid: listed('rapid'),
        blitz: listed('blitz'),
        // Clubs that name their teams after themselves write one of the two.
        club: orNull(text('club')) ?? orNull(text('team')),
        league: orNull(text('league').toUpperCase()),
        licence: orNull(text('licence').toUpperCase()),
      },
    },
  ];
}

/** What a person has and a total has not. */
const TELLING = [
  ...(['firstName', 'fideId', 'nationalId', 'birth', 'email', 'phone', 'title'] as const),
];

const LETTERS: Readonly<Record<string, RatingOrigin>> = { F: 'fide', N: 'national', E: 'estimate' };

const orNull = (text: string): string | null => (text === '' ? null : text);
