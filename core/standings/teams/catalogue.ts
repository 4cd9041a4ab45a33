import type { TieBreakCode, TieBreakProperties } from '../../rules/editions/tie-breaks.ts';
import { INDIVIDUAL_TIE_BREAKS } from '../catalogue.ts';
import { isSelfDefined } from '../descriptor.ts';
import { berlin } from './berlin.ts';
import { boardCount } from './board-count.ts';
import { bottomBoardElimination } from './bottom-board-elimination.ts';
import { boardDifferential, gamePointDifferential, individualWins } from './differentials.ts';
import { EXTENDED_DIRECT_ENCOUNTER } from './extended-direct-encounter.ts';
import { EXTENDED_SONNEBORN_BERGER, sonnebornBergerOfTeams } from './extended-sonneborn-berger.ts';
import { lowestAverageRating } from './french-team-events.ts';
import {
  gamePoints,
  matchPoints,
  matchPointsOrGamePoints,
  primaryScore,
} from './match-or-game-points.ts';
import { encountersOnBoards, winsOnTopBoards } from './molter.ts';
import { selfDefinedForTeams, TIE_BREAKS_OF_INDIVIDUALS } from './of-individuals.ts';
import type { TeamEventKind } from './request.ts';
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

const BY_CODE: ReadonlyMap<string, TeamTieBreak> = new Map(
  [primaryScore, ...TEAM_TIE_BREAKS].map((tieBreak) => [tieBreak.code, tieBreak]),
);

/** The tie-break of that name; a self-defined one is made, one for individuals only is null. */
export function teamTieBreakByCode(code: string): TeamTieBreak | null {
  const known = BY_CODE.get(code);
  if (known) return known;
  const isIndividuals = INDIVIDUAL_TIE_BREAKS.some((tieBreak) => tieBreak.code === code);
  return isSelfDefined(code) && !isIndividuals ? selfDefinedForTeams(code) : null;
}

/** Where the edition (or what the event's regulations may take over, C.07 4.1) defines it; null when it does not. */
export function articleForTeams(
  tieBreak: TeamTieBreak,
  edition: TieBreakProperties,
): string | null {
  const listed = edition.codes[tieBreak.code as TieBreakCode];
  if (listed !== undefined || tieBreak.article !== undefined) {
    return listed ?? tieBreak.article ?? null;
  }
  return isSelfDefined(tieBreak.code) ? edition.articles.announcement : null;
}

/** The kinds of team event an edition allows a tie-break in; none when it is not of the edition. */
export function teamEventsAllowed(
  tieBreak: TeamTieBreak,
  edition: TieBreakProperties,
): TeamEventKind[] {
  if (articleForTeams(tieBreak, edition) === null) return [];
  const refused: readonly string[] = edition.refusedInRoundRobin;
  return [
    'swiss',
    ...(refused.includes(tieBreak.code) ? [] : (['roundRobin'] as const)),
    ...(tieBreak.molter ? (['molter'] as const) : []),
  ];
}

/** The descriptor arbiters mean by a name in either language: `Berlin` is `OTHER_BERLIN`; null when unknown. */
export function teamDescriptorByName(name: string): string | null {
  return BY_NAME.get(folded(name)) ?? null;
}

/** Capitals, accents and spaces do not matter. */
const folded = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[’']/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

const BY_NAME: ReadonlyMap<string, string> = new Map(
  TEAM_TIE_BREAKS.flatMap(({ code, name, aliases = [] }) => [
    [folded(name.en), code] as const,
    [folded(name.fr), code] as const,
    ...aliases.map((alias) => [folded(alias.name), code + (alias.variant ?? '')] as const),
  ]),
);
