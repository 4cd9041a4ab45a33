const LONGEST_KEPT = 200;
const LONGEST_NEW = 80;
/** Control characters, and halves of surrogate pairs, which UTF-8 cannot carry. */
const NOT_ON_ONE_LINE = /[\p{Cc}\p{Cs}]/u;

/** The id of a tournament that may be there already: older programs took any line of text. */
export function isTournamentId(id: unknown): id is string {
  return (
    typeof id === 'string' &&
    id !== '' &&
    id.length <= LONGEST_KEPT &&
    id === id.trim() &&
    !NOT_ON_ONE_LINE.test(id)
  );
}

/** The id of a tournament to be made: fit for an address, and never a word of the program's own. */
export const isNewTournamentId = (id: string): boolean =>
  id.length <= LONGEST_NEW && /^[a-z0-9-]+$/.test(id);

/** An id made of a name: letters without accents, digits and hyphens; empty when it has none. */
export const idFromName = (name: string, longest = LONGEST_NEW): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, longest)
    .replace(/-+$/, '');
