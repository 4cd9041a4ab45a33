const two = (figure: number): string => String(figure).padStart(2, '0');

/** `15:05`, `9:30`, `9h30`, `17 h` as hours and minutes; null where it is no hour of a day. */
export function readHour(
  written: string,
): { readonly hours: number; readonly minutes: number } | null {
  const [, hour, minute] = /^\s*(\d{1,2})\s*(?:[:.hH]\s*(\d\d)?)?\s*$/.exec(written) ?? [];
  const [hours, minutes] = [Number(hour), Number(minute ?? 0)];
  return hours < 24 && minutes < 60 ? { hours, minutes } : null;
}

/** `15:05` of hours and minutes. */
export const hourText = (time: { readonly hours: number; readonly minutes: number }): string =>
  `${two(time.hours)}:${two(time.minutes)}`;
