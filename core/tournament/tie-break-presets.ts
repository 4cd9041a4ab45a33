import { systemNamed, type SystemName } from '../pairing/systems.ts';
import { RECOMMENDED_ORDERS, type RecommendedOrder } from '../standings/recommended-orders.ts';
import type { Settings } from './settings.ts';

/** The edition a list is computed under when it is a preset's of another epoch; null for the event's own. */
export function editionOfList(
  list: readonly string[],
  system: SystemName,
  kind: Settings['kind'],
): string | null {
  const same = presetsFor(system, kind).find(
    ({ descriptors }) => descriptors.join() === list.join(),
  );
  return same?.edition ?? null;
}

/** The orders of tie-breaks that suit an event, as its system says, the most usual first. */
export function presetsFor(system: SystemName, kind: Settings['kind']): RecommendedOrder[] {
  const { tieBreakPresets } = systemNamed(system);
  const named = kind === 'team' ? tieBreakPresets.teams : tieBreakPresets.players;
  return named.flatMap((name) => RECOMMENDED_ORDERS.filter(({ id }) => id === name));
}
