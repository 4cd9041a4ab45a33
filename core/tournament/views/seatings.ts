import type { Tpn } from '../../rules/identity.ts';
import type { Tournament } from '../state.ts';
import type { SeatingWay } from './screen.ts';
import { seatsView, type SeatsView } from './seats.ts';
import { playerShower } from './shown-player.ts';

/** Somebody at a table, or free. */
export interface SeatedPlayer {
  readonly tpn: number;
  readonly name: string;
}

export interface SeatedPair {
  readonly table: number;
  readonly first: SeatedPlayer | null;
  readonly second: SeatedPlayer | null;
  /** The row that has White. */
  readonly white: 'first' | 'second';
}

/** One seating after the other, for a sheet of paper that hangs in the hall or goes from table to table. */
export interface SeatingsView {
  readonly way: SeatingWay;
  readonly seatings: readonly {
    readonly seating: number;
    /** The round of the event whose games these are. */
    readonly round: number;
    readonly tables: readonly SeatedPair[];
    readonly free: SeatedPlayer | null;
  }[];
}

/** Every public seating, with where everybody goes from it; null where there is none, or not this way (LA 3.1). */
export function seatViews(state: Tournament, way: SeatingWay): readonly SeatsView[] | null {
  const of = seatsView(state, way, 1)?.of;
  if (of === undefined) return null;
  return Array.from({ length: of }, (_, index) => seatsView(state, way, index + 1)).flatMap(
    (view) => view ?? [],
  );
}

/** Every public seating of a round robin; null where there is none, or not this way (LA 3.1). */
export function seatingsView(state: Tournament, way: SeatingWay): SeatingsView | null {
  const views = seatViews(state, way);
  if (views === null) return null;
  const shown = playerShower(state);
  const told = (view: SeatsView): SeatingsView['seatings'][number] => {
    const seated = (number: number | null): SeatedPlayer | null => {
      const id = number === null ? undefined : view.players.get(number as Tpn);
      return id === undefined || number === null ? null : { tpn: number, name: shown(id).name };
    };
    return {
      seating: view.seating,
      round: view.round,
      tables: view.tables.map(({ table, first, second, white }) => ({
        ...{ table, white },
        first: seated(first),
        second: seated(second),
      })),
      free: seated(view.free),
    };
  };
  return { way, seatings: views.map(told) };
}
