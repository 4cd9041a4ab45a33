import type { DubovArticles } from './dubov-criteria.ts';

/** What decides on a group by the Lim system, in the order it is asked. */
export const LIM_STEPS = [
  'floaters',
  'floaterChoice',
  'floaterOpponent',
  'colours',
  'exchange',
] as const;
export type LimStep = (typeof LIM_STEPS)[number];

/** What sets one possible floater before another, in descending priority. */
export const LIM_FLOATER_RULES = ['type', 'floatedBefore', 'colour', 'number'] as const;
export type LimFloaterRule = (typeof LIM_FLOATER_RULES)[number];

/** The Lim system of one edition: how it numbers its articles. */
export interface LimArticles {
  readonly system: string;
  readonly absolute: DubovArticles['absolute'];
  readonly bye: DubovArticles['bye'];
  readonly steps: Readonly<Record<LimStep, string>>;
  /** Why a player floats. */
  readonly floater: Readonly<Record<LimFloaterRule | 'isolated' | 'only', string>>;
  readonly halves: string;
  /** Pairs undone for a median scoregroup that cannot be paired. */
  readonly cracked: { readonly lower: string; readonly higher: string };
  readonly colours: Readonly<
    Record<
      | 'initialColour'
      | 'bothPreferences'
      | 'strongerPreference'
      | 'alternation'
      | 'higherRankedPreference'
      | 'lowerRankedPreference',
      string
    >
  >;
}

export const LIM_2026: LimArticles = {
  system: 'C.04.4.3 2',
  absolute: { rematch: '2.1', colour: '2.1', completion: '2.6' },
  bye: {
    barred: 'C.04.1 4',
    completion: '2.6',
    score: '1.1',
    games: '1.1',
    number: '1.1',
  },
  steps: {
    floaters: '2.3',
    floaterChoice: '3.2',
    floaterOpponent: '3.8',
    colours: '5.2',
    exchange: '4.2',
  },
  floater: {
    isolated: '2.3',
    only: '3.1',
    type: '3.9.2',
    floatedBefore: '3.10',
    colour: '3.2.2',
    number: '3.2.4',
  },
  halves: '2.4',
  cracked: { lower: '2.6.1', higher: '2.6.2' },
  colours: {
    initialColour: '7.2',
    bothPreferences: '5.2',
    strongerPreference: '5.3',
    alternation: '5.4',
    higherRankedPreference: '5.4',
    lowerRankedPreference: '5.4',
  },
};
