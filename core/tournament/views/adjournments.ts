import { adjournmentOf, type Adjournment } from '../adjournments.ts';
import { nameOf } from '../judgement.ts';
import type { Tournament } from '../state.ts';

/** An adjourned game as the arbiter looks after it; its envelope where a move is sealed. */
export interface AdjournedGame {
  readonly round: number;
  readonly board: number;
  readonly white: string;
  readonly black: string;
  /** Still to be finished; false once it has a result. */
  readonly open: boolean;
  /** Null where nobody has said who sealed and who keeps the envelope. */
  readonly envelope: Adjournment | null;
}

export interface AdjournmentsView {
  readonly games: readonly AdjournedGame[];
}

/** Games adjourned or sealed, in the order of rounds and boards. */
export const adjournmentsView = (state: Tournament): AdjournmentsView => ({
  games: state.rounds.flatMap(({ number, games }) =>
    games.flatMap((game): AdjournedGame[] => {
      const envelope = adjournmentOf(state, { round: number, board: game.board });
      const open = game.outcome.kind === 'adjourned';
      if (!open && envelope === null) return [];
      return [
        {
          ...{ round: number, board: game.board, open },
          white: nameOf(state, game.white),
          black: nameOf(state, game.black),
          envelope,
        },
      ];
    }),
  ),
});
