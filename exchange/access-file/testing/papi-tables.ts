import type { Cell, NewTable } from '@ronde/core/formats/papi/access-table.ts';
import {
  EXEMPT,
  INFO_COLUMNS,
  INFO_INDEXES,
  MOST_ROUNDS,
  PLAYER_COLUMNS,
  PLAYER_INDEXES,
  RESULT_COLUMNS,
  RESULT_INDEXES,
  RESULT_LABELS,
  roundColumn,
} from '@ronde/core/formats/papi/papi-columns.ts';

/** A round of a player as Papi writes it: colour letter, opponent's reference, result. */
export type PapiCell = readonly [colour: 'B' | 'N' | 'R' | 'F', opponent: number, result: number];

export interface PapiRow {
  readonly values: Readonly<Record<string, Cell>>;
  readonly rounds: readonly PapiCell[];
}

function cellsOf(rounds: readonly PapiCell[]): Record<string, Cell> {
  return Object.fromEntries(
    Array.from({ length: MOST_ROUNDS }, (_, index): [string, Cell][] => {
      const name = roundColumn(index + 1);
      const [colour, opponent, result] = rounds[index] ?? ['R', 0, 0];
      return [
        [`${name}Cl`, colour],
        [`${name}Adv`, opponent === 0 ? null : opponent],
        [`${name}Res`, result],
      ];
    }).flat(),
  );
}

/** The three tables of a .papi file cell by cell, right or wrong, the exempt first among the players. */
export function papiTables(
  info: Readonly<Record<string, string>>,
  players: readonly PapiRow[],
  exempt: PapiRow = { values: { Ref: EXEMPT, Nom: 'EXEMPT' }, rounds: [] },
): NewTable[] {
  return [
    {
      name: 'INFO',
      columns: INFO_COLUMNS,
      indexes: INFO_INDEXES,
      rows: Object.entries(info).map(([Variable, Value]) => ({ Variable, Value })),
    },
    {
      name: 'JOUEUR',
      columns: PLAYER_COLUMNS,
      indexes: PLAYER_INDEXES,
      rows: [exempt, ...players].map(({ values, rounds }) => ({ ...values, ...cellsOf(rounds) })),
    },
    {
      name: 'RES',
      columns: RESULT_COLUMNS,
      indexes: RESULT_INDEXES,
      rows: RESULT_LABELS.map((Str, Ref) => ({ Ref, Str })),
    },
  ];
}
