import { tpn, type Tpn } from '../../rules/identity.ts';
import type { Points } from '../../rules/points.ts';
import type { Title } from '../../rules/title.ts';
import { readBirth } from './birth-field.ts';
import { PLAYER, type Column } from './columns.ts';
import { writeDate, type BirthDate } from './dates.ts';
import { buildLine, type WriteReport } from './line-builder.ts';
import type { Placed } from './record.ts';
import { readRounds, writeRounds, type RoundCell } from './round-cells.ts';
import { isBlankAt, readNumber, readPoints, report, reportStrayText } from './row.ts';
import { requireNumber, textAt, uncut, type Row } from './row.ts';
import { titleOf } from './title-letters.ts';

export const SEXES = ['m', 'w'] as const;
export type Sex = (typeof SEXES)[number];

/** 001: a player and the rounds (TRF16 and TRF26, player section). */
export interface TrfPlayer extends Placed {
  readonly tag: '001';
  readonly number: Tpn;
  readonly sex: Sex | null;
  readonly title: Title | null;
  readonly name: string;
  readonly rating: number | null;
  readonly federation: string;
  readonly fideId: string;
  readonly birth: BirthDate | null;
  readonly points: Points | null;
  readonly rank: number | null;
  /** Round r at index r − 1, up to the last round with something written. */
  readonly rounds: readonly RoundCell[];
}

const { fields } = PLAYER;

export function readPlayer(row: Row): TrfPlayer | null {
  const isStray = reportStrayText(row, PLAYER, PLAYER.start - 1);
  const at = (column: Column): Column => (isStray ? uncut(row, PLAYER, column) : column);
  if (isStray && at(fields.number) !== fields.number) return null;
  const number = requireNumber(row, fields.number, 'the pairing number');
  if (number === null) return null;
  if (row.columns.length < fields.points.to) {
    const what = `the line ends before the points (columns ${fields.points.from}-${fields.points.to}). Write the whole record.`;
    report(row, 'trf.line.tooShort', row.columns.length, what);
  }
  const rounds = readRounds(row);
  const points = readPoints(row, at(fields.points), 'the points');
  if (rounds.length > 0 && isBlankAt(row, fields.points)) {
    report(row, 'trf.points.missing', fields.points.from, 'the points are missing.');
  }
  return {
    tag: '001',
    line: row.line,
    number: tpn(number),
    sex: readSex(row, fields.sex),
    title: readTitle(row),
    name: textAt(row, fields.name),
    rating: readNumber(row, at(fields.rating), 'the rating'),
    federation: textAt(row, fields.federation),
    fideId: textAt(row, fields.fideId),
    birth: readBirth(row, at(fields.birth)),
    points,
    rank: readNumber(row, at(fields.rank), 'the rank'),
    rounds,
  };
}

export function readSex(row: Row, column: Column): Sex | null {
  const written = textAt(row, column);
  switch (written) {
    case '':
      return null;
    case 'm':
    case 'M':
      return 'm';
    case 'w':
    case 'W':
    case 'f':
    case 'F':
      return 'w';
    default:
      report(row, 'trf.sex.unknown', column.from, `sex "${written}" is not known. Write m or w.`);
      return null;
  }
}

function readTitle(row: Row): Title | null {
  const written = textAt(row, fields.title);
  if (written === '') return null;
  const title = titleOf(written);
  if (title === null) {
    const what = `title "${written}" is not a FIDE title. Write GM, IM, WGM, FM, WIM, CM, WFM or WCM.`;
    report(row, 'trf.title.unknown', fields.title.from, what);
  }
  return title;
}

export function writePlayer(player: TrfPlayer, report: WriteReport): string {
  const line = buildLine('001', report)
    .number(fields.number, player.number)
    .letter(fields.sex, player.sex ?? '')
    .code(fields.title, player.title ?? '')
    .text(fields.name, player.name)
    .number(fields.rating, player.rating)
    .text(fields.federation, player.federation)
    .code(fields.fideId, player.fideId)
    .text(fields.birth, player.birth === null ? '' : writeDate(player.birth))
    .points(fields.points, player.points)
    .number(fields.rank, player.rank);
  writeRounds(line, player.rounds);
  return line.done();
}
