import { formatPoints, pointsFromTenths } from '../../rules/points.ts';
import type { Problem } from '../../rules/problem.ts';
import type { ScoringSystem } from '../../rules/scoring.ts';
import { PLAYER } from './columns.ts';
import type { TrfDocument } from './document.ts';
import { trfProblem } from './problems.ts';
import { isExplained, sumsOf, writtenPoints } from './written-points.ts';

/** Points that the rounds do not bring. */
export function checkPoints(document: TrfDocument, scoring: ScoringSystem): Problem[] {
  return writtenPoints(document)
    .filter((written) => !isExplained(written, scoring))
    .map((written) => {
      const [sum = 0] = sumsOf(written, scoring);
      const params = {
        written: formatPoints(written.points),
        sum: formatPoints(pointsFromTenths(sum)),
      };
      const what = `the points are ${params.written} but the rounds bring ${params.sum}. Correct the points, a result or the scoring system.`;
      const place = { line: written.line, column: PLAYER.fields.points.from, record: '001' };
      return trfProblem('trf.points.notTheSum', place, what, params);
    });
}
