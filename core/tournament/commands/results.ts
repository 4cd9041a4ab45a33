import { CHESS, gameById } from '../../rules/game-spec.ts';
import { formatPoints } from '../../rules/points.ts';
import { sameGameOutcome, type GameOutcome } from '../../rules/outcome.ts';
import type { CommandOf } from '../command.ts';
import { lastWord, windowOf } from '../corrections.ts';
import {
  allow,
  refuse,
  roundOf,
  handlingRules,
  unknownPlayer,
  unknownRound,
  warn,
  type Judgement,
} from '../judgement.ts';
import { HOUSE_RULES } from '../refusal.ts';
import { roundStage, type CorrectionWindow, type Game, type Hand, type Round } from '../round.ts';
import { draftOf, type Tournament } from '../state.ts';
import type { Warning } from '../warning-ladder.ts';

/** Enters a result, or changes one: the round's stage decides what a change is (C.04.2 D.8). */
export function enterResult(
  state: Tournament,
  command: CommandOf<'enterResult'>,
  { at, by }: Hand,
): Judgement {
  const { articles } = handlingRules(state);
  const round = roundOf(state, command.round);
  if (!round) return unknownRound(command.round);
  if (!round.published)
    return refuse('notPublished', articles.publication, { round: round.number });
  const game = round.games.find(({ board }) => board === command.board);
  if (!game) return unknownBoard(command);
  const unfit = unfitOutcome(state, command);
  if (unfit) return unfit;
  const { outcome } = command;
  if (sameGameOutcome(lastWord(game), outcome)) return allow([]);
  const { round: number, board } = command;
  const open = game.outcome.kind === 'notEntered' || game.outcome.kind === 'adjourned';
  const window = windowOf(state, round);
  const running = roundStage(round) === 'playing' && window === 'nextPairing';
  if (open) return allow([{ type: 'resultEntered', round: number, board, outcome }]);
  const replaced = replacementWarnings(game, command, by);
  if (running) {
    return allow([{ type: 'resultEntered', round: number, board, outcome }], replaced);
  }
  return allow(
    [{ type: 'resultCorrected', round: number, board, outcome, window }],
    [...replaced, ...correctionWarnings(state, round, window, at)],
  );
}

/** A blank, or a score this game does not know; null for what can be entered. */
export function unfitOutcome(
  state: Tournament,
  { board, outcome }: { readonly board: number; readonly outcome: GameOutcome },
): Judgement | null {
  if (outcome.kind === 'notEntered') {
    return refuse('blankNeverOverwrites', HOUSE_RULES.blankNeverOverwrites, { board });
  }
  const spec = gameById(state.settings.game) ?? CHESS;
  return outcome.kind === 'played' && !spec.scores.includes(outcome.score)
    ? refuse('notAScoreOfThisGame', HOUSE_RULES.wellFormed, { score: outcome.score })
    : null;
}

/** A second value asks: what somebody else entered is replaced by one who has read it. */
function replacementWarnings(
  game: Game,
  { round, board, outcome }: CommandOf<'enterResult'>,
  by: string,
): Warning[] {
  const { entered } = game;
  if (entered === null || entered.by === by) return [];
  const params = {
    round,
    board,
    entered: signsOf(lastWord(game)),
    read: signsOf(outcome),
    by: entered.by,
  };
  return [warn('replacesResult', HOUSE_RULES.blankNeverOverwrites, params)];
}

function correctionWarnings(
  state: Tournament,
  round: Round,
  window: CorrectionWindow,
  at: string,
): Warning[] {
  const article = handlingRules(state).articles.correction;
  const params = { round: round.number };
  switch (window) {
    case 'nextPairing':
      return isPastDeadline(state, round, at)
        ? [warn('correctionAfterDeadline', article, params)]
        : [];
    case 'pairingAfter':
      return [warn('correctionAfterNextPairing', article, params)];
    case 'ratingOnly':
      return [warn('correctionForRatingOnly', article, params)];
  }
}

