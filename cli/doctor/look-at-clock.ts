import { finding, type Finding } from './finding.ts';

/** A clock is set by hand to the minute. */
const MINUTES = 5;
const MINUTE = 60_000;

/** The clock against what was written before: an entry or a list of tomorrow cannot be. */
export function lookAtClock(now: Date, lastAt: string | null, months: readonly string[]): Finding {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const params = { now: now.toISOString(), zone };
  if (lastAt !== null && Date.parse(lastAt) - now.getTime() > MINUTES * MINUTE) {
    return finding('clock', 'clockBehindLog', { ...params, last: lastAt });
  }
  const [newest] = [...months].sort().reverse();
  if (newest !== undefined && newest > nextMonth(now)) {
    return finding('clock', 'clockBehindList', { ...params, month: newest });
  }
  return finding('clock', 'clock', params);
}

/** A list is published some days before its month begins. */
function nextMonth(now: Date): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1))
    .toISOString()
    .slice(0, 7);
}
