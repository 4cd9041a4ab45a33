import type { Settings } from '@ronde/core/tournament/settings.ts';

export type SettingsChanges = Partial<Settings>;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Changes with one more; what is back to what it was is no change. */
export function withChange(
  settings: Settings,
  changes: SettingsChanges,
  patch: SettingsChanges,
): SettingsChanges {
  const all = { ...changes, ...patch };
  const kept = changedKeys(settings, all);
  return Object.fromEntries(kept.map((key) => [key, all[key]]));
}

/** What really differs from the settings as they are now, which others may have changed meanwhile. */
export function changedKeys(settings: Settings, changes: SettingsChanges): (keyof Settings)[] {
  return (Object.keys(changes) as (keyof Settings)[]).filter(
    (key) => key in settings && !isSame(changes[key], settings[key]),
  );
}
