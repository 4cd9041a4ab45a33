import { points } from '../../rules/points.ts';
import { SCORING_PRESETS, type ScoringSystem } from '../../rules/scoring.ts';
import { isTeamEvent, recordsOf, type TrfDocument } from './document.ts';
import { isExplained, writtenPoints, type WrittenPoints } from './written-points.ts';

/**
 * The scoring of a file that declares none and whose points are not those of 1-½-0: the one usual
 * scoring that explains all of them. Null when none does, or more than one.
 */
export function inferredScoring(document: TrfDocument): ScoringSystem | null {
  // Points by decision (299) and players' points in a team event tell nothing certain.
  if (isTeamEvent(document) || recordsOf(document, '299').length > 0) return null;
  const written = writtenPoints(document);
  const explains = (scoring: ScoringSystem): boolean =>
    written.every((player) => isExplained(player, scoring));
  if (explains(SCORING_PRESETS['1-½-0'])) return null;
  const [only, ...others] = usualScorings(written).filter(explains);
  return only !== undefined && others.length === 0 ? only : null;
}

/** The pairing-allocated bye brings a win, a draw or nothing (C.04.1 c: the event says which). */
function usualScorings(written: readonly WrittenPoints[]): ScoringSystem[] {
  const presets: ScoringSystem[] = Object.values(SCORING_PRESETS);
  const hasBye = written.some(({ recorded }) =>
    recorded.some(({ outcome }) => outcome === 'pairingAllocatedBye'),
  );
  if (!hasBye) return presets;
  return presets.flatMap((preset) =>
    [preset.win, preset.draw, points(0)].map((pairingAllocatedBye) => ({
      ...preset,
      pairingAllocatedBye,
    })),
  );
}
