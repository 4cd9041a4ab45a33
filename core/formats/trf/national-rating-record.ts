import { tpn, type Tpn } from '../../rules/identity.ts';
import { readBirth } from './birth-field.ts';
import { NATIONAL_RATING } from './columns.ts';
import { writeDate, type BirthDate } from './dates.ts';
import { buildLine, type WriteReport } from './line-builder.ts';
import { readSex, type Sex } from './player-record.ts';
import type { Placed } from './record.ts';
import { integerAt, readNumber, reportStrayText, textAt, type Row } from './row.ts';

/** National rating support: a federation's code stands where other records have their number. */
export interface TrfNationalRating extends Placed {
  readonly tag: 'NRS';
  readonly federation: string;
  /** The pairing number of the 001 record it belongs to. */
  readonly number: Tpn;
  readonly sex: Sex | null;
  readonly classification: string;
  readonly name: string;
  readonly rating: number | null;
  readonly origin: string;
  readonly nationalId: string;
  readonly birth: BirthDate | null;
}

/** The classification of a rating that an arbiter estimated, as the FFE marks it. */
export const ESTIMATE = 'E';

const { fields } = NATIONAL_RATING;

/** Three-letter codes of the TRF25 draft, which no federation has. */
const DRAFT_CODES: ReadonlySet<string> = new Set(['ACC', 'TSE', 'PAB', 'FPB', 'HPB', 'ZPB']);

export function isNationalRating(row: Row): boolean {
  return (
    /^(?!XX|BB)[A-Z]{3}$/.test(row.tag) &&
    !DRAFT_CODES.has(row.tag) &&
    row.columns.charAt(3) === ' ' &&
    integerAt(row.columns, fields.number.from, fields.number.to) > 0
  );
}

/** Only for rows that `isNationalRating`. */
export function readNationalRating(row: Row): TrfNationalRating | null {
  if (reportStrayText(row, NATIONAL_RATING)) return null;
  return {
    tag: 'NRS',
    line: row.line,
    federation: row.tag,
    number: tpn(integerAt(row.columns, fields.number.from, fields.number.to)),
    sex: readSex(row, fields.sex),
    classification: textAt(row, fields.classification),
    name: textAt(row, fields.name),
    rating: readNumber(row, fields.rating, 'the national rating'),
    origin: textAt(row, fields.origin),
    nationalId: textAt(row, fields.nationalId),
    birth: readBirth(row, fields.birth),
  };
}

export function writeNationalRating(record: TrfNationalRating, report: WriteReport): string {
  return buildLine(record.federation, report)
    .number(fields.number, record.number)
    .text(fields.sex, record.sex ?? '')
    .code(fields.classification, record.classification)
    .text(fields.name, record.name)
    .number(fields.rating, record.rating)
    .text(fields.origin, record.origin)
    .code(fields.nationalId, record.nationalId)
    .text(fields.birth, record.birth === null ? '' : writeDate(record.birth))
    .done();
}
