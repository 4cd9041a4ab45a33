import { hasResult } from '../../rules/outcome.ts';
import { lastWord } from '../corrections.ts';
import { handlingRules, inFideMode } from '../judgement.ts';
import { HOUSE_RULES } from '../refusal.ts';
import { isOver } from '../round.ts';
import { publishedRounds, type Tournament } from '../state.ts';

/** Games that keep a report from being the final one. */
export interface GamesOpenAtEnd {
  /** What a final report without them would break. */
  readonly article: string;
  readonly games: number;
  /** The first round with such games, how many, and their boards. */
  readonly round: number;
  readonly count: number;
  readonly boards: string;
}

/**
 * Games without a result once the last round is over, when a report would count for the final one;
 * null during the event. An adjourned game is a draw for pairing only (C.04.2 D.1, 2026: 3.1).
 */
export function gamesOpenAtEnd(state: Tournament): GamesOpenAtEnd | null {
  const rounds = publishedRounds(state);
  const last = rounds.at(-1);
  if (last === undefined || rounds.length < state.settings.rounds || !isOver(last)) return null;
  const open = rounds.flatMap(({ number, games }) =>
    games
      .filter((game) => !hasResult(lastWord(game)))
      .map((game) => ({ round: number, board: game.board, ...lastWord(game) })),
  );
  const [first] = open;
  if (first === undefined) return null;
  const here = open.filter(({ round }) => round === first.round);
  const isAdjourned = open.some(({ kind }) => kind === 'adjourned');
  return {
    article: isAdjourned ? handlingRules(state).articles.adjourned : HOUSE_RULES.fideMode,
    games: open.length,
    round: first.round,
    count: here.length,
    boards: here.map(({ board }) => board).join(', '),
  };
}

/** Why no report may leave now: in FIDE mode the final one has all results. */
export const reportRefusal = (state: Tournament): GamesOpenAtEnd | null =>
  inFideMode(state) ? gamesOpenAtEnd(state) : null;
