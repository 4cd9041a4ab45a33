import { editionHint } from '../../formats/trf/edition-hint.ts';
import { recordsOf, type TrfDocument } from '../../formats/trf/document.ts';
import { hasTrf26Records } from '../../formats/trf/left-out.ts';
import { playerRecords } from '../../formats/trf/player-records.ts';
import { roundsDeclared, roundsRecorded } from '../../formats/trf/rounds-of.ts';
import { scoringOf } from '../../formats/trf/scoring-of.ts';
import { defaultEditions, editionIn } from '../../rules/editions/registry.ts';
import type { IsoDate } from '../../rules/identity.ts';
import type { Problem } from '../../rules/problem.ts';
import { apply } from '../apply.ts';
import type { TournamentEvent } from '../event.ts';
import type { Tournament } from '../state.ts';
import { isOnRecord } from '../views/integrity.ts';
import { announcedProblems } from './announced-problems.ts';
import { byesToCome } from './byes-to-come.ts';
import { countedInPairings, inOrderOfTime, type InOrder } from './counted-in-pairings.ts';
import { countedIn } from './counted-results.ts';
import { wentThrough } from './cup-comments.ts';
import { awayFromTheStart } from './filed-seats.ts';
import { fileProblem } from './file-problem.ts';
import { adjustments } from './filed-adjustments.ts';
import { teamAdjustments } from './filed-team-adjustments.ts';
import { filedId } from './filed-id.ts';
import { birthsCutToYear, detailsOf, prohibitedOf, teamsOf } from './filed-participants.ts';
import { lineUps, roundEvents } from './filed-round.ts';
import { numbersIn, settingsOf } from './filed-settings.ts';
import { leaversIn, type Leaver } from './leavers.ts';
import { teamFacts } from './matches.ts';
import { arrangedIn, withVenue } from './arranged-comments.ts';
import { namesSystem } from './system-of.ts';
import { postponedIn } from './postponed-games.ts';

export interface ReportReading {
  /** The facts of the file in the order they happened; null when they contradict each other. */
  readonly events: readonly TournamentEvent[] | null;
  readonly problems: readonly Problem[];
}

export interface FoldedReading extends ReportReading {
  /** What the events add up to. */
  readonly state: Tournament | null;
}

export interface ReportOptions {
  /** Used when the file does not say when the event began. */
  readonly firstDay: IsoDate;
  /** The file's name, for the record. */
  readonly from: string;
  /** How many rounds there will be, where the file does not declare them. */
  readonly rounds?: number;
}

const NO_PLAYERS =
  'The file has no player records (001): it is no report file. Ronde reads report files (.trf, ' +
  '.trfx, .txt), .ronde, .papi, and tables of players (.csv, .xlsx, .ods).';

const NO_TIE_BREAKS =
  'The form of this file (before TRF26) has no place for tie-breaks: choose them in the settings.';

const UNKNOWN_SYSTEM =
  'The file does not name a pairing system that Ronde knows (192, 092): it is read as a Swiss. Write the system ' +
  'into 092 (“Individual: Round-Robin”), or choose it in the settings.';

/**
 * Turns a report file into the facts of a tournament. Recorded rounds are facts: nothing is
 * repaired, and a file whose games contradict each other is refused with the place.
 */
