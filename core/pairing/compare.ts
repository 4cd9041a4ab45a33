import type { Tpn } from '../rules/identity.ts';
import { isPlayed } from '../rules/outcome.ts';
import type { Pair, PairingRequest, RoundPairing } from './system.ts';

/** A recorded round that the rules pair otherwise; only what differs. */
export interface Discrepancy {
  readonly round: number;
  readonly recorded: RoundPairing;
  readonly expected: RoundPairing;
  /** The most telling rule the recorded round departs from. */
  readonly article: string;
}

/** Judges a recorded round against the pairing the rules give; null when they are the same. */
export function comparePairings(
  request: PairingRequest,
  recorded: RoundPairing,
  expected: RoundPairing,
  article: string,
): Discrepancy | null {
  const missing = without(expected.pairs, recorded.pairs);
  const surplus = without(recorded.pairs, expected.pairs);
  if (missing.length === 0 && surplus.length === 0 && recorded.bye === expected.bye) return null;
  const sameBye = recorded.bye === expected.bye;
  // Whoever departs from a table breaks no rule of C.04.1.
  const byTable = article === request.edition.handling.roundRobin.tables;
  return {
    round: request.round,
    recorded: { pairs: surplus, bye: sameBye ? null : recorded.bye },
    expected: { pairs: missing, bye: sameBye ? null : expected.bye },
    article: byTable ? article : (brokenRule(request, surplus, recorded.bye) ?? article),
  };
}

const key = ({ white, black }: Pair): string => `${white} ${black}`;

function without(pairs: readonly Pair[], others: readonly Pair[]): Pair[] {
  const known = new Set(others.map(key));
  return pairs.filter((pair) => !known.has(key(pair)));
}

/** An absolute rule the recorded round breaks outright (C.04.1); null when it breaks none. */
function brokenRule(
  { players, edition }: PairingRequest,
  pairs: readonly Pair[],
  bye: Tpn | null,
): string | null {
  const byNumber = new Map(players.map((player) => [player.tpn, player]));
  const met = pairs.some(({ white, black }) =>
    byNumber
      .get(white)
      ?.rounds.some(({ opponent, outcome }) => opponent === black && isPlayed(outcome)),
  );
  if (met) return edition.articles.noRematch;
  const had = byNumber
    .get(bye ?? (0 as Tpn))
    ?.rounds.some(({ outcome }) => outcome === 'pairingAllocatedBye');
  return had ? edition.articles.byeOnce : null;
}
