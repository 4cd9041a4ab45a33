import type { TournamentEvent } from '../../event.ts';
import type { PlayerDetails } from '../../player.ts';
import type { Tournament } from '../../state.ts';

type Arrival = Pick<PlayerDetails, 'id' | 'fromRound' | 'noHalfPointBye'>;

/**
 * What the rounds a late entry misses bring: zero points (LA line 9044), or half points where the
 * event's regulations say so, for the first of them, as far as its limit of half-point byes goes.
 */
export function missedRounds(
  state: Tournament,
  { id, fromRound, noHalfPointBye }: Arrival,
): TournamentEvent[] {
  const { regulations, halfPointByes, kind } = state.settings;
  const bye = regulations.lateEntry;
  if (bye !== 'halfPointBye' || noHalfPointBye === true || kind === 'team') return [];
  const rounds = Math.min(fromRound - 1, halfPointByes ?? 1);
  return Array.from({ length: rounds }, (_, index) => ({
    type: 'byeGranted',
    player: id,
    round: index + 1,
    bye,
  }));
}

/** The same when the round of arrival is corrected: nobody keeps a bye in a round they now play. */
export function missedRoundsCorrected(
  state: Tournament,
  before: Arrival,
  after: Arrival,
): TournamentEvent[] {
  if (before.fromRound === after.fromRound) return [];
  const granted = missedRounds(state, after);
  const revoked: TournamentEvent[] = [];
  for (let round = after.fromRound; round < before.fromRound; round += 1) {
    if (state.byes.get(round)?.has(after.id) !== true) continue;
    revoked.push({ type: 'byeRevoked', player: after.id, round });
  }
  const isNew = (event: TournamentEvent): boolean =>
    event.type === 'byeGranted' && state.byes.get(event.round)?.has(after.id) !== true;
  return [...revoked, ...granted.filter(isNew)];
}
