import { createHash, randomUUID } from 'node:crypto';
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
type Announcement = readonly [scope: string, key: string, mark: string | null, by?: string];

interface WatchedSettings {
  readonly watch: SettingsWatch;
  readonly announce: (scope: string, key: string, text: string | null) => SqlStatement;
  readonly part: ListeningPart;
}

/** Listeners to the settings of a database, and the part of the listening that serves them. */
export async function watchSettings(
  connections: Connections,
  listening: Listening,
): Promise<Result<WatchedSettings, StoreError>> {
  const self = randomUUID();
  let ownChanges = 0;
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
      const [scope, key, mark, by] = JSON.parse(payload) as Announcement;
      // Own changes are told when they are answered; what is heard of them may be older by now.
      if (by !== self) watch.tell(scope, key, mark);
    },
    connected: async (client) => {
      for (;;) {
        const before = ownChanges;
        const { rows } = await client.query<SettingMark>(STANDING);
        // What was read may be older than a change of our own that was told meanwhile.
        if (before !== ownChanges) continue;
        watch.compare(rows);
        return;
      }
    },
  };
  return success({
    watch: {
      ...watch,
      tell: (scope, key, text) => {
        ownChanges += 1;
        watch.tell(scope, key, text === null ? null : markOf(text));
      },
    },
    announce: (scope, key, text) => {
      const told: Announcement = [scope, key, text === null ? null : markOf(text), self];
      return sql('SELECT pg_notify($1, $2)', CHANNEL, JSON.stringify(told));
    },
    part,
  });
}
