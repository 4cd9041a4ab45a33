import { EVENTS, TOURNAMENT_FIELDS, type EventId, type TournamentField } from './needed-by.ts';

/** Values that can be nothing else, one for every private field of each tournament. */
export const SENTINELS: Readonly<Record<EventId, Readonly<Record<TournamentField, string>>>> = {
  open: sentinelsOf('open', { birthDate: '1937-04-19', feeDue: '713337', feePaid: '511113' }),
  other: sentinelsOf('other', { birthDate: '1941-08-23', feeDue: '713339', feePaid: '511117' }),
};

function sentinelsOf(
  event: EventId,
  figures: Readonly<Record<'birthDate' | 'feeDue' | 'feePaid', string>>,
): Readonly<Record<TournamentField, string>> {
  const words = Object.fromEntries(
    TOURNAMENT_FIELDS.map((field) => [field, `sentinel-${field.toLowerCase()}-${event}`]),
  ) as Record<TournamentField, string>;
  return { ...words, ...figures };
}

/** How a sentinel may be written somewhere. */
export function writtenAs(field: string, value: string): readonly RegExp[] {
  if (field === 'birthDate') {
    const [year = '', month = '', day = ''] = value.split('-');
    // The year alone is a birth date too; every way to write the whole has it in it.
    return [new RegExp(`(?<![\\w.])${year}(?![\\w])`), new RegExp(`${day}.${month}.${year}`)];
  }
  if (field === 'feeDue' || field === 'feePaid') {
    const [whole, cents] = [value.slice(0, -2), value.slice(-2)];
    return [new RegExp(`(?<!\\d)${whole.slice(0, 1)}\\s?${whole.slice(1)}[.,]?${cents}(?!\\d)`)];
  }
  return [new RegExp(value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i')];
}

export const eventOf = (place: string): EventId | null =>
  EVENTS.find((event) => event === place) ?? null;
