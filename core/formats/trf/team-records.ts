import type { Colour } from '../../rules/colour.ts';
import type { Points } from '../../rules/points.ts';
import { FORFEITED_MATCH, LINE_UP, OLD_TEAM, repeated, TEAM, type Layout } from './columns.ts';
import { buildLine, type LineBuilder, type WriteReport } from './line-builder.ts';
import type { Placed } from './record.ts';
import { readNumber, readNumbers, readPoints, report, reportStrayText } from './row.ts';
import { requireNumber, textAt, textFrom, type Row } from './row.ts';
import { freeTextLine } from './tournament-records.ts';

/** 013: a team before TRF26; the order of the lines is the order of registration. */
export interface TrfOldTeam extends Placed {
  readonly tag: '013';
  readonly name: string;
  /** Pairing numbers in board order; null for a gap. */
  readonly players: readonly (number | null)[];
}

/** 310: a team (TRF26). */
export interface TrfTeam extends Placed {
  readonly tag: '310';
  readonly number: number;
  readonly name: string;
  readonly nickname: string;
  readonly strength: number | null;
  readonly matchPoints: Points | null;
  readonly gamePoints: Points | null;
  readonly rank: number | null;
  /** Pairing numbers in board order; null for a gap. */
  readonly players: readonly (number | null)[];
}

/** 300: a team that did not play in the order of its 310 record. */
export interface TrfLineUp extends Placed {
  readonly tag: '300';
  readonly round: number;
  readonly team: number;
  readonly opponent: number;
  /** Board b at index b − 1; null for an empty board. */
  readonly players: readonly (number | null)[];
}

/** 330: a match that was forfeited. */
export interface TrfForfeitedMatch extends Placed {
  readonly tag: '330';
  /** The side that wins it; null when both forfeit. */
  readonly winner: Colour | null;
  readonly round: number;
  readonly white: number;
  readonly black: number;
}

/** 352: the colours of the team named first, board by board. */
export interface TrfBoardColours extends Placed {
  readonly tag: '352';
  readonly colours: readonly Colour[];
}

/** The gaps at the end say nothing: a list ends with its last player. */
function players(row: Row, layout: Layout<string, 'player'>): (number | null)[] {
  const numbers = readNumbers(row, layout, layout.cells.player, 'the player');
  while (numbers.length > 0 && numbers.at(-1) === null) numbers.pop();
  return numbers;
}

export function readOldTeam(row: Row): TrfOldTeam | null {
  if (reportStrayText(row, OLD_TEAM)) return null;
  return {
    tag: '013',
    line: row.line,
    name: textAt(row, OLD_TEAM.fields.name),
    players: players(row, OLD_TEAM),
  };
}

export function readTeam(row: Row): TrfTeam | null {
  const { fields } = TEAM;
  if (reportStrayText(row, TEAM)) return null;
  const number = requireNumber(row, fields.number, 'the team number');
  if (number === null) return null;
  return {
    tag: '310',
    line: row.line,
    number,
    name: textAt(row, fields.name),
    nickname: textAt(row, fields.nickname),
    strength: readNumber(row, fields.strength, 'the strength factor'),
    matchPoints: readPoints(row, fields.matchPoints, 'the match points'),
    gamePoints: readPoints(row, fields.gamePoints, 'the game points'),
    rank: readNumber(row, fields.rank, 'the rank'),
    players: players(row, TEAM),
  };
}

export function readLineUp(row: Row): TrfLineUp | null {
  const { fields, cells } = LINE_UP;
  if (reportStrayText(row, LINE_UP)) return null;
  const before = row.problems.length;
  const round = requireNumber(row, fields.round, 'the round');
  const team = requireNumber(row, fields.team, 'the team');
  const opponent = requireNumber(row, fields.opponent, 'the opponent');
  const numbers = readNumbers(row, LINE_UP, cells.player, 'the player');
  if (row.problems.length > before) return null;
  if (round === null || team === null || opponent === null) return null;
  return { tag: '300', line: row.line, round, team, opponent, players: numbers };
}

const FORFEITS = { '+-': 'white', '-+': 'black', '--': null } as const;

export function readForfeitedMatch(row: Row): TrfForfeitedMatch | null {
  const { fields } = FORFEITED_MATCH;
  if (reportStrayText(row, FORFEITED_MATCH)) return null;
  const type = textAt(row, fields.type);
  if (type !== '+-' && type !== '-+' && type !== '--') {
    const what = `"${type}" is not a forfeit. Write +-, -+ or --.`;
    report(row, 'trf.forfeit.unknownType', fields.type.from, what);
    return null;
  }
  const round = requireNumber(row, fields.round, 'the round');
  const white = requireNumber(row, fields.white, 'the white team');
  const black = requireNumber(row, fields.black, 'the black team');
  if (round === null || white === null || black === null) return null;
  return { tag: '330', line: row.line, winner: FORFEITS[type], round, white, black };
}

export function readBoardColours(row: Row): TrfBoardColours | null {
  const text = textFrom(row, 4).toUpperCase();
  if (/^[WB]+$/.test(text) && row.columns.charAt(3) === ' ') {
    const colours = Array.from(text, (letter): Colour => (letter === 'W' ? 'white' : 'black'));
    return { tag: '352', line: row.line, colours };
  }
  report(row, 'trf.colour.unknown', 5, `"${text}" is not a row of colours. Write it as WBWB.`);
  return null;
}

function writePlayers(
  line: LineBuilder,
  layout: Layout<string, 'player'>,
  numbers: readonly (number | null)[],
  empty: string,
): string {
  numbers.forEach((number, index) => {
    const column = repeated(layout.cells.player, layout.stride, index);
    if (number === null) line.text(column, empty);
    else line.number(column, number);
  });
  return line.done();
}

export function writeOldTeam(record: TrfOldTeam, report: WriteReport): string {
  const line = buildLine('013', report).text(OLD_TEAM.fields.name, record.name);
  return writePlayers(line, OLD_TEAM, record.players, '');
}

export function writeTeam(record: TrfTeam, report: WriteReport): string {
  const { fields } = TEAM;
  const line = buildLine('310', report)
    .number(fields.number, record.number)
    .text(fields.name, record.name)
    .text(fields.nickname, record.nickname)
    .number(fields.strength, record.strength)
    .points(fields.matchPoints, record.matchPoints)
    .points(fields.gamePoints, record.gamePoints)
    .number(fields.rank, record.rank);
  return writePlayers(line, TEAM, record.players, '');
}

export function writeLineUp(record: TrfLineUp, report: WriteReport): string {
  const { fields } = LINE_UP;
  const line = buildLine('300', report)
    .number(fields.round, record.round)
    .number(fields.team, record.team)
    .number(fields.opponent, record.opponent);
  return writePlayers(line, LINE_UP, record.players, '0000');
}

export function writeForfeitedMatch(record: TrfForfeitedMatch, report: WriteReport): string {
  const { fields } = FORFEITED_MATCH;
  const type = record.winner === null ? '--' : record.winner === 'white' ? '+-' : '-+';
  return buildLine('330', report)
    .text(fields.type, type)
    .number(fields.round, record.round)
    .number(fields.white, record.white)
    .number(fields.black, record.black)
    .done();
}

export function writeBoardColours(record: TrfBoardColours, report: WriteReport): string {
  const letters = record.colours.map((colour) => (colour === 'white' ? 'W' : 'B')).join('');
  return freeTextLine('352', letters, report);
}
