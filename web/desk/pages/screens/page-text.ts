import type { ScreenPage } from '@ronde/server/api/screens.ts';
import { lastTyped } from './board-range.ts';
import type { ShownNow } from './shown-now.ts';
import type { SCREENS_WORDS } from './screens-words.ts';

type Words = (typeof SCREENS_WORDS)['en'];

/**
 * What a page shows, in a line: `Pairings by board, round 3, part 1 of 2 (1 – 20)`.
 * @param range what the part shows now, where it is known
 */
export function pageText(page: ScreenPage, words: Words, range: string | null = null): string {
  const bounds: string[] = [];
  if ('round' in page) {
    if (page.round !== null) bounds.push(words.roundOf(page.round));
    if (page.boards !== undefined) {
      bounds.push(words.boardsOf(page.boards.from, lastTyped(page.boards)));
    }
  }
  const top = 'top' in page ? page.top : undefined;
  if (top !== undefined) bounds.push(words.topOf(top));
  const part = 'part' in page ? page.part : undefined;
  if (part !== undefined) {
    const said = words.partOf(part.index + 1, part.of);
    bounds.push(range === null ? said : `${said} (${range})`);
  }
  return [words.views[page.view], ...bounds].join(', ');
}

/** What stands on the wall with it now, or why nothing does; null where the name says it. */
export function shownText(shown: ShownNow, words: Words): string | null {
  switch (shown.kind) {
    case 'boards':
      return words.showsBoards(shown.round, shown.from, shown.to, shown.of);
    case 'notYet':
      return shown.round === null ? words.nothingPublished : words.notPublished(shown.round);
    case 'noSuchBoards':
      return words.noSuchBoards(shown.round, shown.of);
    case 'backwards':
      return words.boardsBackwards;
    case 'notPublic':
      return words.notPublic;
    case 'noCalendar':
      return words.noCalendar;
    case 'noSeats':
      return words.noSeats;
    case 'noBracket':
      return words.noBracket;
    case 'noRutsch':
      return words.noRutsch;
    case 'noPicture':
      return words.noPicture;
    case 'always':
      return null;
  }
}
