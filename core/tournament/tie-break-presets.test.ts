import { describe, expect, it } from 'vitest';
import { SYSTEM_NAMES, systemNamed } from '../pairing/systems.ts';
import { TIE_BREAK_EDITIONS } from '../rules/editions/tie-breaks.ts';
import { TIE_BREAK_PRESETS } from '../rules/tie-break-preset.ts';
import { announcedFaults } from '../standings/announced-tie-breaks.ts';
import { RECOMMENDED_ORDERS } from '../standings/recommended-orders.ts';
import { announcedFor } from './announced-tie-breaks.ts';
import { editionOfList, presetsFor } from './tie-break-presets.ts';

it('every preset that a face may name is one of the standings, and has its order', () => {
  expect(RECOMMENDED_ORDERS.map(({ id }) => id).toSorted()).toEqual(TIE_BREAK_PRESETS.toSorted());
});

it('[BAF 101 2.5] a list of the bulletin belongs to its edition, any other to the event’s', () => {
  expect(editionOfList(['DE', 'BH', 'SB', 'WON'], 'dutch', 'individual')).toBe('tb-2003');
  expect(editionOfList(['DE', 'BH', 'SB'], 'dutch', 'individual')).toBeNull();
  expect(editionOfList(['BH/C1', 'BH', 'SB'], 'dutch', 'individual')).toBeNull();
});

describe.each(SYSTEM_NAMES)('%s', (system) => {
  const { participants, kind } = systemNamed(system);

  it.each(['individual', 'team'] as const)('has presets for whoever takes part (%s)', (event) => {
    const takesPart = [event === 'team' ? 'teams' : 'players', 'either'].includes(participants);
    // A cup of players has no order inside a stage (LA 3.3).
    const isUnordered = kind === 'knockout' && event === 'individual';
    if (takesPart) expect(presetsFor(system, event).length === 0).toBe(isUnordered);
  });

  it.each(['individual', 'team'] as const)('offers what may be announced (%s)', (kindOf) => {
    const latest = TIE_BREAK_EDITIONS.at(-1)?.id ?? '';
    const faults = (list: readonly string[], tieBreaks: string) =>
      announcedFaults(
        list,
        announcedFor({ kind: kindOf, system, firstDay: '2026-03-07' }, { tieBreaks }),
      );
    presetsFor(system, kindOf).forEach(({ id, descriptors }, place) => {
      if (place === 0) expect(faults(descriptors, latest), id).toEqual([]);
      const standing = TIE_BREAK_EDITIONS.filter((own) => faults(descriptors, own.id).length === 0);
      expect(standing, id).not.toEqual([]);
    });
  });

  it('offers what may stand in its standings', () => {
    for (const event of ['individual', 'team'] as const) {
      for (const order of presetsFor(system, event)) {
        expect(order.participants).toBe(event === 'team' ? 'teams' : 'individuals');
        if (order.kind !== 'molter') {
          // Two teams meet each other in every round of a match by a table.
          const meetAll = kind === 'roundRobin' || (kind === 'twoSides' && event === 'team');
          expect(order.kind === 'roundRobin').toBe(meetAll);
        }
      }
    }
  });
});
