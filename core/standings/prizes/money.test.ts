import { describe, expect, it } from 'vitest';
import { cents, compareExact, floorTo, formatCents, money, parseMoney } from './money.ts';

describe('money', () => {
  it.each([
    [150, 15000],
    [12.5, 1250],
    [0.1 + 0.2, 30],
    ['12.5', 1250],
    ['12,05', 1205],
    ['1 500', 150000],
    ['1\u202f500,00', 150000],
    ['10000000', 1_000_000_000],
    ['10000001', null],
    [1e12, null],
    [-1, null],
    [0.001, null],
    [NaN, null],
    ['', null],
    ['1500 €', null],
    ['15 00', null],
    [null, null],
    [true, null],
  ])('%j is %j cents', (value, expected) => {
    expect(parseMoney(value)).toBe(expected);
  });

  it.each([
    [123450, '1234.50'],
    [5, '0.05'],
    [-5, '-0.05'],
    [0, '0.00'],
  ])('%i cents are written %s', (value, text) => {
    expect(formatCents(cents(value))).toBe(text);
  });

  it('refuses what is no amount', () => {
    expect(() => money(1.005)).toThrow(RangeError);
    expect(() => cents(0.5)).toThrow(RangeError);
  });

  it('rounds fractions down to a unit, and orders them', () => {
    expect(floorTo([10000, 3], cents(1))).toBe(3333);
    expect(floorTo([10000, 3], cents(500))).toBe(3000);
    expect(compareExact([1, 3], [1, 2])).toBeGreaterThan(0);
    expect(compareExact([2, 4], [1, 2])).toBe(0);
  });
});
