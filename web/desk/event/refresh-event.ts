import type { Query, QueryClient } from '@tanstack/react-query';
import { eventKey } from './use-view.ts';

/** On its way for the first time: the answer may be older than the news, and is not asked for twice by itself. */
const isFirstAsked = ({ state }: Query): boolean =>
  state.data === undefined && state.fetchStatus !== 'idle';

/** Everything that is shown of an event is asked for again. */
export async function refreshEvent(client: QueryClient, id: string): Promise<void> {
  const queryKey = eventKey(id);
  const first = client.getQueryCache().findAll({ queryKey, predicate: isFirstAsked });
  await client.invalidateQueries({ queryKey });
  if (first.length === 0) return;
  await client.invalidateQueries({ queryKey, predicate: (query) => first.includes(query) });
}
