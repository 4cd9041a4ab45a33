import { IconUser } from '../icons.tsx';
import { describe, expect, it } from 'vitest';
import type { Deed, DeedGroup } from './deed.ts';
import { foundDeeds } from './find-deeds.ts';

const deed = (label: string, more: Partial<Deed> = {}): Deed => ({
  id: label,
  label,
  icon: IconUser,
  run: () => undefined,
  ...more,
});

const GROUPS: readonly DeedGroup[] = [
  { name: 'round', deeds: [deed('Pair round 4'), deed('Publish round 3')] },
  {
    name: 'boards',
    onlyAsked: true,
    most: 2,
    deeds: [7, 17, 70].map((board) =>
      deed(`Échiquier ${board}`, { also: 'board', about: 'Dupont – Martin' }),
    ),
  },
  { name: 'pages', deeds: [deed('Rounds'), deed('Standings')] },
  { name: 'empty', deeds: [] },
  {
    name: 'players',
    onlyAsked: true,
    deeds: [deed('Pairault, Zoé', { also: '7 · 1999 · Brest' })],
  },
];
const found = (typed: string) =>
  foundDeeds(typed, GROUPS).map(({ name, deeds }) => [name, ...deeds.map(({ label }) => label)]);

describe('what is meant', () => {
  it('before anything is typed: what can be done, no list of people', () => {
    expect(found(' ').map(([name]) => name)).toEqual(['round', 'pages']);
  });

  it.each(['7', 'board 7', 'éch 7', 'Ech. 7'])('a number is a board: %s', (typed) => {
    expect(found(typed)[0]).toEqual(['boards', 'Échiquier 7']);
  });

  it('a number is meant whole', () => {
    expect(found('7')).toEqual([
      ['boards', 'Échiquier 7'],
      ['players', 'Pairault, Zoé'],
    ]);
  });

  it('what begins so comes before what only has it', () => {
    expect(found('pair')).toEqual([
      ['round', 'Pair round 4'],
      ['players', 'Pairault, Zoé'],
    ]);
    expect(found('round')).toEqual([
      ['pages', 'Rounds'],
      ['round', 'Pair round 4', 'Publish round 3'],
    ]);
  });

  it('words in any order, without accents; never more of a group than it shows', () => {
    expect(found('zoe pairault')).toEqual([['players', 'Pairault, Zoé']]);
    expect(found('rest')).toEqual([]);
    expect(found('brest')).toEqual([['players', 'Pairault, Zoé']]);
    expect(found('board')).toEqual([['boards', 'Échiquier 7', 'Échiquier 17']]);
    // Who sits at a board is told beside it, and found among the players.
    expect(found('martin')).toEqual([]);
  });
});
