import type { SystemName } from '@ronde/core/pairing/systems.ts';
import type { RecommendedOrder } from '@ronde/core/standings/recommended-orders.ts';
import { presetsFor } from '@ronde/core/tournament/tie-break-presets.ts';
import { standingsPath } from '../standings-path.ts';

/** The order of tie-breaks that is looked at instead of the one announced; null for the latter. */
export const comparedOrder = (system: SystemName, id: string | null): RecommendedOrder | null =>
  presetsFor(system, 'team').find((one) => one.id === id) ?? null;

/** Path of the standings of teams, or of the working of one of them. */
export function teamPath(
  asOf: number | null,
  order: RecommendedOrder | null,
  view = 'standings/teams',
  query: Readonly<Record<string, string>> = {},
): string {
  return standingsPath(asOf, view, {
    ...query,
    ...(order === null ? {} : { tieBreaks: order.descriptors.join() }),
    ...(order?.edition === undefined ? {} : { edition: order.edition }),
  });
}
