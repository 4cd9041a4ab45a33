import { describe, expect, it } from 'vitest';
import { datedOn } from '../../rules/editions/in-force.ts';
import { money } from '../../standings/prizes/money.ts';
import { FEE_TARIFFS } from './fee-tariffs.ts';
import { feesOf, type FeeQuestion } from './fees.ts';
import { sayStep } from './say-step.ts';
import { longestByRail, travelOf } from './travel.ts';
import { TRAVEL_TARIFFS } from './travel-tariffs.ts';

const IN_2022 = datedOn(FEE_TARIFFS, '2026-11-17').found.figures;
const IN_2003 = datedOn(FEE_TARIFFS, '2003-10-05').found.figures;
const TRAVEL = datedOn(TRAVEL_TARIFFS, '2026-11-17').found.figures;
const plain = (text: string): string => text.replace(/\s/gu, ' ');

/** 60 adults at 40, 53 youths at 20 (BAF 101, UV2 III): 3460 euros announced. */
const OPEN: FeeQuestion = {
  kind: 'fide',
  groups: [
    { players: 60, fee: money(40) },
    { players: 53, fee: money(20) },
  ],
  ...{ late: false, qualifier: false, cancelled: false },
};

describe('fees of homologation', () => {
  it.each<[string, Partial<FeeQuestion>, 2003 | 2022, number]>([
    ['[BAF 101, UV2 III] 5 % of 3460', {}, 2003, 173],
    ['[BAF 101, UV2 III] with nothing to double', { late: true }, 2003, 173],
    ['[LA line 8720] 7 % of 3460 and 10', {}, 2022, 252.2],
    ['[LA line 8725] late: twice 10', { late: true }, 2022, 262.2],
    ['[LA line 8723] norms: 50', { kind: 'norms' }, 2022, 292.2],
    ['[LA lines 8723-8725] norms, late: twice 50', { kind: 'norms', late: true }, 2022, 342.2],
    ['[LA line 8720] the national rating alone', { kind: 'national' }, 2022, 242.2],
    ['[LA line 8728] a qualifier of the youth', { qualifier: true, late: true }, 2022, 0],
    ['[LA line 8691] cancelled', { cancelled: true }, 2022, 10],
    ['[LA line 8691] cancelled and late', { cancelled: true, late: true }, 2022, 20],
  ])('%s', (_, question, year, due) => {
    const tariff = year === 2003 ? IN_2003 : IN_2022;
    expect(feesOf({ ...OPEN, ...question }, tariff).due).toBe(money(due));
  });

  it('shows how', () => {
    const { working } = feesOf({ ...OPEN, late: true }, IN_2022);
    expect(working.map((step) => plain(sayStep(step, 'en')))).toEqual([
      '60 × €40 = €2,400',
      '53 × €20 = €1,060',
      'announced entry fees: €3,460',
      '7 % of €3,460 = €242.20',
      'fixed part: €10',
      'asked for late: 2 × €10 = €20',
      '€20 + €242.20 = €262.20',
    ]);
  });
});

describe('travel', () => {
  it('[LA 5.1, lines 9270-9280] Paris–Tours by rail, 204 km: 32.42 one way, 84.84', () => {
    const travel = travelOf({ by: 'rail', km: 204 }, TRAVEL);
    expect(travel?.due).toBe(money(84.84));
    expect(travel?.working.map((step) => plain(sayStep(step, 'fr')))).toEqual([
      'aller simple, 204 km (200–300 km) : 7,7577 + 204 × 0,1209 = 32,42 €',
      '2 × 32,42 € + 20 € = 84,84 €',
    ]);
  });

  // C + D × K of each band's ends, to the cent, twice, and 20 (LA lines 9255-9266).
  it.each([
    [1, 21.94],
    [16, 27.78],
    [17, 27.86],
    [32, 34.36],
    [33, 34.68],
    [64, 44.58],
    [65, 45.14],
    [109, 58.24],
    [110, 59.52],
    [149, 70.64],
    [150, 71.96],
    [199, 83.66],
    [200, 83.88],
    [300, 108.06],
    [301, 109.3],
    [499, 150.1],
    [500, 148.98],
    [799, 204.06],
    [800, 205.2],
    [999, 235.26],
  ])('[LA 5.1, lines 9255-9266] %d km by rail: %d', (km, due) => {
    expect(travelOf({ by: 'rail', km }, TRAVEL)?.due).toBe(money(due));
  });

  it('has no band from 1000 km on', () => {
    expect(longestByRail(TRAVEL)).toBe(999);
    expect(travelOf({ by: 'rail', km: 1000 }, TRAVEL)).toBeNull();
    expect(travelOf({ by: 'rail', km: 0 }, TRAVEL)).toBeNull();
  });

  it('[LA 5.1, lines 9203-9206] by car 0.31 a kilometre and the tolls, or as agreed', () => {
    expect(travelOf({ by: 'car', km: 408, tolls: money(12.4) }, TRAVEL)?.due).toBe(money(138.88));
    expect(travelOf({ by: 'realCosts', costs: money(90) }, TRAVEL)?.due).toBe(money(90));
  });
});
