import { expect, it } from 'vitest';
import { points } from '../../rules/points.ts';
import { sayCrosstableCell, type ScoredRound } from './say-result.ts';

it.each<[number | null, Partial<ScoredRound>, string, string]>([
  [4, {}, '4w 1', '4B 1'],
  [12, { outcome: 'draw', points: points(0.5), colour: 'black' }, '12b ½', '12N ½'],
  [4, { outcome: 'loss', points: points(0) }, '4w 0', '4B 0'],
  [4, { outcome: 'forfeitWin' }, '4w +', '4B +'],
  [4, { outcome: 'forfeitLoss', points: points(0) }, '4w −', '4B −'],
  // A win of three points is a win.
  [4, { points: points(3) }, '4w 1', '4B 1'],
  [4, { outcome: 'draw', points: points(1) }, '4w ½', '4B ½'],
  // [C.05 6.6] Against one who left a round robin before half of the games.
  [4, { counts: false }, '4w (1)', '4B (1)'],
  [4, { outcome: 'notEntered', points: points(0) }, '4w ·', '4B ·'],
  [4, { outcome: 'adjourned', points: points(0) }, '4w …', '4B …'],
  [null, { outcome: 'pairingAllocatedBye', colour: null }, 'bye 1', 'bye 1'],
  [null, { outcome: 'halfPointBye', points: points(0.5), colour: null }, 'bye ½', 'bye ½'],
  [null, { outcome: 'zeroPointBye', points: points(0), colour: null }, '–', '–'],
])('a round of a crosstable against %s: %j', (opponent, change, english, french) => {
  const round: ScoredRound = { colour: 'white', outcome: 'win', points: points(1), ...change };
  expect(sayCrosstableCell(opponent, round, 'en')).toBe(english);
  expect(sayCrosstableCell(opponent, round, 'fr')).toBe(french);
});
