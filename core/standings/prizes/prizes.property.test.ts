import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { tpn } from '../../rules/identity.ts';
import { points } from '../../rules/points.ts';
import type { PlayerProfile } from '../../rules/profile.ts';
import type { RankedRow } from '../ranking/ranked-row.ts';
import { allocatePrizes, type PrizeQuestion } from './allocate.ts';
import { checkScheme } from './check-scheme.ts';
import { cents } from './money.ts';
import { list } from './scheme.fixture.ts';
import { PRIZE_RULES, type PrizeList } from './scheme.ts';

const { shareOfCases } = inject('sizes');

const LOCAL = { local: { tag: ['local'] }, women: { sex: 'w' } } as const;

/** Amounts in cents, the largest first. */
const amounts = (least: number) =>
  fc
    .array(fc.integer({ min: least, max: 60_000 }), { minLength: 1, maxLength: 8 })
    .map((values) => values.sort((a, b) => b - a).map((value) => value / 100));

/** A field with few different scores, so that many tie; some ranks are left shared. */
const field = fc
  .array(
    fc.record({
      score: fc.integer({ min: 0, max: 4 }),
      tieBreak: fc.integer({ min: 0, max: 3 }),
      local: fc.boolean(),
      woman: fc.boolean(),
    }),
    { minLength: 1, maxLength: 16 },
  )
  .map((players) => {
    const key = ({ score, tieBreak }: (typeof players)[number]): number => 10 * score + tieBreak;
    const standings: RankedRow[] = players.map((player, index) => ({
      tpn: tpn(index + 1),
      points: points(player.score),
      tieBreaks: [player.tieBreak],
      rank: 1 + players.filter((other) => key(other) > key(player)).length,
      exAequo: 1 + players.filter((other) => other.score > player.score).length,
      outside: null,
    }));
    const profiles = new Map(
      players.map(({ local, woman }, index): [RankedRow['tpn'], PlayerProfile] => [
        tpn(index + 1),
        { sex: woman ? 'w' : 'm', tags: local ? ['local'] : [] },
      ]),
    );
    return { standings, profiles };
  });

const rule = fc.constantFrom(...PRIZE_RULES);

const asked = fc
  .record({
    least: fc.nat({ max: 40 }),
    unit: fc.constantFrom(1, 10, 100),
    cumulative: fc.boolean(),
  })
  .chain(({ least, unit, cumulative }) => {
    const minimum = cents(least * 100);
    const rest = { minimum };
    const lists = fc.tuple(
      fc
        .tuple(rule, amounts(Math.max(minimum, unit)))
        .map(([by, prizes]) => list('main', by, prizes, rest)),
      fc
        .tuple(rule, amounts(Math.max(minimum, unit)))
        .map(([by, prizes]) => list('local', by, prizes, { ...rest, criteria: LOCAL.local })),
      fc
        .tuple(rule, amounts(Math.max(minimum, unit)))
        .map(([by, prizes]) => list('women', by, prizes, { ...rest, criteria: LOCAL.women })),
    );
    return fc.tuple(field, lists).map(([{ standings, profiles }, each]): PrizeQuestion => ({
      scheme: { name: null, currency: 'EUR', unit: cents(unit), cumulative, lists: each },
      standings,
      profiles,
      firstDay: '2026-07-14',
    }));
  });

const RUNS = { numRuns: Math.ceil(400 * shareOfCases) };

