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

/**
 * Settings that every file of Papi's has and Ronde has nothing to say of: Papi changes lines and adds
 * none. Papi has more, whose names or usual values are not known for certain (KD-371).
 */
export const OTHER_KEYS: readonly string[] = [
  'UserRef',
  ...numbered('Prix', 20),
  ...numbered('PrixFeminin', 3),
  ...numbered('PrixJunior', 3),
  ...numbered('PrixElo', 10).flatMap((band) => [`${band}Mini`, `${band}Maxi`]),
  'InscriptionDefaut',
];

const READ: ReadonlySet<string> = new Set(READ_KEYS);

export const isReadKey = (key: string): boolean => READ.has(key);
