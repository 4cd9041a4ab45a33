import type { PlayerId } from '../../rules/identity.ts';
import { mayStillCome } from '../arrival.ts';
import type { CommandOf } from '../command.ts';
import type { TournamentEvent } from '../event.ts';
import {
  allow,
  refuse,
  handlingRules,
  unknownPlayer,
  unknownRound,
  warn,
  type Judgement,
} from '../judgement.ts';
import { isAvailable } from '../player.ts';
import { expected } from '../proposal.ts';
import { HOUSE_RULES } from '../refusal.ts';
import { publishedRounds, type Tournament } from '../state.ts';

/** Opens the check-in of the round to come: those not seen when it closes are absent. */
export function openCheckIn(state: Tournament, { round }: CommandOf<'openCheckIn'>): Judgement {
  if (state.settings.kind !== 'individual') {
    return refuse('wrongKind', HOUSE_RULES.wellFormed, { kind: 'individual' });
  }
  const next = publishedRounds(state).length + 1;
  if (!Number.isInteger(round) || round < 1 || round > state.settings.rounds) {
    return unknownRound(round);
  }
  if (round < next) {
    return refuse('roundAlreadyPaired', handlingRules(state).articles.announcedAbsence, { round });
  }
  if (round > next) return refuse('roundNotNext', HOUSE_RULES.oneAtATime, { round, next });
  if (state.checkIn?.open) {
    const params = { round: state.checkIn.round };
    return refuse('checkInAlreadyOpen', HOUSE_RULES.oneAtATime, params);
  }
  return allow([{ type: 'checkInOpened', round }]);
}

function notOpen(): Judgement {
  return refuse('checkInNotOpen', HOUSE_RULES.oneAtATime);
}

/** Whether a check-in is open and this player may be seen at it: absent, one may still come. */
export function mayCheckIn(state: Tournament, id: PlayerId): boolean {
  const player = state.players.get(id);
  if (!state.checkIn?.open || !player) return false;
  const { round } = state.checkIn;
  return isAvailable(player, round) && mayStillCome(state.byes.get(round)?.get(id) ?? null);
}

export function checkIn(state: Tournament, command: CommandOf<'checkIn'>): Judgement {
  if (!state.checkIn?.open) return notOpen();
  const { round, present } = state.checkIn;
  const { articles } = handlingRules(state);
  const seen: PlayerId[] = [];
  const revoked: TournamentEvent[] = [];
  for (const id of new Set(command.players)) {
    const player = state.players.get(id);
    if (!player) return unknownPlayer(id);
    if (!mayCheckIn(state, id)) {
      const params = { player: player.name, round };
      return refuse('playerNotAvailable', articles.announcedAbsence, params);
    }
    const hasBye = state.byes.get(round)?.has(id) ?? false;
    if (hasBye) revoked.push({ type: 'byeRevoked', player: id, round });
    if (!present.has(id)) seen.push(id);
  }
  const checked: TournamentEvent[] =
    seen.length > 0 ? [{ type: 'playersCheckedIn', players: seen }] : [];
  return allow([...checked, ...revoked]);
}

export function undoCheckIn(state: Tournament, command: CommandOf<'undoCheckIn'>): Judgement {
  if (!state.checkIn?.open) return notOpen();
  const { present } = state.checkIn;
  const stranger = command.players.find((id) => !state.players.has(id));
  if (stranger !== undefined) return unknownPlayer(stranger);
  const players = [...new Set(command.players)].filter((id) => present.has(id));
  return allow(players.length > 0 ? [{ type: 'checkInUndone', players }] : []);
}

/** Players of the round nobody has seen yet. */
export function notCheckedIn(state: Tournament): readonly PlayerId[] {
  if (state.checkIn === null) return [];
  const { round, present } = state.checkIn;
  return expected(state, round).filter((id) => !present.has(id));
}

/** One in so many may be missing before it looks like a check-in that was forgotten. */
const MOST_ABSENT = 3;

/** Those not seen do not play the round and score zero (C.04.2 D.4, 2026: 3.3). */
export function closeCheckIn(state: Tournament, { round }: CommandOf<'closeCheckIn'>): Judgement {
  if (!state.checkIn?.open || state.checkIn.round !== round) return notOpen();
  const absent = notCheckedIn(state);
  const players = expected(state, round).length;
  const byes = absent.map((player): TournamentEvent => {
    return { type: 'byeGranted', player, round, bye: 'zeroPointBye' };
  });
  const warnings =
    absent.length * MOST_ABSENT > players
      ? [
          warn('manyNotCheckedIn', handlingRules(state).articles.announcedAbsence, {
            absent: absent.length,
            players,
            round,
          }),
        ]
      : [];
  return allow([...byes, { type: 'checkInClosed', round }], warnings);
}
