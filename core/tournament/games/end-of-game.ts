import type { PgnResult, PgnTermination } from '../../formats/pgn/write-pgn.ts';
import { colourPlayed, type GameOutcome, type PlayedScore } from '../../rules/outcome.ts';

const PLAYED: Readonly<Record<PlayedScore, PgnResult>> = {
  '1-0': '1-0',
  '0-1': '0-1',
  '½-½': '1/2-1/2',
  // PGN has no form for the arbiter's scores.
  '0-0': '*',
  '½-0': '*',
  '0-½': '*',
};

const TURNED: Readonly<Record<PgnResult, PgnResult>> = {
  '1-0': '0-1',
  '0-1': '1-0',
  '1/2-1/2': '1/2-1/2',
  '*': '*',
};

export interface EndOfGame {
  readonly result: PgnResult;
  readonly termination: PgnTermination | null;
}

/** Played with the colours the other way round: White is whoever had White. */
export const isReversed = (outcome: GameOutcome): boolean =>
  colourPlayed(outcome, 'white') === 'black';

/** How PGN writes the end of a board, seen by who really had White. */
export function endOfGame(outcome: GameOutcome): EndOfGame {
  switch (outcome.kind) {
    case 'notEntered':
      return { result: '*', termination: null };
    case 'adjourned':
      return { result: '*', termination: 'unterminated' };
    case 'forfeit':
      return {
        result: outcome.winner === 'white' ? '1-0' : '0-1',
        termination: 'rules infraction',
      };
    case 'doubleForfeit':
      return { result: '*', termination: 'rules infraction' };
    case 'played': {
      const result = PLAYED[outcome.score];
      const decided = result === '*' ? ('rules infraction' as const) : null;
      return { result: isReversed(outcome) ? TURNED[result] : result, termination: decided };
    }
  }
}
