import type { Tournament } from '../state.ts';
import { wordsOf } from './search.ts';
import { summaryOf } from './summary.ts';
import { isVisible } from './visible.ts';

/** What is kept beside a log so that lists need not read it. */
export interface SummaryRecord {
  /** A `Summary` as JSON; null where the log adds up to no tournament. */
  readonly staff: string | null;
  /** The same without drafts. */
  readonly visitors: string | null;
  /** Whether those who have no part in the event see it at all. */
  readonly visible: boolean;
  /** Name, place, first day and series, as `wordsOf` folds what people look for. */
  readonly search: string;
  readonly firstDay: string | null;
  /** The code of what is wrong with the log; null when nothing is. */
  readonly problem: string | null;
}

/** Rises when the same state gives another summary, so that those kept are made again. */
export const SUMMARY_FORM = 4;

const NOTHING: SummaryRecord = {
  staff: null,
  visitors: null,
  visible: false,
  search: '',
  firstDay: null,
  problem: null,
};

export const unreadableSummary = (problem: string): SummaryRecord => ({ ...NOTHING, problem });

export function keptSummary(state: Tournament | null): SummaryRecord {
  if (state === null) return NOTHING;
  const { name, place, firstDay, season } = state.settings;
  return {
    staff: JSON.stringify(summaryOf(state)),
    visitors: JSON.stringify(summaryOf(state, 'public')),
    visible: isVisible(state),
    search: wordsOf(`${name} ${place ?? ''} ${firstDay} ${season.series ?? ''}`).join(' '),
    firstDay,
    problem: null,
  };
}
