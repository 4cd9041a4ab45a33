import type { IsoDate } from '../../rules/identity.ts';
import type { Problem } from '../../rules/problem.ts';
import { identifierOf, type LineEnd, type TrfDocument } from './document.ts';
import { trfProblem } from './problems.ts';
import { toTrf16 } from './to-trf16.ts';
import { toTrf26 } from './to-trf26.ts';
import { writeRecord } from './write-record.ts';

export const TRF_EDITIONS = ['trf-16', 'trf-26'] as const;
export type TrfEdition = (typeof TRF_EDITIONS)[number];

/** TRF26 is applied from this day on. */
const TRF26_FROM: IsoDate = '2025-09-01';

/** The edition of report files in use on a day. */
export const trfEditionOn = (day: IsoDate): TrfEdition => (day < TRF26_FROM ? 'trf-16' : 'trf-26');

export interface WrittenTrf {
  readonly text: string;
  readonly problems: readonly Problem[];
}

/** Lines end as most programs expect: the CR of the specification, and an LF. */
const DEFAULT_LINE_END: LineEnd = '\r\n';

/** Writes a file of one edition; what the edition cannot carry is expressed otherwise or reported. */
export function writeTrf(
  document: TrfDocument,
  { edition, lineEnd }: { readonly edition: TrfEdition; readonly lineEnd?: LineEnd },
): WrittenTrf {
  const converted = edition === 'trf-16' ? toTrf16(document) : toTrf26(document);
  const written = writeTrfAsIs(converted.document, { lineEnd: lineEnd ?? DEFAULT_LINE_END });
  return { text: written.text, problems: [...converted.problems, ...written.problems] };
}

/** Writes every record in its own form, whatever edition or dialect it is of. */
export function writeTrfAsIs(
  document: TrfDocument,
  { lineEnd = document.lineEnd }: { readonly lineEnd?: LineEnd } = {},
): WrittenTrf {
  const problems: Problem[] = [];
  let text = '';
  for (const record of document.records) {
    const line = writeRecord(record, (code, column, what) => {
      const place = { line: record.line, column, record: identifierOf(record) };
      problems.push(trfProblem(code, place, what));
    });
    text += line + lineEnd;
  }
  return { text, problems };
}
