import type { ClockPhase, Screen, ScreenPage } from '@ronde/server/api/screens.ts';

/** A stretch of the round clock as the desk plans it. */
export interface PlannedPhase {
  readonly title: string;
  readonly minutes: number;
}

const MINUTE = 60_000;

/** The phases that begin now, one after the other. */
export function phasesFrom(plan: readonly PlannedPhase[], now: number): readonly ClockPhase[] {
  let end = now;
  return plan.map(({ title, minutes }) => {
    end += minutes * MINUTE;
    return { title, until: new Date(end).toISOString() };
  });
}

/** The phase that runs, and all after it, later by so many minutes; what is over stays. */
export const shifted = (
  phases: readonly ClockPhase[],
  minutes: number,
  now: number,
): readonly ClockPhase[] =>
  phases.map((phase) => {
    const end = Date.parse(phase.until);
    if (end <= now) return phase;
    return { ...phase, until: new Date(Math.max(now, end + minutes * MINUTE)).toISOString() };
  });

/** The phase that runs ends now; those after it begin as much earlier. */
export function skipped(phases: readonly ClockPhase[], now: number): readonly ClockPhase[] {
  const current = phases.find(({ until }) => Date.parse(until) > now);
  if (current === undefined) return phases;
  const early = Date.parse(current.until) - now;
  return phases.map((phase) => {
    const end = Date.parse(phase.until);
    return end <= now ? phase : { ...phase, until: new Date(end - early).toISOString() };
  });
}

const isClock = ({ view }: ScreenPage): boolean => view === 'clock';

export const clocksOn = (screens: readonly Screen[]): number =>
  screens.filter(({ pages }) => pages.some(isClock)).length;

/** What the clocks show: they are set together. */
export const phasesOn = (screens: readonly Screen[]): readonly ClockPhase[] =>
  screens
    .flatMap(({ pages }) => pages)
    .flatMap((page) => (page.view === 'clock' && page.phases ? [page.phases] : []))[0] ?? [];

/** Sets every clock of every screen; without phases they count to the next round. */
export const withPhases = (
  screens: readonly Screen[],
  phases: readonly ClockPhase[],
): readonly Screen[] =>
  screens.map((screen) => ({
    ...screen,
    pages: screen.pages.map((page) => {
      if (page.view !== 'clock') return page;
      const { phases: _, ...rest } = page;
      return phases.length === 0 ? { ...rest, until: null } : { ...rest, until: null, phases };
    }),
  }));
