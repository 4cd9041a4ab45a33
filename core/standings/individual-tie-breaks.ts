import { averageOfOpponentsBuchholz } from './average-of-opponents-buchholz.ts';
import { averageRatingOfOpponents } from './average-rating-of-opponents.ts';
import { buchholz } from './buchholz.ts';
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
import { opponentsProgressiveScores, progressiveScores } from './progressive-scores.ts';
import { rating } from './rating.ts';
import { gamesElectedToPlay, roundsElectedToPlay } from './rounds-elected-to-play.ts';
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
