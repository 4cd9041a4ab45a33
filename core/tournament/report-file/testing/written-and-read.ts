import { parseTrf } from '../../../formats/trf/read.ts';
import { writeTrf } from '../../../formats/trf/write.ts';
import { openLedger, type Ledger } from '../../log.ts';
import { readReport } from '../read-report.ts';
import { writeReport } from '../write-report.ts';

/** The report file of a log, as a federation gets it. */
export function written({ state, entries }: Ledger): string {
  if (!state) throw new Error('no tournament');
  const document = writeReport(state, entries, { forPublication: false });
  return writeTrf(document, { edition: 'trf-26' }).text;
}

/** The log a report file becomes; a file of ours may have no fault at all. */
export function read(text: string, from = 'open.trf'): Ledger {
  const { document, problems } = parseTrf(text);
  const reading = readReport(document, { firstDay: '2026-03-07', from });
  const faults = [...problems, ...reading.problems].filter(({ severity }) => severity !== 'note');
  if (reading.events === null || faults.length > 0) throw new Error(JSON.stringify(faults));
  const { events } = reading;
  return openLedger([{ position: 1, at: '2026-03-07T10:00:00Z', by: 'import', events }]);
}
