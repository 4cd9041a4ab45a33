import type { TimeControlSheet } from './time-control.ts';

/** What is typed into a clock for one period. */
export interface ClockSetting {
  readonly period: number;
  /** Seconds added to the display when it begins. */
  readonly time: number;
  /** Seconds the display shows when the game begins; null for later periods. */
  readonly shown: number | null;
  /** Seconds of each move while it lasts. */
  readonly seconds: number;
  /** The move after which the next one begins, for clocks that count; null for the last. */
  readonly untilMove: number | null;
}

/** The settings sheet. The increment of the first move is on the display before it is made. */
export function clockSettings({ periods, mode }: TimeControlSheet): ClockSetting[] {
  return periods.map(({ minutes, seconds, secondsFrom, from, moves }, index) => {
    const time = 60 * minutes;
    const begins = secondsFrom === null ? seconds : 0;
    return {
      period: index + 1,
      time,
      shown: index === 0 ? time + (mode === 'increment' ? begins : 0) : null,
      seconds,
      untilMove: from === null || moves === null ? null : from + moves - 1,
    };
  });
}

/** `1:30:30`, as clocks show it. */
export function displayed(seconds: number): string {
  const two = (figure: number): string => String(figure).padStart(2, '0');
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 3600)}:${two(Math.floor((whole % 3600) / 60))}:${two(whole % 60)}`;
}

/** Seconds of `1:30:30` or `45:10`, as a display is read; null for no such time. */
export function secondsOfClock(text: string): number | null {
  const [, hours = '0', minutes = '', seconds = ''] =
    /^(?:(\d{1,2}):)?(\d{1,2}):([0-5]\d)$/.exec(text.trim()) ?? [];
  if (minutes === '' || (hours !== '0' && Number(minutes) > 59)) return null;
  return 3_600 * Number(hours) + 60 * Number(minutes) + Number(seconds);
}
