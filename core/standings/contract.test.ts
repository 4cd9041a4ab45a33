import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import {
  TB_2024_08,
  TB_2026_03,
  TIE_BREAK_EDITIONS,
  type TieBreakProperties,
} from '../rules/editions/tie-breaks.ts';
import { pointsFor, SCORING_PRESETS } from '../rules/scoring.ts';
import { randomFrom } from '../rules/random.ts';
import { INDIVIDUAL_TIE_BREAKS } from './individual-tie-breaks.ts';
import { chooseTieBreak } from './eligibility.ts';
import { explainTieBreak } from './explain.ts';
import { byFigure, type Figure } from './figure.ts';
import { randomEvent } from './testing/random-event.ts';
import { requestFor, standingsOf } from './testing/request.ts';
import type { StandingsRequest } from './request.ts';

const { shareOfCases } = inject('sizes');

// Every individual tie-break must keep what stands here, in every edition that has it.
const scoring = fc.constantFrom(SCORING_PRESETS['1-½-0'], SCORING_PRESETS['3-1-0']);
const event = fc
  .record({
    seed: fc.integer(),
    players: fc.integer({ min: 2, max: 11 }),
    rounds: fc.integer({ min: 1, max: 7 }),
    incidents: fc.constantFrom(0, 0.1, 0.3),
    scoring,
    kind: fc.constantFrom('swiss' as const, 'roundRobin' as const),
  })
  .map(({ seed, scoring: points, kind, ...shape }) => ({
    players: randomEvent(seed, shape),
    rounds: shape.rounds,
    scoring: points,
    kind,
  }));
type Event = typeof event extends fc.Arbitrary<infer T> ? T : never;

const requested = (one: Event, edition: TieBreakProperties): StandingsRequest =>
  requestFor(one.players, edition, one);

const VARIANTS = ['', '/C1', '/C2', '/M1', '/M2', '/P', '/C1/P', '/F', '/L-1', '/L+2', '/R'];

/** Whatever the edition and the kind of tournament let an arbiter list. */
const allowed = (request: StandingsRequest): string[] =>
  INDIVIDUAL_TIE_BREAKS.flatMap(({ code }) => VARIANTS.map((variant) => code + variant)).filter(
    (descriptor) => chooseTieBreak(descriptor, request).ok,
  );

/** One tie-break's figures by pairing number. */
function column(request: StandingsRequest, descriptor: string): Map<number, Figure> {
  const { entries } = standingsOf(request, [descriptor]);
  return new Map(
    entries.flatMap(({ tpn, tieBreaks: [figure] }) => (figure ? [[tpn, figure] as const] : [])),
  );
}

const value = (figures: ReadonlyMap<number, Figure>, number: number): number => {
  const figure = figures.get(number);
  return (figure?.value ?? NaN) / (figure?.per ?? 1);
};

