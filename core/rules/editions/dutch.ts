import { DUTCH_ARTICLES_2017, DUTCH_ARTICLES_2026, type DutchArticles } from './dutch-criteria.ts';

/** What only the Dutch system asks of an edition (C.04.3). */
export interface DutchProperties {
  /** Which unplayed rounds count as downfloats. */
  readonly unplayedDownfloat: 'everyUnplayedRound' | 'byeOrMoreThanLoss';
  /** How the completion of the round is secured. */
  readonly completion: 'collapsedLastBracket' | 'everyBracket';
  /** Whether the score, then the unplayed games, of the bye's receiver are minimised. */
  readonly byeIsAQualityCriterion: boolean;
  /** How unpaired players of a bracket are weighed. */
  readonly downfloaterScores: 'pairingScoreDifference' | 'scoresDescending';
  /** Whom the float criteria look at. */
  readonly floatCriteria: 'everyFloater' | 'residentsAndOpponentsOfMovedDown';
  /** Order and numbering of the criteria. */
  readonly articles: DutchArticles;
}

export const DUTCH_2017: DutchProperties = {
  unplayedDownfloat: 'everyUnplayedRound',
  completion: 'collapsedLastBracket',
  byeIsAQualityCriterion: false,
  downfloaterScores: 'pairingScoreDifference',
  floatCriteria: 'everyFloater',
  articles: DUTCH_ARTICLES_2017,
};

export const DUTCH_2026: DutchProperties = {
  unplayedDownfloat: 'byeOrMoreThanLoss',
  completion: 'everyBracket',
  byeIsAQualityCriterion: true,
  downfloaterScores: 'scoresDescending',
  floatCriteria: 'residentsAndOpponentsOfMovedDown',
  articles: DUTCH_ARTICLES_2026,
};
