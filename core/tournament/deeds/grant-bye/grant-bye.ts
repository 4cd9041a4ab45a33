import { systemNamed } from '../../../pairing/systems.ts';
import type { PlayerId } from '../../../rules/identity.ts';
import { GRANTED_BYES, type GrantedBye } from '../../../rules/outcome.ts';
import {
  allow,
  handlingRules,
  refuse,
  unknownPlayer,
  unknownRound,
  warn,
  type Judgement,
} from '../../judgement.ts';
import { matchOfRound } from '../../matches.ts';
import type { Player } from '../../player.ts';
import { MODEL_REGULATIONS } from '../../regulations.ts';
import { PAIRING } from '../../roles.ts';
import { roundStage } from '../../round.ts';
import { oneOf } from '../../schema/schema.ts';
import { aPlayer, aRound } from '../../schema/words.ts';
import { firstOpenRound, publishedRounds, type Tournament } from '../../state.ts';
import { personalRounds } from '../../views/records.ts';
import type { Warning, WarningCode } from '../../warning-ladder.ts';
import type { Deed } from '../deed.ts';
import { things } from '../things.ts';

export interface GrantBye {
  readonly type: 'grantBye';
  readonly player: PlayerId;
  readonly round: number;
  readonly bye: GrantedBye;
}

export const grantBye: Deed<GrantBye> = {
  fields: { player: aPlayer, round: aRound, bye: oneOf(GRANTED_BYES) },
  roles: PAIRING,
  touches: ({ round, player }) => [things.bye(round, player)],
  saysTheSame: ({ bye }, event) => event.type === 'byeGranted' && event.bye === bye,
  judge: judgeBye,
};

export function judgeBye(state: Tournament, command: GrantBye): Judgement {
  const { articles } = handlingRules(state);
  const { round, bye } = command;
  const player = state.players.get(command.player);
  if (!player) return unknownPlayer(command.player);
  if (round > state.settings.rounds || round < 1) return unknownRound(round);
  const place = matchOfRound(state.settings, round);
  if (place !== null && place.game > 1) {
    const first = round - place.game + 1;
    return refuse('byeOfAMatch', articles.announcedAbsence, { round, first });
  }
  if (round < firstOpenRound(state)) {
    return refuse('roundAlreadyPaired', articles.announcedAbsence, { round });
  }
  if (player.left && player.left.fromRound <= round) {
    return refuse('playerNotAvailable', articles.withdrawal, { player: player.name, round });
  }
  if (state.byes.get(round)?.get(player.id) === bye) {
    return refuse('byeAlreadyGranted', articles.announcedAbsence, { player: player.name, round });
  }
  return allow(
    [{ type: 'byeGranted', player: player.id, round, bye }],
    byeWarnings(state, player, round, bye),
  );
}

function byeWarnings(state: Tournament, player: Player, round: number, bye: GrantedBye): Warning[] {
  const { articles } = handlingRules(state);
  const params = { player: player.name, round };
  const warnings: Warning[] = [];
  if (bye === 'fullPointBye') {
    warnings.push(warn('fullPointByeDeprecated', articles.announcedAbsence, params));
  }
  if (bye !== 'zeroPointBye' && isTooLate(state, round)) {
    warnings.push(
      warn('byeAfterDeadline', MODEL_REGULATIONS.byeDeadline, { ...params, before: round - 1 }),
    );
  }
  if (bye !== 'zeroPointBye' && isUnannounced(state)) {
    warnings.push(warn('byesNotAnnounced', MODEL_REGULATIONS.byesAnnounced, params));
  }
  if (bye === 'halfPointBye') {
    const taken = halfPointByesOf(state, player.id);
    const most = state.settings.halfPointByes ?? 1;
    if (taken >= most) {
      warnings.push(warn('secondHalfPointBye', articles.halfPointBye, { ...params, taken, most }));
    }
    const barred = barredFromByes(player);
    if (barred !== null) warnings.push(warn(barred, articles.halfPointBye, params));
  }
  return warnings;
}

/** Byes exist only where announcement and regulations describe them: in a Swiss of the FFE (LA line 960). */
function isUnannounced({ settings }: Tournament): boolean {
  const french = settings.federation === 'FRA' && systemNamed(settings.system).kind === 'swiss';
  return french && settings.regulations.byesAnnounced !== true;
}

/** Whoever has conditions or pays no entry fee should have none (C.05 VI.7 (4), LA line 12876). */
function barredFromByes(player: Player): WarningCode | null {
  const { noHalfPointBye, noHalfPointByeReason, private: hidden } = player;
  if (noHalfPointByeReason === 'conditions') return 'halfPointByeWithConditions';
  if (noHalfPointByeReason === 'noEntryFee' || hidden?.feeDue === 0)
    return 'halfPointByeWithoutFee';
  return noHalfPointBye === true ? 'halfPointByeNotForPlayer' : null;
}

/** The event wants byes asked for while the round before is played (LA line 8993), and it is over. */
function isTooLate(state: Tournament, round: number): boolean {
  if (state.settings.regulations.byeDeadline !== 'previousRound') return false;
  const before = publishedRounds(state)[round - 2];
  return before !== undefined && ['complete', 'closed'].includes(roundStage(before));
}

/** Half-point byes a player has had or was promised. */
function halfPointByesOf(state: Tournament, player: PlayerId): number {
  const after = publishedRounds(state).length;
  const had = personalRounds(state, { standingsAfter: after }).get(player) ?? [];
  let count = had.filter(({ outcome }) => outcome === 'halfPointBye').length;
  for (const [round, granted] of state.byes) {
    if (round >= firstOpenRound(state) && granted.get(player) === 'halfPointBye') count += 1;
  }
  return count;
}
