import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BitGraph } from './bit-graph.ts';
import {
  bitsOf,
  commonCount,
  copyBits,
  emptyBits,
  firstCommon,
  fullBits,
  members,
  setRange,
} from './bits.ts';

const sets = fc.uniqueArray(fc.integer({ min: 0, max: 99 }));

describe('sets of bits', () => {
  it('hold what is put into them, in order', () => {
    fc.assert(
      fc.property(sets, (list) => {
        expect(members(bitsOf(100, list))).toEqual([...list].sort((a, b) => a - b));
      }),
    );
  });

  it('fill a range', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 100 }), (from, to) => {
        const bits = emptyBits(100);
        setRange(bits, from, to);
        const expected = Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);
        expect(members(bits)).toEqual(expected);
      }),
    );
    expect(members(fullBits(64))).toHaveLength(64);
  });

  it('copy a stretch to another place', () => {
    const stretch = fc.record({
      list: sets,
      from: fc.integer({ min: 0, max: 99 }),
      length: fc.integer({ min: 0, max: 99 }),
      at: fc.integer({ min: 0, max: 70 }),
    });
    fc.assert(
      fc.property(stretch, ({ list, from, length, at }) => {
        const count = Math.min(length, 100 - from);
        const target = emptyBits(200);
        copyBits(bitsOf(100, list), 0, from, count, target, 0, at);
        const expected = list
          .filter((i) => i >= from && i < from + count)
          .map((i) => i - from + at);
        expect(members(target)).toEqual(expected.sort((a, b) => a - b));
      }),
    );
  });

  it('meet', () => {
    fc.assert(
      fc.property(sets, sets, (a, b) => {
        const common = a.filter((i) => b.includes(i));
        const [left, right] = [bitsOf(100, a), bitsOf(100, b)];
        expect(commonCount(left, 0, right)).toBe(common.length);
        expect(firstCommon(left, right)).toBe(common.length === 0 ? -1 : Math.min(...common));
      }),
    );
  });
});

describe('graphs of bits', () => {
  it('give the subgraph on some vertices, renumbered, with isolated ones after', () => {
    const graph = new BitGraph(70);
    for (const [u, v] of [
      [0, 1],
      [1, 69],
      [40, 41],
      [2, 40],
    ] as const)
      graph.add(u, v);
    const part = graph.subgraph([1, 40, 41, 69], 1);
    expect(Array.from({ length: part.size }, (_, u) => members(part.row(u)))).toEqual([
      [3],
      [2],
      [1],
      [0],
      [],
    ]);
  });

  it('restrict and forbid from both ends', () => {
    const graph = new BitGraph(40);
    for (const v of [1, 2, 39]) graph.add(0, v);
    graph.restrict(0, bitsOf(40, [1, 39]));
    graph.forbid(0, bitsOf(40, [1]));
    expect(members(graph.row(0))).toEqual([39]);
    expect([graph.has(2, 0), graph.has(1, 0), graph.has(39, 0)]).toEqual([false, false, true]);
  });
});
