import type { Tpn } from '../../rules/identity.ts';
import { compareExact, sumCents, type Cents, type ExactCents } from './money.ts';
import { roundShares, type Rounding } from './rounding.ts';
import type { Prize, PrizeList, PrizeRule, Thing } from './scheme.ts';

/** Somebody who competes for a list's prizes. */
export interface Entrant {
  readonly tpn: Tpn;
  readonly rank: number;
  readonly exAequo: number;
}

/** What one player receives from a list, with the working. */
export interface PrizeShare {
  readonly tpn: Tpn;
  /** Place among the entrants of this list; shared with whoever has the same rank. */
  readonly place: number;
  /** What the place alone would bring. */
  readonly byPlace: ExactCents;
  /** What equal shares among the tied would bring. */
  readonly shared: ExactCents;
  /** What the list's rule makes of the two. */
  readonly exact: ExactCents;
  readonly amount: Cents;
  readonly thing: Thing | null;
}

/** Players who share, and what was pooled for them. */
export interface ShareGroup {
  readonly places: readonly [first: number, last: number];
  readonly tied: readonly Tpn[];
  readonly pool: Cents;
  /** How many the money goes to: fewer than the tied where a share would be below the minimum. */
  readonly payees: number;
  readonly shares: readonly PrizeShare[];
  readonly rounding: Rounding;
}

/** The standings leave equal those who must be told apart: play off or draw lots, then award. */
export interface Undecided {
  readonly what: 'thing' | 'minimum';
  readonly players: readonly Tpn[];
}

export interface ListShares {
  readonly groups: readonly ShareGroup[];
  readonly undecided: readonly Undecided[];
  /** Prizes for which there was nobody, from their place on. */
  readonly unawarded: readonly { readonly place: number; readonly prize: Prize }[];
}

/** Shares a list's prizes among its entrants, who stand in order of rank and pairing number. */
export function shareOut(list: PrizeList, entrants: readonly Entrant[], unit: Cents): ListShares {
  const groups: ShareGroup[] = [];
  const undecided: Undecided[] = [];
  for (const [start, end] of runs(entrants, groupKey(list.rule), list.prizes.length)) {
    const group = shareGroup(list, entrants, [start, end], unit);
    groups.push(group);
    undecided.push(...openQuestions(group, list, entrants.slice(start, end), start));
  }
  const unawarded = list.prizes
    .map((prize, index) => ({ place: index + 1, prize }))
    .slice(entrants.length);
  return { groups, undecided, unawarded };
}

/** By place only those of the same rank share; otherwise all with the same points do. */
const groupKey =
  (rule: PrizeRule) =>
  (entrant: Entrant): number =>
    rule === 'place' ? entrant.rank : entrant.exAequo;

type Run = readonly [start: number, end: number];

/** Neighbours with the same key, of those runs that begin before a limit. */
function runs(
  entrants: readonly Entrant[],
  key: (entrant: Entrant) => number,
  limit = entrants.length,
): Run[] {
  const found: Run[] = [];
  let start = 0;
  for (let at = 0; at < entrants.length && start < limit; at++) {
    const [here, next] = [entrants[at], entrants[at + 1]];
    if (here && next && key(here) === key(next)) continue;
    found.push([start, at + 1]);
    start = at + 1;
  }
  return found;
}

function shareGroup(
  list: PrizeList,
  entrants: readonly Entrant[],
  [start, end]: Run,
  unit: Cents,
): ShareGroup {
  const tied = entrants.slice(start, end);
  const prizes = list.prizes.slice(start, end);
  const pool = sumCents(prizes.map(({ amount }) => amount));
  const exact = payable(list, tied, prizes, unit);
  const { amounts, rounding } =
    exact.length > 0
      ? roundShares(pool, exact, exact.length === 1 ? pool : unit)
      : { amounts: [], rounding: { leftOver: pool, to: [] } };
  const placeOf = new Map(
    runs(tied, ({ rank }) => rank).map(([first]) => [tied[first]?.rank, start + first + 1]),
  );
  const shares = tied.flatMap((entrant, index) => {
    const amount = amounts[index] ?? (0 as Cents);
    const thing = prizes[index]?.thing ?? null;
    if (amount === 0 && thing === null) return [];
    const working = exact[index] ?? NOTHING;
    const place = placeOf.get(entrant.rank) ?? start + 1;
    return [{ ...working, tpn: entrant.tpn, place, amount, thing }];
  });
  return {
    places: [start + 1, end],
    tied: tied.map(({ tpn }) => tpn),
    pool,
    payees: exact.length,
    shares,
    rounding,
  };
}

type Working = Pick<PrizeShare, 'tpn' | 'byPlace' | 'shared' | 'exact'>;

const NOTHING = { byPlace: [0, 1], shared: [0, 1], exact: [0, 1] } as const;

/** The smallest amount a list pays out: its minimum, and at least one unit of rounding. */
export const leastPaid = (list: PrizeList, unit: Cents): Cents =>
  list.minimum > unit ? list.minimum : unit;

/**
 * As many of the tied as can be paid the minimum, from the best placed down; whoever's own place
 * has money is never left out, so that all of the pool is paid (LA 5.3: no prize that is too small).
 */
function payable(
  list: PrizeList,
  tied: readonly Entrant[],
  prizes: readonly Prize[],
  unit: Cents,
): readonly Working[] {
  const least: ExactCents = [leastPaid(list, unit), 1];
  const own = prizes.findLastIndex(({ amount }) => amount > 0) + 1;
  if (own === 0) return [];
  const enough = (payees: number): boolean =>
    workings(list.rule, tied.slice(0, payees), prizes).every(
      ({ exact }) => compareExact(exact, least) <= 0,
    );
  // The more are paid, the less the last one has: halve the interval instead of counting down.
  let [paid, unpaid] = [own, tied.length + 1];
  while (unpaid - paid > 1) {
    const middle = Math.floor((paid + unpaid) / 2);
    if (enough(middle)) paid = middle;
    else unpaid = middle;
  }
  return workings(list.rule, tied.slice(0, paid), prizes);
}

/** Hort: half of the prize for the place and half of an equal share (LA 5.3). */
function workings(
  rule: PrizeRule,
  payees: readonly Entrant[],
  prizes: readonly Prize[],
): Working[] {
  const count = payees.length;
  const pool = sumCents(prizes.map(({ amount }) => amount));
  return runs(payees, ({ rank }) => rank).flatMap(([first, end]) => {
    const money = sumCents(prizes.slice(first, end).map(({ amount }) => amount));
    const equal = end - first;
    const [byPlace, shared]: [ExactCents, ExactCents] = [
      [money, equal],
      [pool, count],
    ];
    const hort: ExactCents = [money * count + pool * equal, 2 * count * equal];
    const exact = { place: byPlace, shared, hort }[rule];
    return payees.slice(first, end).map(({ tpn }) => ({ tpn, byPlace, shared, exact }));
  });
}

function openQuestions(
  group: ShareGroup,
  list: PrizeList,
  tied: readonly Entrant[],
  start: number,
): Undecided[] {
  return runs(tied, ({ rank }) => rank).flatMap(([first, end]): Undecided[] => {
    const players = tied.slice(first, end).map(({ tpn }) => tpn);
    const things = players.map((_, index) => list.prizes[start + first + index]?.thing?.name.en);
    const questions: Undecided[] = [];
    if (new Set(things).size > 1) questions.push({ what: 'thing', players });
    const cut = group.payees > first && group.payees < end;
    if (cut) questions.push({ what: 'minimum', players });
    return questions;
  });
}
