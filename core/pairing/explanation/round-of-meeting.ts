import type { Tpn } from '../../rules/identity.ts';
import { isPlayed } from '../../rules/outcome.ts';
import type { PairingRequest } from '../system.ts';

/** The round two players played each other in; a pairing ended by forfeit is no meeting (C.04.1 2). */
export function roundOfMeeting({ players }: PairingRequest, a: Tpn, b: Tpn): number | null {
  const rounds = players.find(({ tpn }) => tpn === a)?.rounds ?? [];
  const index = rounds.findIndex(({ opponent, outcome }) => opponent === b && isPlayed(outcome));
  return index < 0 ? null : index + 1;
}
