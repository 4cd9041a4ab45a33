import { success } from '@ronde/core/rules/result.ts';
import { sql, type SqlDatabase } from '../sql-database.ts';
import { compared } from '../text-order.ts';
import type { KeptSettings } from './kept-settings.ts';
import { isSettingName, settingText } from './setting-text.ts';

/** Settings in a plain table. */
export function sqlKeptSettings(db: SqlDatabase): KeptSettings {
  return {
    async get(scope, key) {
      if (!isSettingName(scope) || !isSettingName(key)) return success(undefined);
      const found = await db.rows(
        sql('SELECT value FROM kept_settings WHERE scope = $1 AND key = $2', scope, key),
      );
      if (!found.ok) return found;
      const row = found.value[0];
      return success(row === undefined ? undefined : (JSON.parse(String(row['value'])) as unknown));
    },
    async put(scope, key, value) {
      const put = await db.rows(
        sql(
          `INSERT INTO kept_settings (scope, key, value) VALUES ($1, $2, $3)
           ON CONFLICT (scope, key) DO UPDATE SET value = excluded.value`,
          scope,
          key,
          settingText(scope, key, value),
        ),
      );
      return put.ok ? success(null) : put;
    },
    async remove(scope, key) {
      if (!isSettingName(scope) || !isSettingName(key)) return success(null);
      const removed = await db.rows(
        sql('DELETE FROM kept_settings WHERE scope = $1 AND key = $2', scope, key),
      );
      return removed.ok ? success(null) : removed;
    },
    async list(scope) {
      if (!isSettingName(scope)) return success([]);
      const found = await db.rows(
        sql('SELECT key, value FROM kept_settings WHERE scope = $1', scope),
      );
      if (!found.ok) return found;
      const settings = found.value.map(({ key, value }) => ({
        key: String(key),
        value: JSON.parse(String(value)) as unknown,
      }));
      return success(settings.sort((a, b) => compared(a.key, b.key)));
    },
  };
}
