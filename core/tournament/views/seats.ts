import { rutschBergerSeating } from '../../pairing/rutsch/rutsch-berger.ts';
import { rutschSeating } from '../../pairing/rutsch/rutsch.ts';
import { movesBetween, type Move, type SeatedTable } from '../../pairing/rutsch/seating.ts';
import { isRoundRobin } from '../../pairing/systems.ts';
import type { PlayerId, Tpn } from '../../rules/identity.ts';
import { isHomologated } from '../apart.ts';
import { playersByNumber } from '../numbers.ts';
import type { Game } from '../round.ts';
import type { Tournament } from '../state.ts';
import { maySee } from './audience.ts';
import { hasCalendar } from './has-calendar.ts';
import type { SeatingWay } from './screen.ts';

/** How the players of an event may slide along the tables; a homologated one plays by Berger alone (002:190). */
export function seatingsOf(state: Tournament): readonly SeatingWay[] {
  if (!hasCalendar(state) || !isRoundRobin(state.settings.system)) return [];
  return isHomologated(state) ? ['rutschBerger'] : ['rutschBerger', 'rutsch'];
}

/** One seating of a round robin, and where everybody goes from there. */
export interface SeatsView {
  readonly way: SeatingWay;
  /** From 1, through all cycles. */
  readonly seating: number;
  readonly of: number;
  /** The round of the event whose games these are. */
  readonly round: number;
  /** Players by their numbers; colours are those of the published games. */
  readonly tables: readonly SeatedTable[];
  readonly free: number | null;
  /** Where they go when the round is over; nowhere after the last. */
  readonly moves: readonly Move[];
  readonly players: ReadonlyMap<Tpn, PlayerId>;
}

/**
 * The seating asked for, or the first with a game still to be played; null while its games are not public.
 * Rutsch goes through the rounds of the Berger table in an order of its own, so that games are found by their pair.
 */
export function seatsView(
  state: Tournament,
  way: SeatingWay,
  asked: number | null,
): SeatsView | null {
  const count = state.numbers.length;
  if (!seatingsOf(state).includes(way) || count < 2 || !maySee(state, 'public', 'pairings')) {
    return null;
  }
  const players = playersByNumber(state);
  const seatings = way === 'rutsch' ? rutschSeating(count) : rutschBergerSeating(count);
  const known = meetings(state);
  const gamesOf = (index: number): Meeting[] | null => {
    const cycle = Math.floor(index / seatings.length);
    const found = seatings[index % seatings.length]?.games.map(({ white, black }) => {
      const pair = pairOf(players.get(white as Tpn), players.get(black as Tpn));
      return known.get(pair)?.[cycle] ?? null;
    });
    return found === undefined || found.includes(null) ? null : found.flatMap((one) => one ?? []);
  };
  const cycles = Math.max(1, ...[...known.values()].map(({ length }) => length));
  const of = seatings.length * cycles;
  let index = asked === null ? 0 : Math.min(asked, of) - 1;
  if (asked === null) {
    while (index < of - 1 && gamesOf(index)?.every(({ game }) => isDone(game)) === true) index += 1;
    // What is not public yet is not shown; the seating before it stays.
    if (gamesOf(index) === null && index > 0) index -= 1;
  }
  const games = gamesOf(index);
  const seating = seatings[index % seatings.length];
  const next = index + 1 < of ? seatings[(index + 1) % seatings.length] : undefined;
  if (games === null || seating === undefined) return null;
  return {
    ...{ way, seating: index + 1, of, round: games[0]?.round ?? 0, players },
    tables: seating.tables.map((table) => coloured(table, games, players)),
    free: seating.free,
    moves: next === undefined ? [] : movesBetween(seating, next),
  };
}

interface Meeting {
  readonly round: number;
  readonly game: Game;
}

const isDone = ({ outcome }: Game): boolean => outcome.kind !== 'notEntered';

const pairOf = (a: PlayerId | undefined, b: PlayerId | undefined): string =>
  [a ?? '', b ?? ''].sort().join('\n');

/** The public games of every pair, the first meeting first. */
function meetings(state: Tournament): ReadonlyMap<string, readonly Meeting[]> {
  const found = new Map<string, Meeting[]>();
  for (const { number: round, published, games } of state.rounds) {
    if (!published) continue;
    for (const game of games) {
      const pair = pairOf(game.white, game.black);
      found.set(pair, [...(found.get(pair) ?? []), { round, game }]);
    }
  }
  return found;
}

/** White is who has it in the event, whatever the seating had. */
function coloured(
  table: SeatedTable,
  games: readonly Meeting[],
  players: ReadonlyMap<Tpn, PlayerId>,
): SeatedTable {
  const first = players.get((table.first ?? 0) as Tpn);
  const white = games.some(({ game }) => game.white === first) ? 'first' : 'second';
  return table.first === null || table.second === null ? table : { ...table, white };
}
