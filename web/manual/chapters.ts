/** The chapters of the manual, in the order in which they are read: files of docs/manual. */
export const CHAPTERS = [
  'first-tournament',
  'desk',
  'before-round-one',
  'round',
  'corrections',
  'phones-and-walls',
  'helpers',
  'papers',
  'when-the-laptop-dies',
  'teams-and-round-robins',
  'cups-and-play-offs',
  'prizes',
  'ratings-and-norms',
  'regulations',
  'administration',
  'laws',
  'players-and-parents',
  'coming-from',
  'command-line',
] as const;
export type Chapter = (typeof CHAPTERS)[number];

export const isChapter = (name: string): name is Chapter =>
  (CHAPTERS as readonly string[]).includes(name);

/** The one for those who hold a phone. */
export const FOR_HELPERS: Chapter = 'helpers';
