/** What the pairing of a bracket minimises (C.04.3), whatever the edition numbers it. */
export const DUTCH_CRITERIA = [
  'byeScore',
  'downfloaters',
  'scoreDifferences',
  'downfloaterScores',
  'nextBracket',
  'byeUnplayedGames',
  'topscorerColourDifference',
  'topscorerColourRun',
  'colourPreference',
  'strongColourPreference',
  'downfloatLastRound',
  'upfloatLastRound',
  'downfloatTwoRoundsAgo',
  'upfloatTwoRoundsAgo',
  'downfloatLastRoundDifference',
  'upfloatLastRoundDifference',
  'downfloatTwoRoundsAgoDifference',
  'upfloatTwoRoundsAgoDifference',
] as const;
export type DutchCriterion = (typeof DUTCH_CRITERIA)[number];

/** The Dutch system of one edition: the order of its criteria, and how it numbers its articles. */
export interface DutchArticles {
  /** In descending priority. */
  readonly criteria: readonly { readonly criterion: DutchCriterion; readonly article: string }[];
  readonly absolute: {
    readonly rematch: string;
    readonly colour: string;
    readonly completion: string;
  };
  /** Who counts as a topscorer in the last round. */
  readonly topscorers: string;
  readonly generation: {
    readonly transposition: string;
    readonly exchange: string;
    readonly movedDown: string;
  };
  /** Colour allocation, from both preferences down to the initial colour. */
  readonly colours: readonly [string, string, string, string, string];
}

export const DUTCH_ARTICLES_2017: DutchArticles = {
  criteria: [
    { criterion: 'downfloaters', article: 'C.5' },
    { criterion: 'scoreDifferences', article: 'C.6' },
    { criterion: 'nextBracket', article: 'C.7' },
    { criterion: 'topscorerColourDifference', article: 'C.8' },
    { criterion: 'topscorerColourRun', article: 'C.9' },
    { criterion: 'colourPreference', article: 'C.10' },
    { criterion: 'strongColourPreference', article: 'C.11' },
    { criterion: 'downfloatLastRound', article: 'C.12' },
    { criterion: 'upfloatLastRound', article: 'C.13' },
    { criterion: 'downfloatTwoRoundsAgo', article: 'C.14' },
    { criterion: 'upfloatTwoRoundsAgo', article: 'C.15' },
    { criterion: 'downfloatLastRoundDifference', article: 'C.16' },
    { criterion: 'upfloatLastRoundDifference', article: 'C.17' },
    { criterion: 'downfloatTwoRoundsAgoDifference', article: 'C.18' },
    { criterion: 'upfloatTwoRoundsAgoDifference', article: 'C.19' },
  ],
  absolute: { rematch: 'C.1', colour: 'C.3', completion: 'C.4' },
  topscorers: 'A.7',
  generation: { transposition: 'D.1', exchange: 'D.2', movedDown: 'D.3' },
  colours: ['E.1', 'E.2', 'E.3', 'E.4', 'E.5'],
};

export const DUTCH_ARTICLES_2026: DutchArticles = {
  criteria: [
    { criterion: 'byeScore', article: 'C5' },
    { criterion: 'downfloaters', article: 'C6' },
    { criterion: 'downfloaterScores', article: 'C7' },
    { criterion: 'nextBracket', article: 'C8' },
    { criterion: 'byeUnplayedGames', article: 'C9' },
    { criterion: 'topscorerColourDifference', article: 'C10' },
    { criterion: 'topscorerColourRun', article: 'C11' },
    { criterion: 'colourPreference', article: 'C12' },
    { criterion: 'strongColourPreference', article: 'C13' },
    { criterion: 'downfloatLastRound', article: 'C14' },
    { criterion: 'upfloatLastRound', article: 'C15' },
    { criterion: 'downfloatTwoRoundsAgo', article: 'C16' },
    { criterion: 'upfloatTwoRoundsAgo', article: 'C17' },
    { criterion: 'downfloatLastRoundDifference', article: 'C18' },
    { criterion: 'upfloatLastRoundDifference', article: 'C19' },
    { criterion: 'downfloatTwoRoundsAgoDifference', article: 'C20' },
    { criterion: 'upfloatTwoRoundsAgoDifference', article: 'C21' },
  ],
  absolute: { rematch: 'C1', colour: 'C3', completion: 'C4' },
  topscorers: '1.8',
  generation: { transposition: '4.2', exchange: '4.3', movedDown: '4.4' },
  colours: ['5.2.1', '5.2.2', '5.2.3', '5.2.4', '5.2.5'],
};
