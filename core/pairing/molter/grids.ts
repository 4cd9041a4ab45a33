import type { Colour } from '../../rules/colour.ts';
import type { MolterDraw } from './draw.ts';
import { seatOf, teamsOf } from './seats.ts';

/** What a player of a grid does in a round. */
export interface GridGame {
  readonly board: number;
  readonly colour: Colour;
  readonly opponent: string;
}

/** The sheet on which a team's results are taken (Livre de l'Arbitre, lines 6357-6535). */
export interface MolterGrid {
  readonly team: string;
  /** Player 1 first; each with one game a round. */
  readonly players: readonly (readonly GridGame[])[];
}

export const gridsOf = ({ teams, players, played }: MolterDraw): MolterGrid[] =>
  teamsOf(teams).map((team) => ({
    team,
    players: Array.from({ length: players }, (_, index) => {
      const seat = seatOf(team, index + 1);
      return played.flatMap(({ games }) =>
        games.flatMap(({ board, white, black }): GridGame[] => {
          if (white === seat) return [{ board, colour: 'white', opponent: black }];
          return black === seat ? [{ board, colour: 'black', opponent: white }] : [];
        }),
      );
    }),
  }));
