import type { HallPage } from '@ronde/core/tournament/views/hall-page.ts';

const LATER = ['bracket', 'calendar', 'crosstable', 'matches', 'prizes', 'teamCrosstable'] as const;
export type LaterPage = Extract<HallPage, { view: (typeof LATER)[number] }>;

/** Whether the code of a page comes after the first picture. */
export const isLater = (page: HallPage): page is LaterPage =>
  LATER.some((view) => view === page.view);
