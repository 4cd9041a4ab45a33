import type { CheckIn } from '../check-in.ts';
import type { Tournament } from '../state.ts';

/** Nothing changes where no check-in was opened. */
export const withCheckIn = (state: Tournament, edit: (checkIn: CheckIn) => CheckIn): Tournament =>
  state.checkIn === null ? state : { ...state, checkIn: edit(state.checkIn) };
