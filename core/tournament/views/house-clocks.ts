import { faultyClocks, type FaultyClock } from '../clock-log.ts';
import { entriesInForceOf, type Entry } from '../log.ts';

/** A clock that is not to be used again, and the event in which it was found so. */
export interface ClockOfHouse extends FaultyClock {
  readonly tournament: string;
  readonly event: string;
}

/** The faulty clocks of an event that nobody has opened: its log is read, no state is made. */
export const faultyClocksIn = (entries: readonly Entry[]): readonly FaultyClock[] =>
  faultyClocks({
    clockLog: entriesInForceOf(entries).flatMap(({ events, at, by }) =>
      events.flatMap((event) => {
        if (event.type !== 'clockNoted') return [];
        const { type: _, ...note } = event;
        return [{ ...note, at, by }];
      }),
    ),
  });
