import type { Tpn } from '../../rules/identity.ts';
import { isPlayed, type Bye, type PlayerOutcome } from '../../rules/outcome.ts';
import { pointsFor, type ScoringSystem } from '../../rules/scoring.ts';
import type { TeamRound } from '../../standings/teams/team-record.ts';

/** A team in a round by Molter tables. */
export interface MolterTeam<Player> {
  readonly number: Tpn;
  /** Board 1 first; null for an empty one. */
  readonly boards: readonly (Player | null)[];
  /** Without any board: what for. */
  readonly bye: Bye | undefined;
}

/** What is known of a player's game. */
export interface MolterGame<Player> {
  readonly opponent: Player | null;
  readonly outcome: PlayerOutcome;
  readonly rating: number;
}

/** By Molter tables a team has no opponent of its own: each board has one (LA 3.2). */
export function molterRound<Player>(
  teams: readonly MolterTeam<Player>[],
  gameOf: (player: Player) => MolterGame<Player> | undefined,
  scoring: ScoringSystem,
): ReadonlyMap<Tpn, TeamRound> {
  const placeOf = new Map<Player, { readonly team: Tpn; readonly board: number }>();
  for (const { number, boards } of teams) {
    for (const [index, player] of boards.entries()) {
      if (player !== null) placeOf.set(player, { team: number, board: index + 1 });
    }
  }
  const rounds = new Map<Tpn, TeamRound>();
  for (const { number, boards, bye } of teams) {
    const games = boards.map((player) => (player === null ? undefined : gameOf(player)));
    const outcomes = games.flatMap((game) => (game ? [game.outcome] : []));
    const finished = outcomes.filter((one) => one !== 'notEntered' && one !== 'adjourned');
    const isOpen = finished.length < outcomes.length;
    // Every game counts for itself: the finished ones of a round that is being played too.
    const counts = outcomes.some(isPlayed) || (isOpen && finished.length > 0);
    if (boards.length === 0) {
      rounds.set(number, { opponent: null, outcome: bye ?? 'zeroPointBye' });
      continue;
    }
    rounds.set(number, {
      opponent: null,
      outcome: counts ? 'played' : isOpen ? 'notEntered' : 'zeroPointBye',
      boards: games.map((game) => {
        const { outcome, rating } = game ?? { outcome: 'forfeitLoss', rating: 0 };
        const met = game?.opponent ?? null;
        const opponent = met === null ? undefined : placeOf.get(met);
        return {
          points: pointsFor(outcome, scoring),
          ...(rating > 0 && { rating }),
          ...(opponent && { opponent }),
        };
      }),
    });
  }
  return rounds;
}
