import type { Language } from '@ronde/core/rules/language.ts';

/** What the manual shows, by the names of the pictures; main.ts takes each in both languages. */
export const PICTURES = [
  'home',
  'new',
  'now',
  'players',
  'check-in',
  'round',
  'why',
  'standings',
  'history',
  'phone',
  'hall',
  'papers',
  'copies',
  'bracket',
  'prizes',
  'regulations',
  'administration',
  'laws',
] as const;
export type Picture = (typeof PICTURES)[number];

export const pictureName = (picture: Picture, language: Language): string =>
  `${picture}.${language}.png`;

/** Bytes of all pictures together: they go with every program. */
export const ALL_PICTURES = 3_000_000;
