import { describe, expect, inject, it } from 'vitest';
import { randomFrom } from '../../rules/random.ts';
import { roundOfMeeting, tableSize } from '../berger/tables.ts';
import { holdCeremony, planCeremony, proofOf } from './ceremony.ts';
import { contingentsOf, type DrawEntrant } from './contingents.ts';
import { letterOf, restrictedEnvelopes, VARMA, varmaEnvelopes } from './envelopes.ts';
import { fewestLate } from './fewest-late.ts';
import { lateMeetings } from './groups.ts';
import { groupsOfSizes } from './groups-of-sizes.ts';
import { unplaced } from './placement.ts';

/** `FRA 3, GER 2`: three of one, two of the other, the rest of nobody. */
function field(players: number, contingents: Readonly<Record<string, number>>): DrawEntrant[] {
  const named = Object.entries(contingents).flatMap(([affinity, count]) =>
    Array.from({ length: count }, (_, index) => ({
      id: `${affinity}${index + 1}`,
      name: `Player ${affinity} ${String(index + 1).padStart(2, '0')}`,
      affinity,
    })),
  );
  const others = Array.from({ length: players - named.length }, (_, index) => ({
    id: `x${index}`,
    name: `Nobody ${index}`,
    affinity: null,
  }));
  return [...others, ...named];
}

const varma = (entrants: readonly DrawEntrant[]) =>
  planCeremony(entrants, varmaEnvelopes(entrants.length) ?? [], VARMA.last);

describe('the order of a restricted draw', () => {
  it('[LA 3.1, lines 4896-4900] goes by size, then by code, then by name', () => {
    const entrants = [
      { id: '1', name: 'Zhu', affinity: 'PRC' },
      { id: '2', name: 'Noël', affinity: 'FRA' },
      { id: '3', name: 'Li', affinity: 'PRC' },
      { id: '4', name: 'Abel', affinity: ' fra ' },
      { id: '5', name: 'Ek', affinity: 'SWE' },
      { id: '6', name: 'Anon', affinity: '' },
    ];
    const order = contingentsOf(entrants).map((one) => one.entrants.map(({ name }) => name));
    expect(order).toEqual([['Abel', 'Noël'], ['Li', 'Zhu'], ['Ek'], ['Anon']]);
  });

  it('letters envelopes beyond Z', () => {
    expect([0, 25, 26, 27, 52].map(letterOf)).toEqual(['A', 'Z', 'AA', 'AB', 'BA']);
  });
});

