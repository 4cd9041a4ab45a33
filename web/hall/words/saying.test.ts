import { describe, expect, it } from 'vitest';
import { moneyText, sayingOf } from './saying.ts';

describe('a screen speaks', () => {
  it.each([
    ['fr', 'en', 'Ronde 3 sur 9'],
    ['en', 'fr', 'Round 3 of 9'],
    ['both', 'fr', 'Ronde 3 sur 9 · Round 3 of 9'],
    ['both', 'en', 'Round 3 of 9 · Ronde 3 sur 9'],
  ] as const)('%s before a browser in %s', (chosen, own, said) => {
    const { say } = sayingOf(chosen, own);
    expect(say(({ roundOf }) => roundOf, { round: 3, rounds: 9 })).toBe(said);
  });

  it('says once what is the same in both', () => {
    expect(sayingOf('both', 'fr').say(({ points }) => points)).toBe('Pts');
  });

  it('writes money as its readers do', () => {
    expect(moneyText(12_000, 'EUR', 'en')).toBe('€120');
    expect(moneyText(12_050, 'EUR', 'fr').replace(/\s/u, ' ')).toBe('120,50 €');
  });
});
