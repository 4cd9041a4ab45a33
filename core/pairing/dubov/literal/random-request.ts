import type { SwissProperties } from '../../../rules/editions/swiss.ts';
import { randomFrom } from '../../../rules/random.ts';
import { randomRequest } from '../../dutch/literal/random-request.ts';
import type { PairingRequest } from '../../system.ts';

/** Ratings that make averages differ, tie or fall on a half, and players without one. */
const RATINGS = [
  (place: number) => 2400 - 20 * place,
  (place: number) => 2400 - 7 * place * place,
  (place: number) => 2000 - (place % 3),
  () => 1800,
  () => 0,
] as const;

/** A small field somewhere in its event, the same for the same seed, with ratings of all sorts. */
export function randomDubovRequest(seed: number, edition: SwissProperties): PairingRequest {
  const request = randomRequest(seed, edition);
  const random = randomFrom(seed ^ 0x0d0b0f);
  const ratingOf = random.pick(RATINGS);
  const unrated = random.chance(0.3) ? 0.3 : 0;
  const players = request.players.map((player) => ({
    ...player,
    rating: random.chance(unrated) ? 0 : Math.max(0, ratingOf(player.tpn)),
  }));
  // A longer event raises the number of upfloats that makes a maximum upfloater.
  const rounds = request.rounds + (random.chance(0.2) ? 5 : 0);
  return { ...request, players, rounds };
}
