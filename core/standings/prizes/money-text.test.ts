import { describe, expect, it } from 'vitest';
import { moneyText } from './money-text.ts';

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
});
