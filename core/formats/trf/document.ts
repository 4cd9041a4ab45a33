import type { TrfAbnormalPoints } from './abnormal-points-record.ts';
import type { TrfByes, TrfTeamByes } from './bye-records.ts';
import type {
  TrfEngineAcceleration,
  TrfEngineConfiguration,
  TrfEngineNumbers,
  TrfEngineRounds,
  TrfEngineScoring,
} from './engine-dialects.ts';
import type { TrfNationalRating } from './national-rating-record.ts';
import type { TrfAcceleration, TrfProhibited } from './pairing-records.ts';
import type { TrfPlayer } from './player-record.ts';
import type { Placed } from './record.ts';
import type { TrfEnginePoints, TrfGamePoints, TrfMatchPoints } from './scoring-records.ts';
import type {
  TrfBoardColours,
  TrfForfeitedMatch,
  TrfLineUp,
  TrfOldTeam,
  TrfTeam,
} from './team-records.ts';
import type { TrfTeamLine, TrfTeamResults } from './team-result-records.ts';
import type {
  TrfCount,
  TrfDate,
  TrfInitialColour,
  TrfRoundDates,
  TrfStartingRank,
  TrfText,
  TrfTieBreaks,
  TrfTimeControl,
  TrfTournamentType,
} from './tournament-records.ts';

/** A `###` line, a line of blanks or a line of no known record, kept letter by letter. */
interface VerbatimOf<Tag> extends Placed {
  readonly tag: Tag;
  readonly text: string;
}
export type TrfVerbatim = VerbatimOf<'###'> | VerbatimOf<'blank'> | VerbatimOf<'unknown'>;

/** A record that cannot stand without what could not be read in it, kept letter by letter. */
export interface TrfFaulty extends Placed {
  readonly tag: 'faulty';
  /** The identifier it bears. */
  readonly record: string;
  readonly text: string;
}

export type TrfRecord =
  | TrfPlayer
  | TrfNationalRating
  | TrfText
  | TrfDate
  | TrfCount
  | TrfRoundDates
  | TrfInitialColour
  | TrfGamePoints
  | TrfStartingRank
  | TrfTournamentType
  | TrfTieBreaks
  | TrfTimeControl
  | TrfByes
  | TrfAcceleration
  | TrfProhibited
  | TrfAbnormalPoints
  | TrfLineUp
  | TrfOldTeam
  | TrfTeam
  | TrfTeamByes
  | TrfForfeitedMatch
  | TrfBoardColours
  | TrfMatchPoints
  | TrfTeamLine
  | TrfTeamResults
  | TrfEngineRounds
  | TrfEngineConfiguration
  | TrfEngineNumbers
  | TrfEngineScoring
  | TrfEngineAcceleration
  | TrfEnginePoints
  | TrfVerbatim
  | TrfFaulty;

export type TrfTag = TrfRecord['tag'];

export const LINE_ENDS = ['\r', '\n', '\r\n'] as const;
export type LineEnd = (typeof LINE_ENDS)[number];

/** A report file: one record a line, in the order of the lines. */
export interface TrfDocument {
  readonly records: readonly TrfRecord[];
  /** The line end most lines have. */
  readonly lineEnd: LineEnd;
}

/** The records of some tags, in the order of the lines. */
export function recordsOf<Tag extends TrfTag>(
  document: TrfDocument,
  ...tags: readonly Tag[]
): Extract<TrfRecord, { readonly tag: Tag }>[] {
  const wanted: ReadonlySet<string> = new Set(tags);
  return document.records.filter((record): record is Extract<TrfRecord, { readonly tag: Tag }> =>
    wanted.has(record.tag),
  );
}

/** The identifier a reader would name the record by. */
export function identifierOf(record: TrfRecord): string {
  switch (record.tag) {
    case 'faulty':
      return record.record;
    case 'NRS':
      return record.federation;
    case 'blank':
      return '';
    case 'unknown':
      return identifierIn(record.text);
    default:
      return record.tag;
  }
}

/** The first three characters when they can be an identifier. */
export function identifierIn(line: string): string {
  const start = line.slice(0, 3);
  return /^[0-9A-Z]{3}$/.test(start) ? start : '';
}

/** Whether the numbers of 240, 250, 260 and 299 are teams' (TRF26, team section). */
export function isTeamEvent(document: TrfDocument): boolean {
  return document.records.some(({ tag }) => tag === '310' || tag === '013');
}
