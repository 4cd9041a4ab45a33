import type { Language } from '@ronde/core/rules/language.ts';

/** What the manual shows, by the names of the pictures; main.ts takes each in both languages. */
export const PICTURES = [
  'home',
  'new',
  'now',
  'players',
  'settings',
  'check-in',
  'kiosk',
  'prepare',
  'round',
  'why',
  'standings',
  'crosstable',
  'history',
  'people',
  'phone',
  'phone-check-in',
  'phone-player',
  'hall',
  'screens',
  'public',
  'papers',
  'wall',
  'copies',
  'teams',
  'line-ups',
  'match-sheets',
  'phone-captain',
  'calendar',
  'molter',
  'bracket',
  'play-off',
  'prizes',
  'ratings',
  'norms',
  'regulations',
  'administration',
  'closing',
  'dossier',
  'laws',
  'decide',
  'claim',
  'incidents',
  'clocks',
  'phone-decide',
] as const;
export type Picture = (typeof PICTURES)[number];

export const pictureName = (picture: Picture, language: Language): string =>
  `${picture}.${language}.png`;

/** Bytes of all pictures together: they go with every program. */
export const ALL_PICTURES = 3_000_000;
