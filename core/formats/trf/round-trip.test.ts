import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COLOURS } from '../../rules/colour.ts';
import { tpn } from '../../rules/identity.ts';
import { BYES } from '../../rules/outcome.ts';
import { pointsFromTenths } from '../../rules/points.ts';
import { TITLES } from '../../rules/title.ts';
import type { TrfRecord } from './document.ts';
import { SEXES } from './player-record.ts';
import { parseTrf } from './read.ts';
import { BLANK_CELL, type RoundCell } from './round-cells.ts';
import { GAME_CODES } from './scoring-records.ts';
import { writeTrfAsIs } from './write.ts';

const word = (most: number) =>
  fc.string({ unit: 'grapheme', maxLength: most }).map((text) =>
    Array.from(text.replace(/[\r\n]/g, '').trim())
      .slice(0, most)
      .join('')
      .trim(),
  );
const number = (most: number) => fc.integer({ min: 1, max: most });
const points = fc.integer({ min: -99, max: 999 }).map(pointsFromTenths);
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const isoDate = fc
  .tuple(fc.integer({ min: 2000, max: 2099 }), number(12), number(28))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join('-'));

const game = fc.record({
  opponent: number(9999).map(tpn),
  colour: fc.constantFrom(...COLOURS),
  outcome: fc.constantFrom('win', 'draw', 'loss', 'shortWin', 'forfeitLoss', 'adjourned'),
});
const bye = fc.constantFrom(...BYES).map((outcome) => ({ opponent: null, colour: null, outcome }));
const cells: fc.Arbitrary<RoundCell[]> = fc
  .tuple(
    fc.array(fc.oneof(game, bye, fc.constant(BLANK_CELL)), { maxLength: 11 }),
    fc.oneof(game, bye),
  )
  .map(([rounds, last]) => [...rounds, last]);

const record: fc.Arbitrary<TrfRecord> = fc.oneof(
  fc.record({
    tag: fc.constant('001' as const),
    line: fc.constant(1),
    number: number(9999).map(tpn),
    sex: orNull(fc.constantFrom(...SEXES)),
    title: orNull(fc.constantFrom(...TITLES)),
    name: word(33),
    rating: orNull(fc.integer({ min: 0, max: 9999 })),
    federation: word(3),
    fideId: word(11),
    birth: orNull(isoDate),
    points,
    rank: orNull(number(9999)),
    rounds: cells,
  }),
  fc.record({
    tag: fc.constant('310' as const),
    line: fc.constant(1),
    number: number(999),
    name: word(32),
    nickname: word(5),
    strength: orNull(number(999999)),
    matchPoints: orNull(points),
    gamePoints: orNull(points),
    rank: orNull(number(999)),
    players: fc.array(number(9999), { maxLength: 14 }),
  }),
  fc.record({ tag: fc.constant('012' as const), line: fc.constant(1), text: word(60) }),
  fc.record({
    tag: fc.constant('132' as const),
    line: fc.constant(1),
    dates: fc.array(isoDate, { maxLength: 11 }),
  }),
  fc.record({
    tag: fc.constant('162' as const),
    line: fc.constant(1),
    values: fc.array(fc.record({ code: fc.constantFrom(...GAME_CODES), points }), {
      minLength: 1,
      maxLength: 6,
    }),
  }),
  fc.record({
    tag: fc.constant('260' as const),
    line: fc.constant(1),
    firstRound: fc.constant(1),
    lastRound: number(999),
    numbers: fc.array(number(9999), { minLength: 2, maxLength: 9 }),
  }),
  fc.record({
    tag: fc.constant('XXA' as const),
    line: fc.constant(1),
    number: number(9999),
    points: fc.array(points, { maxLength: 11 }),
  }),
);

describe('parse(write(x)) = x', () => {
  it('for any record that is sound', () => {
    fc.assert(
      fc.property(record, (one) => {
        const written = writeTrfAsIs({ records: [one], lineEnd: '\n' });
        expect(written.problems).toEqual([]);
        expect(parseTrf(written.text).document.records).toEqual([one]);
      }),
      { numRuns: 500 },
    );
  });
});