function isPastDeadline(state: Tournament, round: Round, at: string): boolean {
  const { correctionDeadline } = state.settings;
  if (correctionDeadline === null || round.completedAt === null) return false;
  const minutes = (Date.parse(at) - Date.parse(round.completedAt)) / 60_000;
  return minutes > correctionDeadline;
}

export function unknownBoard(command: {
  readonly round: number;
  readonly board: number;
}): Judgement {
  const { round, board } = command;
  return refuse('unknownBoard', HOUSE_RULES.knownNames, { round, board });
}

/** Takes a result away on purpose: a different act from typing a blank. */
export function clearResult(state: Tournament, command: CommandOf<'clearResult'>): Judgement {
  const { articles } = handlingRules(state);
  const round = roundOf(state, command.round);
  if (!round) return unknownRound(command.round);
  const game = round.games.find(({ board }) => board === command.board);
  if (!game) return unknownBoard(command);
  if (round.closed || roundOf(state, round.number + 1)?.published) {
    return refuse('roundClosed', articles.correction, { round: round.number });
  }
  if (draftOf(state) && draftOf(state) !== round) {
    return refuse('draftInTheWay', HOUSE_RULES.draftsRestOnFacts);
  }
  if (game.outcome.kind === 'notEntered') {
    return refuse('nothingToClear', HOUSE_RULES.blankNeverOverwrites, { board: command.board });
  }
  return allow([{ type: 'resultCleared', round: round.number, board: command.board }]);
}

/** A second look: whoever reads the sheet again says what it says, not whether it is right. */
export function verifyResult(state: Tournament, command: CommandOf<'verifyResult'>): Judgement {
  const { round: number, board, outcome } = command;
  const round = roundOf(state, number);
  if (!round) return unknownRound(number);
  const game = round.games.find((each) => each.board === board);
  if (!game) return unknownBoard(command);
  const entered = lastWord(game);
  if (entered.kind === 'notEntered') {
    return refuse('nothingToVerify', HOUSE_RULES.secondLook, { board });
  }
  if (!sameGameOutcome(entered, outcome)) {
    const params = { round: number, board, entered: signsOf(entered), read: signsOf(outcome) };
    return refuse('verificationDiffers', HOUSE_RULES.secondLook, params);
  }
  return game.verified && game.questions.length === 0
    ? allow([])
    : allow([{ type: 'resultVerified', round: number, board, outcome }]);
}

/** `1-0`, `+/-` and so on, the same in every language; ` u` under one move, ` r` colours reversed. */
export function signsOf(outcome: GameOutcome): string {
  switch (outcome.kind) {
    case 'notEntered':
      return '–';
    case 'adjourned':
      return '*';
    case 'forfeit':
      return outcome.winner === 'white' ? '+/-' : '-/+';
    case 'doubleForfeit':
      return '-/-';
    case 'played':
      return [
        outcome.score,
        ...(outcome.underOneMove ? ['u'] : []),
        ...(outcome.coloursReversed ? ['r'] : []),
      ].join(' ');
  }
}

/** A penalty or a bonus by the arbiter's decision, always confirmed and on record. */
export function adjustPoints(state: Tournament, command: CommandOf<'adjustPoints'>): Judgement {
  const { player: id, round, points, reason } = command;
  const player = state.players.get(id);
  if (!player) return unknownPlayer(id);
  if (!roundOf(state, round)?.published) return unknownRound(round);
  if (!Number.isInteger(points) || points === 0) {
    const params = { setting: 'points', value: points };
    return refuse('badSetting', HOUSE_RULES.wellFormed, params);
  }
  const params = { player: player.name, points: formatPoints(points), round };
  return allow(
    [{ type: 'pointsAdjusted', player: id, round, points, reason }],
    [warn('adjustsPoints', PENALTIES, params)],
  );
}

/** Laws 12.9.5 and 12.9.6: changing the points of one player or the other. */
const PENALTIES = 'Laws 12.9';
