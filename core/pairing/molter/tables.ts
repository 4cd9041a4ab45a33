import { playerOf, seatOf, teamOf } from './seats.ts';
import { EIGHT_AND_NINE_TEAMS } from './tables/eight-and-nine-teams.ts';
import { SIX_AND_SEVEN_TEAMS } from './tables/six-and-seven-teams.ts';
import { TEN_AND_ELEVEN_TEAMS } from './tables/ten-and-eleven-teams.ts';
import { THREE_TO_FIVE_TEAMS } from './tables/three-to-five-teams.ts';
import { TWELVE_AND_THIRTEEN_TEAMS } from './tables/twelve-and-thirteen-teams.ts';
import type { MolterStatus, TableData, TableRoundName } from './table-data.ts';

/** A game of a table: seats such as `A1`, the first named has White. */
export interface MolterTableGame {
  readonly board: number;
  readonly white: string;
  readonly black: string;
}

export interface MolterTableRound {
  readonly name: TableRoundName;
  readonly status: MolterStatus;
  readonly games: readonly MolterTableGame[];
}

export interface MolterTable {
  readonly table: string;
  readonly teams: number;
  readonly players: number;
  /** Played two by two. */
  readonly rounds: readonly MolterTableRound[];
  /** Played by itself, or after them. */
  readonly autonomous: MolterTableRound | null;
}

/** Leading players of a larger table that make a table of their own: `26/4` (Livre de l'Arbitre 3.2). */
const LEADING: Readonly<Record<string, readonly number[]>> = {
  1: [4, 8],
  5: [6],
  8: [4, 6],
  17: [4, 6],
  26: [4, 8],
};

/** The table of three teams of twelve, which larger teams repeat end to end (line 5087). */
const REPEATED = '1';

/** Three rounds for three teams of four, for cups (lines 6343-6355). */
export const THREE_ROUNDS_OF_THREE_TEAMS = 'L3x4';

const OF_THE_BOOK = [
  ...THREE_TO_FIVE_TEAMS,
  ...SIX_AND_SEVEN_TEAMS,
  ...EIGHT_AND_NINE_TEAMS,
  ...TEN_AND_ELEVEN_TEAMS,
  ...TWELVE_AND_THIRTEEN_TEAMS,
];

/** Every table, those of leading players after the one they are taken from. */
export const MOLTER_TABLES: readonly MolterTable[] = OF_THE_BOOK.flatMap((data) => {
  const table = readTable(data);
  const leading = LEADING[data.table] ?? [];
  return [table, ...leading.map((players) => leadingPlayers(table, players))];
});

/** Three teams of any even number of players: table 1 end to end, as often as needed. */
export function repeatedTable(players: number): MolterTable | null {
  const table = MOLTER_TABLES.find((one) => one.table === REPEATED);
  if (!table) return null;
  const times = Array.from({ length: Math.ceil(players / table.players) }, (_, index) => index);
  const repeat = (round: MolterTableRound): MolterTableRound => ({
    ...round,
    games: times.flatMap((time) =>
      round.games.map(({ board, white, black }) => ({
        board: board + time * round.games.length,
        white: laterSeat(white, time * table.players),
        black: laterSeat(black, time * table.players),
      })),
    ),
  });
  const long = {
    ...table,
    rounds: table.rounds.map(repeat),
    autonomous: table.autonomous && repeat(table.autonomous),
  };
  return leadingPlayers(long, players);
}

const laterSeat = (seat: string, by: number): string => seatOf(teamOf(seat), playerOf(seat) + by);

function readTable({ table, teams, players, status, marks, ...data }: TableData): MolterTable {
  const read = (name: TableRoundName, text: string): MolterTableRound => ({
    name,
    status: marks?.[name] ?? status,
    games: text.split(/\s+/).map((game, index) => {
      const [white = '', black = ''] = game.split('-');
      return { board: index + 1, white, black };
    }),
  });
  return {
    table,
    teams,
    players,
    rounds: data.rounds.map((text, index) => read(`R${index + 1}`, text)),
    autonomous: data.autonomous === null ? null : read('a', data.autonomous),
  };
}

function leadingPlayers(table: MolterTable, players: number): MolterTable {
  const lead = (round: MolterTableRound): MolterTableRound => ({
    name: round.name,
    status: 'derived',
    games: round.games
      .filter((game) => playerOf(game.white) <= players && playerOf(game.black) <= players)
      .map((game, index) => ({ ...game, board: index + 1 })),
  });
  return {
    table: `${table.table}/${players}`,
    teams: table.teams,
    players,
    rounds: table.rounds.map(lead),
    autonomous: table.autonomous && lead(table.autonomous),
  };
}
