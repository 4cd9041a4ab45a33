import { playerId } from '@ronde/core/rules/identity.ts';
import type { CheckInLine } from '@ronde/core/tournament/views/check-in.ts';
import { describe, expect, it } from 'vitest';
import { arrivals, kioskMatches } from './arrivals.ts';

const line = (name: string, part: Partial<CheckInLine> = {}): CheckInLine => ({
  id: playerId(name),
  tpn: null,
  name,
  title: null,
  rating: 0,
  federation: null,
  club: null,
  present: false,
  bye: null,
  ...part,
});

const PLAYERS = [
  line('Bernard, Zoé'),
  line('Durand, Anne', { present: true }),
  line('Martin, Luc', { bye: 'halfPointBye' }),
  line('Petit, Jo', { bye: 'zeroPointBye' }),
];
const names = (lines: readonly CheckInLine[]): string[] => lines.map(({ name }) => name);

describe('who has come', () => {
  it.each([
    ['missing', ['Bernard, Zoé', 'Martin, Luc', 'Petit, Jo']],
    ['here', ['Durand, Anne']],
    ['all', names(PLAYERS)],
  ] as const)('lists those who are %s', (shown, expected) => {
    expect(names(arrivals(PLAYERS, { text: '', shown, language: 'fr' }))).toEqual(expected);
  });

  it('follows the alphabet of the reader', () => {
    const players = [line('Petit, Jo'), line('Øverland, Anne'), line('Martin, Luc')];
    expect(names(arrivals(players, { text: '', shown: 'all', language: 'fr' }))).toEqual([
      'Martin, Luc',
      'Øverland, Anne',
      'Petit, Jo',
    ]);
  });

  it('finds whoever is typed, come or not, accents and slips forgiven', () => {
    expect(
      names(arrivals(PLAYERS, { text: 'anne dur', shown: 'missing', language: 'fr' })),
    ).toEqual(['Durand, Anne']);
    expect(
      names(arrivals(PLAYERS, { text: 'bernrad zoe', shown: 'here', language: 'fr' })),
    ).toEqual(['Bernard, Zoé']);
  });
});

describe('the kiosk', () => {
  it('offers nobody before two letters, and a handful after', () => {
    expect(kioskMatches(PLAYERS, 'd')).toEqual([]);
    expect(kioskMatches(PLAYERS, ' d ')).toEqual([]);
    expect(names(kioskMatches(PLAYERS, 'du'))).toEqual(['Durand, Anne']);
    const many = Array.from({ length: 30 }, (_, index) => line(`Martin, ${index}`));
    expect(kioskMatches(many, 'martin')).toHaveLength(6);
  });
});
