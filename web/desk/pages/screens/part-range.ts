import { endsOf } from '@ronde/core/tournament/views/hall-share.ts';
import type { OverviewView } from '@ronde/core/tournament/views/overview.ts';
import { partOf } from '@ronde/core/tournament/views/screen.ts';
import type { ScreenPage } from '@ronde/server/api/screens.ts';
import { rangeTexts } from '../../../hall/layout/ranges.ts';
import { shownNow } from './shown-now.ts';

/** What the desk knows of the lists that are shared between screens. */
export interface ListsNow {
  readonly overview: Pick<
    OverviewView,
    'rounds' | 'publication' | 'calendar' | 'bracket' | 'seatings'
  >;
  /** Of the latest published round, in the order of names; undefined while they are not here. */
  readonly names: readonly string[] | undefined;
}

/** Whether the card of a page names a range of names. */
export const wantsNames = (page: ScreenPage): boolean =>
  page.view === 'byName' &&
  page.round === null &&
  page.boards === undefined &&
  page.part !== undefined;

/** What a part shows now, as its wall says it: `68 – 134`, `Cor – Mar`; null where it cannot be told. */
export function partRange(page: ScreenPage, { overview, names }: ListsNow): string | null {
  const part = 'part' in page ? page.part : undefined;
  if (part === undefined || part.of < 2) return null;
  const shown = shownNow(page, overview);
  if (shown.kind !== 'boards') return null;
  const keys =
    page.view !== 'byName'
      ? Array.from({ length: shown.to - shown.from + 1 }, (_, index) => shown.from + index)
      : wantsNames(page)
        ? names
        : undefined;
  if (keys === undefined) return null;
  const ends = Array.from({ length: part.of }, (_, index) =>
    endsOf(partOf<string | number>(keys, { index, of: part.of })),
  );
  return rangeTexts(ends)[part.index] ?? null;
}
