import { pointsFromTenths } from '../../rules/points.ts';
import { pairingPointsFor, pointsFor } from '../../rules/scoring.ts';
import type { TournamentEvent } from '../event.ts';
import type { Settings } from '../settings.ts';
import { countedFor } from './counted-results.ts';
import { filedId } from './filed-id.ts';
import type { Results } from './filed-round.ts';

/** What 299 gave beside the scoring system, as the difference it made. */
export function adjustments(
  { records, counted }: Results,
  { scoring }: Settings,
): TournamentEvent[] {
  return records.flatMap(({ tpn, rounds }) =>
    rounds.flatMap((round, index): TournamentEvent[] => {
      if (round.points === undefined) return [];
      const inTable = countedFor(counted, index + 1, tpn, round.opponent)?.outcome;
      if (inTable !== undefined && round.points === pointsFor(inTable, scoring)) return [];
      const worth = pairingPointsFor(inTable ?? round.outcome, scoring);
      const points = pointsFromTenths(round.points - worth);
      return [
        {
          type: 'pointsAdjusted',
          player: filedId(tpn),
          round: index + 1,
          points,
          reason: 'TRF 299',
        },
      ];
    }),
  );
}
