const two = (figure: number): string => String(figure).padStart(2, '0');

/** `15:05`, `9:30`, `9h30`, `17 h` as hours and minutes; null where it is no hour of a day. */
export function readHour(
  written: string,
): { readonly hours: number; readonly minutes: number } | null {
  const [, hour, minute] = /^\s*(\d{1,2})\s*(?:[:.hH]\s*(\d\d)?)?\s*$/.exec(written) ?? [];
  const [hours, minutes] = [Number(hour), Number(minute ?? 0)];
  return hours < 24 && minutes < 60 ? { hours, minutes } : null;
}

/** An ISO time of the wall clock, `2026-03-07T15:15:00+01:00`: what is read off it is the hour of the hall. */
export function wallClockTime(
  day: { readonly year: number; readonly month: number; readonly day: number },
  time: { readonly hours: number; readonly minutes: number },
  /** Minutes ahead of UTC. */
  offset: number,
): string {
  const date = [String(day.year).padStart(4, '0'), two(day.month), two(day.day)].join('-');
  const size = Math.abs(offset);
  const zone = `${offset < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
  return `${date}T${two(time.hours)}:${two(time.minutes)}:00${zone}`;
}
