import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from './money.ts';
import { readPrizeScheme } from './read-scheme.ts';
import { fundOf } from './scheme.ts';

const MODEL = {
  name: { en: 'Summer open', fr: 'Open d’été' },
  currency: 'EUR',
  rule: 'place',
  minimum: 20,
  unit: 0.5,
  lists: [
    {
      id: 'main',
      name: { en: 'General standings', fr: 'Classement général' },
      rule: 'hort',
      prizes: [500, '400.00', { amount: '1 200,50', thing: 'Cup' }],
    },
    {
      id: 'u1800',
      who: { rating: { from: 1600, to: 1799, of: ['national', 'fide'], unrated: 'excluded' } },
      prizes: [60],
    },
    {
      id: 'special',
      minimum: 0,
      cumulative: true,
      who: {
        unrated: true,
        age: { system: 'ffe', categories: ['Pou', 'Pup'] },
        birthYear: { from: 2014 },
        sex: 'w',
        title: 'WCM',
        club: ['Liffré', 'Rennes'],
        league: 'BRE',
        federation: 'FRA',
        tag: 'school',
      },
      prizes: [{ thing: { name: { en: 'Book', fr: 'Livre' }, value: 15 } }, { thing: 'Medal' }],
    },
  ],
};

const read = (value: unknown) => readPrizeScheme(JSON.stringify(value));
const codes = (value: unknown): string[] =>
  read(value).problems.map(({ severity, record, code }) => `${severity} ${record} ${code}`);

/** The model with one thing changed. */
const withList = (change: object): object => ({
  ...MODEL,
  lists: [{ ...MODEL.lists[0], ...change }],
});

