/** What a tournament has and a .papi file cannot say, the weightiest first. */
export const PAPI_LEFT_OUT = [
  'papi.draft',
  'papi.system',
  'papi.acceleration',
  'papi.scoring',
  'papi.decidedPoints',
  'papi.unusualScores',
  'papi.shortGames',
  'papi.adjournedGames',
  'papi.tieBreaks',
  'papi.keptApart',
  'papi.secondRatings',
  'papi.birthYears',
  'papi.longTexts',
  'papi.cents',
  'papi.prizes',
  'papi.homologation',
] as const;
export type PapiLeftOut = (typeof PAPI_LEFT_OUT)[number];

export const isPapiLeftOut = (name: string): name is PapiLeftOut =>
  (PAPI_LEFT_OUT as readonly string[]).includes(name);
