import { pairingPointsOfRound } from '../../rules/scoring.ts';
import { success, type Result } from '../../rules/result.ts';
import {
  accelerate,
  type AcceleratedField,
  type Acceleration,
} from '../acceleration/acceleration.ts';
import type { AccelerationRefusal, VirtualPoints } from '../acceleration/virtual-points.ts';
import { asMatches, scoringOfMatches } from './match-records.ts';
import { matchesIn, matchPlace } from './match-rounds.ts';

/** The virtual points of an event whose rounds are games of matches: a match is a round (C.04.7). */
export function accelerateMatches(
  acceleration: Acceleration,
  field: AcceleratedField,
  games: number,
): Result<VirtualPoints, AccelerationRefusal> {
  if (games === 1) return accelerate(acceleration, field);
  const { players, rounds, scoring } = field;
  const given = accelerate(acceleration, {
    ...field,
    players: asMatches(players, games, scoring, pairingPointsOfRound),
    rounds: matchesIn(rounds, games),
    scoring: scoringOfMatches(scoring, games),
  });
  if (!given.ok) return given;
  return success((player, round) => given.value(player, matchPlace(round, games).match));
}
