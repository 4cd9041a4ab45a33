import type { SwissProperties } from '../../../rules/editions/swiss.ts';
import { randomFrom } from '../../../rules/random.ts';
import type { TeamPreferences } from '../../../rules/team-swiss-rules.ts';
import { randomBursteinRequest } from '../../burstein/literal/random-request.ts';
import type { PairingRequest } from '../../system.ts';

/** A small field of teams somewhere in its event, the same for the same seed. */
export function randomTeamRequest(
  seed: number,
  edition: SwissProperties,
  colourPreferences: TeamPreferences,
): PairingRequest {
  const request = randomBursteinRequest(seed, edition);
  const random = randomFrom(seed ^ 0x7ea35);
  const scores = request.players.map(({ tpn }) => [tpn, 5 * random.below(6)] as const);
  const secondary = random.chance(0.8) ? new Map(scores) : null;
  return { ...request, teamSwiss: { colourPreferences, secondary } };
}