describe('a Varma draw', () => {
  it('[LA 3.1, lines 4902-4908] lets the first choose an envelope, and team-mates draw from it', () => {
    const drawn = holdCeremony(varma(field(14, { FRA: 5, GER: 4, ITA: 3 })), '7');
    const [choice, ...rest] = drawn.steps;
    expect(choice).toEqual({
      kind: 'choose',
      contingent: 0,
      entrant: 'FRA1',
      among: ['A'],
      envelope: 'A',
    });
    expect(rest.slice(0, 5).map((step) => step.kind === 'draw' && step.envelope)).toEqual(
      Array.from({ length: 5 }, () => 'A'),
    );
    expect(drawn.crowded).toEqual([]);
    expect(drawn.proof.filter(({ isLate }) => isLate)).toEqual([]);
    expect(drawn.proof).toHaveLength(10 + 6 + 3);
    expect([...drawn.order].sort()).toEqual([...new Set(drawn.order)].sort());
  });

  it('comes out the same from the same seed, and otherwise from another', () => {
    const plan = varma(field(14, { FRA: 4, GER: 3 }));
    expect(holdCeremony(plan, '7')).toEqual(holdCeremony(plan, '7'));
    expect(holdCeremony(plan, '7').order).not.toEqual(holdCeremony(plan, '8').order);
  });

  it('has no envelopes outside 9 to 24', () => {
    expect([8, 25].map(varmaEnvelopes)).toEqual([null, null]);
    expect(
      varmaEnvelopes(9)
        ?.flatMap(({ numbers }) => numbers)
        .sort((a, b) => a - b),
    ).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('tells a contingent that no envelope holds before the draw, with who meets late', () => {
    const plan = varma(field(10, { FRA: 4 }));
    expect(plan.crowded).toHaveLength(1);
    const [crowded] = plan.crowded;
    expect(crowded?.numbers).toHaveLength(4);
    const drawn = holdCeremony(plan, '1');
    const late = drawn.proof.filter(({ isLate }) => isLate).map(({ round }) => round);
    expect(late).toEqual(crowded?.late?.map(({ round }) => round));
    expect(drawn.steps[0]).toMatchObject({ kind: 'gather', numbers: crowded?.numbers });
  });

  it('keeps envelopes for contingents to come', () => {
    // Three of three and five of one in 14: C alone holds three, and D nobody of them.
    for (let seed = 0; seed < 50; seed += 1) {
      const plan = varma(field(14, { FRA: 4, GER: 4, ITA: 3, ESP: 2 }));
      const late = holdCeremony(plan, String(seed)).proof.filter(({ isLate }) => isLate);
      expect([plan.crowded, late]).toEqual([[], []]);
    }
  });

  it('gives every number once for any field, and keeps apart all it did not announce', () => {
    const draws = 300 * inject('sizes').shareOfCases;
    for (let seed = 0; seed < draws; seed += 1) {
      const random = randomFrom(seed);
      const players = VARMA.fewest + random.below(VARMA.most - VARMA.fewest + 1);
      const entrants = field(players, {}).map((one) => ({
        ...one,
        affinity: random.pick(['A', 'B', 'C', 'D', 'E', 'F', null]),
      }));
      const drawn = holdCeremony(varma(entrants), String(seed));
      expect(new Set(drawn.order).size).toBe(players);
      const told = new Set(drawn.crowded.map(({ contingent }) => contingent));
      const split = drawn.steps.flatMap((step) =>
        step.kind === 'gather' ? [step.contingent] : [],
      );
      for (const { contingent, isLate } of drawn.proof) {
        if (isLate) expect(told.has(contingent) || split.includes(contingent)).toBe(true);
      }
    }
  });
});

describe('a restricted draw', () => {
  it('has envelopes of the sizes asked for, for every number up to 30 and n in range', () => {
    for (let players = 6; players <= 30; players += 1) {
      const half = tableSize(players) / 2;
      for (let last = players <= 6 ? 2 : 3; last <= Math.max(2, half - 1); last += 1) {
        const envelopes = restrictedEnvelopes(players, last) ?? [];
        const sizes = envelopes.map(({ numbers }) => numbers.length);
        const again = groupsOfSizes(players, last, sizes);
        expect(again?.slice(0, sizes.length).map((group) => group.length)).toEqual(sizes);
        for (const group of again ?? []) {
          expect(lateMeetings(players, last, group)).toEqual([]);
        }
      }
    }
  });

  it('finds 20 for the last five rounds in groups of 6, 5 and 4', () => {
    const groups = groupsOfSizes(20, 5, [6, 5, 4]) ?? [];
    expect(groups.slice(0, 3).map((group) => group.length)).toEqual([6, 5, 4]);
    expect(groups.flat().sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
    expect(groupsOfSizes(10, 4, [9])).toBeNull();
  });

  it('proves the pairs of numbers drawn by hand', () => {
    const plan = varma(field(10, { FRA: 2 }));
    const order = ['x0', 'x1', 'x2', 'x3', 'x4', 'x5', 'x6', 'x7', 'FRA1', 'FRA2'];
    expect(proofOf(plan, order)).toMatchObject([
      { one: 'FRA1', other: 'FRA2', numbers: [9, 10], round: 8, isLate: true },
    ]);
    expect(roundOfMeeting(10, 9, 10)).toBe(8);
  });
});

describe('numbers put together', () => {
  it('have as few late meetings as any choice, for fields up to 12', () => {
    for (const players of [6, 8, 9, 10, 12]) {
      const free = Array.from({ length: players }, (_, index) => index + 1);
      for (let size = 2; size <= players; size += 1) {
        const least = Math.min(
          ...choices(free, size).map((chosen) => lateMeetings(players, 3, chosen).length),
        );
        expect([players, size, fewestLate(players, 3, free, size).late.length]).toEqual([
          players,
          size,
          least,
        ]);
      }
    }
  });

  it('are needed by as few contingents as possible', () => {
    expect(unplaced([4, 4, 3, 2], [5, 4, 3, 2])).toEqual([]);
    expect(unplaced([6, 2], [5, 4, 3, 2])).toEqual([0]);
    expect(unplaced([4, 4, 4], [5, 4, 3, 2])).toEqual([2]);
    expect(unplaced([3, 2, 2], [4, 3])).toEqual([]);
  });
});

function choices(from: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return from.flatMap((first, index) =>
    choices(from.slice(index + 1), size - 1).map((rest) => [first, ...rest]),
  );
}
