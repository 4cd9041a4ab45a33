import { editionIn } from '@ronde/core/rules/editions/registry.ts';
import { lawsOf } from '@ronde/core/rules/laws/catalogue.ts';
import { describe, expect, it } from 'vitest';
import { foundLaws } from './found-laws.ts';

const edition = editionIn('laws', 'laws-2023');
const laws = edition === null ? [] : lawsOf(edition);
const ids = (asked: string, copy = {}): string[] =>
  foundLaws(laws, asked, [copy]).map(({ id }) => id);

describe('articles for what is typed', () => {
  it.each([
    ['the number of an article', '7.5.5', '7.5.5'],
    ['a number as decisions cite it', 'E.01 7.5.5', '7.5.5'],
    ['the beginning of a number', '7.5', '7.5.1'],
    ['an appendix in small letters', 'a.4', 'A.4.1'],
    ['a word in French', 'deux mains', '7.5.4'],
    ['what players call it', 'king en prise', '7.5.1'],
  ])('[Laws] %s', (_, asked, first) => {
    expect(ids(asked)[0]).toBe(first);
  });

  it('[Laws] a number leads to its articles alone, nothing to all of them', () => {
    expect(ids('9').every((id) => id.startsWith('9.'))).toBe(true);
    expect(ids(' ')).toHaveLength(laws.length);
    expect(ids('xyzzy')).toEqual([]);
  });

  it('[Laws] words that stand in the own copy alone are found after ours', () => {
    expect(ids('strange wording', { '6.7.1': 'A STRANGE wording.' })).toEqual(['6.7.1']);
    const copies = [{ '6.7.1': 'A strange wording.' }, { '6.7.1': 'Another one.' }];
    expect(foundLaws(laws, 'strange wording', copies).map(({ id }) => id)).toEqual(['6.7.1']);
    expect(ids('deux mains', { '1.1': 'deux mains' })).toEqual([...ids('deux mains'), '1.1']);
  });
});
