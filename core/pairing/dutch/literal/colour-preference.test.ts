import { describe, expect, it } from 'vitest';
import type { Colour } from '../../../rules/colour.ts';
import { colourPreference } from './colour-preference.ts';

const history = (letters: string): Colour[] =>
  Array.from(letters, (letter) => (letter === 'W' ? 'white' : 'black'));

describe('colour preference', () => {
  it.each([
    ['', null],
    ['W', { colour: 'black', strength: 'strong' }],
    ['WB', { colour: 'white', strength: 'mild' }],
    ['WBW', { colour: 'black', strength: 'strong' }],
    ['WWB', { colour: 'black', strength: 'strong' }],
    ['WBB', { colour: 'white', strength: 'absolute' }],
    ['WWBB', { colour: 'white', strength: 'absolute' }],
    ['WWBW', { colour: 'black', strength: 'absolute' }],
    ['BBWB', { colour: 'white', strength: 'absolute' }],
  ])('[C.04.3 A.6, 2026: 1.7] after %j', (letters, expected) => {
    expect(colourPreference(history(letters))).toEqual(expected);
  });
});
