import { describe, expect, it } from 'vitest';
import { colourOfHigher } from './colours.ts';
import { sketched } from './testing/small-field.ts';

describe('[C.04.4.1 5.2] colours of a pair, seen from the higher ranked', () => {
  it.each([
    ['5.2.1', 'initialColour', 1, '', '', 'white', 'an odd number has the initial colour'],
    ['5.2.1', 'initialColour', 2, '', '', 'black', 'an even one has the other'],
    ['5.2.2', 'bothPreferences', 1, 'W', 'B', 'black', 'both preferences are granted'],
    ['5.2.2', 'bothPreferences', 1, '', 'B', 'black', '1.6.4: without a game, Black'],
    ['5.2.3', 'strongerPreference', 1, 'W', 'BWW', 'white', 'absolute before strong'],
    ['5.2.3', 'strongerPreference', 1, 'BW', 'W', 'white', 'strong before mild'],
    ['5.2.3', 'strongerPreference', 1, '', 'W', 'white', '1.6.4: without a game, mild'],
    // Both have a mild Black; counted back, W W, then B B, then B W.
    ['5.2.4', 'alternation', 1, 'WBBW', 'BWBW', 'white', 'alternates the last difference'],
    ['5.2.4', 'alternation', 1, 'BWBW', 'WBBW', 'black', 'alternates the last difference'],
    ['5.2.5', 'higherRankedPreference', 1, 'W', 'W', 'black', 'the preference of the higher'],
    ['5.2.5', 'higherRankedPreference', 2, '', 'BW', 'black', 'no time in common'],
  ] as const)(
    '%s %s: %i after "%s" against "%s" has %s (%s)',
    (_, rule, number, mine, theirs, colour) => {
      const [higher, lower] = [sketched(number, { had: mine }), sketched(9, { had: theirs })];
      expect(colourOfHigher(higher, lower, 'white')).toEqual({ colour, rule });
    },
  );

  it('5.1: the colour drawn by lot is an input', () => {
    expect(colourOfHigher(sketched(1), sketched(2), 'black').colour).toBe('black');
  });
});
