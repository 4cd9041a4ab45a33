import { describe, expect, it } from 'vitest';
import { TITLES_2017 } from '../../rules/editions/titles-2017.ts';
import { TITLES_2022, TITLES_2024 } from '../../rules/editions/titles-2022.ts';
import type { Title } from '../../rules/title.ts';
import {
  bringsDirectTitles,
  bringsTitleOfGroup,
  directTitle,
  titlesByRating,
} from './other-titles.ts';
import type { PlayerFile } from './player-file.ts';

const FILE: PlayerFile = {
  name: 'Player, Number1',
  highestRating: 2300,
  ratedGames: 30,
  ratingReached: '2024-06-01',
  norms: [],
};

describe('titles by rating', () => {
  it.each<[number | null, number | null, readonly (boolean | null)[]]>([
    // FM 2300, CM 2200, WFM 2100, WCM 2000 with thirty games.
    [2300, 30, [true, true, true, true]],
    [2299, 30, [false, true, true, true]],
    [2100, 30, [false, false, true, true]],
    [2300, 29, [false, false, false, false]],
    [2300, null, [null, null, null, null]],
    [null, 30, [null, null, null, null]],
  ])('[B.01 1.3] %s after %s games', (highestRating, ratedGames, met) => {
    const file = { ...FILE, sex: 'w' as const, highestRating, ratedGames };
    const found = titlesByRating(file, TITLES_2022.properties);
    expect(found.map(({ title }) => title)).toEqual(['FM', 'CM', 'WFM', 'WCM']);
    expect(found.map((one) => one.met)).toEqual(met);
  });

  it.each([[undefined], ['m']] as const)('[B.01 0.3] sex %s: none of women', (sex) => {
    const file = { ...FILE, ...(sex === undefined ? {} : { sex }) };
    const found = titlesByRating(file, TITLES_2022.properties);
    expect(found.map(({ title }) => title)).toEqual(['FM', 'CM']);
  });
});

describe('direct titles', () => {
  // 0.6.2: GM 2300, IM 2200, FM 2100, CM 2000; WGM 2100, WIM 2000, WFM 1900, WCM 1800.
  it.each<[Title, number, string, Title | null]>([
    ['GM', 2300, 'awarded', null],
    ['GM', 2299, 'conditional', 'IM'],
    ['IM', 2150, 'conditional', 'FM'],
    ['CM', 1999, 'conditional', null],
    ['WGM', 2099, 'conditional', 'WIM'],
    ['WCM', 1800, 'awarded', null],
  ])('[B.01 0.6.2] %s with %i: %s', (title, highestRating, state, meanwhile) => {
    const found = directTitle(title, { ...FILE, highestRating }, TITLES_2022.properties);
    expect(found).toMatchObject({ state, meanwhile });
  });

  it('[B.01 0.6.2] need thirty games behind a rating reached since 2024', () => {
    const few = { ...FILE, ratedGames: 29 };
    expect(directTitle('GM', few, TITLES_2024.properties)?.state).toBe('conditional');
    const before = { ...few, ratingReached: '2023-12-01' };
    expect(directTitle('GM', before, TITLES_2024.properties)?.state).toBe('awarded');
    const unknown = { ...FILE, ratedGames: null };
    expect(directTitle('GM', unknown, TITLES_2024.properties)?.state).toBe('unknown');
  });

  it.each([
    [TITLES_2022, { federationsConcerned: 54, federations: 5, participants: 10, rounds: 9 }, true],
    [TITLES_2022, { federationsConcerned: 9, federations: 3, participants: 10, rounds: 9 }, true],
    [TITLES_2022, { federationsConcerned: 54, federations: 4, participants: 10, rounds: 9 }, false],
    [TITLES_2022, { federationsConcerned: 54, federations: 5, participants: 9, rounds: 9 }, false],
    [TITLES_2022, { federationsConcerned: 54, federations: 5, participants: 10, rounds: 8 }, false],
    [TITLES_2017, { federationsConcerned: 54, federations: 5, participants: 8, rounds: 7 }, true],
  ] as const)('[B.01 1.2.3] $0.id: %o', (edition, event, brings) => {
    expect(bringsDirectTitles(event, edition.properties)?.met).toBe(brings);
  });

  it('[B.01 1.2.3a] merged groups: ten players of five federations, six of three in the own, half the points', () => {
    const merged = { participants: 10, federations: 5 };
    const own = { participants: 6, federations: 3 };
    const brings = (percent: number, players = 6): boolean | undefined =>
      bringsTitleOfGroup(
        { merged, own: { ...own, participants: players }, scorePercent: percent },
        TITLES_2022.properties,
      )?.met;
    expect(brings(50)).toBe(true);
    expect(brings(49)).toBe(false);
    expect(brings(50, 5)).toBe(false);
  });
});
