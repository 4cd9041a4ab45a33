import type { Colour } from '../../rules/colour.ts';
import { formatPoints, parsePoints, type Points } from '../../rules/points.ts';
import { ENGINE_ACCELERATION, repeated } from './columns.ts';
import { buildLine, type WriteReport } from './line-builder.ts';
import type { Placed } from './record.ts';
import {
  readPoints,
  repetitions,
  report,
  reportStrayText,
  requireNumber,
  tokensOf,
} from './row.ts';
import type { Row } from './row.ts';
import type { CodedPoints } from './scoring-records.ts';
import { freeTextLine } from './tournament-records.ts';

/** XXR: rounds of the event (TRF26: 142). */
export interface TrfEngineRounds extends Placed {
  readonly tag: 'XXR';
  readonly count: number;
}

/** XXC: the colour drawn by lot (TRF26: 152), and whether ranks stand in for pairing numbers. */
export interface TrfEngineConfiguration extends Placed {
  readonly tag: 'XXC';
  readonly initialColour: Colour | null;
  readonly byRank: boolean;
}

/** XXZ: players absent from the round to pair; XXP: players who may not meet (TRF26: 240, 260). */
interface NumbersOf<Tag> extends Placed {
  readonly tag: Tag;
  readonly numbers: readonly number[];
}
export type TrfEngineNumbers = NumbersOf<'XXZ'> | NumbersOf<'XXP'>;

/** XXS: points by colour and kind of result; W, D and L stand for several. */
export const ENGINE_CODES = [
  'WW',
  'BW',
  'WD',
  'BD',
  'WL',
  'BL',
  'ZPB',
  'HPB',
  'FPB',
  'PAB',
  'FW',
  'FL',
  'W',
  'D',
  'L',
] as const;
export type EngineCode = (typeof ENGINE_CODES)[number];

export interface TrfEngineScoring extends Placed {
  readonly tag: 'XXS';
  readonly values: readonly CodedPoints<EngineCode>[];
}

/** XXA: fictitious points of one player, round r at index r − 1 (TRF26: 250). */
export interface TrfEngineAcceleration extends Placed {
  readonly tag: 'XXA';
  readonly number: number;
  readonly points: readonly Points[];
}

/** Digits enough for any number of players or rounds, few enough to stay exact. */
const isNumber = (text: string): boolean => /^\d{1,9}$/.test(text) && Number(text) > 0;

export function readEngineRounds(row: Row): TrfEngineRounds | null {
  const [token, ...others] = tokensOf(row);
  if (token !== undefined && others.length === 0 && isNumber(token.text)) {
    return { tag: 'XXR', line: row.line, count: Number(token.text) };
  }
  const what = 'XXR wants the number of rounds and nothing else.';
  report(row, 'trf.number.notANumber', token?.column ?? 5, what);
  return null;
}

export function readEngineConfiguration(row: Row): TrfEngineConfiguration | null {
  let initialColour: Colour | null = null;
  let byRank = false;
  const words = new Set<string>();
  for (const { text, column } of tokensOf(row)) {
    const word = text.toLowerCase();
    if (words.has(word)) {
      report(row, 'trf.configuration.repeated', column, `XXC says ${word} twice.`);
    }
    words.add(word);
    if (word === 'rank') {
      byRank = true;
    } else if (word === 'white1' || word === 'black1') {
      const colour = word === 'white1' ? 'white' : 'black';
      if (initialColour !== null && initialColour !== colour) {
        const what = 'XXC names both colours. Keep the one that was drawn.';
        report(row, 'trf.colour.conflict', column, what);
        return null;
      }
      initialColour = colour;
    } else {
      const what = `"${text}" is not a setting of XXC. Write rank, white1 or black1.`;
      report(row, 'trf.configuration.unknown', column, what);
      return null;
    }
  }
  return { tag: 'XXC', line: row.line, initialColour, byRank };
}

export function readEngineNumbers(row: Row, tag: TrfEngineNumbers['tag']): TrfEngineNumbers | null {
  const tokens = tokensOf(row);
  const wrong = tokens.find(({ text }) => !isNumber(text));
  if (wrong !== undefined) {
    const what = `"${wrong.text}" is not a pairing number. Write numbers with blanks between.`;
    report(row, 'trf.number.notANumber', wrong.column, what);
    return null;
  }
  return { tag, line: row.line, numbers: tokens.map(({ text }) => Number(text)) };
}

export function readEngineScoring(row: Row): TrfEngineScoring | null {
  const values: CodedPoints<EngineCode>[] = [];
  for (const { text, column } of tokensOf(row)) {
    const [letters = '', figure = '', ...rest] = text.split('=');
    const code = ENGINE_CODES.find((one) => one === letters.toUpperCase());
    if (code === undefined || rest.length > 0) {
      const what = `"${text}" is not a value of XXS. Write it as W=3 or PAB=1.5.`;
      report(row, 'trf.scoring.unknownCode', column, what);
      return null;
    }
    const points = figure.length > 9 ? null : parsePoints(figure);
    if (points === null) {
      const what = `the points "${figure}" are not a score. Write them as 1 or 0.5.`;
      report(row, 'trf.points.notANumber', column, what);
      return null;
    }
    values.push({ code, points });
  }
  return { tag: 'XXS', line: row.line, values };
}

export function readEngineAcceleration(row: Row): TrfEngineAcceleration | null {
  const { fields, cells, stride } = ENGINE_ACCELERATION;
  if (reportStrayText(row, ENGINE_ACCELERATION)) return null;
  const before = row.problems.length;
  const number = requireNumber(row, fields.number, 'the pairing number');
  const points: Points[] = [];
  for (let index = 0; index < repetitions(row, ENGINE_ACCELERATION); index += 1) {
    const value = readPoints(row, repeated(cells.points, stride, index), 'the fictitious points');
    points.push(value ?? NONE);
  }
  if (number === null || row.problems.length > before) return null;
  return { tag: 'XXA', line: row.line, number, points };
}

const NONE = 0 as Points;

export function writeEngineRounds(record: TrfEngineRounds, report: WriteReport): string {
  return freeTextLine('XXR', String(record.count), report);
}

export function writeEngineConfiguration(
  record: TrfEngineConfiguration,
  report: WriteReport,
): string {
  const words = [
    ...(record.byRank ? ['rank'] : []),
    ...(record.initialColour === null ? [] : [`${record.initialColour}1`]),
  ];
  return freeTextLine('XXC', words.join(' '), report);
}

export function writeEngineNumbers(record: TrfEngineNumbers, report: WriteReport): string {
  return freeTextLine(record.tag, record.numbers.join(' '), report);
}

export function writeEngineScoring(record: TrfEngineScoring, report: WriteReport): string {
  const values = record.values.map(({ code, points }) => `${code}=${formatPoints(points)}`);
  return freeTextLine('XXS', values.join(' '), report);
}

export function writeEngineAcceleration(
  record: TrfEngineAcceleration,
  report: WriteReport,
): string {
  const { fields, cells, stride } = ENGINE_ACCELERATION;
  const line = buildLine('XXA', report).number(fields.number, record.number);
  record.points.forEach((value, index) =>
    line.points(repeated(cells.points, stride, index), value),
  );
  return line.done();
}
