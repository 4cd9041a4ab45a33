import { describe, expect, it } from 'vitest';
import type { Colour } from '../../rules/colour.ts';
import { tpn } from '../../rules/identity.ts';
import type { RoundRecord } from '../../rules/record.ts';
import { colourState, coloursPlayed } from './colour-preference.ts';

const letters = (text: string): Colour[] =>
  Array.from(text, (letter) => (letter === 'W' ? 'white' : 'black'));

describe('[C.04.3 A.6, 2026: 1.7] colour preference', () => {
  it.each([
    ['', 0, null, 'none'],
    ['W', 1, 'black', 'strong'],
    ['B', -1, 'white', 'strong'],
    ['WB', 0, 'white', 'mild'],
    ['BW', 0, 'black', 'mild'],
    ['WW', 2, 'black', 'absolute'],
    ['BB', -2, 'white', 'absolute'],
    ['BWW', 1, 'black', 'absolute'],
    ['WBB', -1, 'white', 'absolute'],
    ['BBWW', 0, 'black', 'absolute'],
    ['WBWBW', 1, 'black', 'strong'],
    ['WWBW', 2, 'black', 'absolute'],
    ['BWBB', -2, 'white', 'absolute'],
  ] as const)('%s', (history, difference, preference, strength) => {
    expect(colourState(letters(history))).toMatchObject({ difference, preference, strength });
  });
});

describe('[C.04.2 D.5, 2026: 3.4] only played games make a colour history', () => {
  const rounds = (text: string): RoundRecord[] =>
    Array.from(text, (letter) =>
      letter === '='
        ? { opponent: null, colour: null, outcome: 'halfPointBye' }
        : letter === 'f'
          ? { opponent: tpn(9), colour: 'white', outcome: 'forfeitWin' }
          : { opponent: tpn(9), colour: letter === 'W' ? 'white' : 'black', outcome: 'draw' },
    );

  // The first three are the article's own examples.
  it.each([
    ['BWB=W', 'BWBW'],
    ['WB=WB', 'WBWB'],
    ['BWW=B=W', 'BWWBW'],
    ['WfB', 'WB'],
  ])('%s counts as %s', (played, squeezed) => {
    expect(coloursPlayed(rounds(played), played.length + 1)).toEqual(letters(squeezed));
  });

  it('leaves out the round to be paired and all after it', () => {
    expect(coloursPlayed(rounds('WBW'), 3)).toEqual(letters('WB'));
  });
});
