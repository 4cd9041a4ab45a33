import { createHash } from 'node:crypto';
import { success, type Result } from '@ronde/core/rules/result.ts';
import {
  settingsWatch,
  type SettingMark,
  type SettingsWatch,
} from '../kept-settings/settings-watch.ts';
import { sql, type SqlStatement } from '../sql-database.ts';
import type { StoreError } from '../store-error.ts';
import type { Connections } from './connections.ts';
import type { Listening, ListeningPart } from './listen.ts';

const CHANNEL = 'ronde_settings';
const STANDING = 'SELECT scope, key, md5(value) AS mark FROM kept_settings';

const markOf = (text: string): string => createHash('md5').update(text).digest('hex');

/** What every program on the database is told, with the change and only if it is made. */
export const announceSetting = (scope: string, key: string, text: string | null): SqlStatement =>
  sql(
    'SELECT pg_notify($1, $2)',
    CHANNEL,
    JSON.stringify([scope, key, text === null ? null : markOf(text)]),
  );

/** Listeners to the settings of a database, and the part of the listening that serves them. */
export async function watchSettings(
  connections: Connections,
  listening: Listening,
): Promise<Result<{ readonly watch: SettingsWatch; readonly part: ListeningPart }, StoreError>> {
  const watch = settingsWatch(
    () => {
      listening.begin();
    },
    () => {
      listening.end();
    },
  );
  const before = await connections.use(async (client) =>
    success((await client.query<SettingMark>(STANDING)).rows),
  );
  if (!before.ok) return before;
  watch.know(before.value);
  const part: ListeningPart = {
    channel: CHANNEL,
    heard: (payload) => {
      // Written by `announceSetting` of this program or of another.
      const [scope, key, mark] = JSON.parse(payload) as [string, string, string | null];
      watch.tell(scope, key, mark);
    },
    connected: async (client) => {
      watch.compare((await client.query<SettingMark>(STANDING)).rows);
    },
  };
  return success({
    watch: {
      ...watch,
      tell: (scope, key, text) => {
        watch.tell(scope, key, text === null ? null : markOf(text));
      },
    },
    part,
  });
}
