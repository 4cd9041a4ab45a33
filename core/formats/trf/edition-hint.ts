import { SWISS_2017, SWISS_2026 } from '../../rules/editions/swiss.ts';
import { recordsOf, type TrfDocument } from './document.ts';
import { parseTournamentType } from './tournament-type.ts';

const EDITIONS = [
  { id: 'swiss-2017', year: '2017', inForce: SWISS_2017.inForce },
  { id: 'swiss-2026', year: '2026', inForce: SWISS_2026.inForce },
] as const;
type SwissEdition = (typeof EDITIONS)[number];

/** The edition of the Swiss rules a file points to, and the record that says so. */
export interface EditionHint {
  readonly edition: SwissEdition['id'];
  /** 092 counts where an engine wrote a type code there. */
  readonly because: '192' | '092' | '042';
}

/** By the year in the type code, else by the first day of the event; null when neither tells. */
export function editionHint(document: TrfDocument): EditionHint | null {
  const codes = [
    ...recordsOf(document, '192').map(({ code }) => ({ code, because: '192' as const })),
    ...recordsOf(document, '092').map(({ text }) => ({ code: text, because: '092' as const })),
  ];
  for (const { code, because } of codes) {
    const year = parseTournamentType(code)?.edition ?? null;
    const named = EDITIONS.find((edition) => edition.year === year);
    if (named) return { edition: named.id, because };
  }
  for (const { date } of recordsOf(document, '042')) {
    const inForce = EDITIONS.find(
      (edition) =>
        date !== null &&
        edition.inForce.from <= date &&
        (edition.inForce.until === null || date <= edition.inForce.until),
    );
    if (inForce) return { edition: inForce.id, because: '042' };
  }
  return null;
}
