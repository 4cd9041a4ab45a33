import { describe, expect, it } from 'vitest';
import { SYSTEM_NAMES, systemNamed } from '../pairing/systems.ts';
import { TIE_BREAK_PRESETS } from '../rules/tie-break-preset.ts';
import { RECOMMENDED_ORDERS } from '../standings/recommended-orders.ts';
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
    if (takesPart) expect(presetsFor(system, event)).not.toEqual([]);
  });

  it('offers what may stand in its standings', () => {
    for (const event of ['individual', 'team'] as const) {
      for (const order of presetsFor(system, event)) {
        expect(order.participants).toBe(event === 'team' ? 'teams' : 'individuals');
        if (order.kind !== 'molter') {
          expect(order.kind === 'roundRobin').toBe(kind === 'roundRobin');
        }
      }
    }
  });
});
