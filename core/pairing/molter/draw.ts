import { failure, success, type Result } from '../../rules/result.ts';
import { drawWarnings, type MolterWarning } from './warnings.ts';
import { MOLTER_STATUSES, type MolterStatus } from './table-data.ts';
import {
  MOLTER_TABLES,
  repeatedTable,
  THREE_ROUNDS_OF_THREE_TEAMS,
  type MolterTable,
  type MolterTableRound,
} from './tables.ts';

export interface MolterRequest {
  readonly teams: number;
  /** Players a team. */
  readonly players: number;
  readonly rounds: number;
}

/** The rounds of a Molter event, and how sure they are. */
export interface MolterDraw {
  readonly table: string;
  readonly teams: number;
  readonly players: number;
  /** That of the least sure round. */
  readonly status: MolterStatus;
  readonly boards: number;
  readonly played: readonly MolterTableRound[];
  readonly warnings: readonly MolterWarning[];
}

/** Why the book has no table for what is asked. */
export type MolterRefusal =
  | { readonly code: 'teams'; readonly least: number; readonly most: number }
  | { readonly code: 'oddPlayers' }
  | { readonly code: 'tooManyPlayers'; readonly most: number }
  /** Numbers of players there are tables for with so many teams. */
  | { readonly code: 'noTable'; readonly players: readonly number[] }
  /** Numbers of rounds these teams can play. */
  | { readonly code: 'rounds'; readonly rounds: readonly number[] };

export const MOLTER_TEAMS = { least: 3, most: 13 } as const;
/** More than any event has; only three teams may be so large. */
const MOST_PLAYERS = 300;

/**
 * Chooses the table and its rounds (Livre de l'Arbitre 3.2): the exact table, else the leading players of a
 * larger one, else one of which a lost round was rebuilt.
 */
export function drawMolter(request: MolterRequest): Result<MolterDraw, MolterRefusal> {
  const { teams, players, rounds } = request;
  if (teams < MOLTER_TEAMS.least || teams > MOLTER_TEAMS.most) {
    return failure({ code: 'teams', ...MOLTER_TEAMS });
  }
  if (players > MOST_PLAYERS) return failure({ code: 'tooManyPlayers', most: MOST_PLAYERS });
  if (players % 2 === 1) return failure({ code: 'oddPlayers' });
  const tables = tablesFor(teams, players);
  if (tables.length === 0) return failure({ code: 'noTable', players: playersFor(teams) });
  const [chosen] = tables
    .map((table) => ({ table, played: roundsOf(table, rounds) }))
    .filter(({ played }) => played.length > 0)
    .sort((a, b) => preference(a) - preference(b));
  if (!chosen) {
    const possible = tables.flatMap(numbersOfRounds);
    return failure({ code: 'rounds', rounds: [...new Set(possible)].sort((a, b) => a - b) });
  }
  const { table, played } = chosen;
  return success({
    table: table.table,
    status: leastSure(played),
    teams,
    players,
    boards: (teams * players) / 2,
    played,
    warnings: drawWarnings(teams, played),
  });
}

function tablesFor(teams: number, players: number): readonly MolterTable[] {
  const repeated = teams === 3 && players > 12 ? repeatedTable(players) : null;
  if (repeated) return [repeated];
  return MOLTER_TABLES.filter((one) => one.teams === teams && one.players === players);
}

const playersFor = (teams: number): number[] =>
  [
    ...new Set(MOLTER_TABLES.filter((one) => one.teams === teams).map(({ players }) => players)),
  ].sort((a, b) => a - b);

/** Exact before leading players, both before what was rebuilt. */
function preference({
  table,
  played,
}: {
  table: MolterTable;
  played: readonly MolterTableRound[];
}) {
  const rebuilt = played.some(({ status }) => status === 'reconstructed' || status === 'generated');
  return (rebuilt ? 2 : 0) + (table.table.includes('/') ? 1 : 0);
}

/** The rounds played: two by two, an odd number ends with the autonomous one. */
function roundsOf(table: MolterTable, rounds: number): MolterTableRound[] {
  if (!numbersOfRounds(table).includes(rounds)) return [];
  if (table.table === THREE_ROUNDS_OF_THREE_TEAMS) return [...table.rounds];
  const inPairs = table.rounds.slice(0, rounds - (rounds % 2));
  return rounds % 2 === 1 && table.autonomous ? [...inPairs, table.autonomous] : inPairs;
}

/** Three teams are complete in two rounds: their autonomous round serves alone (line 5085). */
function numbersOfRounds({ table, teams, rounds, autonomous }: MolterTable): number[] {
  if (table === THREE_ROUNDS_OF_THREE_TEAMS) return [rounds.length];
  const even = rounds.flatMap((_, index) => (index % 2 === 1 ? [index + 1] : []));
  const odd = autonomous ? [1, ...(teams === 3 ? [] : even.map((count) => count + 1))] : [];
  return [...odd, ...even];
}

const leastSure = (played: readonly MolterTableRound[]): MolterStatus =>
  MOLTER_STATUSES[Math.max(0, ...played.map(({ status }) => MOLTER_STATUSES.indexOf(status)))] ??
  'generated';
