import { berlin } from './berlin.ts';
import { boardCount } from './board-count.ts';
import { bottomBoardElimination } from './bottom-board-elimination.ts';
import { boardDifferential, gamePointDifferential, individualWins } from './differentials.ts';
import { EXTENDED_DIRECT_ENCOUNTER } from './extended-direct-encounter.ts';
import { EXTENDED_SONNEBORN_BERGER, sonnebornBergerOfTeams } from './extended-sonneborn-berger.ts';
import { lowestAverageRating } from './french-team-events.ts';
import { gamePoints, matchPoints, matchPointsOrGamePoints } from './match-or-game-points.ts';
import { encountersOnBoards, winsOnTopBoards } from './molter.ts';
import { TIE_BREAKS_OF_INDIVIDUALS } from './of-individuals.ts';
import { scoresAndScheduleStrength } from './scores-and-schedule-strength.ts';
import type { TeamTieBreak } from './team-tie-break.ts';
import { topBoardResults } from './top-board-results.ts';

/** Every tie-break teams may use, in the order of C.07 5, then those of the book and of French events. */
export const TEAM_TIE_BREAKS: readonly TeamTieBreak[] = [
  matchPoints,
  gamePoints,
  ...TIE_BREAKS_OF_INDIVIDUALS,
  sonnebornBergerOfTeams,
  boardCount,
  topBoardResults,
  bottomBoardElimination,
  matchPointsOrGamePoints,
  ...EXTENDED_SONNEBORN_BERGER,
  ...EXTENDED_DIRECT_ENCOUNTER,
  scoresAndScheduleStrength,
  berlin,
  gamePointDifferential,
  boardDifferential,
  individualWins,
  encountersOnBoards,
  winsOnTopBoards,
  lowestAverageRating,
];
