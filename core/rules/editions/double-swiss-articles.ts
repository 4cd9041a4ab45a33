import type { DubovArticles } from './dubov-criteria.ts';

/** What the pairing of a bracket by Double-Swiss complies with (C.04.5 2.3), then the orders of 3.5 and 3.6. */
export const DOUBLE_SWISS_CRITERIA = [
  'upfloaters',
  'scoreDifferences',
  'followingScoregroup',
  'upfloatersFloated',
  'upfloaterOrder',
  'opponentsFloated',
  'pairingOrder',
] as const;
export type DoubleSwissCriterion = (typeof DOUBLE_SWISS_CRITERIA)[number];

/** How a pair got its colours (4.3). */
export const DOUBLE_SWISS_COLOUR_RULES = [
  'initialColour',
  'fewerWhites',
  'alternation',
  'higherRankedAlternates',
  'lowerRankedAlternates',
] as const;
export type DoubleSwissColourRule = (typeof DOUBLE_SWISS_COLOUR_RULES)[number];

/** The Double-Swiss system of one edition: how it numbers its articles. */
export interface DoubleSwissArticles {
  readonly system: string;
  /** A match has two games with colours changed. */
  readonly match: string;
  readonly absolute: DubovArticles['absolute'];
  readonly bye: DubovArticles['bye'];
  readonly criteria: Readonly<Record<DoubleSwissCriterion, string>>;
  readonly colours: Readonly<Record<DoubleSwissColourRule, string>>;
}

export const DOUBLE_SWISS_2026: DoubleSwissArticles = {
  system: 'C.04.5 3.3',
  match: 'C.04.5 4.4',
  // Colours keep nobody apart there.
  absolute: { rematch: 'C1', colour: 'C1', completion: 'C3' },
  bye: { barred: 'C2', completion: '3.4.1', score: '3.4.2', games: '3.4.3', number: '3.4.4' },
  criteria: {
    upfloaters: 'C4',
    scoreDifferences: 'C5',
    followingScoregroup: 'C6',
    upfloatersFloated: 'C7',
    upfloaterOrder: '3.5.4',
    opponentsFloated: 'C8',
    pairingOrder: '3.6.3',
  },
  colours: {
    initialColour: '4.3.1',
    fewerWhites: '4.3.2',
    alternation: '4.3.3',
    higherRankedAlternates: '4.3.4',
    lowerRankedAlternates: '4.3.5',
  },
};
