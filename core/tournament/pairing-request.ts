import { accelerate, type AcceleratedField } from '../pairing/acceleration/acceleration.ts';
import type { AccelerationRefusal } from '../pairing/acceleration/virtual-points.ts';
import type { PairingRequest } from '../pairing/system.ts';
import type { Colour } from '../rules/colour.ts';
import type { PlayerId, Tpn } from '../rules/identity.ts';
import { success, type Result } from '../rules/result.ts';
import { swissRules } from './judgement.ts';
import { numbersOf } from './numbers.ts';
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
  const number = numbersOf(state);
  const numbered = (ids: readonly PlayerId[]): Tpn[] => ids.flatMap((id) => number.get(id) ?? []);
  const present = new Set(expected(state, round));
  const field = acceleratedField(state, round);
  const accelerated =
    settings.acceleration.method === 'none' ? null : accelerate(settings.acceleration, field);
  if (accelerated !== null && !accelerated.ok) return accelerated;
  return success({
    round,
    rounds: settings.rounds,
    players: field.players,
    absent: new Set(numbered(state.numbers.filter((id) => !present.has(id)))),
    scoring: settings.scoring,
    edition: field.edition,
    initialColour,
    prohibited: state.prohibited
      .filter((group) => group.fromRound <= round && round <= group.toRound)
      .map((group) => numbered(group.players)),
    ...(accelerated === null ? {} : { virtualPoints: accelerated.value }),
  });
}

/** What fictitious points are given by when a round is paired. */
export function acceleratedField(state: Tournament, round: number): AcceleratedField {
  const { rounds, scoring } = state.settings;
  const firstRoundList = [...numbersOf(state)].flatMap(([id, number]) =>
    state.players.get(id)?.fromRound === 1 ? [number] : [],
  );
  const players = playerRecords(state, { pairingOf: round });
  return { players, firstRoundList, rounds, scoring, edition: swissRules(state) };
}
