import type { DrawnBracket } from '@ronde/core/pairing/explanation/drawn-brackets.ts';
import { tpn, type Tpn } from '@ronde/core/rules/identity.ts';
import { describe, expect, it } from 'vitest';
import { bracketLayout } from './bracket-layout.ts';

const numbers = (...values: number[]): Tpn[] => values.map(tpn);
const pair = (a: number, b: number): readonly [Tpn, Tpn] => [tpn(a), tpn(b)];

const EMPTY: DrawnBracket = {
  kind: 'ordinary',
  title: '',
  score: 20,
  movedDown: [],
  movedUp: [],
  residents: [],
  s1: [],
  limbo: [],
  s2: [],
  remainder: null,
  isNatural: true,
  pairs: [],
  naturalPairs: [],
  exchange: null,
  leaving: [],
  decision: null,
  criteria: [],
  collapse: null,
  lines: [],
};

const placesOf = (bracket: DrawnBracket): Record<number, string> =>
  Object.fromEntries(
    bracketLayout(bracket).names.map(({ tpn: number, side, row }) => [number, `${side} ${row}`]),
  );

describe('the picture of a bracket', () => {
  it('[C.04.3 B.2] puts S1 opposite S2, so that the natural candidate runs straight across', () => {
    const places = placesOf({
      ...EMPTY,
      residents: numbers(1, 2, 3, 4),
      s1: numbers(1, 2),
      s2: numbers(3, 4),
    });
    expect(places).toEqual({ 1: 'left 0', 2: 'left 1', 3: 'right 0', 4: 'right 1' });
  });

  it('[C.04.3 B.3] puts the remainder below the moved-down players, and limbo last', () => {
    const bracket: DrawnBracket = {
      ...EMPTY,
      movedDown: numbers(1, 2).map((player) => ({ player, score: 30 })),
      residents: numbers(3, 4, 5),
      s1: numbers(1),
      limbo: numbers(2),
      s2: numbers(3, 4, 5),
      remainder: { s1: numbers(4), s2: numbers(5) },
      leaving: [{ player: tpn(2), to: 3, limbo: true }],
    };
    expect(placesOf(bracket)).toEqual({
      1: 'left 0',
      3: 'right 0',
      4: 'left 1',
      5: 'right 1',
      2: 'left 2',
    });
    const { names, rows, rules } = bracketLayout(bracket);
    expect(rows).toBe(3);
    expect(rules).toEqual([1, 2]);
    expect(names.find((name) => name.tpn === 2)).toMatchObject({
      movedDown: true,
      leaves: { to: 3 },
    });
  });

  it('places everybody, even one alone in a bracket without subgroups', () => {
    const places = placesOf({ ...EMPTY, residents: numbers(7) });
    expect(places).toEqual({ 7: 'left 0' });
  });

  it('tells pairs kept, chosen instead, and not kept', () => {
    const { lines } = bracketLayout({
      ...EMPTY,
      residents: numbers(1, 2, 3, 4, 5, 6),
      s1: numbers(1, 2, 3),
      s2: numbers(4, 5, 6),
      pairs: [
        { pair: pair(1, 4), natural: true, movedDown: false },
        { pair: pair(2, 6), natural: false, movedDown: false },
      ],
      naturalPairs: [pair(2, 5)],
    });
    expect(lines.map(({ pair: [a, b], kind }) => `${a}-${b} ${kind}`)).toEqual([
      '2-5 natural',
      '1-4 kept',
      '2-6 chosen',
    ]);
  });
});
