/** A match of two places of a bracket, by rank: 1 is the strongest. */
export type BracketPair = readonly [number, number];

/**
 * The pairs of the first round of a full bracket, from the top, as printed (Livre de l'Arbitre, lines
 * 6749-6789): the strongest meets the weakest, and of every two pairs the second is turned round, so that 1
 * stands at the top and 2 at the foot.
 */
export function bracketPairs(rounds: number): BracketPair[] {
  if (!Number.isInteger(rounds) || rounds < 1 || rounds > 20) {
    throw new RangeError(`not a bracket: ${rounds} rounds`);
  }
  let pairs: BracketPair[] = [[1, 2]];
  for (let round = 2; round <= rounds; round += 1) {
    const sum = 2 ** round + 1;
    pairs = pairs
      .flatMap(([one, other], index) => (index % 2 === 0 ? [one, other] : [other, one]))
      .map((rank) => [rank, sum - rank]);
  }
  return pairs;
}

/** A match of the first round; an empty place lets the other through. */
export interface FirstMatch {
  readonly match: number;
  readonly first: number | null;
  readonly second: number | null;
}

/**
 * The first round of a cup without late entries: who has drawn or is ranked n takes place n, and places
 * beyond the field are empty, so that 1 is exempt first, then 2, then 3 (line 6767).
 * @param holders who takes place n, at index n − 1
 */
export function firstRound(holders: readonly number[]): FirstMatch[] {
  if (holders.length < 2) throw new RangeError('a cup has two entrants or more');
  const holder = (place: number): number | null => holders[place - 1] ?? null;
  return bracketPairs(Math.ceil(Math.log2(holders.length))).map(([one, other], index) => ({
    match: index + 1,
    first: holder(one),
    second: holder(other),
  }));
}

/**
 * The round in which two places of a bracket can meet at the earliest, from 1.
 * @param places the places from the top, as `bracketPairs` has them
 */
export function earliestMeeting(places: readonly number[], a: number, b: number): number {
  let [one, other] = [places.indexOf(a), places.indexOf(b)];
  let round = 0;
  while (one !== other) {
    one = Math.floor(one / 2);
    other = Math.floor(other / 2);
    round += 1;
  }
  return round;
}
