import { success } from '@ronde/core/rules/result.ts';
import { compared } from '../text-order.ts';
import type { KeptSettings, SettingListener } from './kept-settings.ts';
import { settingText } from './setting-text.ts';
import { settingsWatch, type SettingsWatch } from './settings-watch.ts';

/** What memory stores share. */
export interface SettingsShelf {
  /** By scope, then by key, the JSON. */
  readonly kept: Map<string, Map<string, string>>;
  readonly watch: SettingsWatch;
}

export const settingsShelf = (): SettingsShelf => ({
  kept: new Map(),
  watch: settingsWatch(
    () => undefined,
    () => undefined,
  ),
});

/** Keeps settings until the program ends. */
export function memoryKeptSettings(
  { kept: shelf, watch }: SettingsShelf,
  settle: <T>(work: () => T) => Promise<T>,
  watching: (listener: SettingListener) => () => void,
): KeptSettings {
  return {
    get: (scope, key) =>
      settle(() => {
        const text = shelf.get(scope)?.get(key);
        return success(text === undefined ? undefined : (JSON.parse(text) as unknown));
      }),
    put: (scope, key, value) =>
      settle(() => {
        const text = settingText(scope, key, value);
        const kept = shelf.get(scope) ?? new Map<string, string>();
        shelf.set(scope, kept.set(key, text));
        watch.tell(scope, key, text);
        return success(null);
      }),
    remove: (scope, key) =>
      settle(() => {
        shelf.get(scope)?.delete(key);
        watch.tell(scope, key, null);
        return success(null);
      }),
    list: (scope) =>
      settle(() => {
        const settings = [...(shelf.get(scope) ?? [])].map(([key, text]) => ({
          key,
          value: JSON.parse(text) as unknown,
        }));
        return success(settings.sort((a, b) => compared(a.key, b.key)));
      }),
    watch: watching,
  };
}
