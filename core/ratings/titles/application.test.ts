import { describe, expect, it } from 'vitest';
import { TITLES_2003 } from '../../rules/editions/titles-2003.ts';
import { TITLES_2017 } from '../../rules/editions/titles-2017.ts';
import { TITLES_2022, TITLES_2024 } from '../../rules/editions/titles-2022.ts';
import type { TitleProperties } from '../../rules/editions/title-properties.ts';
import { applicationCheck, type ApplicationConditionName } from './application.ts';
import type { KeptNorm, PlayerFile } from './player-file.ts';

const NORM: KeptNorm = {
  titles: ['GM', 'IM'],
  event: 'Open of somewhere',
  firstDay: '2022-08-01',
  lastDay: '2022-08-09',
  games: 9,
  eightOfNine: false,
  foreigners: true,
  singleRoundDays: 9,
  swiss: { participants: 40, averageRating: 2000 },
  otherEvent: false,
};

const FILE: PlayerFile = {
  name: 'Player, Number1',
  highestRating: 2500,
  ratedGames: 400,
  ratingReached: '2022-01-01',
  norms: [NORM, NORM, NORM],
};

const DAYS = { submitted: '2022-10-01', meeting: '2022-10-31' };

const checked = (
  change: Partial<PlayerFile>,
  rules: TitleProperties = TITLES_2022.properties,
): ReturnType<typeof applicationCheck> =>
  applicationCheck('GM', { ...FILE, ...change }, DAYS, rules);

const with1 = (change: Partial<KeptNorm>): Partial<PlayerFile> => ({
  norms: [{ ...NORM, ...change }, NORM, NORM],
});
const all = (change: Partial<KeptNorm>): Partial<PlayerFile> => ({
  norms: FILE.norms.map((norm) => ({ ...norm, ...change })),
});

describe('an application for a title', () => {
  it('[B.01 1.5] is complete with three norms over 27 games and 2500 reached', () => {
    expect(checked({})).toMatchObject({ complete: true, lateFeePercent: 0 });
  });

  it.each<[string, ApplicationConditionName, Partial<PlayerFile>, boolean | null]>([
    ['1.5.1 26 games', 'games', with1({ games: 8 }), false],
    ['1.5.1 norms of other titles do not count', 'games', with1({ titles: ['IM'] }), false],
    ['1.5.3 2499', 'rating', { highestRating: 2499 }, false],
    ['1.5.3 rating not known', 'rating', { highestRating: null }, null],
    ['1.4.3e no norm with foreigners', 'foreigners', all({ foreigners: false }), false],
    ['1.4.3e one norm with foreigners', 'foreigners', with1({ foreigners: false }), true],
    ['1.1.3a two rounds every day', 'singleRoundDays', all({ singleRoundDays: 2 }), false],
    ['1.1.3a days not known', 'singleRoundDays', all({ singleRoundDays: null }), null],
    [
      '1.5.6 39 players',
      'swissNorm',
      all({ swiss: { participants: 39, averageRating: 2100 } }),
      false,
    ],
    [
      '1.5.6 average 1999',
      'swissNorm',
      all({ swiss: { participants: 90, averageRating: 1999 } }),
      false,
    ],
    ['1.5.6 no Swiss', 'swissNorm', all({ swiss: null }), false],
  ])('[B.01 %s] decides %s', (_article, name, change, met) => {
    expect(checked(change)?.conditions.find((one) => one.name === name)?.met).toBe(met);
  });

  it('[B.01 1.4.1c] holds one norm over eight games of nine', () => {
    const found = checked(all({ eightOfNine: true }));
    expect(found?.norms).toHaveLength(1);
    expect(found?.complete).toBe(false);
  });

  it('[B.01 1.5.6] asks for the Swiss only with a norm after 30 June 2022, by 2024 not for it alone', () => {
    const names = (change: Partial<PlayerFile>, rules?: TitleProperties): readonly string[] =>
      checked(change, rules)?.conditions.map(({ name }) => name) ?? [];
    expect(names(all({ lastDay: '2022-06-30' }))).not.toContain('swissNorm');
    expect(names({}, TITLES_2017.properties)).not.toContain('swissNorm');
    const olympiad = all({ swiss: null, otherEvent: true });
    expect(checked(olympiad)?.complete).toBe(false);
    expect(checked(olympiad, TITLES_2024.properties)?.complete).toBe(true);
  });

  it('[B.01 1.1.3a] asks GM and WGM alone for days of one round', () => {
    const change = { ...FILE, ...all({ singleRoundDays: 0 }) };
    expect(applicationCheck('IM', change, DAYS, TITLES_2022.properties)?.complete).toBe(true);
  });

  it.each([
    [TITLES_2022, '2022-10-01', '2022-10-31', 0],
    [TITLES_2022, '2022-10-02', '2022-10-31', 50],
    [TITLES_2024, '2024-10-01', '2024-11-14', 50],
    [TITLES_2024, '2024-10-01', '2024-11-15', 0],
  ] as const)(
    '[B.01 2.3] $0.id: late applications cost half as much again',
    (edition, submitted, meeting, fee) => {
      const found = applicationCheck('GM', FILE, { submitted, meeting }, edition.properties);
      expect(found?.lateFeePercent).toBe(fee);
    },
  );

  it('knows nothing where the edition prints nothing', () => {
    expect(checked({}, TITLES_2003.properties)).toBeNull();
    const unknown = { submitted: null, meeting: null };
    expect(
      applicationCheck('GM', FILE, unknown, TITLES_2022.properties)?.lateFeePercent,
    ).toBeNull();
  });
});
