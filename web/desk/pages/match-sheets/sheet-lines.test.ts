import type { GameOutcome } from '@ronde/core/rules/outcome.ts';
import type { MatchView } from '@ronde/core/tournament/views/match-view.ts';
import { describe, expect, it } from 'vitest';
import { sheetLines } from './sheet-lines.ts';

type Seat = MatchView['seats'][number];

const seat = (names: string, colour: Seat['colour'], outcome: GameOutcome): Seat => {
  const player = (name = '') => (name === '-' ? null : ({ id: name, name } as Seat['first']));
  const [first, second] = [player(names[0]), player(names[1])];
  const table = first === null || second === null ? null : 5;
  return { board: 1, table, first, second, colour, outcome };
};

describe('a match sheet', () => {
  it('has every board from the side of the team named first, empty ones too', () => {
    const lines = sheetLines({
      boards: 6,
      seats: [
        seat('AE', 'white', { kind: 'played', score: '1-0' }),
        seat('BF', 'black', { kind: 'played', score: '½-½' }),
        seat('CG', 'white', { kind: 'notEntered' }),
        seat('-H', 'black', { kind: 'forfeit', winner: 'black' }),
        seat('--', 'white', { kind: 'doubleForfeit' }),
      ],
    });
    expect(lines.map(({ first, second }) => [first?.name ?? '', second?.name ?? ''])).toEqual([
      ['A', 'E'],
      ['B', 'F'],
      ['C', 'G'],
      ['', 'H'],
      ['', ''],
      ['', ''],
    ]);
    expect(lines.map(({ board }) => board)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(lines.map(({ result }) => result)).toEqual(['1 – 0', '½ – ½', '', '− – +', '', '']);
    expect(lines.map(({ colour }) => colour)).toEqual([
      ...['white', 'black', 'white', null, null, null],
    ]);
  });

  it.each([
    [{ kind: 'played', score: '0-1' }, '0 – 1'],
    [{ kind: 'forfeit', winner: 'white' }, '+ – −'],
    [{ kind: 'doubleForfeit' }, '− – −'],
    [{ kind: 'adjourned' }, ''],
  ] as const)('says %j as the team named first reads it', (outcome, expected) => {
    const lines = sheetLines({ boards: 1, seats: [seat('AE', 'black', outcome)] });
    expect(lines[0]?.result).toBe(expected);
  });
});
