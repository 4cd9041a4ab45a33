/** People who do not exist, strongest first; the same every time. */
export interface InventedPlayer {
  readonly name: string;
  readonly rating: number;
  readonly club: string;
  readonly federation: string;
  readonly birthYear: number;
}

const FAMILIES = ['Aubépin', 'Brandel', 'Corvaz', 'Delorme-Vast', 'Estrange', 'Fauvel', 'Grisard'];
const ENDINGS = ['', 'ier', 'el', 'on', 'ot', 'aud', 'ès', 'in', 'art', 'eau'];
const GIVEN = ['Anouk', 'Basile', 'Céleste', 'Dorian', 'Élise', 'Firmin', 'Garance', 'Hervé'];
const CLUBS = ['Tour de Brume', 'Cavalier de Sel', 'Échiquier du Val', 'Roque 64', 'Le Fou Bleu'];
const FEDERATIONS = ['FRA', 'FRA', 'FRA', 'BEL', 'SUI', 'GER'];

/** As long as names come in real lists. */
const LONGEST = 'Vandenbroucke-Delacroix, Marie-Antoinette Joséphine';

export function inventedPlayers(count: number): InventedPlayer[] {
  return Array.from({ length: count }, (_, index) => {
    const family = FAMILIES[index % FAMILIES.length] ?? '';
    const ending = ENDINGS[Math.floor(index / FAMILIES.length) % ENDINGS.length] ?? '';
    const more = Math.floor(index / (FAMILIES.length * ENDINGS.length));
    const given = GIVEN[(index * 5 + more) % GIVEN.length] ?? '';
    return {
      name: index === 11 ? LONGEST : `${family}${ending}${'a'.repeat(more)}, ${given}`,
      rating: Math.max(1100, 2480 - Math.floor((index * 1400) / Math.max(64, count))),
      club: CLUBS[(index * 3) % CLUBS.length] ?? '',
      federation: FEDERATIONS[index % FEDERATIONS.length] ?? '',
      birthYear: 1950 + ((index * 7) % 65),
    };
  });
}

/** A list of entries as an organiser sends it. */
export const entriesFile = (players: readonly InventedPlayer[]): string =>
  [
    'Name;Rating;Club;Federation;Birth',
    ...players.map(({ name, rating, club, federation, birthYear }) =>
      [name, rating, club, federation, birthYear].join(';'),
    ),
  ].join('\n');
