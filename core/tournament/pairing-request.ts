import { accelerate, type AcceleratedField } from '../pairing/acceleration/acceleration.ts';
import type { AccelerationRefusal } from '../pairing/acceleration/virtual-points.ts';
import type { PairingRequest } from '../pairing/system.ts';
import type { Colour } from '../rules/colour.ts';
import { tpn, type PlayerId, type Tpn } from '../rules/identity.ts';
import { success, type Result } from '../rules/result.ts';
import { swissRules } from './judgement.ts';
import { expected } from './proposal.ts';
import type { Tournament } from './state.ts';
import { playerRecords } from './views/records.ts';

/** What the tournament asks its pairing system for a round. */
export function pairingRequest(
  state: Tournament,
  round: number,
  initialColour: Colour,
): Result<PairingRequest, AccelerationRefusal> {
  const { settings } = state;
  const edition = swissRules(state);
  const number = new Map(state.numbers.map((id, index) => [id, tpn(index + 1)]));
  const numbered = (ids: readonly PlayerId[]): Tpn[] => ids.flatMap((id) => number.get(id) ?? []);
  const present = new Set(expected(state, round));
  const players = playerRecords(state, { pairingOf: round });
  const field: AcceleratedField = {
    players,
    firstRoundList: numbered(state.numbers.filter((id) => state.players.get(id)?.fromRound === 1)),
    rounds: settings.rounds,
    scoring: settings.scoring,
    edition,
  };
  const accelerated =
    settings.acceleration.method === 'none' ? null : accelerate(settings.acceleration, field);
  if (accelerated !== null && !accelerated.ok) return accelerated;
  return success({
    round,
    rounds: settings.rounds,
    players,
    absent: new Set(numbered(state.numbers.filter((id) => !present.has(id)))),
    scoring: settings.scoring,
    edition,
    initialColour,
    prohibited: state.prohibited
      .filter((group) => group.fromRound <= round && round <= group.toRound)
      .map((group) => numbered(group.players)),
    ...(accelerated === null ? {} : { virtualPoints: accelerated.value }),
  });
}
