import { describe, expect, it } from 'vitest';
import { HOUSE_RULES, REFUSALS } from '../refusal.ts';
import { WARNINGS, type WarningCode } from '../warning-ladder.ts';
import { ENGLISH } from './en.ts';
import { FRENCH } from './fr.ts';
import { sayRefusal, sayWarning } from './say.ts';

const holes = (text: string): string[] =>
  [...text.matchAll(/\{\w+\}/g)].map(([hole]) => hole).sort();

describe('words', () => {
  it.each(REFUSALS)('refusal %s names the same figures in both languages', (code) => {
    expect(holes(FRENCH.refusals[code])).toEqual(holes(ENGLISH.refusals[code]));
  });

  it.each(Object.keys(WARNINGS) as WarningCode[])('warning %s does too', (code) => {
    expect(holes(FRENCH.warnings[code])).toEqual(holes(ENGLISH.warnings[code]));
  });

  it('say the sentence with its figures and the article', () => {
    const refusal = {
      code: 'unknownBoard',
      article: 'Ronde 1',
      params: { round: 3, board: 99 },
    } as const;
    expect(sayRefusal(refusal, 'en')).toBe('Round 3 has no board 99.');
    expect(sayRefusal(refusal, 'fr')).toBe('La ronde 3 n’a pas d’échiquier 99.');
    const warning = {
      code: 'expels',
      level: 4,
      article: 'Laws 12.9.9',
      params: { player: 'A. Test' },
    } as const;
    expect(sayWarning(warning, 'en')).toBe(
      'A. Test is expelled from the tournament. (Laws 12.9.9)',
    );
  });

  it.each([
    [1, '1 game is adjourned: it counts as a draw for pairing only.'],
    [2, '2 games are adjourned: they count as draws for pairing only.'],
  ])('agree with their figure: %d', (adjourned, sentence) => {
    const warning = {
      code: 'closesWithAdjourned',
      level: 3,
      article: HOUSE_RULES.wellFormed,
      params: { adjourned },
    } as const;
    expect(sayWarning(warning, 'en')).toBe(sentence);
  });

  it('name a setting as its page does', () => {
    const refusal = {
      code: 'badSetting',
      article: HOUSE_RULES.wellFormed,
      params: { setting: 'lastDay', value: '2026-02-30' },
    } as const;
    expect(sayRefusal(refusal, 'fr')).toBe(
      'Le réglage «\u00a0dernier jour\u00a0» ne peut pas valoir «\u00a02026-02-30\u00a0». Corrigez la valeur.',
    );
    expect(sayRefusal({ ...refusal, params: { setting: 'seed', value: '' } }, 'en')).toBe(
      'The setting “seed” cannot be “”. Correct the value.',
    );
  });

  it('[Laws 12.9] say points taken with the signs of the lists', () => {
    const warning = {
      code: 'adjustsPoints',
      level: 3,
      article: 'Laws 12.9',
      params: { player: 'A. Test', points: '-0.5', round: 2 },
    } as const;
    expect(sayWarning(warning, 'en')).toBe('A. Test: −½ by decision in round 2. (Laws 12.9)');
    expect(sayWarning(warning, 'fr')).toBe(
      'A. Test\u00a0: −½ par décision à la ronde 2. (Règles 12.9)',
    );
  });
});
