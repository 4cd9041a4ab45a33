import type { TrfAcceleration } from '../../formats/trf/pairing-records.ts';
import type { FreePoints } from '../../pairing/acceleration/free-points.ts';
import type { VirtualPoints } from '../../pairing/acceleration/virtual-points.ts';
import type { Tpn } from '../../rules/identity.ts';

/** The fictitious points of a round, neighbours with the same points in one range. */
export function givenPoints(
  numbers: readonly Tpn[],
  round: number,
  virtualPoints: VirtualPoints,
): FreePoints[] {
  const ranges: FreePoints[] = [];
  for (const number of numbers) {
    const points = virtualPoints(number, round);
    const open = ranges.at(-1);
    if (open?.lastPlayer === number - 1 && open.points === points) {
      ranges[ranges.length - 1] = { ...open, lastPlayer: number };
    } else {
      const span = { firstRound: round, lastRound: round };
      ranges.push({ ...span, points, firstPlayer: number, lastPlayer: number });
    }
  }
  return ranges.filter(({ points }) => points !== 0);
}

/** Records 250; of teams by the score that pairs them. */
export const accelerationRecords = (
  given: readonly FreePoints[],
  score: 'matchPoints' | 'gamePoints' = 'gamePoints',
): TrfAcceleration[] =>
  given.map(({ points, firstRound, lastRound, firstPlayer, lastPlayer }) => ({
    tag: '250',
    line: 0,
    matchPoints: null,
    gamePoints: null,
    [score]: points,
    firstRound,
    lastRound,
    first: firstPlayer,
    last: lastPlayer,
  }));
