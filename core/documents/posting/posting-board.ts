import type { Language } from '../../rules/language.ts';
import { wallTime } from '../../rules/zone.ts';
import { stateAt, type Ledger } from '../../tournament/log.ts';
import {
  isOfARound,
  WALL_PAPERS,
  type Posting,
  type WallPaper,
} from '../../tournament/postings.ts';
import type { Tournament } from '../../tournament/state.ts';
import { minutesUntilRound } from '../../tournament/views/round-times.ts';
import { sayWallPaper } from '../../tournament/words/wall-paper-words.ts';
import { changedRows, type ChangedRow } from './changed-rows.ts';
import {
  isPastHalf,
  MINUTES_BEFORE_A_ROUND,
  POSTING_RULES,
  type PostingStanding,
} from './posting-rules.ts';
import { wallPaperList } from './wall-paper-list.ts';

export interface PostingLine {
  readonly paper: WallPaper;
  /** As it is said: `pairings, round 3`. */
  readonly name: string;
  /** Of a paper of a round, the one that must hang now, else the one that hangs. */
  readonly round: number | null;
  readonly standing: PostingStanding;
  /** Asked for before this moment. */
  readonly late: boolean;
  /** The article or line of the book. */
  readonly source: string;
  /** The sheet on the wall; null where none hangs. */
  readonly hangs: {
    readonly round: number | null;
    readonly at: string;
    readonly by: string;
    /** Minutes from then to the start of its round; null where that is not known. */
    readonly minutesBefore: number | null;
  } | null;
  /** What the sheet says otherwise than the event now, the first of it. */
  readonly changes: readonly ChangedRow[];
  readonly moreChanges: number;
}

/** What must hang on the wall now, since when it does, and what is no longer right (LA 205-213, 959). */
export interface PostingBoard {
  /** The position in the log a sheet printed now is made from. */
  readonly position: number;
  readonly lines: readonly PostingLine[];
}

export interface PostingQuestion {
  readonly language: Language;
  /** The hall's own, `Europe/Paris`. */
  readonly zone: string;
}

/** As many changed lines as are told one by one. */
const TOLD = 12;

/** Null for an event without a beginning. */
export function postingBoard(ledger: Ledger, question: PostingQuestion): PostingBoard | null {
  const { state } = ledger;
  if (state === null) return null;
  const stateThen = statesOf(ledger);
  return {
    position: ledger.entries.length,
    lines: WALL_PAPERS.map((paper) => lineOf(state, paper, question, stateThen)),
  };
}

/** Sheets are often hung several at a time: what they were made from is worked out once. */
function statesOf(ledger: Ledger): (position: number) => Tournament | null {
  const known = new Map<number, Tournament | null>();
  return (position) => {
    if (position === ledger.entries.length) return ledger.state;
    const then = known.get(position) ?? stateAt(ledger, position);
    known.set(position, then);
    return then;
  };
}

function lineOf(
  state: Tournament,
  paper: WallPaper,
  { language, zone }: PostingQuestion,
  stateThen: (position: number) => Tournament | null,
): PostingLine {
  const rule = POSTING_RULES[paper];
  const due = rule.due(state);
  const sheet = state.postings?.get(paper) ?? null;
  const round = isOfARound(paper) ? (due ?? sheet?.round ?? null) : null;
  const changes =
    sheet === null ? [] : changesOf(stateThen(sheet.asOf), state, paper, sheet, language);
  const standing = standingOf(due, sheet, changes, rule.whereThereIsOne === true);
  const minutesBefore =
    paper === 'pairings' && sheet?.round !== undefined
      ? minutesUntilRound(state, sheet.round, wallTime(sheet.at, zone))
      : null;
  return {
    paper,
    name: sayWallPaper({ paper, round: round ?? undefined }, language),
    round,
    standing,
    late: isLate(state, paper, standing, sheet, minutesBefore),
    source: rule.source,
    hangs:
      sheet === null
        ? null
        : { round: sheet.round ?? null, at: sheet.at, by: sheet.by, minutesBefore },
    changes: changes.slice(0, TOLD),
    moreChanges: Math.max(0, changes.length - TOLD),
  };
}

/** A sheet is right as long as one made now would say the same. */
function changesOf(
  then: Tournament | null,
  now: Tournament,
  paper: WallPaper,
  { round = 0 }: Posting,
  language: Language,
): ChangedRow[] {
  if (then === null || then === now) return [];
  const [before, after] = [then, now].map((state) => wallPaperList(state, paper, round, language));
  const none = { columns: [], rows: [] };
  return changedRows(before ?? none, after ?? none);
}

function standingOf(
  due: number | null,
  sheet: Posting | null,
  changes: readonly ChangedRow[],
  ifAny: boolean,
): PostingStanding {
  if (sheet === null) return due === null ? 'notYet' : ifAny ? 'ifAny' : 'toHang';
  if (sheet.round !== undefined && due !== null && sheet.round < due) return 'old';
  return changes.length > 0 ? 'stale' : 'hangs';
}

function isLate(
  state: Tournament,
  paper: WallPaper,
  standing: PostingStanding,
  sheet: Posting | null,
  minutesBefore: number | null,
): boolean {
  if (paper === 'prizes') return standing === 'toHang' && isPastHalf(state);
  if (paper !== 'pairings' || minutesBefore === null || sheet?.round === 1) return false;
  return minutesBefore < MINUTES_BEFORE_A_ROUND;
}
