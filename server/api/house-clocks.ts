import type { ClockOfHouse } from '@ronde/core/tournament/views/house-clocks.ts';

/** `GET /api/tournaments/:id/house-clocks`: faulty clocks of the other events that the asker works on. */
export interface HouseClocksAnswer {
  readonly clocks: readonly ClockOfHouse[];
  /** How many other events were looked at. */
  readonly events: number;
  /** Names of events whose log cannot be read. */
  readonly unread: readonly string[];
}
