import type { TrfDocument, TrfRecord } from '../../../formats/trf/document.ts';
import { sumPoints } from '../../../rules/points.ts';
import { pointsFor, SCORING_PRESETS } from '../../../rules/scoring.ts';
import { EXERCISE_PLAYERS } from '../../../standings/testing/exercise-event.ts';

/**
 * Ranks of the exercise event by points and Sonneborn-Berger, in order of number. In 2024 player 11
 * has 5¾ against 5¼ of player 8, in 2026 4¾ (golden-swiss.test.ts, published solutions).
 */
export const RANKS_BY_SONNEBORN_BERGER = {
  'tb-2024-08': [4, 1, 2, 3, 9, 6, 14, 8, 15, 16, 7, 11, 13, 10, 12, 5],
  'tb-2026-03': [4, 1, 2, 3, 9, 6, 14, 7, 15, 16, 8, 11, 13, 10, 12, 5],
} as const;

/** The exercise event as a report file with these ranks. */
export function exerciseReport(
  ranks: readonly (number | null)[],
  { tieBreaks, rounds = 5 }: { readonly tieBreaks: readonly string[]; readonly rounds?: number },
): TrfDocument {
  const scoring = SCORING_PRESETS['1-½-0'];
  const records: TrfRecord[] = [
    { tag: '042', line: 1, date: '2026-03-07' },
    { tag: '142', line: 2, count: rounds },
    ...(tieBreaks.length === 0 ? [] : [{ tag: '202', line: 3, codes: tieBreaks } as const]),
    ...EXERCISE_PLAYERS.map((player, index): TrfRecord => ({
      tag: '001',
      line: 4 + index,
      number: player.tpn,
      sex: null,
      title: null,
      name: player.name,
      rating: player.rating,
      federation: '',
      fideId: '',
      birth: null,
      points: sumPoints(player.rounds.map(({ outcome }) => pointsFor(outcome, scoring))),
      rank: ranks[index] ?? null,
      rounds: player.rounds,
    })),
  ];
  return { records, lineEnd: '\n' };
}
