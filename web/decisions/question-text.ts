/** `4:59` as seconds; null for anything else. */
export function readClock(written: string): number | null {
  const [, minutes, seconds] = /^(\d{1,3}):([0-5]\d)$/.exec(written.trim()) ?? [];
  return minutes === undefined ? null : 60 * Number(minutes) + Number(seconds);
}

/** A whole number within the bounds of a question; null for anything else. */
export function readWhole(
  written: string,
  { least, most }: { readonly least: number; readonly most: number },
): number | null {
  const figure = /^\d{1,5}$/.test(written.trim()) ? Number(written) : -1;
  return figure >= least && figure <= most ? figure : null;
}

/** Seconds as they are typed: `4:59`. */
export const writeClock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
