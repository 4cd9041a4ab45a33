import type { Problem } from '../../rules/problem.ts';
import { identifierOf, type TrfDocument, type TrfRecord } from './document.ts';
import { trfProblem, type TrfProblemCode } from './problems.ts';

export interface Converted {
  readonly document: TrfDocument;
  readonly problems: readonly Problem[];
}

/** Reports about a record on its way into another edition. */
export type ConversionReport = (code: TrfProblemCode, record: TrfRecord, what: string) => void;

/** Replaces each record by those of the other edition, where it stands. Unread lines stay as they are. */
export function convertRecords(
  document: TrfDocument,
  convert: (record: TrfRecord, report: ConversionReport) => readonly TrfRecord[],
): Converted {
  const problems: Problem[] = [];
  const report: ConversionReport = (code, record, what) => {
    const place = { line: record.line, column: 0, record: identifierOf(record) };
    problems.push(trfProblem(code, place, what));
  };
  const records = document.records.flatMap((record) => {
    if (record.tag !== 'faulty' && record.raw === undefined) return convert(record, report);
    report('trf.write.unreadKept', record, 'the line had faults and was written as it was read.');
    return [record];
  });
  return { document: { ...document, records }, problems };
}
