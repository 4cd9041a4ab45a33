import type { Tpn } from '../../rules/identity.ts';
import { pairKey } from './pair-key.ts';
import type { DrawnBracket } from './drawn-brackets.ts';

type Pairs = readonly (readonly [Tpn, Tpn])[];

/** The pairs of a bracket beside those of the pairing that comes first; who `came` is from another score. */
export function besideFirst(
  pairs: Pairs,
  first: Pairs,
  came: ReadonlySet<Tpn>,
): Pick<DrawnBracket, 'pairs' | 'naturalPairs'> {
  const isFirst = new Set(first.map((pair) => pairKey(...pair)));
  const isKept = new Set(pairs.map((pair) => pairKey(...pair)));
  return {
    pairs: pairs.map((pair) => ({
      pair,
      natural: isFirst.has(pairKey(...pair)),
      movedDown: pair.some((player) => came.has(player)),
    })),
    naturalPairs: first.filter((pair) => !isKept.has(pairKey(...pair))),
  };
}
