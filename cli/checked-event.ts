import { comparePairings, type Discrepancy } from '@ronde/core/pairing/compare.ts';
import { isOfTwoSides, isRoundRobin } from '@ronde/core/pairing/systems.ts';
import { editionsOf } from '@ronde/core/rules/editions/registry.ts';
import type { Problem } from '@ronde/core/rules/problem.ts';
import { success, type Result } from '@ronde/core/rules/result.ts';
import { isByLetters } from '@ronde/core/tournament/by-letters.ts';
import { decisionsOpen } from '@ronde/core/tournament/incidents/follow-ups.ts';
import { recordedRoundQuestion, type Unasked } from '@ronde/core/tournament/pairing-question.ts';
import { announcedProblems } from '@ronde/core/tournament/report-file/announced-problems.ts';
import { openResults } from '@ronde/core/tournament/report-file/open-results.ts';
import { rankProblems } from '@ronde/core/tournament/report-file/rank-problems.ts';
import { teamProblems } from '@ronde/core/tournament/report-file/team-problems.ts';
import type { Round } from '@ronde/core/tournament/round.ts';
import { publishedRounds, type Tournament } from '@ronde/core/tournament/state.ts';
import { recordedPairing } from '@ronde/core/tournament/views/recorded-meetings.ts';
import type { Cli } from './cli.ts';
import { pairedSwiss } from './paired-swiss.ts';
import { refusedBy } from './refused.ts';
import type { Source } from './source.ts';

/** A round of a file that the rules pair otherwise. */
export interface Found extends Discrepancy {
  readonly file: string;
}

/**
 * Whether the pairings can be looked at: those of players, and those of teams by a Swiss or a table that the event names.
 * A file of teams without a type code may have been paired by anything.
 */
export function hasCheckedPairings(source: Source, { settings }: Tournament): boolean {
  if (settings.kind === 'individual') return true;
  const isNamed = source.kind === 'log' || settings.reportType !== null;
  const { system } = settings;
  const isByPlayers = isOfTwoSides(system) || isByLetters(settings);
  return isNamed && (isByPlayers || isRoundRobin(system) || pairedSwiss(system) !== null);
}

/** Every recorded round paired again from what stood before it. */
export const checkEvent = (cli: Cli, file: string, state: Tournament): Found[] =>
  publishedRounds(state).flatMap((round) => {
    const different = differenceIn(state, round);
    if (!different.ok) throw refusedBy(cli, different.error);
    return different.value === null ? [] : [{ file, ...different.value }];
  });

/** How the rules pair a recorded round otherwise; null where they do not. They may refuse the event. */
function differenceIn(state: Tournament, round: Round): Result<Discrepancy | null, Unasked> {
  const asked = recordedRoundQuestion(state, round);
  if (!asked.ok) return asked;
  const { engine, request } = asked.value;
  const paired = engine.pairRound(request);
  const expected = paired.ok ? paired.value : { pairs: [], bye: null };
  const article = paired.ok ? engine.article(request.edition) : paired.error.article;
  const recorded = recordedPairing(state, round);
  const byWhite = recorded.pairs.toSorted((one, other) => one.white - other.white);
  const found = { pairs: byWhite, bye: recorded.bye };
  return success(comparePairings(request, found, expected, article));
}

const CONTRADICTED_POINTS = 'trf.points.notTheSum';

/** What the reader of a file told and is no finding of the check. */
export const otherProblems = ({ problems }: Source): readonly Problem[] =>
  problems.filter(({ code }) => code !== CONTRADICTED_POINTS);

/** Points, ranks, announced tie-breaks and results of a file against each other. */
export function checkStandings(source: Source, state: Tournament): readonly Problem[] {
  const open = openResults(state);
  if (source.kind === 'log') return [...open, ...decisionsOpen(state)];
  const { document, problems } = source;
  return [
    ...problems.filter(({ code }) => code === CONTRADICTED_POINTS),
    ...open,
    ...announcedProblems(document, state.settings, state.pins),
    ...rankProblems(document, state),
    ...teamProblems(document, state),
  ];
}

export const isFinding = ({ severity }: Problem): boolean => severity !== 'note';

/** An edition under which every difference of its chapter disappears. */
export interface Suggestion {
  readonly file: string;
  readonly chapter: 'swiss' | 'tieBreaks';
  readonly edition: string;
}

/** The other edition of the Swiss rules that pairs every round as it was recorded. */
export function swissSuggestion(file: string, state: Tournament): Suggestion[] {
  const chapter = 'swiss';
  return othersThan(state, chapter)
    .filter((other) =>
      publishedRounds(other).every((round) => {
        const different = differenceIn(other, round);
        return different.ok && different.value === null;
      }),
    )
    .slice(-1)
    .map(({ pins }) => ({ file, chapter, edition: pins[chapter] }));
}

/** The other editions of the tie-breaks that give every rank and let every tie-break stand. */
export function tieBreakSuggestion(source: Source, state: Tournament): Suggestion[] {
  if (source.kind === 'log') return [];
  const { name: file, document } = source;
  const chapter = 'tieBreaks';
  return othersThan(state, chapter)
    .filter((other) =>
      [
        ...announcedProblems(document, other.settings, other.pins),
        ...rankProblems(document, other),
        ...teamProblems(document, other),
      ].every((problem) => !isFinding(problem)),
    )
    .slice(-1)
    .map(({ pins }) => ({ file, chapter, edition: pins[chapter] }));
}

const othersThan = (state: Tournament, chapter: Suggestion['chapter']): Tournament[] =>
  editionsOf(chapter)
    .filter(({ id }) => id !== state.pins[chapter])
    .map(({ id }) => ({ ...state, pins: { ...state.pins, [chapter]: id } }));
