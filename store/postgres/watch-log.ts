import { success, type Result } from '@ronde/core/rules/result.ts';
import { logWatch, type LogWatch } from '../log-watch.ts';
import type { StoreError } from '../store-error.ts';
import type { Connections } from './connections.ts';
import type { Listening, ListeningPart } from './listen.ts';
import { ENDS } from './statements.ts';

/** Listeners to the logs of a database, and the part of the listening that serves them. */
export async function watchLog(
  connections: Connections,
  listening: Listening,
): Promise<Result<{ readonly watch: LogWatch; readonly part: ListeningPart }, StoreError>> {
  const watch = logWatch(
    () => {
      listening.begin();
    },
    () => {
      listening.end();
    },
  );
  // Known before anybody watches, so that what is written while the first connection for
  // listening is being made is told once it is there.
  const before = await connections.use(async (client) =>
    success((await client.query<{ id: string; position: number }>(ENDS)).rows),
  );
  if (!before.ok) return before;
  for (const { id, position } of before.value) watch.know(id, position);
  const part: ListeningPart = {
    channel: 'ronde_log',
    heard: (payload) => {
      const [, position, id] = /^(\d+) (.+)$/su.exec(payload) ?? [];
      if (id === undefined) return;
      const tell = (): void => {
        watch.tell(id, Number(position));
      };
      // A tournament made with entries is announced twice by its commit, empty and whole, and both
      // are heard in one turn, maybe before the commit is answered: the whole one is told alone.
      if (Number(position) === 0) setImmediate(tell);
      else tell();
    },
    connected: async (client) => {
      const { rows } = await client.query<{ id: string; position: number }>(ENDS);
      for (const { id, position } of rows) watch.tell(id, position);
    },
  };
  return success({ watch, part });
}
