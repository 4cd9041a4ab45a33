import { points } from '@ronde/core/rules/points.ts';
import { MATCH_SCALES } from '@ronde/core/rules/scoring.ts';
import { describe, expect, it } from 'vitest';
import { colourChoice, coloursFor, readColours, scaleOf, withMatchFigure } from './team-choice.ts';

describe('the rules of matches as they are chosen', () => {
  it.each([
    ['WBWB', 'white'],
    ['BWB', 'black'],
    ['WBBW', 'own'],
  ] as const)('%s: %s', (colours, choice) => {
    expect(colourChoice(colours)).toBe(choice);
  });

  it.each([
    [6, 'WBWB', 'WBWBWB'],
    [3, 'BWBW', 'BWB'],
    [6, 'WBBW', 'WBBWWB'],
    [2, 'WBBW', 'WB'],
  ])('%i boards after %s: %s', (boards, before, expected) => {
    expect(coloursFor(boards, before)).toBe(expected);
  });

  it.each([
    ['wbbw', 4, 'WBBW'],
    ['WB', 4, null],
    ['WXBW', 4, null],
  ])('reads %s for %i boards as %s', (text, boards, expected) => {
    expect(readColours(text, boards)).toBe(expected);
  });

  it('knows every scale, and figures of one’s own', () => {
    expect(Object.values(MATCH_SCALES).map(scaleOf)).toEqual(['2-1-0', '3-1-0', '3-2-1']);
    const own = withMatchFigure(MATCH_SCALES['2-1-0'], 'draw', '0,5');
    expect(own?.draw).toBe(points(0.5));
    expect(own && scaleOf(own)).toBeNull();
    expect(withMatchFigure(MATCH_SCALES['2-1-0'], 'win', 'two')).toBeNull();
  });
});
