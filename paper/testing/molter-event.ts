import type { Tournament } from '@ronde/core/tournament/state.ts';
import { teamsEntered } from '@ronde/core/tournament/testing/teams-entered.ts';

/** Teams of players by Molter tables, the first round on the boards with its results. */
export function molterEvent(teams: number, players: number, rounds: number): Tournament {
  const event = teamsEntered(
    {
      boards: players,
      boardColours: 'WB'.repeat(players).slice(0, players),
      primaryScore: 'gamePoints',
    },
    Array.from({ length: teams }, (_, team) => ({
      name: `Échiquier de la Tour n° ${team + 1}`,
      ratings: Array.from({ length: players }, (__, place) => 2000 - 10 * place),
    })),
    { system: 'molter', rounds, tieBreaks: ['OTHER_BERLIN', 'OTHER_INDIVIDUAL_WINS'] },
  );
  event.does({ type: 'pairRound', round: 1 }).does({ type: 'publishRound', round: 1 });
  const games = event.state.rounds[0]?.games.length ?? 0;
  event.scores(1, '1=0'.repeat(games).slice(0, games));
  return event.state;
}
