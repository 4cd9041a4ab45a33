import { goesOnIn, nameWords } from '../../formats/player-list/folded-name.ts';

/** Who can be looked for: a name, and numbers that name a person. */
export interface Searchable {
  readonly name: string;
  readonly tpn?: number | null;
  readonly fideId?: string | null;
  readonly nationalId?: string | null;
}

/**
 * Finds players while a name is being typed: accents, case and the order of the names do not
 * matter, small typing errors are forgiven; a number finds by pairing number, FIDE number or licence.
 * Best matches first, equal ones in the order given.
 */
export function searchPlayers<P extends Searchable>(
  players: readonly P[],
  query: string,
  limit = 20,
): P[] {
  const asked = wordsOf(query);
  if (asked.length === 0) return [];
  const found = players.flatMap((player, index) => {
    const cost = nearestCost(player, asked);
    return cost === null ? [] : [{ player, cost, index }];
  });
  found.sort((a, b) => a.cost - b.cost || a.index - b.index);
  return found.slice(0, limit).map(({ player }) => player);
}

/** Words in capitals without accents. */
export const wordsOf = (text: string): string[] =>
  nameWords(text).map((word) => word.toUpperCase());

/** As it is typed, or with two words taken for one: `n guyen` is N'Guyen. */
function nearestCost(player: Searchable, asked: readonly string[]): number | null {
  const asTyped = costOf(player, asked);
  if (asTyped !== null || asked.length === 1) return asTyped;
  const joined = asked.slice(1).flatMap((word, at) => {
    const cost = costOf(player, [
      ...asked.slice(0, at),
      `${asked[at] ?? ''}${word}`,
      ...asked.slice(at + 2),
    ]);
    return cost === null ? [] : [cost + 1];
  });
  return joined.length === 0 ? null : Math.min(...joined);
}

/** 0 for the exact words, more for every liberty taken; null when some word is nowhere. */
function costOf(player: Searchable, asked: readonly string[]): number | null {
  const words = wordsOf(player.name);
  const free = [...words];
  const numbers = [player.tpn, player.fideId, player.nationalId].flatMap((number) =>
    number === undefined || number === null ? [] : [String(number).toUpperCase()],
  );
  let total = 0;
  for (const word of asked) {
    if (/\d/.test(word)) {
      const known = numbers.includes(word);
      if (!known && !numbers.some((number) => number.length > 3 && number.startsWith(word))) {
        return null;
      }
      total += known ? 0 : 1;
      continue;
    }
    let [best, place] = [Infinity, -1];
    free.forEach((own, index) => {
      const cost = wordCost(word, own);
      if (cost < best) [best, place] = [cost, index];
    });
    const across = goesOnIn(words, word) ? ACROSS_WORDS : Infinity;
    if (across < best) {
      total += across;
      continue;
    }
    if (place < 0 || best === Infinity) return null;
    free.splice(place, 1);
    total += best + place / 100;
  }
  return total;
}

/** Two words of a name typed as one: less than a slip, more than a piece of a word. */
const ACROSS_WORDS = 2.5;

/** What it takes to read a typed word as (the beginning of) a name. */
function wordCost(typed: string, own: string): number {
  if (typed === own) return 0;
  if (own.startsWith(typed)) return 1;
  if (typed.length >= 3 && own.includes(typed)) return 2;
  const allowed = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2;
  const errors = errorsToBeginning(typed, own, allowed);
  return errors > allowed ? Infinity : 3 + errors;
}

/**
 * Letters wrong, missing, added or exchanged with their neighbour, to make the typed word the
 * beginning of another; stops counting beyond `allowed`.
 */
function errorsToBeginning(typed: string, own: string, allowed: number): number {
  const width = Math.min(own.length, typed.length + allowed);
  let beforeLast: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= width; column += 1) {
      const same = typed[row - 1] === own[column - 1];
      let cost = Math.min(
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
      );
      const exchanged = typed[row - 1] === own[column - 2] && typed[row - 2] === own[column - 1];
      if (row > 1 && column > 1 && exchanged) {
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      }
      current.push(cost);
    }
    if (Math.min(...current) > allowed) return Infinity;
    [beforeLast, last] = [last, current];
  }
  return Math.min(...last);
}
