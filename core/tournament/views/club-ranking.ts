import type { Tpn } from '../../rules/identity.ts';
import {
  teamRanking,
  USUAL_TEAM_RANKING,
  type TeamRankingRule,
  type TeamRow,
} from '../../standings/ranking/team-ranking.ts';
import type { Tournament } from '../state.ts';
import { rankedTournament } from './standings.ts';
import type { StandingsOptions } from './standings-question.ts';

/** Clubs, leagues or federations of an individual event, by their best players. */
export interface ClubRankingView {
  readonly round: number;
  readonly rule: TeamRankingRule;
  readonly rows: readonly ClubRankingRow[];
}

export interface ClubRankingRow extends Omit<TeamRow, 'counting'> {
  readonly counting: readonly { readonly tpn: Tpn; readonly name: string }[];
}

/** Ranks clubs by the best six of at least four players, unless the rule says otherwise. */
export function clubRankingView(
  state: Tournament,
  rule: Pick<TeamRankingRule, 'by'> & Partial<TeamRankingRule>,
  options: StandingsOptions = {},
): ClubRankingView {
  const { question, ranked } = rankedTournament(state, options);
  const whole = { ...USUAL_TEAM_RANKING, ...rule };
  const names = new Map(ranked.rows.map(({ tpn, name }) => [tpn, name]));
  const rows = teamRanking(ranked.rows, question.profiles, whole).map((team) => ({
    ...team,
    counting: team.counting.map((tpn) => ({ tpn, name: names.get(tpn) ?? '' })),
  }));
  return { round: question.round, rule: whole, rows };
}
