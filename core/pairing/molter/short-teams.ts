import type { MolterDraw } from './draw.ts';
import { playerOf, teamOf } from './seats.ts';

/** A board that stays empty, as a team has no such player. */
export interface EmptyBoard {
  readonly round: number;
  readonly board: number;
  readonly missing: string;
  /** Who has the point without a game; null where both are missing. */
  readonly wins: string | null;
}

/**
 * The boards that teams with too few players leave empty. Places are never moved up, as the order of the
 * players stays (Livre de l'Arbitre 3.2): every board of a missing player is lost by forfeit.
 */
export function emptyBoards(
  { played }: MolterDraw,
  playersOf: ReadonlyMap<string, number>,
): EmptyBoard[] {
  const isMissing = (seat: string): boolean =>
    playerOf(seat) > (playersOf.get(teamOf(seat)) ?? Infinity);
  return played.flatMap(({ games }, index) =>
    games.flatMap(({ board, white, black }): EmptyBoard[] => {
      const [missing, other] = isMissing(white) ? [white, black] : [black, white];
      if (!isMissing(missing)) return [];
      return [{ round: index + 1, board, missing, wins: isMissing(other) ? null : other }];
    }),
  );
}