describe('any scheme over any field', () => {
  it('is a scheme the check lets pass', () => {
    fc.assert(
      fc.property(asked, ({ scheme }) => {
        expect(checkScheme(scheme).filter(({ severity }) => severity !== 'note')).toEqual([]);
      }),
    );
  });

  it('pays out the fund to the cent, list by list', () => {
    fc.assert(
      fc.property(asked, (question) => {
        const { totals, lists, awards } = allocatePrizes(question);
        expect(totals.awarded + totals.unawarded).toBe(totals.fund);
        question.scheme.lists.forEach(({ id, prizes }, index) => {
          const paid = awards.filter((award) => award.list === id).map(({ amount }) => amount);
          const left = lists[index]?.unawarded.map(({ prize }) => prize.amount) ?? [];
          const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
          expect(sum(paid) + sum(left)).toBe(sum(prizes.map(({ amount }) => amount)));
        });
      }),
      RUNS,
    );
  });

  it('does not depend on the order of the input', () => {
    fc.assert(
      fc.property(asked, fc.nat(), (question, turn) => {
        const { standings, profiles } = question;
        const shift = turn % standings.length;
        const turned = {
          ...question,
          standings: [...standings.slice(shift), ...standings.slice(0, shift)].reverse(),
          profiles: new Map([...profiles].reverse()),
        };
        expect(allocatePrizes(turned)).toEqual(allocatePrizes(question));
      }),
      RUNS,
    );
  });

  it('gives nobody two prizes unless they add up', () => {
    fc.assert(
      fc.property(asked, (question) => {
        const winners = allocatePrizes(question).awards.map((award) => award.tpn);
        if (!question.scheme.cumulative) expect(new Set(winners).size).toBe(winners.length);
      }),
      RUNS,
    );
  });

  it('pays nobody less than the minimum, and only those who qualify', () => {
    fc.assert(
      fc.property(asked, (question) => {
        const { unit, lists } = question.scheme;
        const minimum = Math.max(lists[0]?.minimum ?? 0, unit);
        for (const { tpn: who, list: from, amount } of allocatePrizes(question).awards) {
          expect(amount).toBeGreaterThanOrEqual(minimum);
          const profile = question.profiles.get(who);
          if (from === 'women') expect(profile?.sex).toBe('w');
          if (from === 'local') expect(profile?.tags).toContain('local');
        }
      }),
      RUNS,
    );
  });

  it('never pays the better placed less than the worse placed of the same list', () => {
    fc.assert(
      fc.property(asked, (question) => {
        const rank = new Map(question.standings.map((row) => [row.tpn, row.rank ?? 0]));
        for (const { groups } of allocatePrizes(question).lists) {
          const shares = groups.flatMap((group) => group.shares);
          shares.forEach((share, index) => {
            const next = shares[index + 1];
            if (!next) return;
            expect(rank.get(share.tpn)).toBeLessThanOrEqual(rank.get(next.tpn) ?? 0);
            expect(share.exact[0] * next.exact[1]).toBeGreaterThanOrEqual(
              next.exact[0] * share.exact[1],
            );
          });
        }
      }),
      RUNS,
    );
  });

  it('[LA 5.1 model 5] gives everybody the largest prize there is for them', () => {
    fc.assert(
      fc.property(asked, (question) => {
        const { choices } = allocatePrizes(question);
        const order = question.scheme.lists.map(({ id }) => id);
        for (const { taken, passedOver } of choices) {
          for (const offer of passedOver) {
            expect(offer.worth).toBeLessThanOrEqual(taken.worth);
            if (offer.worth === taken.worth) {
              expect(order.indexOf(taken.list)).toBeLessThan(order.indexOf(offer.list));
            }
          }
        }
      }),
      RUNS,
    );
  });
});

describe('prizes by place', () => {
  /** Down the standings, everybody takes the largest prize still there; the first list if equal. */
  function downTheStandings({ scheme, standings, profiles }: PrizeQuestion): Map<number, string> {
    const left = new Map(scheme.lists.map(({ id, prizes }) => [id, [...prizes]]));
    const mayWin = (row: RankedRow, { id }: PrizeList): boolean => {
      const profile = profiles.get(row.tpn);
      if (id === 'women') return profile?.sex === 'w';
      return id === 'main' || profile?.tags?.includes('local') === true;
    };
    const won = new Map<number, string>();
    for (const row of [...standings].sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0))) {
      const next = scheme.lists
        .filter((each) => mayWin(row, each))
        .flatMap(
          ({ id }) =>
            left
              .get(id)
              ?.slice(0, 1)
              .map(({ amount }) => ({ id, amount })) ?? [],
        )
        .reduce<{ id: string; amount: number } | null>(
          (best, each) => (best && best.amount >= each.amount ? best : each),
          null,
        );
      if (!next) continue;
      left.get(next.id)?.shift();
      won.set(row.tpn, `${next.id} ${next.amount}`);
    }
    return won;
  }

  it('[LA 5.1 model 5] go as if everybody chose in the order of the standings', () => {
    fc.assert(
      fc.property(asked, (question) => {
        const lists = question.scheme.lists.map((each) => ({ ...each, rule: 'place' as const }));
        const ordered = [...question.standings].sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
        const placed = {
          ...question,
          scheme: { ...question.scheme, lists, cumulative: false },
          standings: ordered.map((row, index) => ({ ...row, rank: index + 1 })),
        };
        const won = allocatePrizes(placed).awards.map(
          ({ tpn: who, list: from, amount }) => [who, `${from} ${amount}`] as const,
        );
        expect(new Map<number, string>(won)).toEqual(downTheStandings(placed));
      }),
      RUNS,
    );
  });
});
