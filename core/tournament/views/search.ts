import { alphabetical } from '../initial-order.ts';

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
    const cost = costOf(player, asked);
    return cost === null ? [] : [{ player, cost, index }];
  });
  found.sort((a, b) => a.cost - b.cost || a.index - b.index);
  return found.slice(0, limit).map(({ player }) => player);
}

/** Letters that accents do not explain, as they are typed without them. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/Æ/g, 'AE'],
  [/Œ/g, 'OE'],
  [/Ø/g, 'O'],
  [/[ÐĐ]/g, 'D'],
  [/Ł/g, 'L'],
  [/Þ/g, 'TH'],
  [/['’`]/g, ''],
];

/** Words in capitals without accents. */
export function wordsOf(text: string): string[] {
  let plain = alphabetical(text);
  for (const [letter, typed] of PLAIN) plain = plain.replace(letter, typed);
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

/** 0 for the exact words, more for every liberty taken; null when some word is nowhere. */
function costOf(player: Searchable, asked: readonly string[]): number | null {
  const free = wordsOf(player.name);
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
    if (place < 0 || best === Infinity) return null;
    free.splice(place, 1);
    total += best + place / 100;
  }
  return total;
}

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
