import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginsIn, foldedName, hasTyped, isNameMeant, nameWords } from './folded-name.ts';
import { nearWords, slipsBetween } from './near-words.ts';

describe('foldedName', () => {
  it.each([
    ['Lefèvre, Zoë', 'lefevre zoe'],
    ['Dupont-Martin, Jean', 'dupont martin jean'],
    ["O'Dee, Anne", 'odee anne'],
    ['Strauß, Jørn Łukasz', 'strauss jorn lukasz'],
    ['  ÆRØ   ', 'aero'],
    ['Ким, Пак', 'ким пак'],
    ['İnan', 'inan'],
    ['?!', ''],
  ])('%s is %s', (name, folded) => {
    expect(foldedName(name)).toBe(folded);
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const folded = nameWords(name).join(' ');
        expect(nameWords(folded).join(' ')).toBe(folded);
      }),
    );
  });
});

describe('isNameMeant', () => {
  it.each([
    ["N'GUYEN, Thị Hoà", ['nguyen', "n'guyen", 'n’guyen', 'n guyen', 'HOA NGUYEN', 'thi n', 'ngu']],
    [
      'Dupont-Martin, Jean-Pierre',
      ['jean pierre', 'jeanpierre', 'martin', 'dupontmartin', 'pi du'],
    ],
    ['Øster, Åse', ['oster', 'ase ost']],
    ['D’Artagnan, Léa', ['dartagnan', 'd artagnan', 'lea d']],
  ])('%s', (name, typed) => {
    for (const one of typed) expect([one, isNameMeant(name, one)]).toEqual([one, true]);
    for (const other of ['', '  ', '-', 'uyen', 'x', 'martinet lea']) {
      expect([other, isNameMeant(name, other)]).toEqual([other, false]);
    }
  });

  it('finds everybody by their words in any order', () => {
    const word = fc.stringMatching(/^[a-zà-ÿ]{1,9}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
        expect(isNameMeant(words.join('-'), words.toReversed().join(' '))).toBe(true);
      }),
    );
  });
});

describe('what is typed for a name', () => {
  it.each([
    ['nguyen', "N'GUYEN, Paul", true],
    ["n'guyen", 'Nguyen, Paul', true],
    ['nguyen', 'N‘Guyễn', true],
    ['el amrani', 'EL-AMRANI, Zoé', true],
    ['elamrani', 'EL-AMRANI, Zoé', true],
    ['el-amrani', 'El Amrani', true],
    ['jean-pierre', 'Dupont, Jean Pierre', true],
    ['jeanpierre', 'Dupont, Jean-Pierre', true],
    ['obrien', 'O Brien, Ann', true],
    ['rani', 'El-Amrani', true],
    ['ann', 'Jean Nicolas', false],
    ['amraniel', 'El Amrani', false],
  ])('%s in %s: %s', (typed, name, found) => {
    expect(hasTyped(foldedName(name), foldedName(typed))).toBe(found);
  });

  it('begins a word, or goes on in the next', () => {
    const words = nameWords('El Amrani, Zoé');
    expect(['amr', 'elam', 'rani', 'zoee'].map((typed) => beginsIn(words, typed))).toEqual([
      ...[true, true, false, false],
    ]);
  });
});

describe('nearWords', () => {
  it.each(['upont', 'duponnt', 'dupond', 'dupnot', 'udpont', 'dupontt'])('dupont → %s', (word) => {
    expect(nearWords('dupont')).toContain(word);
  });

  it('is one slip away and never the word itself', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{3,9}$/), (word) => {
        for (const near of nearWords(word)) expect(slipsBetween(word, near)).toBe(1);
      }),
      { numRuns: 30 },
    );
  });
});

describe('slipsBetween', () => {
  it.each([
    ['dupont', 'dupont', 0],
    ['dupont', 'dupnot', 1],
    ['dupont', 'dupond', 1],
    ['dupont', 'dumond', 2],
    ['dupont', 'durand', 3],
    ['jean', 'jeannette', 3],
    ['', 'ab', 2],
  ])('%s and %s are %d apart', (a, b, slips) => {
    expect(slipsBetween(a, b)).toBe(slips);
  });
});
