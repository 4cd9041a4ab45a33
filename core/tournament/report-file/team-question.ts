import { isBySeats } from '../../pairing/systems.ts';
import { recordsOf, type TrfDocument } from '../../formats/trf/document.ts';
import { matchScoringOf } from '../../formats/trf/match-scoring.ts';
import { roundsDeclared } from '../../formats/trf/rounds-of.ts';
import { scoringOf } from '../../formats/trf/scoring-of.ts';
import { tieBreaksListed } from '../../formats/trf/tie-breaks-listed.ts';
import { parseTournamentType } from '../../formats/trf/tournament-type.ts';
import type { TieBreakProperties } from '../../rules/editions/tie-breaks.ts';
import type { Score, TeamStandingsRequest } from '../../standings/teams/request.ts';
import { kindOf } from '../views/kind-of-event.ts';
import type { TeamQuestion } from '../views/team-question.ts';
import { usualTeams } from '../default-settings.ts';
import { systemOf } from './system-of.ts';
import { withDecisions } from './team-decisions.ts';
import { teamReport } from './team-report.ts';

/** The question a report file with teams asks, as of its last round. */
export function teamQuestionOfReport(
  document: TrfDocument,
  edition: TieBreakProperties,
): TeamQuestion {
  const request = teamRequestOfReport(document, edition);
  return {
    request: { ...request, teams: withDecisions(request, document) },
    descriptors: tieBreaksListed(document),
  };
}

/** The same without the points decided beside the scoring. */
export function teamRequestOfReport(
  document: TrfDocument,
  edition: TieBreakProperties,
): TeamStandingsRequest {
  const { teams, rounds, boards, molter } = teamReport(document);
  const declaredRounds = roundsDeclared(document);
  return {
    teams,
    rounds,
    ...(declaredRounds === null ? {} : { declaredRounds }),
    boards,
    matchScoring: matchScoringOf(document),
    gameScoring: scoringOf(document).scoring,
    primaryScore: primaryScoreOf(document),
    kind: molter || isBySeats(systemOf(document)) ? 'molter' : kindOf(systemOf(document)),
    edition,
  };
}

/** 192 names the score that ranks first; else 212 may begin with it. */
function primaryScoreOf(document: TrfDocument): Score {
  const type = parseTournamentType(recordsOf(document, '192')[0]?.code ?? '');
  if (type?.teamSwiss) return type.teamSwiss.primary;
  if (recordsOf(document, '212')[0]?.codes[0] === 'GPTS') return 'gamePoints';
  return usualTeams(systemOf(document)).primaryScore;
}
