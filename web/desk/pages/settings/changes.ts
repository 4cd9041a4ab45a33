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

/** What was typed while other changes were on their way: it is not saved with them. */
export const typedSince = (sent: SettingsChanges, now: SettingsChanges): SettingsChanges =>
  Object.fromEntries(
    (Object.keys(now) as (keyof Settings)[])
      .filter((key) => !isSame(now[key], sent[key]))
      .map((key) => [key, now[key]]),
  );

/** What is sent: names without blank lines, lists no longer than the rounds. */
export function tidied(settings: Settings, changes: SettingsChanges): SettingsChanges {
  const { rounds, ...all } = { ...settings, ...changes };
  const patch: SettingsChanges = {
    ...changes,
    ...('deputyArbiters' in changes
      ? { deputyArbiters: all.deputyArbiters.map((name) => name.trim()).filter(Boolean) }
      : {}),
    ...('roundDates' in changes ? { roundDates: all.roundDates.slice(0, rounds) } : {}),
    ...('roundTimes' in changes ? { roundTimes: all.roundTimes.slice(0, rounds) } : {}),
  };
  const kept = changedKeys(settings, patch);
  return Object.fromEntries(kept.map((key) => [key, patch[key]]));
}

/** The changes that can be saved without a refused one; null where it is the only one, or none is named. */
export function withoutRefused(
  changes: SettingsChanges,
  params: Readonly<Record<string, unknown>> | undefined,
): SettingsChanges | null {
  const refused = params?.['setting'];
  const others = Object.entries(changes).filter(([key]) => key !== refused);
  const isNamed = others.length < Object.keys(changes).length;
  return isNamed && others.length > 0 ? Object.fromEntries(others) : null;
}
