import type { AccessRow } from '../../formats/papi/access-row.ts';
import type { Cell, NewTable } from '../../formats/papi/access-table.ts';
import { READ_KEYS } from '../../formats/papi/info-keys.ts';
import { EXEMPT, PLAYER_COLUMNS } from '../../formats/papi/papi-columns.ts';
import { cellsAsRead, unchangedCells, type Cells, type CellGroup } from './cells-as-read.ts';
import type { KeptOfPapi } from './kept-of-papi.ts';

const TOGETHER: readonly CellGroup[] = [
  ['Dep1', 'Dep2', 'Dep3'],
  ['Genre', 'Pairing', 'EloBase1', 'EloBase2'],
];

/** Settings of INFO that Ronde says in its own words. */
export const SETTING_GROUPS: readonly CellGroup[] = [
  ...TOGETHER,
  ...READ_KEYS.filter((key) => !TOGETHER.flat().includes(key)).map((key) => [key]),
];

/**
 * What JOUEUR says of a person and Ronde may say otherwise; nothing private, and nothing that Papi
 * works out.
 */
export const PERSON_GROUPS: readonly CellGroup[] = [
  ['Nom', 'Prenom'],
  ['Elo', 'Fide'],
  ['Rapide', 'RapideFide'],
  ['Blitz', 'BlitzFide'],
  ...['NrFFE', 'Sexe', 'Cat', 'Federation', 'Club', 'Ligue', 'FideCode', 'FideTitre'].map(
    (name) => [name],
  ),
  ...['AffType', 'Fixe', 'Flotteur'].map((name) => [name]),
];

const textOf = (cell: Cell | undefined): string =>
  cell === null || cell === undefined || cell instanceof Uint8Array ? '' : String(cell).trim();

export const cellsOf = (row: AccessRow | Readonly<Record<string, Cell>>): Cells =>
  new Map(Object.entries(row).map(([name, cell]) => [name, textOf(cell)]));

export const settingsOf = (rows: NewTable['rows']): Cells =>
  new Map(rows.map((row) => [textOf(row['Variable']), textOf(row['Value'])]));

/** How the person of a row is kept who stands in a file otherwise than Ronde writes it. */
export const personAsRead = (read: AccessRow, written: Cells) =>
  cellsAsRead(cellsOf(read), written, PERSON_GROUPS);

const TYPES = new Map(PLAYER_COLUMNS.map(([name, type]) => [name, type]));

/** A text as the cell of a column of JOUEUR. */
function cellFor(column: string, text: string): Cell {
  if (text === '') return null;
  return TYPES.get(column) === 'text' ? text : Number(text);
}

/** The tables of a file with the cells that come back as they were read. */
export function withCellsAsRead(
  tables: readonly NewTable[],
  kept: KeptOfPapi | undefined,
  refOf: (player: string) => number | undefined,
): NewTable[] {
  if (kept === undefined) return [...tables];
  const people = new Map(kept.players.map((one) => [refOf(one.player), one.cells ?? []]));
  people.set(EXEMPT, kept.exempt ?? []);
  return tables.map((table) => {
    if (table.name === 'INFO') {
      const back = unchangedCells(settingsOf(table.rows), kept.settings ?? [], SETTING_GROUPS);
      return {
        ...table,
        rows: table.rows.map((row) => {
          const value = back.get(textOf(row['Variable']));
          return value === undefined ? row : { ...row, Value: value };
        }),
      };
    }
    if (table.name !== 'JOUEUR') return table;
    return {
      ...table,
      rows: table.rows.map((row) => {
        const cells = people.get(Number(row['Ref'])) ?? [];
        const back = unchangedCells(cellsOf(row), cells, PERSON_GROUPS);
        const asRead = [...back].map(([name, text]) => [name, cellFor(name, text)] as const);
        return asRead.length === 0 ? row : { ...row, ...Object.fromEntries(asRead) };
      }),
    };
  });
}
