import type { PlayerId } from '../../rules/identity.ts';
import type { GrantedBye } from '../../rules/outcome.ts';
import type { CommandOf } from '../command.ts';
import type { TournamentEvent } from '../event.ts';
import {
  allow,
  nameOf,
  refuse,
  roundOf,
  handlingRules,
  unknownPlayer,
  unknownRound,
  warn,
  type Judgement,
} from '../judgement.ts';
import { isAvailable, type LeavingReason, type Player } from '../player.ts';
import { draftOf, nextRoundToPair, publishedRounds, type Tournament } from '../state.ts';
import type { Warning } from '../warning-ladder.ts';

/** Laws of Chess 12.9.9: expulsion from the competition. */
const EXPULSION = 'Laws 12.9.9';

/** The first round whose pairing is not public yet: a draft can still be made anew. */
const firstOpenRound = (state: Tournament): number => publishedRounds(state).length + 1;

export function grantBye(state: Tournament, command: CommandOf<'grantBye'>): Judgement {
  const { articles } = handlingRules(state);
  const { round, bye } = command;
  const player = state.players.get(command.player);
  if (!player) return unknownPlayer(command.player);
  if (round > state.settings.rounds || round < 1) return unknownRound(round);
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
  if (bye === 'halfPointBye') {
    const taken = halfPointByesOf(state, player.id, round);
    const most = state.settings.halfPointByes ?? 1;
    if (taken >= most) {
      warnings.push(warn('secondHalfPointBye', articles.halfPointBye, { ...params, taken, most }));
    }
    if (player.noHalfPointBye) {
      warnings.push(warn('halfPointByeNotForPlayer', articles.announcedAbsence, params));
    }
  }
  return warnings;
}

/** Half-point byes a player has had or was promised, the round in question apart. */
function halfPointByesOf(state: Tournament, player: PlayerId, except: number): number {
  let count = 0;
  for (const round of publishedRounds(state)) {
    const had = round.unpaired.some(
      (entry) => entry.player === player && entry.outcome === 'halfPointBye',
    );
    if (had && round.number !== except) count += 1;
  }
  for (const [round, granted] of state.byes) {
    const ahead = round >= firstOpenRound(state) && round !== except;
    if (ahead && granted.get(player) === 'halfPointBye') count += 1;
  }
  return count;
}

export function revokeBye(state: Tournament, command: CommandOf<'revokeBye'>): Judgement {
  const { articles } = handlingRules(state);
  const { player, round } = command;
  if (!state.players.has(player)) return unknownPlayer(player);
  if (!state.byes.get(round)?.has(player)) {
    return refuse('noSuchBye', articles.announcedAbsence, { player: nameOf(state, player), round });
  }
  if (round < firstOpenRound(state)) {
    return refuse('roundAlreadyPaired', articles.announcedAbsence, { round });
  }
  return allow([{ type: 'byeRevoked', player, round }]);
}

/** Several players known not to play a round score zero (C.04.2 D.4, 2026: 3.3). */
export function announceAbsences(
  state: Tournament,
  command: CommandOf<'announceAbsences'>,
): Judgement {
  const { articles } = handlingRules(state);
  const { round } = command;
  const events: TournamentEvent[] = [];
  for (const id of new Set(command.players)) {
    if (state.byes.get(round)?.has(id)) continue;
    const granted = grantBye(state, { type: 'grantBye', player: id, round, bye: 'zeroPointBye' });
    if ('refusal' in granted) return granted;
    events.push(...granted.events);
  }
  const available = [...state.players.values()].filter((player) => isAvailable(player, round));
  const warnings =
    events.length * 2 > available.length
      ? [warn('mostPlayersAbsent', articles.announcedAbsence, { absent: events.length, round })]
      : [];
  return allow(events, warnings);
}

export function withdraw(state: Tournament, command: CommandOf<'withdraw'>): Judgement {
  return leave(state, command.player, 'withdrawn', []);
}

/** An absence without notice is a withdrawal until it is explained (C.04.2 D.2; 2026: C.05 6.5). */
export function reportAbsence(state: Tournament, command: CommandOf<'reportAbsence'>): Judgement {
  const { articles } = handlingRules(state);
  const round = roundOf(state, command.round);
  if (!round?.published) return unknownRound(command.round);
  const player = state.players.get(command.player);
  if (!player) return unknownPlayer(command.player);
  const paired = round.games.some((game) => game.white === player.id || game.black === player.id);
  if (!paired) {
    return refuse('playerNotAvailable', articles.absence, {
      player: player.name,
      round: command.round,
    });
  }
  return leave(state, player.id, 'absentWithoutNotice', []);
}

export function expel(state: Tournament, command: CommandOf<'expel'>): Judgement {
  const name = nameOf(state, command.player);
  return leave(state, command.player, 'expelled', [warn('expels', EXPULSION, { player: name })]);
}

function leave(
  state: Tournament,
  id: PlayerId,
  reason: LeavingReason,
  warnings: readonly Warning[],
): Judgement {
  const { articles } = handlingRules(state);
  const player = state.players.get(id);
  if (!player) return unknownPlayer(id);
  const hardens = reason === 'expelled' && player.left?.reason !== 'expelled';
  if (player.left && !hardens) {
    return refuse('alreadyLeft', articles.withdrawal, { player: player.name });
  }
  const fromRound = Math.min(player.left?.fromRound ?? Infinity, firstOpenRound(state));
  const onBoard = openBoardOf(state, id);
  const open =
    onBoard === null
      ? []
      : [warn('leavesPairedBoard', articles.withdrawal, { player: player.name, board: onBoard })];
  return allow([{ type: 'playerLeft', player: id, reason, fromRound }], [...warnings, ...open]);
}

/** The board a player still has to play on in the public round. */
function openBoardOf(state: Tournament, player: PlayerId): number | null {
  const game = publishedRounds(state)
    .at(-1)
    ?.games.find((g) => g.white === player || g.black === player);
  return game?.outcome.kind === 'notEntered' ? game.board : null;
}

export function returnPlayer(state: Tournament, command: CommandOf<'returnPlayer'>): Judgement {
  const { articles } = handlingRules(state);
  const player = state.players.get(command.player);
  if (!player) return unknownPlayer(command.player);
  if (!player.left) return refuse('notLeft', articles.withdrawal, { player: player.name });
  if (player.left.reason === 'expelled') {
    return refuse('expelledForGood', EXPULSION, { player: player.name });
  }
  const fromRound = draftOf(state)?.number ?? nextRoundToPair(state);
  if (fromRound > state.settings.rounds) {
    return refuse('roundsExhausted', articles.roundsDeclared, { rounds: state.settings.rounds });
  }
  const tooLate = player.left.reason === 'absentWithoutNotice' && player.left.fromRound < fromRound;
  const warnings = tooLate
    ? [warn('returnAfterAbsence', articles.absence, { player: player.name })]
    : [];
  return allow([{ type: 'playerReturned', player: player.id, fromRound }], warnings);
}
