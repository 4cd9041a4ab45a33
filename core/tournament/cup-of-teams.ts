import type { CupDecision } from '../pairing/cup/cup-bracket.ts';
import type { PlayerRecord, RoundRecord } from '../rules/record.ts';
import type { ScoringSystem } from '../rules/scoring.ts';
import type { TeamStandingsRequest } from '../standings/teams/request.ts';
import { openTeamField } from '../standings/teams/team-field.ts';
import type { TeamRecord } from '../standings/teams/team-record.ts';
import { computeTeamStandings } from '../standings/teams/team-standings.ts';
import type { Purpose } from './corrections.ts';
import type { Tournament } from './state.ts';
import { teamNumbers } from './views/team-records.ts';
import { teamRequestFor } from './views/team-request.ts';
import { tieBreakRules } from './views/team-scores.ts';

/** What the bracket of a cup of teams is worked out from. */
export interface CupOfTeams {
  /** The matches of every team, in match points. */
  readonly players: readonly PlayerRecord[];
  readonly scoring: ScoringSystem;
  /** Who went through drawn matches. */
  readonly decisions: readonly CupDecision[];
}

/** Match points decide; then the event's own tie-breaks, on the one match; then who decided it. */
export function cupOfTeams(state: Tournament, purpose: Purpose): CupOfTeams | null {
  const request = teamRequestFor(state, purpose, tieBreakRules(state));
  const field = request && openTeamField(request);
  if (!field?.ok || request === null) return null;
  const { players, scoring } = field.value.matchPoints;
  const lines = players.map((team) => ({ ...team, rounds: team.rounds.map(drawnByForfeits) }));
  const decisions = [
    ...lines.flatMap((team) => drawnBy(team, request, state.settings.tieBreaks)),
    ...decidedMatches(state),
  ];
  return { players: lines, scoring, decisions };
}

/** Where both sides forfeited as many boards nobody has forfeited the match: it is drawn. */
const drawnByForfeits = (round: RoundRecord): RoundRecord =>
  round.outcome === 'forfeitLoss' && (round.points ?? 0) > 0
    ? { ...round, outcome: 'draw' }
    : round;

function drawnBy(
  { tpn, rounds }: PlayerRecord,
  request: TeamStandingsRequest,
  tieBreaks: readonly string[],
): CupDecision[] {
  return rounds.flatMap(({ opponent, outcome }, index) => {
    // Told once, by the smaller number.
    if (outcome !== 'draw' || opponent === null || opponent < tpn) return [];
    const of = (team: TeamRecord): TeamRecord[] => {
      const own = team.rounds[index];
      const plays = team.number === tpn || team.number === opponent;
      return plays && own ? [{ ...team, rounds: [own] }] : [];
    };
    const match = { ...request, teams: request.teams.flatMap(of), rounds: 1, declaredRounds: 1 };
    const ranked = computeTeamStandings(match, tieBreaks);
    const [first, second] = ranked.ok ? ranked.value.entries : [];
    if (first === undefined || typeof second?.separatedBy !== 'number') return [];
    const tieBreak = tieBreaks[second.separatedBy] ?? '';
    return [{ winner: first.number, loser: second.number, tieBreak }];
  });
}

function decidedMatches(state: Tournament): CupDecision[] {
  const numbers = teamNumbers(state);
  return (state.ranking.matchesDecided ?? []).flatMap((decided) => {
    const [winner, loser] = [numbers.get(decided.winner), numbers.get(decided.loser)];
    return winner === undefined || loser === undefined ? [] : [{ winner, loser }];
  });
}
