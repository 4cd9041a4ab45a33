import { clockSettings, type ClockSetting } from '../../decisions/time-control/clock-setting.ts';
import {
  longestGame,
  readTimeControl,
  type TimeControlSheet,
} from '../../decisions/time-control/time-control.ts';
import { editionIn } from '../../rules/editions/registry.ts';
import { faultyClocks, type ClockLogLine, type FaultyClock } from '../clock-log.ts';
import { minutesOfDefault, type DefaultTime } from '../default-time.ts';
import type { Tournament } from '../state.ts';
import { roundStartsAt } from './round-times.ts';

/** When a round ends at the latest, by games of sixty moves (B.02 1.1). */
export interface LatestEnd {
  readonly round: number;
  /** On the wall clock of the hall. */
  readonly startsAt: string;
  readonly endsAt: string;
}

/** The rate of play of the event as clocks are set by it. */
export interface ControlOfEvent extends TimeControlSheet {
  readonly written: string;
  readonly settings: readonly ClockSetting[];
  /** Minutes of a game of sixty moves on both clocks. */
  readonly longest: number;
  readonly ends: readonly LatestEnd[];
}

export interface ClocksView {
  /** Null where the settings have no rate of play that can be read. */
  readonly control: ControlOfEvent | null;
  readonly defaultTime: Pick<DefaultTime, 'minutes' | 'article'> | null;
  /** Newest first. */
  readonly log: readonly ClockLogLine[];
  readonly faulty: readonly FaultyClock[];
  /** Rounds with boards a line may be about. */
  readonly rounds: readonly { readonly round: number; readonly boards: readonly number[] }[];
}

const MOVES = 60;

export const clocksView = (state: Tournament): ClocksView => ({
  control: controlOfEvent(state),
  defaultTime: minutesOfDefault(state),
  log: (state.clockLog ?? []).toReversed(),
  faulty: faultyClocks(state),
  rounds: state.rounds.map(({ number, games }) => ({
    round: number,
    boards: games.map(({ board }) => board),
  })),
});

/** Everything about the event's rate of play; null where there is none that can be read. */
export function controlOfEvent(state: Tournament): ControlOfEvent | null {
  const { timeControl, rounds } = state.settings;
  const laws = editionIn('laws', state.pins.laws);
  const ratings = editionIn('ratings', state.pins.ratings);
  if (timeControl === null || laws === null || ratings === null) return null;
  const sheet = readTimeControl(timeControl, laws.properties, ratings.properties);
  if (sheet === null) return null;
  const longest = Math.ceil(longestGame(sheet, MOVES));
  const ends = Array.from({ length: rounds }, (_, index) => index + 1).flatMap((round) => {
    const startsAt = roundStartsAt(state, round);
    return startsAt === null ? [] : [{ round, startsAt, endsAt: later(startsAt, longest) }];
  });
  return { ...sheet, written: timeControl, settings: clockSettings(sheet), longest, ends };
}

/** So many minutes later on the same wall clock. */
const later = (wall: string, minutes: number): string =>
  new Date(Date.parse(`${wall}:00Z`) + minutes * 60_000).toISOString().slice(0, 16);
