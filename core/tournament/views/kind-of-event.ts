import { isRoundRobin, type SystemName } from '../../pairing/systems.ts';
import type { TournamentKind } from '../../standings/request.ts';

/** Whether a system makes everybody meet everybody: what C.07 calls a round robin. */
export function kindOf(system: SystemName): TournamentKind {
  return isRoundRobin(system) ? 'roundRobin' : 'swiss';
}
