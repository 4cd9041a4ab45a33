import { isTeamEvent, type TrfDocument } from '../../formats/trf/document.ts';
import { checkPoints } from '../../formats/trf/points-consistency.ts';
import { roundsDeclared, roundsRecorded } from '../../formats/trf/rounds-of.ts';
import { scoringOf } from '../../formats/trf/scoring-of.ts';
import type { Problem } from '../../rules/problem.ts';
import { failure, success, type Result } from '../../rules/result.ts';
import { beyondBounds, boundsProblem } from '../event-bounds.ts';
import type { Tournament } from '../state.ts';
import { accelerationOf } from './acceleration-of.ts';
import { fileProblem } from './file-problem.ts';
import { numbersIn } from './filed-settings.ts';
import { readReport, type ReportOptions } from './read-report.ts';

/** The tournament a report file tells of, as it is asked about: with the file's own numbers. */
export interface FiledTournament {
  readonly state: Tournament;
  readonly problems: readonly Problem[];
}

/** Reads a file as an import does; the problems alone when its facts contradict each other. */
export function filedTournament(
  document: TrfDocument,
  options: ReportOptions,
): Result<FiledTournament, readonly Problem[]> {
  const { events, state, problems } = readReport(document, options);
  if (events === null || state === null) return failure(problems);
  const beyond = beyondBounds(events);
  if (beyond !== null) return failure([boundsProblem(beyond)]);
  return success({ state: asWritten(state, document), problems });
}

/** Where a file leaves numbers out, whoever asks about it names the players by those it has. */
function asWritten(state: Tournament, document: TrfDocument): Tournament {
  const writtenNumbers = numbersIn(document);
  if (writtenNumbers.at(-1) === writtenNumbers.length) return state;
  const settings = { ...state.settings, acceleration: accelerationOf(document) };
  return { ...state, settings, writtenNumbers };
}

/**
 * Points that the results and the scoring contradict: nobody can tell which of them to pair by.
 * Teams are not paired by the points of their players.
 */
function contradictedPoints(document: TrfDocument): Problem[] {
  if (isTeamEvent(document)) return [];
  const { scoring } = scoringOf(document);
  return checkPoints(document, scoring).map((problem) => ({ ...problem, severity: 'error' }));
}

/**
 * The same for a round to be paired: what the file does not say is assumed, and told; what it says
 * twice and differently is refused.
 */
export function filedForRound(
  document: TrfDocument,
  options: ReportOptions,
  round: number,
): Result<FiledTournament, readonly Problem[]> {
  const contradicted = contradictedPoints(document);
  if (contradicted.length > 0) return failure(contradicted);
  const notes: Problem[] = [];
  const isUndeclared = roundsDeclared(document) === null && round > roundsRecorded(document);
  const rounds = isUndeclared ? { rounds: round + 1 } : {};
  const filed = filedTournament(document, { ...options, ...rounds });
  if (!filed.ok) return filed;
  if (isUndeclared) {
    const message = `The file does not declare its rounds (142 or XXR): round ${round} is not taken for the last.`;
    notes.push(fileProblem('note', 'report.rounds.missing', message));
  }
  const { state } = filed.value;
  if (state.settings.initialColour !== null) return success({ state, problems: notes });
  const message = 'No initial colour (152 or XXC): White is taken.';
  notes.push(fileProblem('note', 'report.initialColour.missing', message));
  const settings = { ...state.settings, initialColour: 'white' } as const;
  return success({ state: { ...state, settings }, problems: notes });
}
