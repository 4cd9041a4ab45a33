import { requireInstant } from '../admission.ts';

/** The instant in UTC with milliseconds, so that the order of texts is the order of time. */
export function utcInstant(at: string): string {
  return new Date(requireInstant(at)).toISOString();
}

export const MINUTE = 60_000;

/** Whether `later` is at least a minute after `earlier`. */
export const aMinuteLater = (earlier: string, later: string): boolean =>
  Date.parse(later) - Date.parse(earlier) >= MINUTE;
