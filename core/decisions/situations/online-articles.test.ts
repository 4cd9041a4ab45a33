import { describe, expect, it } from 'vitest';
import { onlineLaws } from '../../rules/laws/online/stated-online.ts';
import { ONLINE } from './online.ts';

const laws = onlineLaws();

/** Numbers of the articles in the Livre de l'Arbitre, chapter 6.12, lines 13264-13687. */
const IDS =
  '1.1 1.2 1.3 2.1 2.2 2.3 2.4 3.1 3.2 3.3 3.4 3.5 3.6 3.7 3.8 4.1 4.2 4.3 4.4 4.5 5.1 5.2 5.3 5.4 5.4.1 5.4.2 5.4.3 5.4.4 6.1 6.1.1 6.1.2 6.1.3 6.2 7.1 7.2 8.1 8.2 8.3 8.4 8.5 8.6 9.1 9.2 9.3 9.4 9.5 9.6 9.7 9.8.1 9.8.2 9.8.3 9.9 9.10 9.11 9.12 9.13 9.14 9.15 10.1 10.2 10.2.1 10.2.2 10.2.3 10.2.4 10.2.5 10.2.6 10.2.7 10.3 10.3.1 10.4 10.5 10.6 10.7 10.8 10.9 10.9.1 10.9.2 10.9.3 10.9.4 10.9.5 10.9.6 10.9.7 10.9.8 10.9.9 11.1 11.1.1 11.2 11.3 11.4 11.4.1 11.4.2 11.5 12.1 12.2 12.3 13.1 13.1.1 13.1.2 13.1.3 13.2 13.3 13.4 14.1 14.2 14.3 14.4 15.1 15.2 15.3 15.4 15.5 15.6 16.1 16.2 16.3 16.4 16.5 16.6 16.7 16.8 16.9 16.10 16.11 16.12 17.1 17.2 17.3 17.4 17.5 17.6 17.7 17.8 17.9 17.10 17.11 18.1 18.2 18.2.1 18.2.2 18.2.3 18.2.4 18.2.5 18.2.6 18.2.7 18.3 18.4 18.4.1 18.4.2 18.4.3 18.4.4 18.4.5 18.4.6 18.4.7 18.4.8 18.4.9 18.5 18.6 18.7 18.8 18.9 19.1 19.2 19.3 19.4 19.5 19.6 20.1 20.2 20.3 20.4 20.5 20.6 20.7'.split(
    ' ',
  );

describe('the online regulations', () => {
  it('[Online] have every article of the book in order; letters and Article 20 itself besides', () => {
    const ids = laws.map(({ id }) => id);
    expect(ids.filter((id) => IDS.includes(id))).toEqual(IDS);
    const besides = ids.filter((id) => !IDS.includes(id) && !/^I{1,3}\./.test(id));
    expect(besides).toEqual('3.6.a 3.6.b 3.6.c 18.9.a 18.9.b 18.9.c 18.9.d 20'.split(' '));
    // Appendix I has A 14, B 4, C 2, D 2, E 2, F 1, G 9, H 8, I 7, J 1 points; II has 11, III has 8.
    expect(ids.filter((id) => id.startsWith('I.'))).toHaveLength(50);
    expect(ids.filter((id) => /^III?\./.test(id))).toHaveLength(19);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('[Online] fill every figure and send only to articles of theirs', () => {
    const words = laws.flatMap(({ title, says }) => [title.en, title.fr, says.en, says.fr]);
    expect(words.filter((text) => /[{}]/.test(text))).toEqual([]);
    expect(laws.find(({ id }) => id === '20')?.says.en).toContain('30 seconds a move');
    expect(laws.find(({ id }) => id === '15.2')?.says.en).toContain('Below 10 moves');
  });

  it('[Online] have every article that rulings cite', () => {
    const ids = new Set(laws.map(({ id }) => `Online ${id}`));
    expect(Object.values(ONLINE).filter((cited) => !ids.has(cited))).toEqual([]);
  });
});
