import { CHESS, gameById } from '../../../rules/game-spec.ts';
import type { GameOutcome } from '../../../rules/outcome.ts';
import { refuse, type Judgement, type Refused } from '../../judgement.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import type { Tournament } from '../../state.ts';

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

export function unknownBoard(command: { readonly round: number; readonly board: number }): Refused {
  const { round, board } = command;
  return refuse('unknownBoard', HOUSE_RULES.knownNames, { round, board });
}
