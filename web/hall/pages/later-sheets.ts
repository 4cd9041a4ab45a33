import { bracketSheet } from './bracket-sheet.tsx';
import { calendarSheet } from './calendar.tsx';
import { crosstableSheet } from './crosstable.tsx';
import { matchesSheet } from './matches.tsx';
import { prizesSheet } from './prizes.tsx';
import { teamCrosstableSheet } from './team-crosstable.tsx';

export { RoundNews } from '../frame/round-news.tsx';

/** Lists that few walls show. */
export const LATER_SHEETS = {
  bracketSheet,
  calendarSheet,
  crosstableSheet,
  matchesSheet,
  prizesSheet,
  teamCrosstableSheet,
} as const;
export type LaterSheets = typeof LATER_SHEETS;
