import { playerId } from '@ronde/core/rules/identity.ts';
import { points } from '@ronde/core/rules/points.ts';
import { SCORING_PRESETS } from '@ronde/core/rules/scoring.ts';
import { describe, expect, it } from 'vitest';
import { comparison, pairWarnings, type SeatFacts } from './seat-facts.ts';

const seat = (name: string, facts: Partial<SeatFacts> = {}): SeatFacts => ({
  id: playerId(name),
  name,
  title: null,
  club: null,
  rating: 2000,
  score: points(2),
  colours: [],
  lastFloat: null,
  ...facts,
});

const codes = (white: SeatFacts, black: SeatFacts): string[] =>
  pairWarnings(white, black, null).map(({ code }) => code);

describe('what a pair made by hand is looked at for', () => {
  it('two of the same club, but not two without one', () => {
    expect(codes(seat('a', { club: 'Ren' }), seat('b', { club: 'Ren' }))).toEqual(['sameClub']);
    expect(codes(seat('a', { club: '' }), seat('b', { club: '' }))).toEqual([]);
  });

  it('more than a point apart', () => {
    expect(codes(seat('a', { score: points(3) }), seat('b', { score: points(2) }))).toEqual([]);
    expect(codes(seat('a', { score: points(3.5) }), seat('b', { score: points(2) }))).toEqual([
      'scoreGap',
    ]);
  });

  it('[C.04.1.g] the same colour a third time in a row; a round without a game does not break it', () => {
    const whites = seat('a', { colours: ['black', 'white', null, 'white'] });
    expect(pairWarnings(whites, seat('b'), null)).toEqual([
      { code: 'thirdColour', player: 'a', colour: 'white' },
    ]);
    expect(codes(seat('b'), whites)).toEqual([]);
  });
});

it('[C.04.3 C.3] a third time the same colour is nothing with a topscorer in the last round', () => {
  const [one, other] = [
    seat('a', { colours: ['black', 'black'] }),
    seat('b', { colours: ['black', null, 'black'] }),
  ];
  const asked = { round: 4, rounds: 4, scoring: SCORING_PRESETS['1-½-0'] };
  expect(pairWarnings(one, other, asked)).toEqual([]);
  expect(pairWarnings(one, other, { ...asked, rounds: 5 })).toHaveLength(1);
  expect(pairWarnings(seat('c'), other, asked)).toHaveLength(1);
});

describe('a draft beside the hand’s', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(playerId) as [
    SeatFacts['id'],
    SeatFacts['id'],
    SeatFacts['id'],
    SeatFacts['id'],
  ];
  const draft = (...pairs: (readonly [SeatFacts['id'], SeatFacts['id']])[]) => ({
    pairs: pairs.map(([white, black]) => ({ white, black })),
    bye: null,
    aside: [],
  });

  it('names the boards that changed, and whether the two are new to each other', () => {
    const before = draft([a, b], [c, d]);
    expect(comparison(before, draft([a, b], [d, c]))).toEqual([
      { index: 1, was: { white: c, black: d }, now: { white: d, black: c }, newPair: false },
    ]);
    expect(comparison(before, draft([a, d], [c, b])).map(({ newPair }) => newPair)).toEqual([
      true,
      true,
    ]);
    expect(comparison(before, before)).toEqual([]);
  });
});