export function readReport(document: TrfDocument, options: ReportOptions): FoldedReading {
  const problems: Problem[] = [];
  const { scoring } = scoringOf(document);
  const firstDay = recordsOf(document, '042')[0]?.date ?? null;
  if (firstDay === null) {
    const message = `The file does not say when the event began (042); ${options.firstDay} is taken.`;
    problems.push(fileProblem('warning', 'report.firstDay.missing', message));
  }
  if (!hasTrf26Records(document)) {
    problems.push(fileProblem('note', 'report.tieBreaks.missing', NO_TIE_BREAKS));
  }
  if (!namesSystem(document)) {
    const written = recordsOf(document, '092').some(({ text }) => text !== '');
    const severity = written ? 'warning' : 'note';
    problems.push(fileProblem(severity, 'report.system.unknown', UNKNOWN_SYSTEM, '092'));
  }
  const settings = settingsOf(document, {
    scoring,
    firstDay: firstDay ?? options.firstDay,
    rounds: Math.max(roundsDeclared(document) ?? options.rounds ?? 0, roundsRecorded(document), 1),
  });
  const hint = editionHint(document);
  const pins = { ...defaultEditions(settings.firstDay), ...(hint ? { swiss: hint.edition } : {}) };
  const events: TournamentEvent[] = [
    { type: 'tournamentCreated', settings, pins, unpublished: true },
  ];
  // A file that counts no players says that nobody has entered yet.
  const isEmpty = recordsOf(document, '062')[0]?.count === 0;
  if (recordsOf(document, '001').length === 0 && !isEmpty) {
    problems.push(fileProblem('error', 'report.noPlayers', NO_PLAYERS));
    return { events: null, state: null, problems };
  }
  const records = playerRecords(document);
  problems.push(...birthsCutToYear(document));
  const teams = teamsOf(document);
  events.push(
    { type: 'playersEntered', players: detailsOf(document, records) },
    ...teams.map((team) => ({ type: 'teamEntered', team: withVenue(document, team) }) as const),
    ...awayFromTheStart(document, settings),
    {
      type: 'numbersAssigned',
      order: numbersIn(document).map(filedId),
      reason: 'initialOrder',
    },
    ...prohibitedOf(document, teams, settings.rounds),
  );
  let state = events.reduce<Tournament | null>((before, event) => apply(before, event, ''), null);
  const counted = countedIn(document);
  const inPairings = countedInPairings(document);
  let toCome: InOrder['later'] = [];
  const last = roundsRecorded(document);
  for (let round = 1; round <= last && state !== null; round += 1) {
    const handedIn = lineUps(document, round, settings);
    const lined = handedIn.reduce<Tournament>((now, event) => apply(now, event, '') ?? now, state);
    const facts = teamFacts(document, round);
    const ofRound = roundEvents(lined, { records, counted }, round, facts, problems);
    const { now: own, later } = inOrderOfTime(ofRound, inPairings);
    toCome = [...toCome, ...later];
    const isDue = ([upTo]: InOrder['later'][number]): boolean => upTo <= round || round === last;
    const held = [...own, ...toCome.filter(isDue).map(([, event]) => event)];
    toCome = toCome.filter((one) => !isDue(one));
    state = held.reduce<Tournament>((now, event) => apply(now, event, '') ?? now, lined);
    events.push(...handedIn, ...held);
  }
  problems.push(...announcedProblems(document, settings, pins));
  const tieBreaks = editionIn('tieBreaks', pins.tieBreaks);
  const afterwards = [
    ...adjustments({ records, counted }, settings),
    ...(tieBreaks === null ? [] : teamAdjustments(document, tieBreaks.properties)),
    ...byesToCome(document),
    ...postponedIn(document, state),
    ...arrangedIn(document, state),
    ...wentThrough(document, state),
    ...[...leaversIn(document).values()].map(left),
    imported(document, options, problems),
  ];
  events.push(...afterwards);
  const contradicted = problems.some(({ severity }) => severity === 'error');
  if (contradicted) return { events: null, state: null, problems };
  for (const event of afterwards) state = apply(state, event, '');
  return { events, state, problems };
}

function imported(
  document: TrfDocument,
  { from }: ReportOptions,
  problems: readonly Problem[],
): TournamentEvent {
  const lines = recordsOf(document, '###').map(({ text }) => text.trimEnd());
  const comments = lines.filter(isOnRecord);
  return {
    type: 'imported',
    from,
    problems: problems.length,
    ...(comments.length === 0 ? {} : { comments }),
  };
}

const left = ({ number, fromRound, reason }: Leaver): TournamentEvent => ({
  type: 'playerLeft',
  player: filedId(number),
  reason,
  fromRound,
});
