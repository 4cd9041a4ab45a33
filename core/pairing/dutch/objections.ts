import type { RoundOutlook } from './outlook.ts';
import type { Objection } from './trace.ts';

/** What the absolute criteria have against two players meeting, by place in the field; null for nothing. */
export function pairObjection(
  { field, request }: RoundOutlook,
  a: number,
  b: number,
): Objection | null {
  const [first, second] = [field.players[a], field.players[b]];
  if (!first || !second) return null;
  const { absolute } = request.edition.dutch.articles;
  const players = [first.tpn, second.tpn] as const;
  if (first.met.includes(second.tpn))
    return { rule: 'rematch', article: absolute.rematch, players };
  const [mine, theirs] = [first.colours, second.colours];
  const bound =
    mine.strength === 'absolute' &&
    theirs.strength === 'absolute' &&
    mine.preference === theirs.preference &&
    !first.topscorer &&
    !second.topscorer;
  if (bound) {
    const lastRound = request.round >= request.rounds;
    return {
      rule: 'colour',
      article: absolute.colour,
      players,
      ...(lastRound && { noTopscorer: true }),
    };
  }
  const apart = request.prohibited.some(
    (group) => group.includes(first.tpn) && group.includes(second.tpn),
  );
  return apart ? { rule: 'prohibited', article: absolute.rematch, players } : null;
}
