import type { Random } from '@ronde/core/rules/random.ts';

/** Put together for these tests; nobody is meant. */
const FAMILIES = [
  ...['Aubépinard', 'Bellœuvrat', 'Chantepierrat', 'Clairmonteau', 'Dauvernaille', 'Évrardin'],
  ...['Fontarellier', 'Grandclosier', 'Hautesserre-Lys', 'Jolichamp', 'Kerbrézinec', 'Lamballiot'],
  ...['L’Hermitoux', 'Le Quémenervé', 'Mézeraudin', 'Montgrivel', 'Noirmontier', 'O’Kilbracken'],
  ...[
    'Pierrelongue-Sol',
    'Rochefauvel',
    'Saint-Évroult',
    'Szilvásfalvi',
    'Tréguinel',
    'de Valombre',
  ],
  ...['Dąbrowniecki', 'Grønneholt', 'Höglandsson', 'Weatherstone-Pyke'],
];
const GIVEN = [
  ...['Anne-Sophie', 'Baptiste', 'Cédric', 'Éloi', 'François-Régis', 'Gwenaëlle', 'Hervé', 'Inès'],
  ...['Jean-Christophe', 'Killian', 'Loïc', 'Maëlys', 'Noé', 'Paul-Émile', 'Théophile', 'Zoé'],
];
const CLUBS = [
  ...['Cavalier de Brocéliandre', 'La Tour Penchée', 'Roque et Compagnie', 'Les Fous du Mail'],
  ...['Échiquier du Grand-Large', 'Tempo Saint-Sulpicien', 'Échecs Club de Hauterive-en-Val'],
];
/** Rare in a field, and never cut. */
const LONG = 'Vandenbroucke-Delacroix de Montrésor, Marie-Antoinette Joséphine';
/** One in so many is long: fewer than those that may take a second line. */
const LONG_EVERY = 100;

/** Somebody with a name and a club as fields of France have them. */
export const ordinaryPerson = (
  random: Random,
  index: number,
): { readonly name: string; readonly club: string } => ({
  name: index % LONG_EVERY === 4 ? LONG : `${random.pick(FAMILIES)}, ${random.pick(GIVEN)}`,
  club: random.pick(CLUBS),
});
