import type { PlayerId, Tpn } from '../../rules/identity.ts';
import { distinctNames, shortName } from '../../rules/short-name.ts';
import { numbersOf } from '../numbers.ts';
import type { Tournament } from '../state.ts';

/** What a wall needs besides a name so that it means one person of the event; mostly nothing. */
export interface HallAlias {
  /** The shortest form that is nobody else's; left out where initials are enough. */
  readonly short?: string;
  /** Federation, club or number, for those of the same whole name. */
  readonly mark?: string;
}

export interface HallNames {
  readonly of: (id: PlayerId) => HallAlias;
  readonly ofNumber: (tpn: Tpn) => HallAlias;
}

/** Short names within the whole event: a screen shows a part of it, and its neighbour another. */
export function hallNames(state: Tournament): HallNames {
  const numbers = numbersOf(state);
  const players = [...state.players.values()];
  const names = distinctNames(
    players.map(({ id, name, federation, club }) => ({
      name,
      federation: federation ?? null,
      club: club ?? null,
      number: numbers.get(id) ?? null,
    })),
  );
  const byId = new Map<PlayerId, HallAlias>();
  const byNumber = new Map<Tpn, HallAlias>();
  for (const [index, { id, name }] of players.entries()) {
    const { short = name, mark = null } = names[index] ?? {};
    const alias = {
      ...(short === shortName(name) ? {} : { short }),
      ...(mark === null ? {} : { mark }),
    };
    byId.set(id, alias);
    const number = numbers.get(id);
    if (number !== undefined) byNumber.set(number, alias);
  }
  return {
    of: (id) => byId.get(id) ?? {},
    ofNumber: (number) => byNumber.get(number) ?? {},
  };
}
