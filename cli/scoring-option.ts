import { parsePoints, POINT } from '@ronde/core/rules/points.ts';
import { SCORING_PRESETS, scoring, type ScoringSystem } from '@ronde/core/rules/scoring.ts';
import type { Cli } from './cli.ts';
import { CliFailure, EXIT } from './exit-code.ts';
import { fill } from '@ronde/core/rules/sentence.ts';

/** `3-1-0`, `1-½-0`, or any win-draw-loss. */
export function scoringOf(cli: Cli, value: string): ScoringSystem {
  if (Object.hasOwn(SCORING_PRESETS, value)) {
    return SCORING_PRESETS[value as keyof typeof SCORING_PRESETS];
  }
  const parts = value.replaceAll('½', '.5').split('-').map(parsePoints);
  const [win, draw, loss] = parts;
  if (parts.length === 3 && win != null && draw != null && loss != null) {
    return scoring({ win: win / POINT, draw: draw / POINT, loss: loss / POINT });
  }
  throw new CliFailure(EXIT.badRequest, fill(cli.words.notAScoring, { value }));
}
