import { describe, expect, it } from 'vitest';
import { fixedPlayers } from './fixed-players.ts';
import { notToField } from './not-to-field.ts';
import { division } from './testing/division.ts';

const DAYS = ['2026-10-04', '2026-11-15', '2026-12-06'];
const LATER = ['2026-10-11', '2026-11-22', '2026-12-13'];

describe('players fixed to a team of their club after so many matches', () => {
  // Our own figures: the rule is that of the events, which say the number.
  it.each<[string, string, readonly string[], string, number, readonly string[]]>([
    ['after the second match nobody plays below', 'aa-', LATER, 'bba', 2, ['Player, A fixed 3']],
    ['before it everybody may', 'a--', LATER, 'aaa', 2, []],
    ['twice on one day is too much', 'a--', DAYS, 'abb', 3, ['Player, A twice 1']],
    ['going up is allowed', 'bbb', LATER, 'aab', 2, ['Player, B fixed 3']],
  ])('%s', (_, above, days, below, after, expected) => {
    const upper = division('Nationale', 'Fougères 1', DAYS, above);
    const lower = division('Régionale', 'Fougères 2', days, below);
    const found = fixedPlayers([upper.state, lower.state], after);
    expect(
      found.flatMap(({ name, faults }) =>
        faults.map(({ fault, match }) => `${name} ${fault} ${match.round}`),
      ),
    ).toEqual(expected);
  });

  it('names the team somebody is fixed to, the highest one', () => {
    const upper = division('Nationale', 'Fougères 1', DAYS, 'aab');
    const lower = division('Régionale', 'Fougères 2', LATER, 'bb-');
    const fixed = fixedPlayers([upper.state, lower.state], 2).map(({ name, fixedTo }) => [
      name,
      fixedTo?.team,
    ]);
    // The two opponents have played every match of theirs.
    expect(fixed.filter(([name]) => name?.startsWith('Player'))).toEqual([
      ['Player, A', 'Fougères 1'],
      ['Player, B', 'Fougères 2'],
    ]);
  });
});

describe('players who may not be fielded in a round', () => {
  it.each<[string, string, readonly string[], readonly string[]]>([
    ['fixed above by two matches', 'aa-', LATER, ['Régionale-a fixed Fougères 1 2']],
    ['one match fixes nobody', 'ab-', LATER, []],
    [
      'who plays above on the same day',
      'bba',
      DAYS,
      ['Régionale-a twice Fougères 1 3', 'Régionale-b fixed Fougères 1 2'],
    ],
  ])('%s', (_, above, days, expected) => {
    const upper = division('Nationale', 'Fougères 1', DAYS, above);
    const lower = division('Régionale', 'Fougères 2', days, '---');
    const events = [upper.state, lower.state];
    const said = (own: number) =>
      notToField(events, own, 3, 2).map(
        ({ player, fault, because }) => `${player} ${fault} ${because.team} ${because.round}`,
      );
    expect(said(1)).toEqual(expected);
    // Who plays for the upper team may always do so.
    expect(said(0).filter((one) => one.includes('fixed'))).toEqual([]);
  });

  it('says nothing of a round that is not paired', () => {
    const upper = division('Nationale', 'Fougères 1', DAYS, 'aa-');
    const lower = division('Régionale', 'Fougères 2', LATER, '--');
    expect(notToField([upper.state, lower.state], 1, 3, 2)).toEqual([]);
  });
});
