import type { DubovArticles } from './dubov-criteria.ts';

/** What the pairing of a bracket minimises (C.04.6 2.3), in descending priority. */
export const TEAM_SWISS_CRITERIA = [
  'upfloaters',
  'upfloaterScores',
  'followingScoregroup',
  'upfloatersFloated',
  'colourPreference',
  'strongPreference',
  'opponentsFloated',
] as const;
export type TeamSwissCriterion = (typeof TEAM_SWISS_CRITERIA)[number];

/** How a pair of teams gets its colours, in the order of 4.3. */
export const TEAM_COLOUR_RULES = [
  'initialColour',
  'onlyPreference',
  'bothPreferences',
  'strongerPreference',
  'lowerDifference',
  'alternation',
  'firstTeamPreference',
  'firstTeamAlternates',
  'otherTeamAlternates',
] as const;
export type TeamColourRule = (typeof TEAM_COLOUR_RULES)[number];

/** The Swiss team pairing system of one edition: how it numbers its articles. */
export interface TeamSwissArticles extends Pick<DubovArticles, 'bye'> {
  readonly system: string;
  readonly absolute: DubovArticles['absolute'];
  readonly criteria: Readonly<Record<TeamSwissCriterion, string>>;
  /** The order of sets of upfloaters, and of pairings. */
  readonly order: { readonly sets: string; readonly pairings: string };
  readonly colours: Readonly<Record<TeamColourRule, string>>;
}

export const TEAM_SWISS_2026: TeamSwissArticles = {
  system: 'C.04.6 3.3',
  // No colour keeps two teams apart (Preface).
  absolute: { rematch: 'C1', colour: 'C1', completion: 'C3' },
  bye: { barred: 'C2', completion: '3.4.1', score: '3.4.2', games: '3.4.3', number: '3.4.4' },
  criteria: {
    upfloaters: 'C4',
    upfloaterScores: 'C5',
    followingScoregroup: 'C6',
    upfloatersFloated: 'C7',
    colourPreference: 'C8',
    strongPreference: 'C9',
    opponentsFloated: 'C10',
  },
  order: { sets: '3.5.4', pairings: '3.6.3' },
  colours: {
    initialColour: '4.3.1',
    onlyPreference: '4.3.2',
    bothPreferences: '4.3.3',
    strongerPreference: '4.3.4',
    lowerDifference: '4.3.5',
    alternation: '4.3.6',
    firstTeamPreference: '4.3.7',
    firstTeamAlternates: '4.3.8',
    otherTeamAlternates: '4.3.9',
  },
};
