import { points } from '@ronde/core/rules/points.ts';
import { SCORING_PRESETS } from '@ronde/core/rules/scoring.ts';
import { describe, expect, it } from 'vitest';
import { choiceOf, figureText, SCORING_FIGURES, withFigure } from './scoring-choice.ts';

const classic = SCORING_PRESETS['1-½-0'];

describe('the choice of a scoring system', () => {
  it('knows every preset again', () => {
    for (const [name, system] of Object.entries(SCORING_PRESETS)) {
      expect(choiceOf(system)).toBe(name);
    }
    expect(choiceOf({ ...classic, pairingAllocatedBye: points(0.5) })).toBe('custom');
  });

  it.each([
    ['1,5', 1.5],
    ['½', 0.5],
    ['1½', 1.5],
    ['3', 3],
    [' 2 ', 2],
  ])('reads %j', (text, value) => {
    expect(withFigure(classic, 'pairingAllocatedBye', text)?.pairingAllocatedBye).toBe(
      points(value),
    );
  });

  it.each(['', 'two', '1/2', '0.33'])('refuses %j', (text) => {
    expect(withFigure(classic, 'win', text)).toBeNull();
  });

  it('lets forfeits and full-point byes follow a win, adjourned games a draw', () => {
    const three = withFigure(classic, 'win', '3');
    expect(three).toMatchObject({ forfeitWin: points(3), fullPointBye: points(3) });
    expect(three && withFigure(three, 'draw', '1')?.adjourned).toBe(points(1));
  });

  it('shows what it reads', () => {
    for (const figure of SCORING_FIGURES) {
      expect(withFigure(classic, figure, figureText(classic, figure, 'fr'))).toEqual(classic);
    }
  });
});
