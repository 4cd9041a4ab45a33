import { describe, expect, it } from 'vitest';
import type { Colour } from '../../rules/colour.ts';
import { allocateColours } from './colour-allocation.ts';
import { colourState, type ColourState } from './colour-preference.ts';

const state = (text: string): ColourState =>
  colourState(Array.from(text, (letter): Colour => (letter === 'W' ? 'white' : 'black')));

const odd = { colour: 'white', higherIsOdd: true } as const;

describe('[C.04.3 E, 2026: 5.2] colours of a pair, seen from the higher ranked player', () => {
  it.each([
    ['E.1 grants both preferences', 'W', 'B', 'black', 'bothPreferences'],
    ['E.1 grants the only preference', '', 'W', 'white', 'bothPreferences'],
    ['E.1 grants the only preference', 'W', '', 'black', 'bothPreferences'],
    ['E.2 grants the stronger preference', 'WB', 'B', 'black', 'strongerPreference'],
    ['E.2 grants the stronger preference', 'WBB', 'B', 'white', 'strongerPreference'],
    [
      'E.2 grants the wider difference of two absolute ones',
      'WWBW',
      'BWW',
      'black',
      'strongerPreference',
    ],
    [
      'E.2 grants the wider difference of two absolute ones',
      'BWW',
      'WWBW',
      'white',
      'strongerPreference',
    ],
    [
      'E.2 grants the wider difference of two absolute ones for White',
      'BBWB',
      'WBB',
      'white',
      'strongerPreference',
    ],
    [
      'E.2 grants the wider difference of two absolute ones for White',
      'WBB',
      'BBWB',
      'black',
      'strongerPreference',
    ],
    ['E.2 grants the stronger preference', 'BWB', 'WBB', 'black', 'strongerPreference'],
    ['E.3 alternates the last different colours', 'BWWB', 'WBWB', 'black', 'alternation'],
    ['E.3 alternates the last different colours', 'WBWB', 'BWWB', 'white', 'alternation'],
    [
      'E.3 compares histories of different length from the end',
      'BWWB',
      'WBWBWB',
      'black',
      'alternation',
    ],
    ['E.4 grants the higher ranked player', 'WB', 'WB', 'white', 'higherRankedPreference'],
    ['E.4 grants the higher ranked player', 'WB', 'WBWB', 'white', 'higherRankedPreference'],
    ['E.5 gives the initial colour to odd numbers', '', '', 'white', 'initialColour'],
  ] as const)('%s: %s – %s', (_, higher, lower, colour, rule) => {
    expect(allocateColours(state(higher), state(lower), odd)).toEqual({ colour, rule });
  });

  it.each([
    ['white', true, 'white'],
    ['white', false, 'black'],
    ['black', true, 'black'],
    ['black', false, 'white'],
  ] as const)('E.5: initial colour %s, odd number %s: %s', (colour, higherIsOdd, expected) => {
    expect(allocateColours(state(''), state(''), { colour, higherIsOdd }).colour).toBe(expected);
  });

  // Livre de l'Arbitre 4.3, round 5: 8 had NBNB and 13 BNNB; 13 gets White.
  it('E.3: the book’s pair 13 – 8', () => {
    expect(allocateColours(state('BWBW'), state('WBBW'), odd).colour).toBe('black');
  });
});
