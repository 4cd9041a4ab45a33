import type { Cell, ColumnType, NewTable } from './write-access.ts';

/** A round of a player as Papi writes it: colour letter, opponent's reference, result. */
export type PapiCell = readonly [colour: 'B' | 'N' | 'R' | 'F', opponent: number, result: number];

const TEXTS = 'NrFFE Nom Prenom Sexe Cat Federation Club Ligue Fide RapideFide BlitzFide FideCode '
  .concat('FideTitre AffType Adresse CP Tel EMail Commentaire Flotteur')
  .split(' ');
const NUMBERS = 'Nr Elo Rapide Blitz Place Perf Board Fixe'.split(' ');
const LONGS = 'Ref RefFFE ClubRef'.split(' ');
const DOUBLES = 'InscriptionRegle InscriptionDu Pts PtA PtF Dep1 Dep2 Dep3'.split(' ');
const ROUNDS = Array.from({ length: 24 }, (_, index) => `Rd${String(index + 1).padStart(2, '0')}`);

const typed = (names: readonly string[], type: ColumnType) =>
  names.map((name) => [name, type] as const);

const PLAYER_COLUMNS = [
  ...typed(LONGS, 'long'),
  ...typed(TEXTS, 'text'),
  ...typed(NUMBERS, 'integer'),
  ...typed(DOUBLES, 'double'),
  ['NeLe', 'dateTime'] as const,
  ['Pointe', 'boolean'] as const,
  ...ROUNDS.flatMap((round) => [
    [`${round}Cl`, 'text'] as const,
    [`${round}Adv`, 'long'] as const,
    [`${round}Res`, 'integer'] as const,
  ]),
];

export interface PapiRow {
  readonly values: Readonly<Record<string, Cell>>;
  readonly rounds: readonly PapiCell[];
}

function cellsOf(rounds: readonly PapiCell[]): Record<string, Cell> {
  return Object.fromEntries(
    ROUNDS.flatMap((name, index): [string, Cell][] => {
      const [colour, opponent, result] = rounds[index] ?? ['R', 0, 0];
      return [
        [`${name}Cl`, colour],
        [`${name}Adv`, opponent === 0 ? null : opponent],
        [`${name}Res`, result],
      ];
    }),
  );
}

/** The three tables of a .papi file, the exempt first among the players. */
export function papiTables(
  info: Readonly<Record<string, string>>,
  players: readonly PapiRow[],
): NewTable[] {
  const exempt: PapiRow = { values: { Ref: 1, Nom: 'EXEMPT' }, rounds: [] };
  const results = ['', '0-1', '1/2', '1-0', 'F-1', 'F-F', '1-F'];
  return [
    {
      name: 'INFO',
      columns: [
        ['Variable', 'text'],
        ['Value', 'text'],
      ],
      rows: Object.entries(info).map(([Variable, Value]) => ({ Variable, Value })),
    },
    {
      name: 'JOUEUR',
      columns: PLAYER_COLUMNS,
      rows: [exempt, ...players].map(({ values, rounds }) => ({ ...values, ...cellsOf(rounds) })),
    },
    {
      name: 'RES',
      columns: [
        ['Ref', 'long'],
        ['Str', 'text'],
      ],
      rows: results.map((Str, Ref) => ({ Ref, Str })),
    },
  ];
}
