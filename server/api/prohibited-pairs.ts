import type { ApartBy } from '@ronde/core/tournament/apart-rule.ts';

/** `GET /api/tournaments/:id/prohibited-pairs`: groups nobody of whom meets another of. */
export interface ProhibitedPairsAnswer {
  /** Made by hand. */
  readonly groups: readonly ProhibitedGroupShown[];
  /** Made of the field, by what players have in common. */
  readonly rules: readonly ApartRuleShown[];
}

export interface ProhibitedGroupShown {
  readonly players: readonly { readonly id: string; readonly name: string }[];
  readonly fromRound: number;
  readonly toRound: number;
}

export interface ApartRuleShown {
  readonly by: ApartBy;
  readonly on: boolean;
  /** The last round it holds in; null for all of them. */
  readonly toRound: number | null;
  /** Those it keeps apart, or would: the largest groups first. */
  readonly groups: readonly (readonly string[])[];
}
