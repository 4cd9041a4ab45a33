import { describe, expect, it } from 'vitest';
import { exactMoneyText, moneyText } from './money-text.ts';

describe('money', () => {
  it.each([
    [15000, '€150', '150 €'],
    [123450, '€1,234.50', '1 234,50 €'],
    [-500, '-€5', '-5 €'],
  ])('%d cents', (amount, english, french) => {
    const plain = (text: string): string => text.replace(/\s/gu, ' ');
    expect(plain(moneyText(amount, 'EUR', 'en'))).toBe(english);
    expect(plain(moneyText(amount, 'EUR', 'fr'))).toBe(french);
  });

  it('on papers that are signed has cents, and is never parted', () => {
    expect(exactMoneyText(291_000, 'EUR', 'en')).toBe('€2,910.00');
    expect(exactMoneyText(291_000, 'EUR', 'fr')).toBe('2\u202f910,00\u00a0€');
  });
});
