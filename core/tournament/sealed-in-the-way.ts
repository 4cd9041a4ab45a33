import { arrangementOf, isOnOtherDay } from './arranged-matches.ts';
import { refuse, type Refused } from './judgement.ts';
import type { Round } from './round.ts';
import { sealedLineUp } from './sealed-line-ups.ts';
import type { Tournament } from './state.ts';
import { TEAM_RULES } from './team-rules.ts';

/**
 * Games do not begin on boards that a sealed line-up would seat otherwise; null where none does.
 * @param table of one match; missing for all that are played on the day of the round
 */
export function sealedInTheWay(state: Tournament, round: Round, table?: number): Refused | null {
  const { number, matches } = round;
  const sealed = matches
    .filter((match) =>
      table === undefined
        ? !isOnOtherDay(arrangementOf(round, match.table))
        : match.table === table,
    )
    .flatMap(({ first, second }) => [first, second])
    .filter((team) => sealedLineUp(state, number, team) !== null)
    .map((team) => state.teams.get(team)?.name ?? team);
  if (sealed.length === 0) return null;
  const params = { round: number, teams: sealed.join(', ') };
  return refuse('lineUpsSealed', TEAM_RULES.lateLineUp, params);
}
