/** Zones of a machine that tell no place: a server as it was installed. */
const PLACELESS: ReadonlySet<string> = new Set(['UTC', 'GMT', 'Etc/UTC', 'Etc/GMT', 'Etc/Unknown']);

/** Where a federation's clubs play, where one zone holds for nearly all of them. */
const OF_FEDERATION: Readonly<Record<string, string>> = { FRA: 'Europe/Paris' };

/** The zone a new event is given: that of the machine it is made on, else its federation's; null for neither. */
export function usualTimeZone(machine: string, federation: string | null): string | null {
  if (!PLACELESS.has(machine)) return machine;
  return OF_FEDERATION[federation ?? ''] ?? null;
}
