interface InRound {
  readonly round: number;
}

interface OnBoard extends InRound {
  readonly board: number;
}

/**
 * What those who do not run the event hear of a fact while they watch: of a change, that there is
 * something to ask again; of a mark on a board and of check-ins only helpers hear.
 */
export type Heard =
  | { readonly as: 'nothing' | 'change' | 'checkIn' }
  | ({ readonly as: 'pairings' | 'roundStarted' | 'roundClosed' } & InRound)
  | ({ readonly as: 'result' | 'mark' } & OnBoard);

export const heard = {
  nothing: (): Heard => ({ as: 'nothing' }),
  change: (): Heard => ({ as: 'change' }),
  checkIn: (): Heard => ({ as: 'checkIn' }),
  pairings: ({ round }: InRound): Heard => ({ as: 'pairings', round }),
  roundStarted: ({ round }: InRound): Heard => ({ as: 'roundStarted', round }),
  roundClosed: ({ round }: InRound): Heard => ({ as: 'roundClosed', round }),
  result: ({ round, board }: OnBoard): Heard => ({ as: 'result', round, board }),
  mark: ({ round, board }: OnBoard): Heard => ({ as: 'mark', round, board }),
} as const;
