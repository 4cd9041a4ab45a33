import type { Random } from '@ronde/core/rules/random.ts';

/** Family names put together for this event; nobody is meant. */
const FAMILIES_FR = [
  'Abribat-Sol',
  'Bellœuvre',
  'Brécourteau',
  'Chantepierre',
  'Clairmontel',
  'Corbalande',
  'Dauvernaille',
  'Delormaie',
  'Épinassou',
  'Fauvergnac',
  'Fontarelle',
  'Gaillevent',
  'Grandclosier',
  'Hautesserre-Lys',
  'Jolicham',
  'Kerbrézin',
  'Kerlouarnec',
  'Lamballière',
  'L’Hermitoux',
  'Maisonclaire',
  'Mézeraude',
  'Montgrivel',
  'Noirmontier',
  'Orivaux',
  'Palombert',
  'Pierrelongue',
  'Quémenervé',
  'Rivoirel',
  'Rochefauve',
  'Saint-Évrard',
  'Sauvebois',
  'Tréguinel',
  'Valombreuse',
  'Verdoncourt',
  'Vieuxchâtel',
  'Ysambart',
];
const FAMILIES_FOREIGN: readonly (readonly [name: string, federation: string])[] = [
  ['Achterhoekema', 'NED'],
  ['Baumgartlinger', 'GER'],
  ['Cornejal Ibarrueta', 'ESP'],
  ['Dąbrowniecki', 'POL'],
  ['Eiríksdalur', 'ISL'],
  ['Fernandim', 'POR'],
  ['Grønneholt', 'DEN'],
  ['Höglandsson', 'SWE'],
  ['Iancuvescu', 'ROU'],
  ['Krzemyślak', 'POL'],
  ['Lindqvarn', 'SWE'],
  ['Montebrunelli', 'ITA'],
  ['Novotníček', 'CZE'],
  ['O’Kilbracken', 'IRL'],
  ['Szilvásfalvi', 'HUN'],
  ['Weatherstone-Pyke', 'ENG'],
];
const GIVEN_M = [
  'Adrien',
  'Baptiste',
  'Cédric',
  'Damien',
  'Éloi',
  'François-Régis',
  'Gaël',
  'Hervé',
  'Ismaël',
  'Jérôme',
  'Killian',
  'Loïc',
  'Matthéo',
  'Noé',
  'Oscar',
  'Paul-Émile',
  'Quentin',
  'Rémi',
  'Sacha',
  'Théophile',
];
const GIVEN_W = [
  'Agathe',
  'Bérénice',
  'Chloé',
  'Delphine',
  'Éléonore',
  'Gwenaëlle',
  'Inès',
  'Léonie',
  'Maëlys',
  'Noémie',
  'Solène',
  'Zoé',
];

export interface SampleName {
  readonly name: string;
  readonly sex: 'm' | 'w';
  readonly federation: string;
}

/** The longest a list has to hold. */
export const LONG_NAME: SampleName = {
  name: 'Vandenbroucke-Delacroix de Montrésor, Marie-Antoinette Joséphine',
  sex: 'w',
  federation: 'BEL',
};

/** As many different people as asked for, one in four a woman, one in five from abroad. */
export function sampleNames(random: Random, count: number): SampleName[] {
  const names = new Map<string, SampleName>([[LONG_NAME.name, LONG_NAME]]);
  while (names.size < count) {
    const [family, federation] = random.chance(0.2)
      ? random.pick(FAMILIES_FOREIGN)
      : ([random.pick(FAMILIES_FR), 'FRA'] as const);
    const sex = random.chance(0.25) ? 'w' : 'm';
    const name = `${family}, ${random.pick(sex === 'w' ? GIVEN_W : GIVEN_M)}`;
    names.set(name, { name, sex, federation });
  }
  return random.shuffled([...names.values()]);
}
