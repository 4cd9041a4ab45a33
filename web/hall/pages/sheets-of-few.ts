// One part for the lists that few walls show.
export { bracketSheet } from './bracket-sheet.tsx';
export { calendarSheet } from './calendar.tsx';
export { matchesSheet } from './matches.tsx';
export { teamCrosstableSheet } from './team-crosstable.tsx';
