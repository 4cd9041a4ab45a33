import type { Points } from '../../rules/points.ts';
import { MATCH_POINTS_2_1_0, type MatchScoring } from '../../rules/scoring.ts';
import { recordsOf, type TrfDocument } from './document.ts';
import type { MatchCode } from './scoring-records.ts';

/** Match points of a team event: 362 for the matches, 320 for the pairing-allocated bye. */
export function matchScoringOf(document: TrfDocument): MatchScoring {
  const given = new Map<MatchCode, Points>();
  for (const { values } of recordsOf(document, '362')) {
    for (const { code, points } of values) given.set(code, points);
  }
  const draw = given.get('TD') ?? MATCH_POINTS_2_1_0.draw;
  const [bye] = recordsOf(document, '320');
  return {
    win: given.get('TW') ?? MATCH_POINTS_2_1_0.win,
    draw,
    loss: given.get('TL') ?? MATCH_POINTS_2_1_0.loss,
    pairingAllocatedBye: bye?.matchPoints ?? draw,
    ...(bye?.gamePoints != null && { byeGamePoints: bye.gamePoints }),
  };
}
