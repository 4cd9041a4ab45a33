import {
  fideNumberVerdicts,
  type FideNumberVerdict,
} from '../administration/licences/fide-number.ts';
import type { Tournament } from './state.ts';

/** Whether FIDE rates the event, as far as somebody said so. */
function isFideRated({ administration, settings }: Tournament): boolean {
  const kind = administration?.homologation?.kind ?? null;
  if (kind !== null) return kind !== 'national';
  return settings.regulations.rated !== false;
}

/** The verdict on every player's FIDE number, by the player's id. */
export function fideNumbersOf(state: Tournament): ReadonlyMap<string, FideNumberVerdict> {
  const players = [...state.players.values()].map(({ private: own, ...player }) => ({
    ...player,
    ...(own?.birthDate === undefined ? {} : { birthDate: own.birthDate }),
  }));
  return fideNumberVerdicts(players, { rated: isFideRated(state) });
}
