import type { Tpn } from '../../rules/identity.ts';
import type { GrantedBye } from '../../rules/outcome.ts';
import type { Random } from '../../rules/random.ts';
import type { GeneratorRates } from './settings.ts';

/** Late entries arrive for round 2, 3 or 4. */
const LAST_ARRIVAL = 4;

/** Round of arrival of each late entry; never more than half of the field. */
export function lateArrivals(
  random: Random,
  numbers: readonly Tpn[],
  rounds: number,
  rate: number,
): Map<Tpn, number> {
  const arrivals = new Map<Tpn, number>();
  const latest = Math.min(rounds, LAST_ARRIVAL);
  for (const number of numbers) {
    const isLate = random.chance(rate) && 2 * (arrivals.size + 1) <= numbers.length;
    if (isLate && latest > 1) arrivals.set(number, 2 + random.below(latest - 1));
  }
  return arrivals;
}

/** The bye a player asks for before a round, if any. */
export function requestedBye(random: Random, rates: GeneratorRates): GrantedBye | null {
  const drawn = random.next();
  const half = rates.halfPointBye;
  const full = half + rates.fullPointBye;
  if (drawn < half) return 'halfPointBye';
  if (drawn < full) return 'fullPointBye';
  return drawn < full + rates.zeroPointBye ? 'zeroPointBye' : null;
}
