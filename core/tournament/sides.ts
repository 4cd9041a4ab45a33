import type { TwoSides } from '../pairing/system.ts';
import { isOfTwoSides, systemNamed } from '../pairing/systems.ts';
import type { PlayerId } from '../rules/identity.ts';
import { firstHalf, numbersOfSide, type SidesBy } from '../rules/sides-rules.ts';
import { numbersOf } from './numbers.ts';
import type { PlayerDetails } from './player.ts';
import type { Tournament } from './state.ts';
import { cyclesOf } from './views/has-calendar.ts';

/** The players of two sides, each in the order of pairing numbers: A1 first. */
export interface SidesOfPlayers {
  readonly a: readonly PlayerId[];
  readonly b: readonly PlayerId[];
}

/** The sides of a match of players, or of two teams; null for any other event. */
export function sidesOf(state: Tournament): SidesOfPlayers | null {
  const { settings, players, numbers } = state;
  if (!isOfTwoSides(settings.system)) return null;
  if (settings.kind === 'team') return twoTeams(state);
  const order = numbers.length > 0 ? numbers : [...players.keys()];
  const isFirst = firstSide(state, order.length);
  const onA = order.map((id, index) => isFirst(players.get(id), index + 1));
  return {
    a: order.filter((_, index) => onA[index] === true),
    b: order.filter((_, index) => onA[index] !== true),
  };
}

/** Two teams, each in the order of its list; null for any other number of them. */
function twoTeams({ teams }: Tournament): SidesOfPlayers | null {
  const [a, b, ...others] = teams.values();
  return a && b && others.length === 0 ? { a: a.roster, b: b.roster } : null;
}

function firstSide(
  { settings: { sides } }: Tournament,
  players: number,
): (player: PlayerDetails | undefined, number: number) => boolean {
  const { by, first } = sides;
  if (by === 'numbers') {
    const said = numbersOfSide(first) ?? [];
    if (said.length === 0) return (_, number) => number <= firstHalf(players);
    return (_, number) => said.includes(number);
  }
  return (player) =>
    player !== undefined && belongings(player, by).some((own) => folded(own) === folded(first));
}

/** What a player has of a kind: one club, one federation, several tags. */
export function belongings(player: PlayerDetails, by: Exclude<SidesBy, 'numbers'>): string[] {
  if (by === 'tag') return [...(player.tags ?? [])];
  const own = player[by];
  return own === undefined ? [] : [own];
}

const folded = (text: string): string => text.trim().toLowerCase();

/** The same by number, as the system asks. */
export function sidesByNumber(state: Tournament): TwoSides | null {
  const sides = sidesOf(state);
  if (sides === null) return null;
  const numbers = numbersOf(state);
  const numbered = (ids: readonly PlayerId[]) => ids.flatMap((id) => numbers.get(id) ?? []);
  return { a: numbered(sides.a), b: numbered(sides.b) };
}

/** Rounds of a table gone through once, twice and so on; none where a system has no table, or a side is empty. */
export function tableLengths(state: Tournament): readonly number[] {
  const { system, kind } = state.settings;
  const sides = sidesOf(state);
  if (sides === null && kind === 'team' && isOfTwoSides(system)) return [];
  return systemNamed(system).roundsFor(seatsOf(state, sides), sides?.a.length) ?? [];
}

/** Places on the table: of two teams those of their lists. */
const seatsOf = ({ players, settings }: Tournament, sides: SidesOfPlayers | null): number =>
  settings.kind === 'team' && sides !== null ? sides.a.length + sides.b.length : players.size;

/**
 * How often the table is gone through by the rounds declared. Of two sides, equal or not, a single table has fewer
 * rounds than there are players and a double one as many or more.
 */
export function tableCycles(state: Tournament): number {
  const { rounds, system } = state.settings;
  const lengths = tableLengths(state);
  if (!isOfTwoSides(system)) return cyclesOf(rounds, lengths);
  return lengths.length < 2 || rounds < seatsOf(state, sidesOf(state)) ? 1 : 2;
}

/** How many of the larger side have no opponent in a round. */
export function restingOf(state: Tournament): number {
  const sides = sidesOf(state);
  return sides === null ? 0 : Math.abs(sides.a.length - sides.b.length);
}
