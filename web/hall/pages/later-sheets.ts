import type { HallPage } from '@ronde/core/tournament/views/hall-page.ts';
import { RoundNews } from '../frame/round-news.tsx';
import type { Sheet, Wall } from '../sheet.ts';
import { bracketSheet } from './bracket-sheet.tsx';
import { calendarSheet } from './calendar.tsx';
import { crosstableSheet } from './crosstable.tsx';
import type { LaterPage } from './later-page.ts';
import { matchesSheet } from './matches.tsx';
import { prizesSheet } from './prizes.tsx';
import { orQuiet } from './quiet-sheet.tsx';
import { teamCrosstableSheet } from './team-crosstable.tsx';

/** Makes a page fit the wall that few walls show. */
function sheetOf(page: LaterPage, wall: Wall): Sheet {
  switch (page.view) {
    case 'bracket':
      return bracketSheet(page, wall);
    case 'calendar':
      return orQuiet(calendarSheet(page, wall), page.rounds.length, wall);
    case 'crosstable':
      return orQuiet(crosstableSheet(page, wall), page.lines.length, wall);
    case 'matches': {
      const lines = page.matches.length + page.free.length;
      return orQuiet(matchesSheet(page, wall), lines, wall);
    }
    case 'prizes':
      return orQuiet(prizesSheet(page, wall), awarded(page.prizes), wall);
    case 'teamCrosstable':
      return orQuiet(teamCrosstableSheet(page, wall), page.lines.length, wall);
  }
}

/** Before anybody has a point everybody would share every prize: nothing to show. */
const awarded = ({ awards, players }: Extract<HallPage, { view: 'prizes' }>['prizes']): number =>
  players.some(({ points }) => points > 0) ? awards.length : 0;

/** Code that comes after the first picture: lists of few walls, and what few rounds have to say. */
export const LATER_SHEETS = { RoundNews, sheetOf } as const;
export type LaterSheets = typeof LATER_SHEETS;
