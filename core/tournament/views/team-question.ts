import { recordsOf, type TrfDocument } from '../../formats/trf/document.ts';
import { matchScoringOf } from '../../formats/trf/match-scoring.ts';
import { roundsDeclared } from '../../formats/trf/rounds-of.ts';
import { scoringOf } from '../../formats/trf/scoring-of.ts';
import { tieBreaksListed } from '../../formats/trf/tie-breaks-listed.ts';
import { parseTournamentType } from '../../formats/trf/tournament-type.ts';
import type { TieBreakProperties } from '../../rules/editions/tie-breaks.ts';
import type { Score, TeamStandingsRequest } from '../../standings/teams/request.ts';
import type { Purpose } from '../corrections.ts';
import { systemOf } from '../report-file/system-of.ts';
import { publishedRounds, type Tournament } from '../state.ts';
import { kindOf } from './standings-question.ts';
import { withDecisions } from './team-decisions.ts';
import { isMolter, teamRecords } from './team-records.ts';
import { teamReport } from './team-report.ts';

/** Everything standings of teams depend on, and the tie-breaks the event lists. */
export interface TeamQuestion {
  readonly request: TeamStandingsRequest;
  readonly descriptors: readonly string[];
}

/** The question a report file with teams asks, as of its last round. */
export function teamQuestionOfReport(
  document: TrfDocument,
  edition: TieBreakProperties,
): TeamQuestion {
  const { teams, rounds, boards, molter } = teamReport(document);
  const declaredRounds = roundsDeclared(document);
  const request: TeamStandingsRequest = {
    teams,
    rounds,
    ...(declaredRounds === null ? {} : { declaredRounds }),
    boards,
    matchScoring: matchScoringOf(document),
    gameScoring: scoringOf(document).scoring,
    primaryScore: primaryScoreOf(document),
    kind: molter ? 'molter' : kindOf(systemOf(document)),
    edition,
  };
  return {
    request: { ...request, teams: withDecisions(request, document) },
    descriptors: tieBreaksListed(document),
  };
}

/** 192 names the score that ranks first; else 212 may begin with it. */
function primaryScoreOf(document: TrfDocument): Score {
  const type = parseTournamentType(recordsOf(document, '192')[0]?.code ?? '');
  if (type?.teamSwiss) return type.teamSwiss.primary;
  return recordsOf(document, '212')[0]?.codes[0] === 'GPTS' ? 'gamePoints' : 'matchPoints';
}

/** The question a tournament asks, as of a round or of the last public one; null without teams. */
export function teamQuestionOfTournament(
  state: Tournament,
  edition: TieBreakProperties,
  asOf: number = publishedRounds(state).length,
): TeamQuestion | null {
  const request = teamRequestFor(state, { standingsAfter: asOf }, edition);
  return request && { request, descriptors: state.settings.tieBreaks };
}

/** The event of teams read for a purpose; null without teams. */
export function teamRequestFor(
  state: Tournament,
  purpose: Purpose,
  edition: TieBreakProperties,
): TeamStandingsRequest | null {
  const { settings } = state;
  if (settings.team === null) return null;
  const { boards, matchScoring, primaryScore } = settings.team;
  const teams = teamRecords(state, purpose);
  return {
    teams,
    rounds: Math.max(0, ...teams.map(({ rounds }) => rounds.length)),
    declaredRounds: settings.rounds,
    boards,
    matchScoring,
    gameScoring: settings.scoring,
    primaryScore,
    kind: isMolter(state) ? 'molter' : kindOf(settings.system),
    edition,
  };
}
