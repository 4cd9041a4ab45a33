import { expect, it } from 'vitest';
import { sayRefusal, sayWarning } from './say.ts';
import { signsText } from './result-signs.ts';

it.each([
  ['1-0', '1\u00a0–\u00a00'],
  ['1-0 u', '1\u00a0–\u00a00, non comptée pour l’Elo'],
  ['½-½ u r', '½\u00a0–\u00a0½, non comptée pour l’Elo, couleurs inversées'],
  ['+/-', '+\u00a0:\u00a0–'],
  ['–', '–'],
  ['*', 'ajournée'],
])('%s is said %s', (signs, said) => {
  expect(signsText(signs, 'fr')).toBe(said);
});

it('results are said so in warnings and refusals', () => {
  const params = { round: 2, board: 7, entered: '1-0', read: '0-1', by: 'Desk 2' };
  const article = 'Ronde 10';
  expect(sayWarning({ code: 'replacesResult', level: 3, article, params }, 'en')).toBe(
    'Board 7 has 1\u00a0–\u00a00, entered by Desk 2. It becomes 0\u00a0–\u00a01.',
  );
  expect(sayRefusal({ code: 'verificationDiffers', article, params }, 'fr')).toContain(
    '1\u00a0–\u00a00 a été saisi, 0\u00a0–\u00a01 vient d’être lu.',
  );
});
