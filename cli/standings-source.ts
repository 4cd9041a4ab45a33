import type { TrfDocument } from '@ronde/core/formats/trf/document.ts';
import { recordsOf } from '@ronde/core/formats/trf/document.ts';
import { playerRecords } from '@ronde/core/formats/trf/player-records.ts';
import { roundsDeclared, roundsRecorded } from '@ronde/core/formats/trf/rounds-of.ts';
import { scoringOf } from '@ronde/core/formats/trf/scoring-of.ts';
import { editionIn, inForceOn, type EditionOf } from '@ronde/core/rules/editions/registry.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { PrizeScheme } from '@ronde/core/standings/prizes/scheme.ts';
import type { Profiles } from '@ronde/core/standings/ranking/category-ranking.ts';
import type { RankingDecisions } from '@ronde/core/standings/ranking/ranked-standings.ts';
import type { StandingsRequest, UnratedRule } from '@ronde/core/standings/request.ts';
import { systemOf } from '@ronde/core/tournament/report-file/system-of.ts';
import { publishedRounds, standingsRound, type Tournament } from '@ronde/core/tournament/state.ts';
import { kindOf, standingsQuestion } from '@ronde/core/tournament/views/standings-question.ts';
import type { Cli } from './cli.ts';
import { CliFailure, EXIT } from './exit-code.ts';
import { openReport } from './reports.ts';
import { readIfFile } from './input-file.ts';
import { isTournamentFile, openSource } from './source.ts';
import { firstDayOf, profilesOf } from './standings-rows.ts';

/** An event to rank: a report file, or a tournament with its log. */
export type Event =
  | { readonly kind: 'report'; readonly document: TrfDocument }
  | { readonly kind: 'log'; readonly state: Tournament };

/** Opens a report file, a tournament file, or a tournament of the database. */
export async function openEvent(cli: Cli, ref: string): Promise<Event> {
  const bytes = readIfFile(cli, ref);
  if (bytes !== null && !isTournamentFile(bytes)) {
    return { kind: 'report', document: openReport(cli, ref).document };
  }
  const source = await openSource(cli, ref);
  if (source.kind === 'report') return { kind: 'report', document: source.document };
  const { state } = source.ledger;
  if (state !== null) return { kind: 'log', state };
  throw new CliFailure(EXIT.badRequest, fill(cli.words.notAReport, { ref }));
}

/** What a command line may say about the standings asked for. */
export interface QuestionOptions {
  readonly edition?: string;
  readonly round?: string;
  readonly unrated?: string;
}

/** Everything standings and prizes of an event are made from. */
export interface Question {
  readonly request: StandingsRequest;
  /** The tie-breaks the event names. */
  readonly descriptors: readonly string[];
  readonly decisions: RankingDecisions;
  readonly profiles: Profiles;
  readonly firstDay: string;
  readonly prizes: PrizeScheme | null;
}

/** Reads the question from whatever the event is kept in. */
export function questionOf(cli: Cli, event: Event, options: QuestionOptions): Question {
  return event.kind === 'report'
    ? questionOfReport(cli, event.document, options)
    : questionOfLog(cli, event.state, options);
}

function questionOfLog(cli: Cli, state: Tournament, options: QuestionOptions): Question {
  const asOf =
    options.round === undefined
      ? standingsRound(state)
      : roundOf(cli, options.round, publishedRounds(state).length);
  const unrated = unratedOf(cli, options.unrated);
  if (options.edition !== undefined) editionNamed(cli, options.edition);
  const { request, descriptors, decisions, profiles } = standingsQuestion(state, {
    asOf,
    ...(unrated === null ? {} : { unrated }),
    ...(options.edition === undefined ? {} : { edition: options.edition }),
  });
  const { firstDay, prizes } = state.settings;
  return { request, descriptors, decisions, profiles, firstDay, prizes };
}

/** A report file: the edition by `--edition`, else by the first day, else today. */
function questionOfReport(cli: Cli, document: TrfDocument, options: QuestionOptions): Question {
  const rounds = roundOf(cli, options.round, roundsRecorded(document));
  const declaredRounds = roundsDeclared(document);
  const unrated = unratedOf(cli, options.unrated);
  const firstDay = firstDayOf(cli, document);
  const edition =
    options.edition === undefined
      ? inForceOn('tieBreaks', firstDay).edition
      : editionNamed(cli, options.edition);
  return {
    request: {
      players: playerRecords(document, { before: rounds + 1 }),
      rounds,
      ...(declaredRounds === null ? {} : { declaredRounds }),
      scoring: scoringOf(document).scoring,
      kind: kindOf(systemOf(document)),
      edition: edition.properties,
      ...(unrated === null ? {} : { unrated }),
    },
    descriptors: descriptorsOf(document),
    decisions: { ties: 'kept' },
    profiles: profilesOf(document),
    firstDay,
    prizes: null,
  };
}

function roundOf(cli: Cli, asked: string | undefined, recorded: number): number {
  const round = asked === undefined ? recorded : Number(asked);
  if (asked !== '' && Number.isInteger(round) && round >= 0 && round <= recorded) return round;
  const params = { round: asked ?? round, recorded };
  throw new CliFailure(EXIT.badRequest, fill(cli.words.notAStandingsRound, params));
}

function editionNamed(cli: Cli, id: string): EditionOf<'tieBreaks'> {
  const edition = editionIn('tieBreaks', id);
  if (edition !== null) return edition;
  throw new CliFailure(EXIT.badRequest, fill(cli.words.notAnEdition, { value: id }));
}

function unratedOf(cli: Cli, value: string | undefined): UnratedRule | null {
  if (value === undefined) return null;
  if (value === 'drop' || value === 'leaveOut' || value === 'scoreGroupMean') return value;
  const rating = Number(value);
  if (value !== '' && Number.isInteger(rating) && rating >= 0) return { rating };
  throw new CliFailure(EXIT.badRequest, fill(cli.words.notAnUnratedRule, { value }));
}

/** What the file lists in 202; the points of 212 are not a tie-break. */
function descriptorsOf(document: TrfDocument): readonly string[] {
  const [listed] = recordsOf(document, '202');
  if (listed !== undefined) return listed.codes;
  const [whole] = recordsOf(document, '212');
  return (whole?.codes ?? []).filter((code) => code !== 'PTS');
}
