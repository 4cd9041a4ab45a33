import type { Colour } from '../../rules/colour.ts';
import type { IsoDate } from '../../rules/identity.ts';
import { FREE_TEXT_FROM, repeated, ROUND_DATES, STARTING_RANK } from './columns.ts';
import {
  hasShortForm,
  readEventDate,
  readRoundDate,
  writeDate,
  writeRoundDate,
  type DateReading,
} from './dates.ts';
import { buildLine, oneLine, type WriteReport } from './line-builder.ts';
import type { Placed } from './record.ts';
import { repetitions, report, reportStrayText, textAt, textFrom, type Row } from './row.ts';
import { formatTimeControl, parseTimeControl, type TimeControl } from './time-control.ts';
import { parseTournamentType } from './tournament-type.ts';

/** Free text: name, city, federation, type, arbiters, times, pairing controller. */
export const TEXT_TAGS = ['012', '022', '032', '092', '102', '112', '122', '182'] as const;
export type TextTag = (typeof TEXT_TAGS)[number];

interface TextOf<Tag> extends Placed {
  readonly tag: Tag;
  readonly text: string;
}
export type TrfText = { [Tag in TextTag]: TextOf<Tag> }[TextTag];

/** Start and end of the event. */
export const DATE_TAGS = ['042', '052'] as const;
type DateTag = (typeof DATE_TAGS)[number];
interface DateOf<Tag> extends Placed {
  readonly tag: Tag;
  readonly date: IsoDate | null;
}
export type TrfDate = { [Tag in DateTag]: DateOf<Tag> }[DateTag];

/** Numbers of players, rated players, teams, rounds. */
export const COUNT_TAGS = ['062', '072', '082', '142'] as const;
type CountTag = (typeof COUNT_TAGS)[number];
interface CountOf<Tag> extends Placed {
  readonly tag: Tag;
  readonly count: number | null;
}
export type TrfCount = { [Tag in CountTag]: CountOf<Tag> }[CountTag];

/** 132: round r at index r − 1. */
export interface TrfRoundDates extends Placed {
  readonly tag: '132';
  readonly dates: readonly (IsoDate | null)[];
}

export interface TrfInitialColour extends Placed {
  readonly tag: '152';
  readonly colour: Colour;
}

export const STARTING_RANK_METHODS = [
  'FIDE',
  'NRO',
  'FIDON',
  'NIDOF',
  'HBFN',
  'LBFN',
  'OTHER',
] as const;
export type StartingRankMethod = (typeof STARTING_RANK_METHODS)[number];

export interface TrfStartingRank extends Placed {
  readonly tag: '172';
  /** Empty in files written before the federation was added. */
  readonly federation: string;
  readonly method: StartingRankMethod;
}

/** The code as written; `parseTournamentType` reads it. */
export interface TrfTournamentType extends Placed {
  readonly tag: '192';
  readonly code: string;
}

/** Tie-breaks that break ties (202) or make the standings (212). */
export const TIE_BREAK_TAGS = ['202', '212'] as const;
type TieBreakTag = (typeof TIE_BREAK_TAGS)[number];
interface TieBreaksOf<Tag> extends Placed {
  readonly tag: Tag;
  readonly codes: readonly string[];
}
export type TrfTieBreaks = { [Tag in TieBreakTag]: TieBreaksOf<Tag> }[TieBreakTag];

export interface TrfTimeControl extends Placed {
  readonly tag: '222';
  readonly control: TimeControl;
}

/** The text from column 5; null when column 4 holds text, which may be the value's first letter. */
function freeText(row: Row): string | null {
  const separator = row.columns.charAt(FREE_TEXT_FROM - 2);
  if (separator === '' || separator === ' ' || separator === '\t') {
    return textFrom(row, FREE_TEXT_FROM);
  }
  const what = `record ${row.tag} has its text from column ${FREE_TEXT_FROM}; leave column 4 blank.`;
  report(row, 'trf.columns.strayText', FREE_TEXT_FROM - 1, what);
  return null;
}

/** As `freeText`, but a blank is reported too. */
function requiredText(row: Row, what: string): string | null {
  const text = freeText(row);
  if (text !== '') return text;
  report(row, 'trf.value.missing', FREE_TEXT_FROM, `${what} is missing.`);
  return null;
}

export function readText(row: Row, tag: TextTag): TrfText | null {
  const text = freeText(row);
  return text === null ? null : { tag, line: row.line, text };
}

export function readDate(row: Row, tag: TrfDate['tag']): TrfDate | null {
  const text = freeText(row);
  if (text === null) return null;
  if (text === '') return { tag, line: row.line, date: null };
  const date = settle(row, FREE_TEXT_FROM, text, readEventDate(text), 'YYYY/MM/DD');
  return date === null ? null : { tag, line: row.line, date };
}

function settle(
  row: Row,
  column: number,
  text: string,
  reading: DateReading,
  form: string,
): IsoDate | null {
  switch (reading.kind) {
    case 'date':
      if (!reading.prescribed) {
        const what = `date "${text}" was read as ${reading.date}. The form is ${form}.`;
        report(row, 'trf.date.otherForm', column, what);
      }
      return reading.date;
    case 'ambiguous': {
      const what = `date "${text}" could be ${reading.readings.join(' or ')}. Write it as ${form}.`;
      report(row, 'trf.date.ambiguous', column, what);
      return null;
    }
    case 'unknown':
    case 'malformed':
      report(row, 'trf.date.malformed', column, `"${text}" is not a date. Write it as ${form}.`);
      return null;
  }
}

