import type { Query, QueryClient } from '@tanstack/react-query';
import { isAnsweredAt } from './answered-at.ts';
import { eventKey } from './use-view.ts';

/** On its way for the first time: the answer may be older than the news, and is not asked for twice by itself. */
const isFirstAsked = ({ state }: Query): boolean =>
  state.data === undefined && state.fetchStatus !== 'idle';

/** Everything that is shown of an event is asked for again. */
export async function refreshEvent(client: QueryClient, id: string): Promise<void> {
  await refresh(client, id, () => true);
}

async function refresh(
  client: QueryClient,
  id: string,
  isOld: (query: Query) => boolean,
): Promise<void> {
  const queryKey = eventKey(id);
  const first = client
    .getQueryCache()
    .findAll({ queryKey, predicate: (query) => isOld(query) && isFirstAsked(query) });
  await client.invalidateQueries({ queryKey, predicate: isOld });
  if (first.length === 0) return;
  await client.invalidateQueries({
    queryKey,
    predicate: (query) => first.includes(query) && isOld(query),
  });
}

/** How far the log was when a view was last asked for because of it, by query. */
const askedFor = new WeakMap<Query, number>();
const takeAsAskedFor = (queries: readonly Query[], position: number): void => {
  for (const query of queries) askedFor.set(query, Math.max(askedFor.get(query) ?? 0, position));
};

/**
 * What is shown of an event catches up with its log: a deed of this desk is heard of twice, in its
 * answer and in the news, and everything is asked for once. A view that another server answers may
 * be older than the deed, and is asked for again.
 */
export async function catchUp(client: QueryClient, id: string, position: number): Promise<void> {
  const queries = client.getQueryCache().findAll({ queryKey: eventKey(id) });
  const isOnItsWay = (query: Query): boolean =>
    query.state.fetchStatus === 'fetching' && (askedFor.get(query) ?? 0) >= position;
  const comes = queries.filter(isOnItsWay);
  takeAsAskedFor(queries, position);
  const isOld = (query: Query): boolean => !isAnsweredAt(query.queryHash, position);
  await Promise.all([
    refresh(client, id, (query) => !comes.includes(query) && isOld(query)),
    ...comes.map(async (query) => {
      await query.promise?.catch(() => undefined);
      // Asked for anew because of a later deed, which sees to it.
      if (isOnItsWay(query)) return;
      await refresh(client, id, (one) => one === query && isOld(one));
    }),
  ]);
}

/**
 * What was answered before the stream said its first word may be older than that, and nobody tells
 * of what lies between. What is on its way is waited for: it is not asked for twice.
 */
export async function catchUpWithStream(
  client: QueryClient,
  id: string,
  position: number,
): Promise<void> {
  const onTheirWay = client
    .getQueryCache()
    .findAll({ queryKey: eventKey(id), fetchStatus: 'fetching' });
  takeAsAskedFor(onTheirWay, position);
  await catchUp(client, id, position);
}
