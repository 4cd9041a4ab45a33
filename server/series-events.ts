import type { Language } from '@ronde/core/rules/language.ts';
import { success, type Result } from '@ronde/core/rules/result.ts';
import { seriesWord } from '@ronde/core/tournament/season-rules.ts';
import type { Store } from '@ronde/store/store.ts';
import type { StoreError } from '@ronde/store/store-error.ts';
import { LONGEST_PAGE } from './api/listing.ts';
import { listTournaments, VISITORS } from './tournament-listings.ts';

export interface SeriesEvent {
  readonly id: string;
  readonly name: string;
  readonly series: string;
}

/** The published events of a series, by name. */
export async function seriesEvents(
  store: Pick<Store, 'summaries'>,
  word: string,
  language: Language,
): Promise<Result<readonly SeriesEvent[], StoreError>> {
  const listed = await listTournaments(store, {
    ...VISITORS,
    archived: false,
    order: 'firstDay',
    search: word.replaceAll('-', ' '),
    from: 0,
    size: LONGEST_PAGE,
  });
  if (!listed.ok) return listed;
  const events = listed.value.tournaments.flatMap(({ id, summary }) => {
    const series = summary?.series ?? null;
    if (summary === null || series === null || seriesWord(series) !== word) return [];
    return [{ id, name: summary.name, series }];
  });
  return success(
    events.toSorted((a, b) => a.name.localeCompare(b.name, language, { numeric: true })),
  );
}
