import { playerId } from '@ronde/core/rules/identity.ts';
import type { PreviewedEntry } from '@ronde/server/api/imports.ts';
import { describe, expect, it } from 'vitest';
import { chosen, firstChoices, fitsFilter, playersToEnter, undecided } from './entry-choices.ts';

const details = (id: string, name: string) => ({
  id: playerId(id),
  name,
  ratings: {},
  fromRound: 1,
});
const list = { source: 'fide', month: '2026-11' };
const entry = (line: number, changes: Partial<PreviewedEntry>): PreviewedEntry => ({
  line,
  match: 'none',
  list: null,
  differences: [],
  details: details(`p${line}`, `Inventé ${line}`),
  candidates: [],
  already: null,
  alreadyBy: null,
  team: '',
  board: '',
  ofTeam: {},
  twice: null,
  ...changes,
});
const entries = [
  entry(2, { match: 'certain', list }),
  entry(3, {
    match: 'candidates',
    candidates: [
      { list, details: details('p3', 'Inventée, Ada') },
      { list, details: details('p3', 'Inventée, Eva') },
    ],
  }),
  entry(4, {}),
  entry(5, { match: 'certain', list, already: 'p1', alreadyBy: 'fideId' }),
];

describe('who a table of entries enters', () => {
  it('leaves out who is there already, and decides nothing in doubt', () => {
    const choices = firstChoices({ entries });
    expect([...choices]).toEqual([
      [2, 'asWritten'],
      [4, 'asWritten'],
      [5, 'out'],
    ]);
    expect(undecided({ entries }, choices)).toBe(1);
    expect(playersToEnter({ entries }, choices).map(({ id }) => id)).toEqual(['p2', 'p4']);
  });

  it('leaves out a number met before in the file, and asks about a name', () => {
    const twice = [
      entry(6, {}),
      entry(7, { twice: { line: 6, by: 'fideId' } }),
      entry(8, { twice: { line: 6, by: 'name' } }),
    ];
    const choices = firstChoices({ entries: twice });
    expect([...choices]).toEqual([
      [6, 'asWritten'],
      [7, 'out'],
    ]);
    expect(undecided({ entries: twice }, choices)).toBe(1);
    expect(twice.filter((one) => fitsFilter(one, 'doubt')).map(({ line }) => line)).toEqual([8]);
    expect(twice.filter((one) => fitsFilter(one, 'twice')).map(({ line }) => line)).toEqual([7, 8]);
  });

  it('takes the candidate somebody chose, in the order of the file', () => {
    const choices = chosen(firstChoices({ entries }), 3, 1);
    expect(undecided({ entries }, choices)).toBe(0);
    expect(playersToEnter({ entries }, choices).map(({ name }) => name)).toEqual([
      'Inventé 2',
      'Inventée, Eva',
      'Inventé 4',
    ]);
    expect(undecided({ entries }, chosen(choices, 3, null))).toBe(1);
  });

  it.each([
    ['all', [2, 3, 4, 5]],
    ['doubt', [3]],
    ['notFound', [4]],
    ['already', [5]],
  ] as const)('shows %s', (filter, lines) => {
    const shown = entries.filter((one) => fitsFilter(one, filter));
    expect(shown.map(({ line }) => line)).toEqual(lines);
  });
});
