import { tpn } from '@ronde/core/rules/identity.ts';
import { points } from '@ronde/core/rules/points.ts';
import type { CrosstableCell } from '@ronde/core/standings/ranking/crosstable.ts';
import { describe, expect, it } from 'vitest';
import { heatOf, plainCell } from './cell-text.ts';

const WORDS = { bye: 'bye', colourLetter: { white: 'w', black: 'b' } } as const;

const cell = (change: Partial<CrosstableCell>): CrosstableCell => ({
  opponentLine: 4,
  opponent: tpn(12),
  colour: 'white',
  outcome: 'win',
  points: points(1),
  ...change,
});

const bye = { opponentLine: null, opponent: null, colour: null } as const;

describe('a cell of the crosstable', () => {
  it.each<[Partial<CrosstableCell>, string, string, number | null]>([
    [{}, '4w 1', '12w 1', 4],
    [{ outcome: 'draw', points: points(0.5), colour: 'black' }, '4b ½', '12b ½', 2],
    [{ outcome: 'loss', points: points(0) }, '4w 0', '12w 0', 0],
    [{ outcome: 'forfeitWin' }, '4w +', '12w +', 4],
    [{ outcome: 'forfeitLoss', points: points(0) }, '4w −', '12w −', 0],
    [{ ...bye, outcome: 'halfPointBye', points: points(0.5) }, 'bye ½', 'bye ½', 2],
    [{ outcome: 'notEntered', points: points(0) }, '4w ·', '12w ·', null],
  ])('%j', (change, byRank, byNumber, heat) => {
    expect(plainCell(cell(change), 'rank', WORDS)).toBe(byRank);
    expect(plainCell(cell(change), 'number', WORDS)).toBe(byNumber);
    expect(heatOf(cell(change))).toBe(heat);
  });

  it('is empty where the player was not in the event', () => {
    expect(plainCell(null, 'rank', WORDS)).toBe('');
    expect(heatOf(null)).toBeNull();
  });

  it('is as deep for three points where a win brings three', () => {
    expect(heatOf(cell({ points: points(3) }), points(3))).toBe(4);
    expect(heatOf(cell({ outcome: 'draw', points: points(1) }), points(3))).toBe(1);
  });
});
