/** Orders of tie-breaks known by name; what stands in each is told with the standings. */
export const TIE_BREAK_PRESETS = [
  'usual-swiss',
  'usual-keizer',
  'usual-two-sides',
  'la-round-robin',
  'la-swiss-consistent-ratings',
  'la-swiss-inconsistent-ratings',
  'la-team-round-robin',
  'la-team-swiss',
  'la-molter',
  'ffe-cups',
  'baf101-round-robin',
  'baf101-swiss-consistent-ratings',
  'baf101-swiss-inconsistent-ratings',
  'baf101-swiss-mostly-unrated',
  'baf101-team-round-robin',
  'baf101-team-swiss',
] as const;
export type TieBreakPreset = (typeof TIE_BREAK_PRESETS)[number];
