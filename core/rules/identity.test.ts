import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isIsoDate, tpn } from './identity.ts';

describe('isIsoDate', () => {
  it.each(['2026-11-15', '2024-02-29', '2000-02-29', '2026-01-31', '2026-04-30', '0001-01-01'])(
    '%s is a day',
    (text) => {
      expect(isIsoDate(text)).toBe(true);
    },
  );

  it.each([
    '2026-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-1-1',
    '26-01-01',
    '2026/01/01',
    '2026-01-01T00:00',
    ' 2026-01-01',
    '2026-01-01\n',
    '',
  ])('%j is none', (text) => {
    expect(isIsoDate(text)).toBe(false);
  });

  it('takes every day of the calendar, and no day after the last of its month', () => {
    fc.assert(
      fc.property(
        fc.date({
          min: new Date('1900-01-01T00:00:00Z'),
          max: new Date('2199-12-31T00:00:00Z'),
          noInvalidDate: true,
        }),
        (date) => {
          const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + 1];
          const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
          const yearAndMonth = `${String(year)}-${String(month).padStart(2, '0')}`;
          expect(isIsoDate(date.toISOString().slice(0, 10))).toBe(true);
          expect(isIsoDate(`${yearAndMonth}-${String(last)}`)).toBe(true);
          expect(isIsoDate(`${yearAndMonth}-${String(last + 1)}`)).toBe(false);
        },
      ),
    );
  });
});

describe('tpn', () => {
  it('counts from one', () => {
    expect(tpn(1)).toBe(1);
    expect(tpn(161)).toBe(161);
  });

  it.each([0, -1, 1.5, Number.NaN, Infinity])('%d is no pairing number', (value) => {
    expect(() => tpn(value)).toThrow(RangeError);
  });
});
