import { success } from '@ronde/core/rules/result.ts';
import { compared } from '../text-order.ts';
import type { KeptSettings } from './kept-settings.ts';
import { settingText } from './setting-text.ts';

/** What memory stores share: by scope, then by key, the JSON. */
export type SettingsShelf = Map<string, Map<string, string>>;

/** Keeps settings until the program ends. */
export function memoryKeptSettings(
  shelf: SettingsShelf,
  settle: <T>(work: () => T) => Promise<T>,
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
        return success(null);
      }),
    remove: (scope, key) =>
      settle(() => {
        shelf.get(scope)?.delete(key);
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
  };
}
