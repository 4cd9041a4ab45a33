import type { Participant } from './participant.ts';

export type LiteralPair = readonly [Participant, Participant];
export type MayMeet = (a: Participant, b: Participant) => boolean;

export interface LiteralPairing {
  readonly pairs: readonly LiteralPair[];
  readonly floaters: readonly Participant[];
}

/** A bracket with those below it, whether of the next scoregroup or lower. */
export interface LiteralBracket {
  /** In order of BSN (4.1). */
  readonly members: readonly Participant[];
  readonly following: readonly Participant[];
  readonly below: readonly Participant[];
}

/** 3.2.2: the first pairing, as ordered by article 4, that complies best with C1 to C8. */
export function pairBracket(bracket: LiteralBracket, mayMeet: MayMeet): LiteralPairing {
  const { members, following, below } = bracket;
  const judgements = new Map<string, number[] | null>();
  const [floaters = 0] = bestOf(members, [...following, ...below], mayMeet); // 3.2.1, C5
  let best: { pairing: LiteralPairing; value: readonly number[] } | null = null;
  for (const pairing of pairingsInOrder(members, floaters, mayMeet)) {
    const key = pairing.floaters.map(({ tpn }) => tpn).join(' ');
    const known = judgements.get(key);
    const judged = known === undefined ? judge(pairing.floaters, following, below, mayMeet) : known;
    judgements.set(key, judged);
    if (judged === null) continue; // C4
    const value = [...judged, missedPreferences(pairing.pairs)]; // C8
    if (best === null || compare(value, best.value) < 0) best = { pairing, value };
  }
  if (best === null) throw new Error('the players left cannot all be paired');
  return best.pairing;
}

/** 4.3: the first player's opponents from the last down to nobody, then the next player's. */
function* pairingsInOrder(
  left: readonly Participant[],
  floaters: number,
  mayMeet: MayMeet,
): Generator<LiteralPairing> {
  const [first, ...others] = left;
  if (first === undefined) {
    yield { pairs: [], floaters: [] };
    return;
  }
  if (left.length > floaters) {
    for (const opponent of [...others].reverse()) {
      if (!mayMeet(first, opponent)) continue;
      const rest = others.filter((player) => player !== opponent);
      if (rest.length < floaters) continue;
      for (const more of pairingsInOrder(rest, floaters, mayMeet)) {
        yield { ...more, pairs: [[first, opponent], ...more.pairs] };
      }
    }
  }
  if (floaters === 0) return;
  for (const more of pairingsInOrder(others, floaters - 1, mayMeet)) {
    yield { ...more, floaters: [first, ...more.floaters] };
  }
}

/** C6 and C7 of a set of floaters as numbers to be minimised; null when C4 is not complied with. */
function judge(
  floaters: readonly Participant[],
  following: readonly Participant[],
  below: readonly Participant[],
  mayMeet: MayMeet,
): number[] | null {
  if (!canBePairedOff([...floaters, ...following, ...below], mayMeet)) return null;
  return [...descending(floaters), ...bestOf([...floaters, ...following], below, mayMeet)];
}

/** The fewest floaters a bracket can have, and their lowest scores; for C7 by reading B3. */
function bestOf(
  members: readonly Participant[],
  below: readonly Participant[],
  mayMeet: MayMeet,
): number[] {
  for (let floaters = members.length % 2; floaters <= members.length; floaters += 2) {
    let best: number[] | null = null;
    for (const set of subsets(members, floaters)) {
      const scores = descending(set);
      if (best !== null && compare(scores, best) >= 0) continue;
      const paired = members.filter((player) => !set.includes(player));
      if (canBePairedOff(paired, mayMeet) && canBePairedOff([...set, ...below], mayMeet)) {
        best = scores;
      }
    }
    if (best !== null) return [floaters, ...best];
  }
  throw new Error('the players left cannot all be paired');
}

function* subsets(
  players: readonly Participant[],
  size: number,
): Generator<readonly Participant[]> {
  if (size === 0) yield [];
  if (size === 0 || size > players.length) return;
  const [first, ...others] = players;
  if (first === undefined) return;
  for (const rest of subsets(others, size - 1)) yield [first, ...rest];
  yield* subsets(others, size);
}

const descending = (players: readonly Participant[]): number[] =>
  players.map(({ score }) => score).sort((a, b) => b - a);

const missedPreferences = (pairs: readonly LiteralPair[]): number =>
  pairs.filter(
    ([a, b]) => a.preference.colour !== null && a.preference.colour === b.preference.colour,
  ).length;

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [place, mine] of a.entries()) {
    const difference = mine - (b[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Whether everybody can have an opponent. */
export function canBePairedOff(players: readonly Participant[], mayMeet: MayMeet): boolean {
  const [first, ...others] = players;
  if (first === undefined) return true;
  return others.some(
    (opponent) =>
      mayMeet(first, opponent) &&
      canBePairedOff(
        others.filter((player) => player !== opponent),
        mayMeet,
      ),
  );
}
