import { listeners } from '../listeners.ts';
import type { SettingListener } from './kept-settings.ts';

/** A setting as it stands, told apart from what it was before: its text, or a checksum of it. */
export interface SettingMark {
  readonly scope: string;
  readonly key: string;
  readonly mark: string;
}

/** Who listens to the settings of a database, and what they were told last. */
export interface SettingsWatch {
  add(listener: SettingListener): () => void;
  /** Tells that a setting stands so, null for no more, unless it was told already. */
  tell(scope: string, key: string, mark: string | null): void;
  /** Tells of every setting that does not stand as it did. */
  compare(standing: readonly SettingMark[]): void;
  /** Takes all of them for told. */
  know(standing: readonly SettingMark[]): void;
  /** Sends every listener away. */
  clear(): void;
}

/** `begin` is called with the first listener, `end` when the last one has gone. */
export function settingsWatch(begin: () => void, end: () => void): SettingsWatch {
  const heard = listeners<Parameters<SettingListener>>(begin, end);
  /** By scope, then by key. */
  const told = new Map<string, Map<string, string>>();

  const know = ({ scope, key, mark }: SettingMark): void => {
    told.set(scope, (told.get(scope) ?? new Map<string, string>()).set(key, mark));
  };
  const tell = (scope: string, key: string, mark: string | null): void => {
    if ((told.get(scope)?.get(key) ?? null) === mark) return;
    if (mark === null) told.get(scope)?.delete(key);
    else know({ scope, key, mark });
    heard.tell(scope, key);
  };
  return {
    add: heard.add,
    tell,
    compare: (standing) => {
      const there = new Set(standing.map(({ scope, key }) => JSON.stringify([scope, key])));
      for (const [scope, keys] of told) {
        for (const key of [...keys.keys()]) {
          if (!there.has(JSON.stringify([scope, key]))) tell(scope, key, null);
        }
      }
      for (const { scope, key, mark } of standing) tell(scope, key, mark);
    },
    know: (standing) => {
      told.clear();
      for (const one of standing) know(one);
    },
    clear: heard.clear,
  };
}
