import type Database from 'better-sqlite3';
import { success } from '@ronde/core/rules/result.ts';
import {
  settingsWatch,
  type SettingMark,
  type SettingsWatch,
} from '../kept-settings/settings-watch.ts';
import { attempt } from './sqlite-failure.ts';
import { ASK_EVERY } from './watch-file.ts';

/** Listeners to the settings of a file: those of other connections are found by asking. */
export function watchSettings(db: Database.Database): SettingsWatch {
  const standing = db.prepare<[], SettingMark>(
    'SELECT scope, key, value AS mark FROM kept_settings',
  );
  let timer: NodeJS.Timeout | undefined;
  let version: unknown;

  const versionOf = (): unknown => db.pragma('data_version', { simple: true });
  const ask = (): void => {
    // A file that is held is asked again next time.
    attempt(db.name, () => {
      const now = versionOf();
      if (now === version) return success(null);
      watch.compare(standing.all());
      version = now;
      return success(null);
    });
  };

  const watch = settingsWatch(
    () => {
      version = versionOf();
      watch.know(standing.all());
      timer = setInterval(ask, ASK_EVERY).unref();
    },
    () => {
      clearInterval(timer);
    },
  );
  return watch;
}
