import type { CommandOf } from '../command.ts';
import {
  allow,
  inFideMode,
  refuse,
  handlingRules,
  unknownPlayer,
  warn,
  type Judgement,
} from '../judgement.ts';
import { HOUSE_RULES } from '../refusal.ts';
import { isStarted, type Tournament } from '../state.ts';

/** In FIDE mode, who may not meet is settled before the first round. */
function lockedForPairs(state: Tournament): Judgement | null {
  return isStarted(state) && inFideMode(state)
    ? refuse('lockedInFideMode', HOUSE_RULES.fideMode, { setting: 'prohibited' })
    : null;
}

export function prohibitPairs(state: Tournament, command: CommandOf<'prohibitPairs'>): Judgement {
  const locked = lockedForPairs(state);
  if (locked) return locked;
  const players = [...new Set(command.players)];
  const stranger = players.find((id) => !state.players.has(id));
  if (stranger !== undefined) return unknownPlayer(stranger);
  const { fromRound, toRound } = command;
  const spans = Number.isInteger(fromRound) && Number.isInteger(toRound) && fromRound >= 1;
  if (players.length < 2 || !spans || toRound < fromRound) {
    return refuse('badSetting', HOUSE_RULES.wellFormed, {
      setting: 'prohibited',
      value: `${fromRound}-${toRound}`,
    });
  }
  const warnings = isStarted(state)
    ? [warn('prohibitsAfterStart', handlingRules(state).articles.restrictedPairing)]
    : [];
  return allow([{ type: 'pairsProhibited', group: { players, fromRound, toRound } }], warnings);
}

export function allowPairs(state: Tournament, command: CommandOf<'allowPairs'>): Judgement {
  const locked = lockedForPairs(state);
  if (locked) return locked;
  const wanted = new Set(command.players);
  const group = state.prohibited.find(
    (g) => g.players.length === wanted.size && g.players.every((id) => wanted.has(id)),
  );
  if (!group) return refuse('noSuchProhibition', HOUSE_RULES.knownNames);
  return allow([{ type: 'pairsAllowed', group }]);
}

/** A player who cannot move about keeps one board, whatever the score. */
export function fixBoard(state: Tournament, command: CommandOf<'fixBoard'>): Judgement {
  const { player, board } = command;
  if (!state.players.has(player)) return unknownPlayer(player);
  if (board !== null) {
    if (!Number.isInteger(board) || board < 1) {
      return refuse('badSetting', HOUSE_RULES.wellFormed, { setting: 'board', value: board });
    }
    for (const [other, taken] of state.fixedBoards) {
      if (taken === board && other !== player) {
        return refuse('boardTaken', HOUSE_RULES.oneAtATime, { board });
      }
    }
  }
  if ((state.fixedBoards.get(player) ?? null) === board) return allow([]);
  return allow([{ type: 'boardFixed', player, board }]);
}