describe.each(TIE_BREAK_EDITIONS.map(({ id, properties }) => [id, properties] as const))(
  'every individual tie-break of %s',
  (_, edition) => {
    it('has something to be held to', () => {
      const request = requestFor(randomEvent(1, { players: 6, rounds: 3, incidents: 0 }), edition);
      expect(allowed(request).length).toBeGreaterThan(20);
    });

    it('does not depend on the order players come in, and repeats itself', () => {
      fc.assert(
        fc.property(event, fc.integer(), (one, seed) => {
          const request = requested(one, edition);
          const list = allowed(request);
          const turned = { ...request, players: randomFrom(seed).shuffled(request.players) };
          const standings = standingsOf(request, list);
          for (const again of [standingsOf(turned, list), standingsOf(request, list)]) {
            if (!isDeepStrictEqual(again, standings)) expect(again).toEqual(standings);
          }
        }),
        { numRuns: Math.ceil(40 * shareOfCases) },
      );
    });

    it('explains the figure the standings show, and the working adds up', () => {
      fc.assert(
        fc.property(event, (one) => {
          const request = requested(one, edition);
          for (const descriptor of allowed(request)) {
            for (const [number, figure] of column(request, descriptor)) {
              const player = request.players[number - 1]?.tpn;
              if (player === undefined) throw new Error(`no player ${number}`);
              const explained = explainTieBreak(request, descriptor, player);
              if (!explained.ok) throw new Error(explained.error.code);
              const { working, ...rest } = explained.value.figure;
              if (!isDeepStrictEqual(rest, figure)) expect(rest).toEqual(figure);
              if (figure.value === null) continue;
              if (descriptor.startsWith('AOB')) {
                const values = working?.map((line) => line.value) ?? [];
                const sum = values.reduce((total, one) => total + one, 0);
                expect(sum / values.length).toBe(figure.value);
              }
              if (!ADDS_UP.test(descriptor)) continue;
              const sum = working
                ?.filter(({ counts }) => counts)
                .reduce((total, line) => total + line.value, 0);
              if (sum !== figure.value) expect(sum, descriptor).toBe(figure.value);
            }
          }
        }),
        { numRuns: Math.ceil(25 * shareOfCases) },
      );
    });

    it('ranks by points, then by each figure in turn', () => {
      fc.assert(
        fc.property(event, (one) => {
          const request = requested(one, edition);
          const list = ['WON', 'SB', 'KS'];
          const { entries } = standingsOf(request, list);
          entries.forEach((entry, place) => {
            const before = entries[place - 1];
            if (!before) return;
            const order = [
              entry.points - before.points,
              ...list.map((_descriptor, index) => {
                const [a, b] = [before.tieBreaks[index], entry.tieBreaks[index]];
                return a && b ? byFigure(a, b, 'higher') : NaN;
              }),
            ];
            const first = order.find((difference) => difference !== 0);
            expect(first ?? 0).toBeLessThanOrEqual(0);
            expect(entry.rank === before.rank).toBe(first === undefined);
          });
        }),
        { numRuns: Math.ceil(40 * shareOfCases) },
      );
    });

    it('takes its points from the rounds and from nothing else', () => {
      fc.assert(
        fc.property(event, (one) => {
          for (const { tpn, points } of standingsOf(requested(one, edition), []).entries) {
            const rounds = one.players[tpn - 1]?.rounds ?? [];
            const sum = rounds.reduce(
              (total, { outcome }) => total + pointsFor(outcome, one.scoring),
              0,
            );
            expect(points).toBe(sum);
          }
        }),
        { numRuns: Math.ceil(40 * shareOfCases) },
      );
    });

    it('never gains by a cut of a sum, never loses by one of an average', () => {
      fc.assert(
        fc.property(event, (one) => {
          const request = requested(one, edition);
          const list = allowed(request);
          for (const code of ['BH', 'FB', 'SB', 'PS', 'ARO']) {
            const chain = ['', '/C1', '/C2'].map((cut) => code + cut);
            if (chain.some((descriptor) => !list.includes(descriptor))) continue;
            const columns = chain.map((descriptor) => column(request, descriptor));
            for (const { tpn } of request.players) {
              const [whole = NaN, once = NaN, twice = NaN] = columns.map((one) => value(one, tpn));
              if ([whole, once, twice].some(Number.isNaN)) continue;
              const [low, high] = code === 'ARO' ? [whole, twice] : [twice, whole];
              expect(low).toBeLessThanOrEqual(once);
              expect(once).toBeLessThanOrEqual(high);
            }
          }
        }),
        { numRuns: Math.ceil(40 * shareOfCases) },
      );
    });
  },
);

/** Figures that are the sum of what their rounds bring. */
const ADDS_UP = /^(DE|WIN|WON|BPG|BWG|PS|REP|GE|STD|BH|FB|SB|KS|OTHER_(?!.*PERFORMANCE).*)(\/|$)/;

describe('sums agree with the crosstable', () => {
  const everyGamePlayed = fc
    .record({ seed: fc.integer(), pairs: fc.integer({ min: 1, max: 6 }), scoring })
    .map(({ seed, pairs, scoring: points }) => {
      const shape = { players: 2 * pairs, rounds: 5, incidents: 0 };
      return { players: randomEvent(seed, shape), rounds: 5, scoring: points };
    });

  it('[C.07 8.1 and 9.1] when every round was a game', () => {
    fc.assert(
      fc.property(everyGamePlayed, (one) => {
        const request = requested({ ...one, kind: 'swiss' }, TB_2026_03.properties);
        const [points, buchholz, sonneborn] = ['PTS', 'BH', 'SB'].map((code) =>
          column(request, code),
        );
        if (!points || !buchholz || !sonneborn) throw new Error('no column');
        let [scores, buchholzes, products, berger] = [0, 0, 0, 0];
        for (const { tpn, rounds } of one.players) {
          scores += value(points, tpn) * rounds.length;
          buchholzes += value(buchholz, tpn);
          berger += value(sonneborn, tpn);
          for (const { opponent, outcome } of rounds) {
            products += (pointsFor(outcome, one.scoring) / 10) * value(points, opponent ?? NaN);
          }
        }
        expect(buchholzes).toBeCloseTo(scores, 6);
        expect(berger).toBeCloseTo(products, 6);
      }),
      { numRuns: Math.ceil(100 * shareOfCases) },
    );
  });

  it('[C.07 16.4] the caps of 2026 never raise a Buchholz or a Sonneborn-Berger', () => {
    fc.assert(
      fc.property(event, (one) => {
        const swiss = { ...one, kind: 'swiss' as const };
        for (const code of ['BH', 'FB', 'SB']) {
          const before = column(requested(swiss, TB_2024_08.properties), code);
          const after = column(requested(swiss, TB_2026_03.properties), code);
          for (const { tpn } of one.players) {
            expect(value(after, tpn)).toBeLessThanOrEqual(value(before, tpn));
          }
        }
      }),
      { numRuns: Math.ceil(60 * shareOfCases) },
    );
  });
});
