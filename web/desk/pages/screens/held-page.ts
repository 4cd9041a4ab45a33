import type { Screen } from '@ronde/server/api/screens.ts';

/** The page the desk holds on a screen; null while pages take turns. */
export const heldPage = ({ held, pages }: Screen): number | null =>
  held !== undefined && held < pages.length ? held : null;

/** The screen with this page held, or with its pages in turn again. */
export function holding(screen: Screen, page: number | null): Screen {
  const { held: _, ...inTurn } = screen;
  return page === null ? inTurn : { ...inTurn, held: page };
}

/** The page after the one held, the first after the last. */
export const nextPage = (screen: Screen): number =>
  screen.pages.length === 0 ? 0 : ((heldPage(screen) ?? -1) + 1) % screen.pages.length;

/** An edited screen: what was held is let go where the pages are no longer the same. */
export const afterEdit = (before: Screen, after: Screen): Screen =>
  JSON.stringify(before.pages) === JSON.stringify(after.pages) ? after : holding(after, null);
