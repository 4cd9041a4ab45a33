import type { SeatingsView } from '@ronde/core/tournament/views/seatings.ts';
import type { CALENDAR_WORDS } from './calendar-words.ts';

/** Every seating for a spreadsheet, its heads first: who has White at which table, and who is free. */
export function seatingRows(
  { seatings }: SeatingsView,
  words: (typeof CALENDAR_WORDS)['en'],
): (string | number | null)[][] {
  return [
    [words.seatingHead, words.roundHead, words.table, words.white, words.black],
    ...seatings.flatMap(({ seating, round, tables, free }) => [
      ...tables.flatMap(({ table, first, second, white }) => {
        if (first === null || second === null) return [];
        const [own, other] = white === 'first' ? [first, second] : [second, first];
        return [[seating, round, table, own.name, other.name]];
      }),
      ...(free === null ? [] : [[seating, round, words.freeHead, free.name, null]]),
    ]),
  ];
}
