import { MOST_ROUNDS } from './papi-columns.ts';

const numbered = (name: string, most: number): string[] =>
  Array.from({ length: most }, (_, index) => `${name}${index + 1}`);

/** Settings of INFO that are read and written by what they mean. */
export const READ_KEYS = [
  'Nom',
  'Version',
  'NbrRondes',
  'DateDebut',
  'DateFin',
  'Cadence',
  'Lieu',
  'ClassElo',
  'Homologation',
  'Arbitre',
  'Genre',
  'Pairing',
  'EloBase1',
  'EloBase2',
  'DecomptePoints',
  'RondeActive',
  ...numbered('Dep', 3),
  ...numbered('DateRd', MOST_ROUNDS),
] as const;

/** Settings that every file has, empty where nothing is said: Papi changes lines and adds none. */
export const OTHER_KEYS: readonly string[] = [
  'UserRef',
  ...numbered('Prix', 20),
  ...numbered('PrixFeminin', 3),
  ...['PrixFrancais', 'PrixLigue', 'PrixClub', 'PrixNC'],
  ...numbered('PrixElo', 10),
  ...['PrixVeteran', 'PrixJunior', 'PrixCadet', 'PrixMinime', 'PrixBenjamin'],
  ...['PrixPupille', 'PrixPoussin'],
];

const READ: ReadonlySet<string> = new Set(READ_KEYS);

export const isReadKey = (key: string): boolean => READ.has(key);