describe('reading a prize scheme', () => {
  it('takes amounts as numbers or texts, names in one language or two, and defaults from the top', () => {
    const { scheme, problems } = read({
      ...MODEL,
      lists: [MODEL.lists[2], ...MODEL.lists.slice(1, 2)],
    });
    expect(problems.map(({ code }) => code)).toEqual(['prizes.noMainList']);
    expect(scheme).toEqual({
      name: MODEL.name,
      currency: 'EUR',
      unit: money(0.5),
      cumulative: false,
      lists: [
        {
          id: 'special',
          name: { en: 'special', fr: 'special' },
          rule: 'place',
          minimum: 0,
          cumulative: true,
          criteria: {
            ...MODEL.lists[2]?.who,
            unrated: {},
            title: ['WCM'],
            league: ['BRE'],
            federation: ['FRA'],
            tag: ['school'],
          },
          prizes: [
            { amount: 0, thing: { name: { en: 'Book', fr: 'Livre' }, value: money(15) } },
            { amount: 0, thing: { name: { en: 'Medal', fr: 'Medal' }, value: null } },
          ],
        },
        {
          id: 'u1800',
          name: { en: 'u1800', fr: 'u1800' },
          rule: 'place',
          minimum: money(20),
          cumulative: false,
          criteria: MODEL.lists[1]?.who,
          prizes: [{ amount: money(60), thing: null }],
        },
      ],
    });
  });

  it('reads money to the cent', () => {
    const { scheme } = read(withList({ prizes: ['1 200,50', '500', 20.05] }));
    expect(scheme?.lists[0]?.prizes.map(({ amount }) => amount)).toEqual([120050, 50000, 2005]);
    expect(scheme && fundOf(scheme)).toBe(172055);
  });

  it.each([
    ['a list instead of an object', [], 'error  prizes.notAnObject'],
    ['no currency', { ...MODEL, currency: 'euro' }, 'error currency prizes.currency'],
    ['no lists', { ...MODEL, lists: [] }, 'error lists prizes.noLists'],
    ['lists that are none', { ...MODEL, lists: 1 }, 'error lists prizes.notAList'],
    ['a misspelt key', { ...MODEL, curency: 'EUR' }, 'error curency prizes.unknownKey'],
    ['no unit', { ...MODEL, unit: 0 }, 'error unit prizes.unitNotPositive'],
    ['a flag that is none', { ...MODEL, cumulative: 'no' }, 'error cumulative prizes.notABoolean'],
    ['a list without id', withList({ id: ' ' }), 'error lists[0].id prizes.notAText'],
    ['an unknown rule', withList({ rule: 'horts' }), 'error lists[0].rule prizes.unknownWord'],
    ['a negative prize', withList({ prizes: [-5] }), 'error lists[0].prizes[0] prizes.notAnAmount'],
    [
      'three decimals',
      withList({ prizes: [9.995] }),
      'error lists[0].prizes[0] prizes.notAnAmount',
    ],
    ['no prizes', withList({ prizes: [] }), 'error lists[0].prizes prizes.noPrizes'],
    [
      'a prize that is nothing',
      withList({ prizes: [0] }),
      'error lists[0].prizes[0] prizes.emptyPrize',
    ],
    [
      '[LA 5.3] a prize below the minimum',
      withList({ prizes: [500, 15] }),
      'error lists[0].prizes[1] prizes.belowMinimum',
    ],
    [
      'a minimum that rounding could undercut',
      withList({ minimum: 20.25 }),
      'error lists[0].minimum prizes.minimumBetweenUnits',
    ],
    [
      'a second prize above the first',
      withList({ prizes: [50, 60] }),
      'warning lists[0].prizes[1] prizes.increasing',
    ],
    [
      'an unknown criterion',
      withList({ who: { elo: { to: 1800 } } }),
      'error lists[0].who.elo prizes.unknownKey',
    ],
    [
      'a band upside down',
      withList({ who: { rating: { from: 1800, to: 1600 } } }),
      'error lists[0].who.rating prizes.bandUpsideDown',
    ],
    [
      'a band without limits',
      withList({ who: { birthYear: {} } }),
      'error lists[0].who.birthYear prizes.bandWithoutLimits',
    ],
    [
      'a limit that is no number',
      withList({ who: { rating: { from: '1600' } } }),
      'error lists[0].who.rating.from prizes.notANumber',
    ],
    [
      'an age category of another federation',
      withList({ who: { age: { system: 'ffe', categories: ['U12'] } } }),
      'error lists[0].who.age.categories[0] prizes.unknownWord',
    ],
    ['nobody named', withList({ who: { club: [] } }), 'error lists[0].who.club prizes.emptyList'],
    [
      '[LA 5.3] shared category prizes',
      { ...MODEL, lists: [MODEL.lists[0], { ...MODEL.lists[1], rule: 'hort' }] },
      'note lists[1].rule prizes.sharedCategory',
    ],
    [
      'the same list twice',
      { ...MODEL, lists: [MODEL.lists[0], MODEL.lists[0]] },
      'error lists[1].id prizes.repeatedList',
    ],
  ])('says where and what: %s', (_name, value, problem) => {
    expect(codes(value)).toContain(problem);
    expect(read(value).scheme === null).toBe(problem.startsWith('error'));
  });

  it('[LA 5.3] does not guess how ties are paid', () => {
    const { rule: _omitted, ...rest } = MODEL;
    expect(codes(rest)).toContain('error lists[1].rule prizes.ruleMissing');
  });

  it('says line and column of what is not JSON', () => {
    const { scheme, problems } = readPrizeScheme('{\n  "currency": EUR }');
    expect(scheme).toBeNull();
    expect(problems).toMatchObject([
      { severity: 'error', code: 'prizes.notJson', line: 2, column: 15 },
    ]);
  });

  it('gives every problem a remedy and a place', () => {
    for (const { message } of read({ lists: [{ prizes: [null], who: { sex: 'f' } }] }).problems) {
      expect(message).toMatch(/^In .+: .+\.$/);
    }
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => readPrizeScheme(text).problems.length > 0));
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (lists, who, prizes) => {
        read({ currency: 'EUR', rule: 'hort', lists });
        read({ currency: 'EUR', rule: 'hort', lists: [{ id: 'x', who, prizes }] });
      }),
    );
  });
});
