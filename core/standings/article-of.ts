import type { TieBreakCode } from '../rules/editions/tie-break-codes.ts';
import type { TieBreakProperties } from '../rules/editions/tie-breaks.ts';
import { isSelfDefined } from './descriptor.ts';
import type { Definition } from './tie-break.ts';

/** Where the edition (or what the event's regulations may take over, C.07 4.1) defines it; null when it does not. */
export function articleOf(
  tieBreak: Pick<Definition, 'code' | 'article'>,
  edition: TieBreakProperties,
): string | null {
  const listed = edition.codes[tieBreak.code as TieBreakCode];
  if (listed !== undefined || tieBreak.article !== undefined) {
    return listed ?? tieBreak.article ?? null;
  }
  return isSelfDefined(tieBreak.code) ? edition.articles.announcement : null;
}
