import { boardsPlayed } from './boards.ts';
import { everyRound, roundOf, type TeamField, type TeamIndex } from './team-field.ts';

/** A game seen from one side, in tenths, with what the other side scored. */
export interface TeamGame {
  readonly round: number;
  readonly board: number;
  readonly opponent: TeamIndex;
  readonly own: number;
  readonly theirs: number;
}

/** Every game of a team, a forfeited match being one on each board; by Molter tables each has its own opponent. */
export function gamesOf(field: TeamField, team: TeamIndex): TeamGame[] {
  return everyRound(field).flatMap((round) => {
    const record = roundOf(field, team, round);
    const points = boardsPlayed(field, team, round) ?? [];
    return points.flatMap((own, place): TeamGame[] => {
      const facing = record.boards?.[place]?.opponent ?? {
        team: record.opponent,
        board: place + 1,
      };
      const opponent = facing.team === null ? undefined : field.indexOf.get(facing.team);
      if (opponent === undefined) return [];
      const theirs = boardsPlayed(field, opponent, round)?.[facing.board - 1] ?? 0;
      return [{ round, board: place + 1, opponent, own, theirs }];
    });
  });
}
