import { describe, expect, it } from 'vitest';
import { colourOfHigher } from '../field/colour-pairs.ts';
import { sketched } from './testing/small-field.ts';

describe('[C.04.4.1 5.2] colours of a pair, seen from the higher ranked', () => {
  it.each([
    ['5.2.1: an odd number has the initial colour', 'initialColour', 1, '', '', 'white'],
    ['5.2.1: an even one has the other', 'initialColour', 2, '', '', 'black'],
    ['5.2.2: both preferences are granted', 'bothPreferences', 1, 'W', 'B', 'black'],
    ['5.2.2: 1.6.4: without a game, Black', 'bothPreferences', 1, '', 'B', 'black'],
    ['5.2.3: absolute before strong', 'strongerPreference', 1, 'W', 'BWW', 'white'],
    ['5.2.3: strong before mild', 'strongerPreference', 1, 'BW', 'W', 'white'],
    ['5.2.3: 1.6.4: without a game, mild', 'strongerPreference', 1, '', 'W', 'white'],
    // Both have a mild Black; counted back, W W, then B B, then B W.
    ['5.2.4: alternates the last difference', 'alternation', 1, 'WBBW', 'BWBW', 'white'],
    ['5.2.4: alternates the last difference', 'alternation', 1, 'BWBW', 'WBBW', 'black'],
    ['5.2.5: the preference of the higher', 'higherRankedPreference', 1, 'W', 'W', 'black'],
    ['5.2.5: no time in common', 'higherRankedPreference', 2, '', 'BW', 'black'],
  ] as const)(
    '%s (%s): %i after "%s" against "%s" has %s',
    (_, rule, number, mine, theirs, colour) => {
      const [higher, lower] = [sketched(number, { had: mine }), sketched(9, { had: theirs })];
      expect(colourOfHigher(higher, lower, 'white')).toEqual({ colour, rule });
    },
  );

  it('5.1: the colour drawn by lot is an input', () => {
    expect(colourOfHigher(sketched(1), sketched(2), 'black').colour).toBe('black');
  });
});
