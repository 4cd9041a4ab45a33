import { success, type Result } from '@ronde/core/rules/result.ts';
import { sql, type SqlDatabase, type SqlStatement } from '../sql-database.ts';
import type { StoreError } from '../store-error.ts';
import { compared } from '../text-order.ts';
import type { KeptSettings } from './kept-settings.ts';
import { isSettingName, settingText } from './setting-text.ts';
import type { SettingsWatch } from './settings-watch.ts';

export interface SettingsTable {
  /** Told of what this program changes, by the text. */
  readonly watch: Pick<SettingsWatch, 'add' | 'tell'>;
  /** Carried out with each change, for the other programs on the database. */
  readonly announce?: (scope: string, key: string, text: string | null) => SqlStatement;
}

/** Settings in a plain table. */
export function sqlKeptSettings(db: SqlDatabase, { watch, announce }: SettingsTable): KeptSettings {
  const change = async (
    statement: SqlStatement,
    [scope, key, text]: readonly [scope: string, key: string, text: string | null],
  ): Promise<Result<null, StoreError>> => {
    const changed = await (announce === undefined
      ? db.rows(statement)
      : db.all([statement, announce(scope, key, text)]));
    if (!changed.ok) return changed;
    watch.tell(scope, key, text);
    return success(null);
  };
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
      const text = settingText(scope, key, value);
      const put = sql(
        `INSERT INTO kept_settings (scope, key, value) VALUES ($1, $2, $3)
         ON CONFLICT (scope, key) DO UPDATE SET value = excluded.value`,
        scope,
        key,
        text,
      );
      return change(put, [scope, key, text]);
    },
    async remove(scope, key) {
      if (!isSettingName(scope) || !isSettingName(key)) return success(null);
      const removal = sql('DELETE FROM kept_settings WHERE scope = $1 AND key = $2', scope, key);
      return change(removal, [scope, key, null]);
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
    watch: (listener) => watch.add(listener),
  };
}
