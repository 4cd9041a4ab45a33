import {
  settingsWatch,
  type SettingMark,
  type SettingsWatch,
} from '../kept-settings/settings-watch.ts';
import type { Database } from './driver.ts';
import { otherWriters } from './other-writers.ts';

/** Listeners to the settings of a file: those of other connections are found by asking. */
export function watchSettings(db: Database): SettingsWatch {
  const standing = db.prepare<[], SettingMark>(
    'SELECT scope, key, value AS mark FROM kept_settings',
  );
  const others = otherWriters(db, () => {
    watch.compare(standing.all());
  });
  const watch = settingsWatch(() => {
    others.begin();
    watch.know(standing.all());
  }, others.end);
  return watch;
}
