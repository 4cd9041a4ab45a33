import {
  legalPairings,
  missedPreferences,
  type LiteralPair,
  type MayMeet,
} from './legal-pairings.ts';
import type { Participant } from './participant.ts';
import { firstBest, sortedSets, transpositions } from './sorted-sets.ts';

interface Groups {
  readonly g1: readonly Participant[];
  readonly g2: readonly Participant[];
}

type Side = keyof Groups;

/** 3.2.3 to 3.2.6. */
export function pairBracket(
  bracket: readonly Participant[],
  mayMeet: MayMeet,
): readonly LiteralPair[] {
  const initial = initialGroups(bracket);
  const { g1, g2 } = recomposition(initial, bracket, mayMeet);
  const s1 = byAverage(g1);
  for (const t2 of transpositions(byNumber(g2))) {
    const pairs = generated(s1, t2);
    if (pairs.every(([a, b]) => mayMeet(a, b))) return pairs;
  }
  throw new Error('no transposition yields a legal pairing');
}

const byNumber = (players: readonly Participant[]): Participant[] =>
  [...players].sort((a, b) => a.tpn - b.tpn);

const byAverage = (players: readonly Participant[]): Participant[] =>
  [...players].sort((a, b) => a.aro - b.aro || a.tpn - b.tpn);

const generated = (
  s1: readonly Participant[],
  t2: readonly Participant[],
): (readonly [Participant, Participant])[] =>
  s1.flatMap((player, index) =>
    t2.slice(index, index + 1).map((other) => [player, other] as const),
  );

/** 3.2.3. */
function initialGroups(bracket: readonly Participant[]): Groups {
  if (bracket.every(({ colours }) => colours.length === 0)) {
    const sorted = byNumber(bracket);
    return { g1: sorted.slice(0, sorted.length / 2), g2: sorted.slice(sorted.length / 2) };
  }
  return {
    g1: bracket.filter(({ preference }) => preference.colour === 'white'),
    g2: bracket.filter(({ preference }) => preference.colour === 'black'),
  };
}

/** 3.2.4. */
function recomposition(initial: Groups, bracket: readonly Participant[], mayMeet: MayMeet): Groups {
  const smaller: Side = initial.g2.length < initial.g1.length ? 'g2' : 'g1';
  const number = unavoidablePairs(initial[smaller], bracket, mayMeet);
  const firstShifts = sortedSets(shifters(initial, smaller), number);
  const first = firstBest(firstShifts, (set) => {
    const shifted = shift(initial, smaller, set);
    return least([...equalisations(initial, shifted)].map((groups) => bestAcross(groups, mayMeet)));
  });
  const once = shift(initial, smaller, first ?? []);
  const second = firstBest(equalisations(initial, once), (groups) => {
    const missed = bestAcross(groups, mayMeet);
    return missed === null ? null : [missed];
  });
  if (first === null || second === null) throw new Error('no shift yields a legal pairing');
  return second;
}

/** U5: the least number of pairs inside a subgroup over all legal pairings of the bracket. */
function unavoidablePairs(
  subgroup: readonly Participant[],
  bracket: readonly Participant[],
  mayMeet: MayMeet,
): number {
  let fewest = Infinity;
  for (const pairs of legalPairings(bracket, mayMeet)) {
    const inside = pairs.filter(([a, b]) => subgroup.includes(a) && subgroup.includes(b));
    fewest = Math.min(fewest, inside.length);
  }
  return fewest;
}

/** 4.3 by reading U3: those who were in the subgroup from the start, numbered from the middle. */
function shifters(initial: Groups, side: Side): Participant[] {
  const left = side === 'g1' ? byAverage(initial.g1) : byNumber(initial.g2);
  const sequence: Participant[] = [];
  while (left.length > 0) {
    const middle = Math.ceil(left.length / 2) - 1;
    sequence.push(...left.splice(middle, 1));
  }
  return sequence;
}

function shift({ g1, g2 }: Groups, from: Side, set: readonly Participant[]): Groups {
  const stays = (player: Participant): boolean => !set.includes(player);
  return from === 'g1'
    ? { g1: g1.filter(stays), g2: [...g2, ...set] }
    : { g1: [...g1, ...set], g2: g2.filter(stays) };
}

/** Every way to equalise the sizes, in the order of 4.3. */
function* equalisations(initial: Groups, groups: Groups): Generator<Groups> {
  const larger: Side = groups.g1.length > groups.g2.length ? 'g1' : 'g2';
  const surplus = Math.abs(groups.g1.length - groups.g2.length) / 2;
  for (const set of sortedSets(shifters(initial, larger), surplus)) {
    yield shift(groups, larger, set);
  }
}

/** C7 of the best legal pairing of one subgroup with the other; null when there is none. */
function bestAcross({ g1, g2 }: Groups, mayMeet: MayMeet): number | null {
  const across: MayMeet = (a, b) => g1.includes(a) !== g1.includes(b) && mayMeet(a, b);
  const key = least(
    [...legalPairings([...g1, ...g2], across)].map((pairs) => missedPreferences(pairs)),
  );
  return key === null ? null : key[0];
}

function least(figures: readonly (number | null)[]): [number] | null {
  const known = figures.filter((figure) => figure !== null);
  return known.length === 0 ? null : [Math.min(...known)];
}
