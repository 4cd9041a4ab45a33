import { describe, expect, it } from 'vitest';
import { TITLES_2003 } from '../../rules/editions/titles-2003.ts';
import { TITLES_2022 } from '../../rules/editions/titles-2022.ts';
import { swissExemption, type Participant, type Presence } from './swiss-exemption.ts';

const rules = TITLES_2022.properties;
const THERE: readonly Presence[] = Array.from({ length: 9 }, () => 'there');

/** Twenty rated foreigners from three federations, ten of them masters. */
const FIELD: readonly Participant[] = Array.from({ length: 20 }, (_, index) => ({
  rating: 2000 + index,
  title: index < 10 ? 'IM' : 'none',
  federation: ['GER', 'ESP', 'ITA'][index % 3] ?? 'GER',
  rounds: THERE,
}));

const changed = (change: Partial<Participant>): readonly Participant[] =>
  FIELD.map((one, index) => (index === 0 ? { ...one, ...change } : one));

const missed = (...rounds: readonly number[]): readonly Presence[] =>
  THERE.map((_, index) => (rounds.includes(index + 1) ? 'missed' : 'there'));

describe('the exemption of a large Swiss', () => {
  it('[B.01 1.4.3d] is met by twenty, three and ten in every round', () => {
    expect(swissExemption(FIELD, 'FRA', 9, rules)).toMatchObject({
      met: true,
      ratedForeigners: 20,
      federations: 3,
      titled: 10,
    });
  });

  it.each<[string, Partial<Participant>, boolean | null]>([
    ['somebody of the host', { federation: 'FRA' }, false],
    ['somebody under FIDE’s flag', { federation: 'FID' }, false],
    ['somebody without a rating', { rating: 0 }, false],
    ['somebody without a title', { title: 'none' }, false],
    ['somebody who missed two rounds', { rounds: missed(3, 7) }, false],
    ['somebody who missed one: nineteen in that round', { rounds: missed(4) }, false],
    [
      'a pairing-allocated bye',
      { rounds: THERE.map((_, at) => (at === 2 ? 'pairingAllocatedBye' : 'there')) },
      true,
    ],
    ['a federation nobody knows', { federation: null }, null],
    ['a title nobody knows', { title: null }, null],
  ])('[B.01 1.4.3d] with %s: %o', (_what, change, met) => {
    expect(swissExemption(changed(change), 'FRA', 9, rules).met).toBe(met);
  });

  it('[B.01 1.4.3d] names the round that has least', () => {
    const more: readonly Participant[] = [
      ...FIELD,
      ...Array.from({ length: 2 }, () => ({
        rating: 2100,
        title: 'GM' as const,
        federation: 'GER',
        rounds: missed(5),
      })),
    ];
    expect(swissExemption(more, 'FRA', 9, rules)).toMatchObject({
      met: true,
      round: 5,
      ratedForeigners: 20,
    });
  });

  it('cannot be decided without the federation of the event', () => {
    expect(swissExemption(FIELD, null, 9, rules).met).toBeNull();
    expect(swissExemption(FIELD.slice(1), null, 9, rules).met).toBe(false);
  });

  it('[BAF 101, 1.43e] looks at the list alone in 2003', () => {
    const absent = changed({ rounds: missed(1, 2, 3) });
    expect(swissExemption(absent, 'FRA', 9, TITLES_2003.properties)).toMatchObject({
      met: true,
      round: null,
    });
  });
});
