import type { NewColumn, NewIndex } from './access-table.ts';

/** Papi has columns for no more. */
export const MOST_ROUNDS = 24;

/** The row that stands for the opponent of a player without one. */
export const EXEMPT = 1;

/** The highest number a column of whole numbers holds: an opponent's reference, an amount. */
export const HIGHEST_INTEGER = 32_767;

/** `Rd01`, from which the three columns of a round take their names. */
export const roundColumn = (round: number): string => `Rd${String(round).padStart(2, '0')}`;

const ROUNDS = Array.from({ length: MOST_ROUNDS }, (_, index) => roundColumn(index + 1));

/** INFO: a line a setting. */
export const INFO_COLUMNS: readonly NewColumn[] = [
  ['Variable', 'text', 50],
  ['Value', 'text', 50],
];

/** JOUEUR: its 113 columns; types and lengths as Papi's own files have them. */
export const PLAYER_COLUMNS: readonly NewColumn[] = [
  ['Ref', 'long'],
  ['RefFFE', 'long'],
  ['Nr', 'integer'],
  ['NrFFE', 'text', 6],
  ['Nom', 'text', 20],
  ['Prenom', 'text', 20],
  ['Sexe', 'text', 1],
  ['NeLe', 'dateTime'],
  ['Cat', 'text', 4],
  ['Elo', 'integer'],
  ['Rapide', 'integer'],
  ['Blitz', 'integer'],
  ['Federation', 'text', 3],
  ['ClubRef', 'long'],
  ['Club', 'text', 80],
  ['Ligue', 'text', 3],
  ['Fide', 'text', 1],
  ['RapideFide', 'text', 1],
  ['BlitzFide', 'text', 1],
  ['FideCode', 'text', 10],
  ['FideTitre', 'text', 2],
  ['AffType', 'text', 1],
  ['Pointe', 'boolean'],
  ['InscriptionRegle', 'integer'],
  ['InscriptionDu', 'integer'],
  ['Adresse', 'text', 96],
  ['CP', 'text', 36],
  ['Tel', 'text', 10],
  ['EMail', 'text', 50],
  ['Commentaire', 'text', 255],
  ['Pts', 'integer'],
  ['PtA', 'integer'],
  ['PtF', 'integer'],
  ['Dep1', 'float'],
  ['Dep2', 'float'],
  ['Dep3', 'float'],
  ['Place', 'integer'],
  ['Perf', 'integer'],
  ['Board', 'integer'],
  ['Fixe', 'integer'],
  ['Flotteur', 'text', 24],
  ...ROUNDS.flatMap((round): NewColumn[] => [
    [`${round}Cl`, 'text', 1],
    [`${round}Adv`, 'integer'],
    [`${round}Res`, 'byte'],
  ]),
];

/** RES: what the numbers of results mean. */
export const RESULT_COLUMNS: readonly NewColumn[] = [
  ['Ref', 'long'],
  ['Str', 'text', 5],
];

/** From 0 on. */
export const RESULT_LABELS = ['', '0-1', '1/2', '1-0', 'F-1', 'F-F', '1-F'] as const;

const over = (column: string): NewIndex => ({ name: column, columns: [column] });

/**
 * The federation's JOUEUR has 32 indexes, as many as Access allows; over which columns is not
 * public (docs/known-differences.md KD-243). Ours are over numbers alone, whose order is certain.
 */
export const PLAYER_INDEXES: readonly NewIndex[] = [
  { name: 'PrimaryKey', columns: ['Ref'], primary: true },
  ...['RefFFE', 'Nr', 'ClubRef', 'Elo', 'Rapide', 'Blitz', 'Place'].map(over),
  ...ROUNDS.map((round) => over(`${round}Adv`)),
];

export const INFO_INDEXES: readonly NewIndex[] = [
  { name: 'PrimaryKey', columns: ['Variable'], primary: true },
];

export const RESULT_INDEXES: readonly NewIndex[] = [
  { name: 'PrimaryKey', columns: ['Ref'], primary: true },
];
