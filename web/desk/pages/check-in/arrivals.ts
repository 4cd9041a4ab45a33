import type { Language } from '@ronde/core/rules/language.ts';
import { arrivalOf } from '@ronde/core/tournament/arrival.ts';
import type { CheckInLine } from '@ronde/core/tournament/views/check-in.ts';
import { searchPlayers } from '@ronde/core/tournament/views/search.ts';

export type Shown = 'missing' | 'here' | 'all';

export interface ArrivalsAsked {
  readonly text: string;
  readonly shown: Shown;
  /** Whose alphabet it is. */
  readonly language: Language;
}

/** Who is listed: by what is typed, best match first; otherwise by name. */
export function arrivals(
  players: readonly CheckInLine[],
  { text, shown, language }: ArrivalsAsked,
): readonly CheckInLine[] {
  const fits = (line: CheckInLine): boolean => {
    const arrival = arrivalOf(line);
    return shown === 'all' || arrival === shown || (shown === 'missing' && arrival === 'away');
  };
  // Whoever types a name wants to find it, come or not.
  if (text.trim() !== '') return searchPlayers(players, text, players.length);
  const collator = new Intl.Collator(language);
  return players.filter(fits).sort((a, b) => collator.compare(a.name, b.name));
}

/** Letters before the kiosk shows anybody: it is no list to read. */
const LETTERS = 2;
const MATCHES = 6;

/** Who the kiosk offers for what is typed. */
export function kioskMatches(
  players: readonly CheckInLine[],
  text: string,
): readonly CheckInLine[] {
  return text.trim().length < LETTERS ? [] : searchPlayers(players, text, MATCHES);
}
