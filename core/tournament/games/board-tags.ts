import type { PgnGame } from '../../formats/pgn/read-pgn.ts';

/** The place a game's tags name: `[Round "5.12"]`, or `[Round "5"]` with `[Board "12"]`. */
export interface TaggedPlace {
  readonly round: number | null;
  readonly board: number | null;
}

const ROUND = /^(\d+)(?:[.,:-](\d+))?$/;

export function placeTagged({ tags }: Pick<PgnGame, 'tags'>): TaggedPlace {
  const [, round, within] = ROUND.exec(tags.get('Round') ?? '') ?? [];
  const board = within ?? /^\d+$/.exec(tags.get('Board') ?? '')?.[0];
  return {
    round: round === undefined ? null : Number(round),
    board: board === undefined ? null : Number(board),
  };
}
