import type { Tpn } from '../../rules/identity.ts';
import { pointsFromTenths, type Points } from '../../rules/points.ts';
import { recordsOf, type TrfDocument } from './document.ts';

const NONE = pointsFromTenths(0);

/** The virtual points a report file records. */
export type RecordedVirtualPoints = (player: Tpn, round: number) => Points;

/**
 * Fictitious points of accelerated rounds by 250, else XXA; null when the file gives none. Where
 * records overlap the later one stands (the overlap is reported when the file is read).
 *
 * @param score which of the two scores of a team event; individuals have game points only
 */
export function virtualPointsOf(
  document: TrfDocument,
  score: 'gamePoints' | 'matchPoints' = 'gamePoints',
): RecordedVirtualPoints | null {
  const ranges = recordsOf(document, '250').reverse();
  if (ranges.length > 0) {
    return (player, round) => {
      const range = ranges.find(
        (one) =>
          one.firstRound <= round &&
          round <= one.lastRound &&
          one.first <= player &&
          player <= one.last,
      );
      return range?.[score] ?? NONE;
    };
  }
  const byPlayer = new Map<number, readonly Points[]>();
  for (const { number, points } of recordsOf(document, 'XXA')) byPlayer.set(number, points);
  if (byPlayer.size === 0) return null;
  return (player, round) => byPlayer.get(player)?.[round - 1] ?? NONE;
}
