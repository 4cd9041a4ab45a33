import type { ListSearch } from '@ronde/core/formats/entries/match-entries.ts';
import type { PlayerLists } from './player-lists.ts';

const MOST_NAMESAKES = 8;

/** How entries are looked up: FIDE's list first, then every other one. */
export function searchIn(lists: PlayerLists): ListSearch {
  const sources = [...new Set(lists.lists().map(({ source }) => source))];
  const inOrder = ['fide', ...sources.filter((source) => source !== 'fide')];
  const first = <T>(find: (source: string) => T | null): T | null => {
    for (const source of inOrder) {
      const found = find(source);
      if (found !== null) return found;
    }
    return null;
  };
  return {
    byFideId: (id) => inOrder.flatMap((source) => lists.byFideId(id, { source }) ?? []),
    byNationalId: (id) => first((source) => lists.byNationalId(id, { source })),
    byName: (name) => lists.search(name, { limit: MOST_NAMESAKES }),
  };
}
