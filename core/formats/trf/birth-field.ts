import type { Column } from './columns.ts';
import { readBirthDate, type BirthDate } from './dates.ts';
import { report, textAt, type Row } from './row.ts';

/** The birth date of a 001 or national rating line; null when unknown or, once reported, unreadable. */
export function readBirth(row: Row, column: Column): BirthDate | null {
  const written = textAt(row, column);
  if (written === '') return null;
  const reading = readBirthDate(written);
  switch (reading.kind) {
    case 'date':
      if (!reading.prescribed) {
        const what = `birth date "${written}" was read as ${reading.date}. The form is YYYY/MM/DD.`;
        report(row, 'trf.date.otherForm', column.from, what);
      }
      return reading.date;
    case 'unknown':
      return null;
    case 'ambiguous': {
      const what = `birth date "${written}" could be ${reading.readings.join(' or ')}. Write it as YYYY/MM/DD.`;
      report(row, 'trf.date.ambiguous', column.from, what);
      return null;
    }
    case 'malformed': {
      const what = `"${written}" is not a birth date. Write it as YYYY/MM/DD.`;
      report(row, 'trf.date.malformed', column.from, what);
      return null;
    }
  }
}
