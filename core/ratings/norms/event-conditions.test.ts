import { describe, expect, it } from 'vitest';
import { editionIn } from '../../rules/editions/registry.ts';
import { TITLES_2022 } from '../../rules/editions/titles-2022.ts';
import type { TitleProperties } from '../../rules/editions/title-properties.ts';
import {
  eventConditions,
  outsideEdition,
  singleRoundDays,
  type EventConditionName,
  type EventRecord,
} from './event-conditions.ts';

const RECORD: EventRecord = {
  firstDay: '2022-05-01',
  lastDay: '2022-05-05',
  rate: { minutes: 90, increment: 30 },
  days: [
    ...['2022-05-01', '2022-05-02', '2022-05-02', '2022-05-03', '2022-05-03'],
    ...['2022-05-04', '2022-05-04', '2022-05-05', '2022-05-05'],
  ],
  chiefArbiter: 'IA',
  arbiterPlays: false,
  registered: '2022-04-01',
  registrationAgreed: false,
  players: 60,
  isDoubleRoundRobin: false,
};

const metOf = (
  name: EventConditionName,
  change: Partial<EventRecord>,
  rules: TitleProperties = TITLES_2022.properties,
): boolean | null | undefined =>
  eventConditions({ ...RECORD, ...change }, rules).find((one) => one.name === name)?.met;

describe('conditions of the event', () => {
  it('[B.01 1.1] are all met by an open of nine rounds in five days', () => {
    const conditions = eventConditions(RECORD, TITLES_2022.properties);
    expect(conditions.every(({ met }) => met === true)).toBe(true);
    // Two rounds of two players with 120 minutes for sixty moves each.
    expect(conditions.find(({ name }) => name === 'hoursPerDay')?.actual).toBe(8);
  });

  it.each<[string, EventConditionName, Partial<EventRecord>, boolean | null]>([
    ['1.1.3 less than two hours', 'rateOfPlay', { rate: { minutes: 60, increment: 30 } }, false],
    ['1.1.3 no rate of play named', 'rateOfPlay', { rate: null }, null],
    [
      '1.1.3 three rounds a day',
      'roundsPerDay',
      { days: RECORD.days.map(() => '2022-05-01') },
      false,
    ],
    ['1.1.3 days not known', 'roundsPerDay', { days: [null] }, null],
    [
      '1.1.2 more than twelve hours',
      'hoursPerDay',
      { rate: { minutes: 200, increment: 0 } },
      false,
    ],
    ['1.1.5 no title', 'chiefArbiter', { chiefArbiter: 'none' }, false],
    ['1.1.5 not known', 'chiefArbiter', { chiefArbiter: null }, null],
    ['1.1.6 an arbiter plays', 'arbiterPlays', { arbiterPlays: true }, false],
    ['1.1.1 29 days', 'registration', { registered: '2022-04-02' }, false],
    [
      '1.1.1 29 days, which the chair of the commission agreed to',
      'registration',
      { registered: '2022-04-02', registrationAgreed: true },
      true,
    ],
    ['1.1.4 more than thirty days', 'length', { lastDay: '2022-06-30' }, null],
    [
      '1.4.5f five players',
      'doubleRoundRobinPlayers',
      { isDoubleRoundRobin: true, players: 5 },
      false,
    ],
  ])('[B.01 %s] decides %s', (_article, name, change, met) => {
    expect(metOf(name, change)).toBe(met);
  });

  it.each<[string, number, number, string, boolean]>([
    // BAF 144 lines 420-428.
    ['titles-2017', 90, 30, '2019-01-01', true],
    ['titles-2017', 80, 40, '2019-01-01', false],
    ['titles-2017', 120, 0, '2021-06-30', true],
    ['titles-2017', 120, 0, '2021-07-01', false],
    // BAF 101 line 675.
    ['titles-2003', 90, 30, '2003-08-01', true],
    ['titles-2003', 120, 0, '2003-08-01', false],
    ['titles-2003', 150, 0, '2003-08-01', true],
  ])(
    '[B.01 1.13, 1.14] %s: %i minutes and %i seconds on %s',
    (id, minutes, increment, firstDay, met) => {
      const rules = editionIn('titles', id)?.properties;
      expect(metOf('rateOfPlay', { rate: { minutes, increment }, firstDay }, rules)).toBe(met);
    },
  );

  it.each([
    ['titles-2022', '2021-12-31', true],
    ['titles-2022', '2022-01-01', false],
    ['titles-2022', '2022-12-31', false],
    ['titles-2022', '2023-06-15', true],
    ['titles-2024', '2023-12-31', true],
    ['titles-2024', '2026-05-01', false],
  ] as const)(
    '%s says of an event of %s that it is not within its dates: %s',
    (id, day, isSaid) => {
      const edition = editionIn('titles', id);
      if (edition === null) throw new Error(id);
      expect(outsideEdition(day, edition).map(({ article, met }) => [article, met])).toEqual(
        isSaid ? [[id, null]] : [],
      );
    },
  );

  it('[B.01 1.1.3a] counts days with one round', () => {
    expect(singleRoundDays(RECORD.days)).toBe(1);
    expect(singleRoundDays([null, '2022-05-01'])).toBeNull();
  });
});
