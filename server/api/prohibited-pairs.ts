/** `GET /api/tournaments/:id/prohibited-pairs`: groups nobody of whom meets another of. */
export interface ProhibitedPairsAnswer {
  readonly groups: readonly ProhibitedGroupShown[];
}

export interface ProhibitedGroupShown {
  readonly players: readonly { readonly id: string; readonly name: string }[];
  readonly fromRound: number;
  readonly toRound: number;
}
