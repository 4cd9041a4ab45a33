import type { Problem } from '../../rules/problem.ts';
import { foldedName } from '../player-list/folded-name.ts';
import { problem } from './entry-problem.ts';
import { mergedDetails, type DetailsOfTeam } from './team-cells.ts';

/** Which team a line of a table is of, as it is written there. */
export interface TeamOfLine {
  readonly line: number;
  readonly name: string;
  /** Nothing where the team of the line above goes on, as merged cells leave it. */
  readonly team: string;
  readonly board: string;
  /** What the line says of the team itself; missing for nothing. */
  readonly ofTeam?: DetailsOfTeam;
}

export interface TeamOfEntries<Entry> {
  readonly name: string;
  /** By board where boards are written, in the order of the table otherwise. */
  readonly members: readonly Entry[];
  /** What its lines say of the team itself. */
  readonly details: DetailsOfTeam;
}

export interface TeamsOfEntries<Entry> {
  readonly teams: readonly TeamOfEntries<Entry>[];
  readonly problems: readonly Problem[];
}

/** The teams of a table of players, in the order it names them; names are compared as lists do. */
export function teamsOfEntries<Entry extends TeamOfLine>(
  entries: readonly Entry[],
): TeamsOfEntries<Entry> {
  const problems: Problem[] = [];
  const teams = new Map<string, { name: string; members: { entry: Entry; board: number }[] }>();
  let current = '';
  for (const entry of entries) {
    current = entry.team === '' ? current : entry.team;
    if (current === '') {
      problems.push(withoutTeam(entry));
      continue;
    }
    const key = foldedName(current);
    const team = teams.get(key) ?? { name: current, members: [] };
    teams.set(key, team);
    const board = boardOf(entry, problems);
    const taken = team.members.find((other) => other.board === board);
    if (taken !== undefined && board < LAST) problems.push(boardTwice(entry, taken.entry, board));
    team.members.push({ entry, board });
  }
  return {
    teams: [...teams.values()].map(({ name, members }) => ({
      name,
      // As the table has them, before they are put in the order of their boards.
      details: mergedDetails(members.map(({ entry }) => entry.ofTeam)),
      members: members.sort((a, b) => a.board - b.board).map(({ entry }) => entry),
    })),
    problems,
  };
}

/** Below every board: those of whom nothing is said keep the order of the table. */
const LAST = 1_000;

/** `3`, `Ech. 3`, `Board 3`; a reserve, `R1`, comes after the boards. */
function boardOf(entry: TeamOfLine, problems: Problem[]): number {
  const { line, name, board } = entry;
  if (board === '') return LAST;
  const [reserve, place] = /^(?:r|r[eé]s\D*|rempl\D*|sub\D*) ?(\d{0,2})$/i.exec(board) ?? [];
  if (reserve !== undefined) return LAST + Number(place);
  const [, number] = /^\D{0,12}(\d{1,3})(?:[.,]0+)?\D{0,3}$/.exec(board) ?? [];
  if (number !== undefined && Number(number) > 0) return Number(number);
  const message = `Line ${line}, ${name}: “${board}” is no board; the player stands last in the list.`;
  problems.push({
    ...problem('warning', 'board', line, message, name),
    params: { value: board.slice(0, 40) },
  });
  return LAST;
}

function withoutTeam({ line, name }: TeamOfLine): Problem {
  const message = `Line ${line}, ${name}: no team stands here or above; the player is entered without one.`;
  return problem('warning', 'noTeam', line, message, name);
}

function boardTwice({ line, name }: TeamOfLine, other: TeamOfLine, board: number): Problem {
  const message = `Line ${line}, ${name}: board ${board} is also on line ${other.line}; the line above comes first.`;
  return {
    ...problem('warning', 'boardTwice', line, message, name),
    params: { board, other: other.line },
  };
}
