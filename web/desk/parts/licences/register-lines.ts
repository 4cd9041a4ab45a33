import type { Language } from '@ronde/core/rules/language.ts';
import type { PlayerLine } from '@ronde/core/tournament/views/players.ts';
import { searchPlayers } from '@ronde/core/tournament/views/search.ts';

/** Nobody has looked, and somebody must: who is out of the event is looked at no more. */
export const isToSee = ({ left, staff }: PlayerLine): boolean =>
  left === null && staff?.licenceVerdict?.seen === false;

/** Nothing is noted at all: what *all* means. */
export const isUnnoted = (line: PlayerLine): boolean =>
  isToSee(line) && (line.staff?.licenceCheck ?? null) === null;

/** Whom the federation's list gives a licence that is enough. */
export const isOnRecord = (line: PlayerLine): boolean =>
  isUnnoted(line) && line.staff?.licenceVerdict?.why === 'onRecord';

/** Who is listed: by what is typed, best match first; otherwise by name. */
export function registerLines(
  players: readonly PlayerLine[],
  asked: { readonly text: string; readonly toSee: boolean; readonly language: Language },
): readonly PlayerLine[] {
  // Whoever types a name wants to find it, seen or not.
  if (asked.text.trim() !== '') return searchPlayers(players, asked.text, players.length);
  const collator = new Intl.Collator(asked.language);
  return players
    .filter((line) => !asked.toSee || isToSee(line))
    .sort((a, b) => collator.compare(a.name, b.name));
}
