import type { DubovArticles } from './dubov-criteria.ts';

/** What the pairing of a bracket minimises (C.04.4.2 2.3), in descending priority. */
export const BURSTEIN_CRITERIA = [
  'floaters',
  'floaterScores',
  'followingBracket',
  'colourPreference',
] as const;
export type BursteinCriterion = (typeof BURSTEIN_CRITERIA)[number];

/** The Burstein system of one edition: how it numbers its articles. */
export interface BursteinArticles extends Pick<DubovArticles, 'absolute' | 'bye' | 'colours'> {
  readonly system: string;
  /** Rounds paired by the Dutch system. */
  readonly seedingRounds: string;
  readonly criteria: Readonly<Record<BursteinCriterion, string>>;
  readonly ranking: string;
  readonly order: string;
}

export const BURSTEIN_2026: BursteinArticles = {
  system: 'C.04.4.2 3.2',
  seedingRounds: 'C.04.4.2 1.6',
  criteria: {
    floaters: 'C5',
    floaterScores: 'C6',
    followingBracket: 'C7',
    colourPreference: 'C8',
  },
  absolute: { rematch: 'C1', colour: 'C3', completion: 'C4' },
  bye: {
    barred: '3.1.1',
    completion: '3.1.2',
    score: '3.1.3',
    games: '3.1.4',
    number: '3.1.5',
  },
  ranking: '1.8',
  order: '4.3',
  colours: {
    initialColour: '5.2.1',
    bothPreferences: '5.2.2',
    strongerPreference: '5.2.3',
    alternation: '5.2.4',
    higherRankedPreference: '5.2.5',
  },
};
