import type { TrfDocument } from '@ronde/core/formats/trf/document.ts';
import { editionIn } from '@ronde/core/rules/editions/registry.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { PrizeScheme } from '@ronde/core/standings/prizes/scheme.ts';
import type { Profiles } from '@ronde/core/standings/ranking/category-ranking.ts';
import type { RankingDecisions } from '@ronde/core/standings/ranking/ranked-standings.ts';
import type { StandingsRequest, UnratedRule } from '@ronde/core/standings/request.ts';
import { publishedRounds, standingsRound, type Tournament } from '@ronde/core/tournament/state.ts';
import { undecidedMatches } from '@ronde/core/tournament/cup.ts';
import { openGamesUpTo } from '@ronde/core/tournament/views/standings.ts';
import { standingsQuestion } from '@ronde/core/tournament/views/standings-question.ts';
import { openOne, sayWarnings, stateOf } from './asked-event.ts';
import type { Cli } from './cli.ts';
import { CliFailure, EXIT } from './exit-code.ts';

/** An event to rank, and the report file it was read from. */
export interface Event {
  readonly state: Tournament;
  readonly report: TrfDocument | null;
}

/** Opens a report file, a tournament file, or a tournament of the database. */
export async function openEvent(cli: Cli, ref: string): Promise<Event> {
  const source = await openOne(cli, ref);
  const state = stateOf(cli, source);
  sayWarnings(cli, source);
  return { state, report: source.kind === 'report' ? source.document : null };
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
  /** Games without a result in the rounds counted: the standings are provisional (C.04.2 3.1). */
  readonly openGames: number;
  /** Matches of a cup that wait for their play-off (LA 5.2 1). */
  readonly undecided: readonly string[];
}

/** Open games and level matches that make the standings provisional. */
export function provisionalBy(
  { state }: Event,
  { round }: QuestionOptions,
): Pick<Question, 'openGames' | 'undecided'> {
  const asOf = round === undefined ? standingsRound(state) : Number(round);
  return { openGames: openGamesUpTo(state, asOf), undecided: undecidedMatches(state, asOf) };
}

/** Reads the question off the tournament. */
export function questionOf(cli: Cli, event: Event, options: QuestionOptions): Question {
  const { state } = event;
  const asOf =
    options.round === undefined
      ? standingsRound(state)
      : roundOf(cli, options.round, publishedRounds(state).length);
  const unrated = unratedOf(cli, options.unrated);
  if (options.edition !== undefined) checkEdition(cli, options.edition);
  const { request, descriptors, decisions, profiles } = standingsQuestion(state, {
    asOf,
    ...(unrated === null ? {} : { unrated }),
    ...(options.edition === undefined ? {} : { edition: options.edition }),
  });
  const { firstDay, prizes } = state.settings;
  return {
    request,
    descriptors,
    decisions,
    profiles,
    firstDay,
    prizes,
    ...provisionalBy(event, { round: String(asOf) }),
  };
}

function roundOf(cli: Cli, asked: string | undefined, recorded: number): number {
  const round = asked === undefined ? recorded : Number(asked);
  if (asked !== '' && Number.isInteger(round) && round >= 0 && round <= recorded) return round;
  const params = { round: asked ?? round, recorded };
  throw new CliFailure(EXIT.badRequest, fill(cli.words.notAStandingsRound, params));
}

function checkEdition(cli: Cli, id: string): void {
  if (editionIn('tieBreaks', id) !== null) return;
  throw new CliFailure(EXIT.badRequest, fill(cli.words.notAnEdition, { value: id }));
}

function unratedOf(cli: Cli, value: string | undefined): UnratedRule | null {
  if (value === undefined) return null;
  if (value === 'drop' || value === 'leaveOut' || value === 'scoreGroupMean') return value;
  const rating = Number(value);
  if (value !== '' && Number.isInteger(rating) && rating >= 0) return { rating };
  throw new CliFailure(EXIT.badRequest, fill(cli.words.notAnUnratedRule, { value }));
}
