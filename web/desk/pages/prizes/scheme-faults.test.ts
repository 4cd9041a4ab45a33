import { describe, expect, it } from 'vitest';
import { EDITOR_WORDS } from './editor-words.ts';
import { currencyTyped, FIRST_SCHEME, NO_PRIZE, withList } from './scheme-draft.ts';
import { whyNotAnnounced } from './scheme-faults.ts';

describe('a scheme of prizes that cannot be announced', () => {
  it('is told by the name of its list, without the words of the machine', () => {
    const [main] = FIRST_SCHEME.lists;
    if (main === undefined) throw new Error('the first scheme has a list');
    const empty = withList(FIRST_SCHEME, 0, { ...main, prizes: [...main.prizes, NO_PRIZE] });
    expect(whyNotAnnounced(FIRST_SCHEME, 'fr')).toBeNull();
    const { problems, problemOf } = EDITOR_WORDS.fr;
    expect(whyNotAnnounced(empty, 'fr')).toBe(
      problemOf('Classement général', problems['prizes.emptyPrize']),
    );
  });

  it('asks for the three letters of its currency', () => {
    expect(whyNotAnnounced({ ...FIRST_SCHEME, currency: 'E' }, 'fr')).toBe(
      EDITOR_WORDS.fr.currencyUnknown,
    );
  });

  it.each([
    ['€', 'EUR'],
    [' £', 'GBP'],
    ['chf', 'CHF'],
    ['e', 'E'],
  ])('takes %j for %s', (typed, currency) => {
    expect(currencyTyped(typed)).toBe(currency);
  });
});
