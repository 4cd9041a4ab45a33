/** Levels of competition (C.05 I.2, 2026: 1.2): official FIDE events, events for titles, rated events. */
export const COMPETITION_LEVELS = [1, 2, 3] as const;
export type CompetitionLevel = (typeof COMPETITION_LEVELS)[number];
