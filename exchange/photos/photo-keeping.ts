/** The longest a report is kept (LA line 8913): what was photographed for it goes with it. */
const MONTHS_KEPT = 12;

/** Whether photographs of an event that ended on a day are past their time. */
export function isPastKeeping(lastDay: string, today: string): boolean {
  const end = new Date(`${lastDay}T00:00:00Z`);
  end.setUTCMonth(end.getUTCMonth() + MONTHS_KEPT);
  return today > end.toISOString().slice(0, 10);
}
