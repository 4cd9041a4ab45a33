import { type TieBreakCode, type TieBreakProperties } from '../rules/editions/tie-breaks.ts';
import { averageOfOpponentsBuchholz } from './average-of-opponents-buchholz.ts';
import { averageRatingOfOpponents } from './average-rating-of-opponents.ts';
import { buchholz } from './buchholz.ts';
import { isSelfDefined } from './descriptor.ts';
import { directEncounter } from './direct-encounter.ts';
import { extendedKoya, reducedKoya } from './extended-koya.ts';
import { foreBuchholz } from './fore-buchholz.ts';
import { bulletinPerformance, ffePerformance } from './french-performance.ts';
import { gamesPlayedWithBlack, gamesWonWithBlack } from './games-with-black.ts';
import { kashdan } from './kashdan.ts';
import { koyaSystem } from './koya.ts';
import {
  averagePerfectPerformanceOfOpponents,
  averagePerformanceOfOpponents,
} from './opponents-performance.ts';
import { perfectTournamentPerformance } from './perfect-tournament-performance.ts';
import { pointsInTheTable } from './points.ts';
import { opponentsProgressiveScores, progressiveScores } from './progressive-scores.ts';
import { rating } from './rating.ts';
import type { TournamentKind } from './request.ts';
import { gamesElectedToPlay, roundsElectedToPlay } from './rounds-elected-to-play.ts';
import { selfDefined } from './self-defined.ts';
import { sonnebornBerger } from './sonneborn-berger.ts';
import { standardPoints } from './standard-points.ts';
import { sumOfBuchholz } from './sum-of-buchholz.ts';
import type { TieBreak } from './tie-break.ts';
import { tournamentPairingNumber } from './tournament-pairing-number.ts';
import { tournamentPerformanceRating } from './tournament-performance-rating.ts';
import { gamesWon, numberOfWins } from './wins.ts';
import { yugoslavBuchholz } from './yugoslav-buchholz.ts';

/** Every individual tie-break, in the order of C.07 5, then those of the book and the bulletin. */
export const INDIVIDUAL_TIE_BREAKS: readonly TieBreak[] = [
  directEncounter,
  numberOfWins,
  gamesWon,
  gamesPlayedWithBlack,
  gamesWonWithBlack,
  progressiveScores,
  roundsElectedToPlay,
  gamesElectedToPlay,
  standardPoints,
  tournamentPairingNumber,
  buchholz,
  averageOfOpponentsBuchholz,
  foreBuchholz,
  sonnebornBerger,
  koyaSystem,
  averageRatingOfOpponents,
  tournamentPerformanceRating,
  perfectTournamentPerformance,
  averagePerformanceOfOpponents,
  averagePerfectPerformanceOfOpponents,
  rating,
  opponentsProgressiveScores,
  extendedKoya,
  reducedKoya,
  kashdan,
  sumOfBuchholz,
  yugoslavBuchholz,
  bulletinPerformance,
  ffePerformance,
];

const BY_CODE: ReadonlyMap<string, TieBreak> = new Map(
  [pointsInTheTable, ...INDIVIDUAL_TIE_BREAKS].map((tieBreak) => [tieBreak.code, tieBreak]),
);

/** The tie-break of that name; a self-defined one is made, a team's one is null. */
export function tieBreakByCode(code: string): TieBreak | null {
  return (
    BY_CODE.get(code) ?? (isSelfDefined(code) && !isTeamsOnly(code) ? selfDefined(code) : null)
  );
}

/** The book's Berlin counts boards of a team. */
const isTeamsOnly = (code: string): boolean => code === 'OTHER_BERLIN';

/** Where the edition (or what the event's regulations may take over, C.07 4.1) defines it; null when it does not. */
export function articleOf(tieBreak: TieBreak, edition: TieBreakProperties): string | null {
  const listed = edition.codes[tieBreak.code as TieBreakCode];
  if (listed !== undefined || tieBreak.article !== undefined) {
    return listed ?? tieBreak.article ?? null;
  }
  return isSelfDefined(tieBreak.code) ? edition.articles.announcement : null;
}

/** The kinds of tournament an edition allows a tie-break in; none when it is not of the edition. */
export function kindsAllowed(tieBreak: TieBreak, edition: TieBreakProperties): TournamentKind[] {
  if (articleOf(tieBreak, edition) === null) return [];
  const refused: readonly string[] = edition.refusedInRoundRobin;
  return refused.includes(tieBreak.code) ? ['swiss'] : ['swiss', 'roundRobin'];
}

/** The descriptor arbiters mean by a name in either language: `Brésilien` is `BH/C1`; null when unknown. */
export function descriptorByName(name: string): string | null {
  return BY_NAME.get(folded(name)) ?? null;
}

/** Capitals, accents and spaces do not matter. */
function folded(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{Diacritic}/gu, '');
  return plain.replace(/[’']/g, "'").replace(/\s+/g, ' ').trim().toLowerCase();
}

const BY_NAME: ReadonlyMap<string, string> = new Map(
  INDIVIDUAL_TIE_BREAKS.flatMap(({ code, name, aliases = [] }) => [
    [folded(name.en), code] as const,
    [folded(name.fr), code] as const,
    ...aliases.map((alias) => [folded(alias.name), code + (alias.variant ?? '')] as const),
  ]),
);
