import type { Colour } from '../../rules/colour.ts';
import type { Points } from '../../rules/points.ts';
import { repeated, TEAM_RESULTS, type Column, type Layout } from './columns.ts';
import { buildLine, oneLine, type WriteReport } from './line-builder.ts';
import type { Placed } from './record.ts';
import {
  integerAt,
  readPoints,
  repetitions,
  report,
  strayColumn,
  textAt,
  type Row,
} from './row.ts';
import { requireNumber } from './row.ts';

/** 801: informative, of the width each program likes; kept as it is. */
export interface TrfTeamLine extends Placed {
  readonly tag: '801';
  /** Everything after the record identifier. */
  readonly text: string;
}

export const TEAM_BYES = ['PAB', 'FPB', 'HPB', 'ZPB'] as const;
export type TeamByeCode = (typeof TEAM_BYES)[number];

export interface TeamResult {
  /** A team's number, a bye, or null when the columns are blank. */
  readonly opponent: number | TeamByeCode | null;
  readonly colour: Colour | null;
  readonly gamePoints: Points | null;
  readonly forfeit: boolean;
}

/** 802: informative crosstable of teams. */
export interface TrfTeamResults extends Placed {
  readonly tag: '802';
  readonly number: number;
  readonly nickname: string;
  readonly matchPoints: Points | null;
  readonly gamePoints: Points | null;
  readonly rounds: readonly TeamResult[];
}

export function readTeamLine(row: Row): TrfTeamLine {
  return { tag: '801', line: row.line, text: row.text.slice(3) };
}

/** The printed example of TRF26 has the rounds one column to the right of its own table. */
const AS_IN_THE_EXAMPLE: Layout<keyof typeof TEAM_RESULTS.fields, keyof typeof TEAM_RESULTS.cells> =
  {
    ...TEAM_RESULTS,
    cells: {
      opponent: repeated(TEAM_RESULTS.cells.opponent, 1, 1),
      colour: repeated(TEAM_RESULTS.cells.colour, 1, 1),
      gamePoints: repeated(TEAM_RESULTS.cells.gamePoints, 1, 1),
      forfeit: repeated(TEAM_RESULTS.cells.forfeit, 1, 1),
    },
    start: TEAM_RESULTS.start + 1,
  };

export function readTeamResults(row: Row): TrfTeamResults | null {
  const layout = layoutOf(row);
  const { fields } = layout;
  const before = row.problems.length;
  const number = requireNumber(row, fields.number, 'the team number');
  const matchPoints = readPoints(row, fields.matchPoints, 'the match points');
  const gamePoints = readPoints(row, fields.gamePoints, 'the game points');
  const rounds: TeamResult[] = [];
  for (let index = 0; index < repetitions(row, layout); index += 1) {
    rounds.push(readResult(row, layout, index));
  }
  const stray = strayColumn(row.columns, layout, row.columns.length);
  if (stray !== 0) {
    const what =
      'text stands where record 802 has no field. Check that the columns are not shifted.';
    report(row, 'trf.columns.strayText', stray, what);
  }
  if (number === null || row.problems.length > before) return null;
  if (layout === AS_IN_THE_EXAMPLE) {
    const what = 'the rounds stand one column to the right of the table of TRF26.';
    report(row, 'trf.columns.shifted', TEAM_RESULTS.start, what);
  }
  const nickname = textAt(row, fields.nickname);
  return { tag: '802', line: row.line, number, nickname, matchPoints, gamePoints, rounds };
}

function layoutOf(row: Row): typeof AS_IN_THE_EXAMPLE {
  const end = row.columns.length;
  if (strayColumn(row.columns, TEAM_RESULTS, end) === 0) return TEAM_RESULTS;
  return strayColumn(row.columns, AS_IN_THE_EXAMPLE, end) === 0 ? AS_IN_THE_EXAMPLE : TEAM_RESULTS;
}

function readResult(row: Row, layout: typeof AS_IN_THE_EXAMPLE, index: number): TeamResult {
  const place = (column: Column) => repeated(column, layout.stride, index);
  const { cells } = layout;
  const forfeit = textAt(row, place(cells.forfeit)).toLowerCase();
  if (forfeit !== '' && forfeit !== 'f') {
    const what = `"${forfeit}" does not mark a forfeit. Write f or a blank.`;
    report(row, 'trf.forfeit.unknownType', place(cells.forfeit).from, what);
  }
  return {
    opponent: readOpponent(row, place(cells.opponent)),
    colour: readColour(row, place(cells.colour)),
    gamePoints: readPoints(row, place(cells.gamePoints), 'the game points'),
    forfeit: forfeit === 'f',
  };
}

function readOpponent(row: Row, column: Column): TeamResult['opponent'] {
  const written = textAt(row, column).toUpperCase();
  if (written === '') return null;
  const bye = TEAM_BYES.find((code) => code === written);
  if (bye !== undefined) return bye;
  const number = integerAt(row.columns, column.from, column.to);
  if (number > 0) return number;
  const what = `"${written}" is neither a team nor PAB, FPB, HPB or ZPB.`;
  report(row, 'trf.opponent.notANumber', column.from, what);
  return null;
}

function readColour(row: Row, column: Column): Colour | null {
  const letter = textAt(row, column).toLowerCase();
  if (letter === 'w') return 'white';
  if (letter === 'b') return 'black';
  if (letter !== '') {
    const what = `"${letter}" is not a colour. Write w, b or a blank.`;
    report(row, 'trf.colour.unknown', column.from, what);
  }
  return null;
}

export function writeTeamLine(record: TrfTeamLine, report: WriteReport): string {
  return `801${oneLine(record.text, 4, report)}`;
}

export function writeTeamResults(record: TrfTeamResults, report: WriteReport): string {
  const { fields, cells, stride } = TEAM_RESULTS;
  const line = buildLine('802', report)
    .number(fields.number, record.number)
    .text(fields.nickname, record.nickname)
    .points(fields.matchPoints, record.matchPoints)
    .points(fields.gamePoints, record.gamePoints);
  record.rounds.forEach(({ opponent, colour, gamePoints, forfeit }, index) => {
    const place = (column: Column) => repeated(column, stride, index);
    line.code(place(cells.opponent), opponent === null ? '' : String(opponent));
    line.text(place(cells.colour), colour === null ? '' : colour === 'white' ? 'w' : 'b');
    line.points(place(cells.gamePoints), gamePoints);
    line.text(place(cells.forfeit), forfeit ? 'f' : '');
  });
  return line.done();
}