export function readCount(row: Row, tag: TrfCount['tag']): TrfCount | null {
  const text = freeText(row);
  if (text === null) return null;
  if (text === '') return { tag, line: row.line, count: null };
  if (/^\d{1,9}$/.test(text)) return { tag, line: row.line, count: Number(text) };
  const code = tag === '142' ? 'trf.number.notANumber' : 'trf.count.notANumber';
  report(row, code, FREE_TEXT_FROM, `"${text}" is not a whole number.`);
  return null;
}

export function readRoundDates(row: Row): TrfRoundDates | null {
  if (reportStrayText(row, ROUND_DATES)) return null;
  const dates: (IsoDate | null)[] = [];
  let readable = true;
  for (let index = 0; index < repetitions(row, ROUND_DATES); index += 1) {
    const column = repeated(ROUND_DATES.cells.date, ROUND_DATES.stride, index);
    const text = textAt(row, column);
    const date =
      text === '' ? null : settle(row, column.from, text, readRoundDate(text), 'YY/MM/DD');
    if (text !== '' && date === null) readable = false;
    dates.push(date);
  }
  return readable ? { tag: '132', line: row.line, dates } : null;
}

export function readInitialColour(row: Row): TrfInitialColour | null {
  const text = requiredText(row, 'the initial colour');
  if (text === null) return null;
  const letter = text.toUpperCase();
  if (letter === 'W' || letter === 'B') {
    return { tag: '152', line: row.line, colour: letter === 'W' ? 'white' : 'black' };
  }
  report(row, 'trf.colour.unknown', FREE_TEXT_FROM, `"${text}" is not a colour. Write W or B.`);
  return null;
}

export function readStartingRank(row: Row): TrfStartingRank | null {
  const { fields } = STARTING_RANK;
  const text = freeText(row);
  if (text === null) return null;
  const bare = STARTING_RANK_METHODS.find((method) => method === text);
  if (bare !== undefined) return { tag: '172', line: row.line, federation: '', method: bare };
  if (reportStrayText(row, STARTING_RANK)) return null;
  const written = textAt(row, fields.method).toUpperCase();
  const method = STARTING_RANK_METHODS.find((one) => one === written);
  if (method === undefined) {
    const what = `"${written}" is not a ranking method. Write ${STARTING_RANK_METHODS.join(', ')}.`;
    report(row, 'trf.rankMethod.unknown', fields.method.from, what);
    return null;
  }
  return { tag: '172', line: row.line, federation: textAt(row, fields.federation), method };
}

export function readTournamentType(row: Row): TrfTournamentType | null {
  const code = requiredText(row, 'the type of tournament');
  if (code === null) return null;
  if (parseTournamentType(code) === null) {
    const what = `"${code}" is not in the table of tournament types.`;
    report(row, 'trf.type.unknown', FREE_TEXT_FROM, what);
  }
  return { tag: '192', line: row.line, code };
}

export function readTieBreaks(row: Row, tag: TrfTieBreaks['tag']): TrfTieBreaks | null {
  const text = freeText(row);
  if (text === null) return null;
  const codes = text === '' ? [] : text.split(',').map((code) => code.trim());
  return { tag, line: row.line, codes };
}

export function readTimeControl(row: Row): TrfTimeControl | null {
  const text = requiredText(row, 'the time control');
  if (text === null) return null;
  const control = parseTimeControl(text);
  if (control === null) {
    const what = `"${text}" is not an encoded time control. Write it as 5400+30 or 40/6000+30:900+30.`;
    report(row, 'trf.timeControl.malformed', FREE_TEXT_FROM, what);
    return null;
  }
  return { tag: '222', line: row.line, control };
}

/** `012 text`: identifier, blank, free text. */
export function freeTextLine(tag: string, text: string, report: WriteReport): string {
  const kept = oneLine(text, FREE_TEXT_FROM, report);
  return kept === '' ? tag : `${tag} ${kept}`;
}

export function writeText(record: TrfText, report: WriteReport): string {
  return freeTextLine(record.tag, record.text, report);
}

export function writeEventDate(record: TrfDate, report: WriteReport): string {
  return freeTextLine(record.tag, record.date === null ? '' : writeDate(record.date), report);
}

export function writeCount(record: TrfCount, report: WriteReport): string {
  return freeTextLine(record.tag, record.count === null ? '' : String(record.count), report);
}

export function writeRoundDates(record: TrfRoundDates, report: WriteReport): string {
  const line = buildLine('132', report);
  record.dates.forEach((date, index) => {
    const column = repeated(ROUND_DATES.cells.date, ROUND_DATES.stride, index);
    if (date === null) return;
    if (hasShortForm(date)) line.text(column, writeRoundDate(date));
    else report('trf.write.tooWide', column.from, `${date} has no form YY/MM/DD; left out.`);
  });
  return line.done();
}

export function writeInitialColour(record: TrfInitialColour, report: WriteReport): string {
  return freeTextLine('152', record.colour === 'white' ? 'W' : 'B', report);
}

export function writeStartingRank(record: TrfStartingRank, report: WriteReport): string {
  if (record.federation === '') return freeTextLine('172', record.method, report);
  return buildLine('172', report)
    .text(STARTING_RANK.fields.federation, record.federation)
    .text(STARTING_RANK.fields.method, record.method)
    .done();
}

export function writeTournamentType(record: TrfTournamentType, report: WriteReport): string {
  return freeTextLine('192', record.code, report);
}

export function writeTieBreaks(record: TrfTieBreaks, report: WriteReport): string {
  return freeTextLine(record.tag, record.codes.join(','), report);
}

export function writeTimeControl(record: TrfTimeControl, report: WriteReport): string {
  return freeTextLine('222', formatTimeControl(record.control), report);
}
