/** FIDE titles from the strongest to the weakest, the order of C.04.2 B.2.b (2026: 2.2.2). */
export const TITLES = ['GM', 'IM', 'WGM', 'FM', 'WIM', 'CM', 'WFM', 'WCM'] as const;
export type Title = (typeof TITLES)[number];

/** French papers write the same titles so (Livre de l'Arbitre 6.3). */
export const TITLE_IN_FRENCH: Readonly<Record<Title, string>> = {
  GM: 'GM',
  IM: 'MI',
  WGM: 'GMF',
  FM: 'MF',
  WIM: 'MIF',
  CM: 'CM',
  WFM: 'MFF',
  WCM: 'CMF',
};

/** 0 for a grandmaster … 8 for no title. */
export function titleRank(title: Title | null): number {
  return title === null ? TITLES.length : TITLES.indexOf(title);
}
