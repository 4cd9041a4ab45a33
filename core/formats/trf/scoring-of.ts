import { displayPoints, type Points } from '../../rules/points.ts';
import type { Problem } from '../../rules/problem.ts';
import { SCORING_PRESETS, type ScoringSystem } from '../../rules/scoring.ts';
import { declaredScoring } from './declared-scoring.ts';
import type { TrfDocument } from './document.ts';
import { inferredScoring } from './inferred-scoring.ts';
import { trfProblem } from './problems.ts';

export interface ScoringReading {
  readonly scoring: ScoringSystem;
  readonly problems: readonly Problem[];
}

/** The scoring system of the games: as declared, else as the points show it, else 1-½-0. */
export function scoringOf(document: TrfDocument): ScoringReading {
  const { scoring, problems } = declaredScoring(document);
  if (scoring !== null) return { scoring, problems };
  const inferred = inferredScoring(document);
  if (inferred === null) return { scoring: SCORING_PRESETS['1-½-0'], problems };
  return { scoring: inferred, problems: [...problems, told(inferred)] };
}

function told({ win, draw, loss, pairingAllocatedBye }: ScoringSystem): Problem {
  const said = (points: Points): string => displayPoints(points, 'en');
  const params = { game: [win, draw, loss].map(said).join('-'), bye: said(pairingAllocatedBye) };
  const what = `No record declares the scoring (162). ${params.game}, with ${params.bye} for the pairing-allocated bye, is the only usual one that explains all points: it was inferred. Write it in 162.`;
  return trfProblem('trf.scoring.inferred', { line: 0, column: 0, record: '' }, what, params);
}
