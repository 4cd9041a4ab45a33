import type { Tpn } from '../rules/identity.ts';

/** What the literal readings of C.04.5 and C.04.6 ask about a participant before it is paired. */
export interface LiteralParticipant {
  readonly tpn: Tpn;
  readonly score: number;
  /** Those met over the board. */
  readonly opponents: readonly Tpn[];
  readonly floated: boolean;
  readonly mayHaveBye: boolean;
}

export type MayMeet<P> = (a: P, b: P) => boolean;

/** 3.4; undefined when nobody can have it. */
export const byeFirst = <P extends LiteralParticipant>(
  everybody: readonly P[],
  mayMeet: MayMeet<P>,
): P | undefined =>
  everybody
    .filter((player) => player.mayHaveBye) // C2 (S7)
    .filter((player) =>
      canBePairedOff(
        everybody.filter((other) => other !== player),
        mayMeet,
      ),
    )
    .sort(
      (a, b) => a.score - b.score || b.opponents.length - a.opponents.length || b.tpn - a.tpn,
    )[0];

/** 3.5. */
export function literalUpfloaters<P extends LiteralParticipant>(
  residents: readonly P[],
  lower: readonly P[],
  mayMeet: MayMeet<P>,
  countsFloats: boolean,
): readonly P[] {
  const sorted = [...lower].sort((a, b) => b.score - a.score || a.tpn - b.tpn); // 3.5.3
  for (let size = 0; size <= lower.length; size += 1) {
    let best: { set: readonly P[]; value: readonly number[] } | null = null;
    for (const set of subsets(sorted, size)) {
      const rest = lower.filter((player) => !set.includes(player));
      if (!canBePairedOff([...residents, ...set], mayMeet) || !canBePairedOff(rest, mayMeet)) {
        continue; // C1, C3
      }
      const value = [
        ...set.map(({ score }) => -score).reverse(), // C5
        neededBelow(rest, Math.max(...lower.map(({ score }) => score)), mayMeet), // C6
        countsFloats ? set.filter(({ floated }) => floated).length : 0, // C7
        ...set.map(({ tpn }): number => tpn), // 3.5.4
      ];
      if (best === null || compare(value, best.value) < 0) best = { set, value };
    }
    if (best !== null) return best.set; // C4
  }
  throw new Error('the players left cannot all be paired');
}

/** C6 (S2, S5, S6): the fewest upfloaters the rest of the following scoregroup needs. */
function neededBelow<P extends LiteralParticipant>(
  rest: readonly P[],
  score: number,
  mayMeet: MayMeet<P>,
): number {
  const following = rest.filter((player) => player.score === score);
  const lower = rest.filter((player) => player.score < score);
  for (let size = 0; size <= lower.length; size += 1) {
    for (const set of subsets(lower, size)) {
      const others = lower.filter((player) => !set.includes(player));
      if (canBePairedOff([...following, ...set], mayMeet) && canBePairedOff(others, mayMeet)) {
        return size;
      }
    }
  }
  throw new Error('the players left cannot all be paired');
}

export function* allPairings<P>(
  players: readonly P[],
  mayMeet: MayMeet<P>,
): Generator<readonly (readonly [P, P])[]> {
  const [first, ...others] = players;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const opponent of others) {
    if (!mayMeet(first, opponent)) continue;
    const left = others.filter((player) => player !== opponent);
    for (const rest of allPairings(left, mayMeet)) yield [[first, opponent], ...rest];
  }
}

export const canBePairedOff = <P>(players: readonly P[], mayMeet: MayMeet<P>): boolean =>
  allPairings(players, mayMeet).next().done !== true;

function* subsets<P>(players: readonly P[], size: number): Generator<readonly P[]> {
  if (size === 0) yield [];
  const [first, ...others] = players;
  if (size === 0 || first === undefined) return;
  for (const rest of subsets(others, size - 1)) yield [first, ...rest];
  yield* subsets(others, size);
}

export function compare(a: readonly number[], b: readonly number[]): number {
  for (const [place, mine] of a.entries()) {
    const difference = mine - (b[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
