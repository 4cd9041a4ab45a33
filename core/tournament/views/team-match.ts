import { opposite, type Colour } from '../../rules/colour.ts';
import type { Tpn } from '../../rules/identity.ts';
import { isPlayed, type PlayerOutcome } from '../../rules/outcome.ts';
import type { Points } from '../../rules/points.ts';
import { pointsFor, type MatchScoring, type ScoringSystem } from '../../rules/scoring.ts';
import type { BoardRecord, TeamOutcome, TeamRound } from '../../standings/teams/team-record.ts';
import type { Seat } from './team-seats.ts';

/** What a player's round was. */
export interface Appearance {
  readonly outcome: PlayerOutcome;
  readonly rating: number;
}

/** A match, board by board. */
export interface SeatedMatch<Player> {
  readonly first: Tpn;
  readonly second: Tpn;
  /** The colour of the team named first on board 1. */
  readonly colour: Colour | null;
  readonly seats: readonly Seat<Player>[];
  readonly appearanceOf: (player: Player) => Appearance | undefined;
}

export interface MatchPoints {
  readonly gameScoring: ScoringSystem;
  readonly matchScoring: MatchScoring;
}

/** The round both teams have behind them. */
export function roundsOfMatch<Player>(
  match: SeatedMatch<Player>,
  { gameScoring, matchScoring }: MatchPoints,
): readonly [TeamRound, TeamRound] {
  const { first, second, colour, seats, appearanceOf } = match;
  const outcomes = seats.flatMap((seat) =>
    [seat.first, seat.second].flatMap((player) => {
      const appearance = player === null ? undefined : appearanceOf(player);
      return appearance === undefined ? [] : [appearance.outcome];
    }),
  );
  const boardsOf = (side: 'first' | 'second'): BoardRecord[] =>
    seats.map((seat) => {
      const player = seat[side];
      const appearance = player === null ? undefined : appearanceOf(player);
      // Nobody on a board, and nothing said of somebody, is a game lost by forfeit.
      const { outcome, rating } = appearance ?? { outcome: 'forfeitLoss', rating: 0 };
      return { points: pointsFor(outcome, gameScoring), ...(rating > 0 && { rating }) };
    });
  const [own, theirs] = [boardsOf('first'), boardsOf('second')];
  // Nobody on either side: the match is all there is to tell of.
  const isSeated = seats.some(({ first: one, second: other }) => one !== null || other !== null);
  const known = (boards: BoardRecord[]) => (isSeated ? { boards } : {});
  const [made, given] = [sumOf(own), sumOf(theirs)];
  // C.07 15.1: a match without a game over the board is a forfeit for the side that made less.
  const forfeit = (wins: boolean): TeamOutcome => (wins ? 'forfeitWin' : 'forfeitLoss');
  const open = outcomes.some((outcome) => outcome === 'notEntered' || outcome === 'adjourned');
  const played = outcomes.some(isPlayed);
  const outcomeOf = (wins: boolean): TeamOutcome =>
    open ? 'notEntered' : played ? 'played' : forfeit(wins);
  // Both sides may forfeit as many boards: neither wins the match, and it is not lost by both.
  const shared: { matchPoints?: Points } =
    !open && !played && made === given && made > 0 ? { matchPoints: matchScoring.draw } : {};
  return [
    { opponent: second, colour, outcome: outcomeOf(made > given), ...known(own), ...shared },
    {
      opponent: first,
      colour: colour === null ? null : opposite(colour),
      outcome: outcomeOf(given > made),
      ...known(theirs),
      ...shared,
    },
  ];
}

const sumOf = (boards: readonly BoardRecord[]): number =>
  boards.reduce((sum, { points }) => sum + points, 0);
