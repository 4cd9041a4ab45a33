import { describe, expect, it } from 'vitest';
import type { Colour } from '../../../rules/colour.ts';
import { tpn } from '../../../rules/identity.ts';
import { points } from '../../../rules/points.ts';
import { colourOfHigherRanked } from './colour-allocation.ts';
import { colourPreference } from './colour-preference.ts';
import type { Participant } from './participant.ts';

/** A player whose played games had these colours. */
function withColours(letters: string, number: number): Participant {
  const colours = Array.from(letters, (letter): Colour => (letter === 'W' ? 'white' : 'black'));
  const whites = colours.filter((colour) => colour === 'white').length;
  return {
    tpn: tpn(number),
    number,
    bit: 1 << number,
    score: points(0),
    ownScore: points(0),
    met: new Set(),
    colours,
    colourDifference: 2 * whites - colours.length,
    preference: colourPreference(colours),
    topscorer: false,
    floatBefore: null,
    floatTwoBefore: null,
    mayHaveBye: true,
    unplayedGames: 0,
  };
}

describe('colour allocation', () => {
  it.each([
    ['E.1, 2026: 5.2.1: both preferences', 'WB', 'BW', 'white'],
    ['E.1, 2026: 5.2.1: both absolute', 'WW', 'BB', 'black'],
    ['E.2, 2026: 5.2.2: strong over mild', 'BW', 'WBW', 'white'],
    ['E.2, 2026: 5.2.2: absolute over strong', 'WBW', 'WBWW', 'white'],
    ['E.2, 2026: 5.2.2: the only preference there is', '', 'W', 'white'],
    ['E.2, 2026: 5.2.2: both absolute, the wider difference', 'WBWW', 'BBWW', 'black'],
    ['E.2, 2026: 5.2.2: both absolute, the wider of the other', 'BBWW', 'WBWW', 'white'],
    ['E.3, 2026: 5.2.3: opposite to the most recent difference', 'BWWB', 'WBWB', 'black'],
    ['E.3, 2026: 5.2.3: counted back from the latest game', 'BWWB', 'BWWBWB', 'black'],
    ['E.4, 2026: 5.2.4: the higher ranked', 'WB', 'WB', 'white'],
  ])('[C.04.3 %s] (%s against %s)', (_, higher, lower, expected) => {
    const pair = { higher: withColours(higher, 1), lower: withColours(lower, 2) };
    expect(colourOfHigherRanked(pair, 'black')).toBe(expected);
  });

  it.each([
    [1, 'white', 'white'],
    [1, 'black', 'black'],
    [2, 'white', 'black'],
    [2, 'black', 'white'],
  ] as const)(
    '[C.04.3 E.5, 2026: 5.2.5] number %i with %s drawn has %s',
    (number, drawn, expected) => {
      const pair = { higher: withColours('', number), lower: withColours('', number + 1) };
      expect(colourOfHigherRanked(pair, drawn)).toBe(expected);
    },
  );
});
