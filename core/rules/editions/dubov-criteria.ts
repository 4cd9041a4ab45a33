/** What the pairing of a bracket minimises (C.04.4.1 2.3), in descending priority. */
export const DUBOV_CRITERIA = [
  'upfloaters',
  'scoreDifferences',
  'colourPreference',
  'maximumUpfloaters',
  'maximumUpfloaterTimes',
  'upfloatLastRound',
] as const;
export type DubovCriterion = (typeof DUBOV_CRITERIA)[number];

/** The Dubov system of one edition: how it numbers its articles. */
export interface DubovArticles {
  readonly system: string;
  readonly criteria: Readonly<Record<DubovCriterion, string>>;
  readonly absolute: {
    readonly rematch: string;
    readonly colour: string;
    readonly completion: string;
  };
  /** Who comes first for the pairing-allocated bye. */
  readonly bye: {
    readonly barred: string;
    readonly completion: string;
    readonly score: string;
    readonly games: string;
    readonly number: string;
  };
  readonly bracket: {
    readonly upfloaters: string;
    readonly subgroups: string;
    readonly recomposition: string;
    readonly shifters: string;
    readonly transposition: string;
  };
  readonly colours: {
    readonly initialColour: string;
    readonly bothPreferences: string;
    readonly strongerPreference: string;
    readonly alternation: string;
    readonly higherRankedPreference: string;
  };
}

export const DUBOV_2026: DubovArticles = {
  system: 'C.04.4.1 3.2',
  criteria: {
    upfloaters: 'C5',
    scoreDifferences: 'C6',
    colourPreference: 'C7',
    maximumUpfloaters: 'C8',
    maximumUpfloaterTimes: 'C9',
    upfloatLastRound: 'C10',
  },
  absolute: { rematch: 'C1', colour: 'C3', completion: 'C4' },
  bye: {
    barred: '3.1.1',
    completion: '3.1.2',
    score: '3.1.3',
    games: '3.1.4',
    number: '3.1.5',
  },
  bracket: {
    upfloaters: '4.2',
    subgroups: '3.2.3',
    recomposition: '3.2.4',
    shifters: '4.3',
    transposition: '4.4',
  },
  colours: {
    initialColour: '5.2.1',
    bothPreferences: '5.2.2',
    strongerPreference: '5.2.3',
    alternation: '5.2.4',
    higherRankedPreference: '5.2.5',
  },
};
