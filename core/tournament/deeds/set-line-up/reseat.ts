import { MOLTER } from '../../by-letters.ts';
import type { TournamentEvent } from '../../event.ts';
import { allow, nameOf, refuse, warn, type Judgement } from '../../judgement.ts';
import { letteredTeams, molterTable } from '../../lettered-teams.ts';
import type { Team } from '../../player.ts';
import { HOUSE_RULES } from '../../refusal.ts';
import { seatRound } from '../../seated-round.ts';
import type { Tournament } from '../../state.ts';
import type { Warning } from '../../warning-ladder.ts';
import { withLineUp, type LineUpSet } from './line-up-set.ts';
import { sameGame } from './round-reseated.ts';

/**
 * Seats of a team from a round on, by Molter tables: rounds that are paired already follow, and nothing that was
 * entered on a board is lost.
 */
export function reseat(state: Tournament, team: Team, set: LineUpSet): Judgement {
  const warnings = moved(state, team, set.boards);
  const table = molterTable(state);
  if (!table.ok) return allow([set], warnings);
  const lined = withLineUp(state, set);
  const events: TournamentEvent[] = [set];
  for (const round of state.rounds) {
    if (round.number < set.round || round.closed) continue;
    const { games, unpaired } = seatRound(lined, round.number, table.value);
    const changed = round.games.filter((game) => !games.some((next) => sameGame(next, game)));
    const played = changed.find(({ outcome }) => outcome.kind !== 'notEntered');
    if (played) {
      return refuse('resultsInTheWay', HOUSE_RULES.draftsRestOnFacts, { board: played.board });
    }
    if (changed.length === 0 && games.length === round.games.length) continue;
    events.push({ type: 'roundReseated', round: round.number, games, unpaired });
  }
  return allow(events, warnings);
}

/** Who has a seat by the list and would sit on another (LA 3.2: the order is never changed). */
function moved(state: Tournament, team: Team, boards: LineUpSet['boards']): Warning[] {
  const seats = state.settings.team?.boards ?? 0;
  const letter = letteredTeams(state).find((one) => one.team.id === team.id)?.letter ?? '';
  return boards.flatMap((player, index) => {
    const listed = player === null ? -1 : team.roster.indexOf(player);
    if (player === null || listed < 0 || listed >= seats || listed === index) return [];
    const params = {
      player: nameOf(state, player),
      team: team.name,
      seat: `${letter}${listed + 1}`,
      now: `${letter}${index + 1}`,
    };
    return [warn('molterSeatMoved', MOLTER, params)];
  });
}
