import type { SwissProperties } from '../../../rules/editions/swiss.ts';
import { randomFrom } from '../../../rules/random.ts';
import { randomRequest } from '../../dutch/literal/random-request.ts';
import type { PairingRequest } from '../../system.ts';

/** Above so many players the literal reading takes its time: only some requests have more. */
const FEW = 10;

/** A small field somewhere in its event, the same for the same seed; some of the absent have points. */
export function randomBursteinRequest(seed: number, edition: SwissProperties): PairingRequest {
  const request = randomRequest(seed, edition);
  const random = randomFrom(seed ^ 0x0b0257);
  const there = random
    .shuffled(request.players.map(({ tpn }) => tpn))
    .filter((tpn) => !request.absent.has(tpn));
  const sentAway = random.chance(0.95) ? there.slice(FEW) : [];
  const absent = new Set([...request.absent, ...sentAway]);
  const absentWithPoints = new Set([...absent].filter(() => random.chance(0.3)));
  return { ...request, absent, absentWithPoints };
}
