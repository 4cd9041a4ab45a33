import type { Colour } from '../../rules/colour.ts';
import { tpn } from '../../rules/identity.ts';
import type { PlayerOutcome } from '../../rules/outcome.ts';
import type { RoundRecord } from '../../rules/record.ts';
import { PLAYER, repeated } from './columns.ts';
import type { LineBuilder } from './line-builder.ts';
import { BLANK, integerAt, repetitions, report, UNREADABLE, type Row } from './row.ts';

/** Nothing is written in the round's columns: equivalent to Z (TRF16), yet not a written Z. */
export const BLANK_CELL = 'blank';
/** Something is written that cannot be read; the problem says what, the record keeps the line. */
export const UNREADABLE_CELL = 'unreadable';

/**
 * One round's columns of a 001 record. Unlike a pairing, a report file may hold a forfeit without
 * an opponent (`0000 - +`, an empty board in a team match).
 */
export type RoundCell = RoundRecord | typeof BLANK_CELL | typeof UNREADABLE_CELL;

export const RESULT_LETTERS = {
  win: '1',
  draw: '=',
  loss: '0',
  shortWin: 'W',
  shortDraw: 'D',
  shortLoss: 'L',
  forfeitWin: '+',
  forfeitLoss: '-',
  pairingAllocatedBye: 'U',
  fullPointBye: 'F',
  halfPointBye: 'H',
  zeroPointBye: 'Z',
  adjourned: '?',
  notEntered: ' ',
} as const satisfies Record<PlayerOutcome, string>;

const OUTCOME_BY_UNIT: ReadonlyMap<number, PlayerOutcome> = new Map(
  (Object.keys(RESULT_LETTERS) as PlayerOutcome[])
    .filter((outcome) => outcome !== 'notEntered')
    .flatMap((outcome) => {
      const letter = RESULT_LETTERS[outcome];
      return [letter, letter.toLowerCase()].map((one) => [one.charCodeAt(0), outcome] as const);
    }),
);

/** What an outcome says about an opponent. */
const NEEDS_OPPONENT: Readonly<Record<PlayerOutcome, 'yes' | 'no' | 'either'>> = {
  win: 'yes',
  draw: 'yes',
  loss: 'yes',
  shortWin: 'yes',
  shortDraw: 'yes',
  shortLoss: 'yes',
  forfeitWin: 'either',
  forfeitLoss: 'either',
  pairingAllocatedBye: 'no',
  fullPointBye: 'no',
  halfPointBye: 'no',
  zeroPointBye: 'no',
  adjourned: 'yes',
  notEntered: 'yes',
};

const SPACE = 32;
const { opponent: OPPONENT, colour: COLOUR, result: RESULT } = PLAYER.cells;

/** Columns around the fields of a round, which hold nothing; the two before it included. */
const GAPS = [-2, -1, 4, 6, 8, 9].map((offset) => PLAYER.start + offset);

/** The round columns of a 001 line, blank ones at the end left away. */
export function readRounds(row: Row): RoundCell[] {
  const count = repetitions(row, PLAYER);
  const cells: RoundCell[] = [];
  for (let index = 0; index < count; index += 1) cells.push(readCell(row, index));
  return cells;
}

function readCell(row: Row, index: number): RoundCell {
  const { columns } = row;
  const shift = index * PLAYER.stride;
  for (const gap of GAPS) {
    if (isBlank(columns, gap + shift)) continue;
    const what = `text stands between the fields of round ${index + 1}. Check that the columns are not shifted.`;
    report(row, 'trf.columns.strayText', gap + shift, what);
    return UNREADABLE_CELL;
  }
  const opponent = integerAt(columns, OPPONENT.from + shift, OPPONENT.to + shift);
  if (opponent === UNREADABLE) {
    const what = `the opponent of round ${index + 1} is not a number. Write a pairing number or 0000.`;
    report(row, 'trf.opponent.notANumber', OPPONENT.from + shift, what);
    return UNREADABLE_CELL;
  }
  const colour = readColour(row, COLOUR.from + shift, index);
  const written = unitAt(columns, RESULT.from + shift);
  const outcome = readOutcome(row, RESULT.from + shift, index, opponent > 0);
  if (colour === undefined || outcome === undefined) return UNREADABLE_CELL;
  if (opponent === BLANK && written === SPACE && isBlank(columns, COLOUR.from + shift)) {
    return BLANK_CELL;
  }
  return settle(row, index, opponent > 0 ? opponent : null, colour, outcome);
}

/** Opponent, colour and result must say the same thing. */
function settle(
  row: Row,
  index: number,
  opponent: number | null,
  colour: Colour | null,
  outcome: PlayerOutcome,
): RoundCell {
  const shift = index * PLAYER.stride;
  const needed = NEEDS_OPPONENT[outcome];
  const letter = RESULT_LETTERS[outcome];
  if (opponent === null) {
    if (needed === 'yes') {
      const what = `round ${index + 1} has the result "${letter}" of a game but no opponent. Write F, H, U or Z for a bye.`;
      report(row, 'trf.opponent.missing', OPPONENT.from + shift, what);
      return UNREADABLE_CELL;
    }
    if (needed === 'no' && colour !== null) {
      const what = `round ${index + 1} has a colour but no opponent. Write "-" for the colour.`;
      report(row, 'trf.colour.withoutOpponent', COLOUR.from + shift, what);
      return { opponent: null, colour: null, outcome };
    }
    return { opponent: null, colour, outcome };
  }
  if (needed === 'no') {
    const what = `round ${index + 1} has the bye "${letter}" and an opponent. Write 0000 for the opponent, or the result of the game.`;
    report(row, 'trf.opponent.withBye', OPPONENT.from + shift, what);
    return UNREADABLE_CELL;
  }
  if (needed === 'yes' && colour === null) {
    const what = `round ${index + 1} has an opponent but no colour. Write w or b.`;
    report(row, 'trf.colour.missing', COLOUR.from + shift, what);
  }
  if (outcome === 'notEntered') {
    const what = `round ${index + 1} has an opponent but no result yet.`;
    report(row, 'trf.result.missing', RESULT.from + shift, what);
  }
  return { opponent: tpn(opponent), colour, outcome };
}

function readColour(row: Row, column: number, index: number): Colour | null | undefined {
  switch (unitAt(row.columns, column)) {
    case 0x77:
    case 0x57:
      return 'white';
    case 0x62:
    case 0x42:
      return 'black';
    case 0x2d:
    case SPACE:
      return null;
    default: {
      const what = `the colour of round ${index + 1} is not known. Write w, b or "-".`;
      report(row, 'trf.colour.unknown', column, what);
      return undefined;
    }
  }
}

/** A blank is Z without an opponent (TRF16), and a game without its result with one. */
function readOutcome(
  row: Row,
  column: number,
  index: number,
  hasOpponent: boolean,
): PlayerOutcome | undefined {
  const unit = unitAt(row.columns, column);
  if (unit === SPACE) return hasOpponent ? 'notEntered' : 'zeroPointBye';
  const outcome = OUTCOME_BY_UNIT.get(unit);
  if (outcome === undefined) {
    const what = `the result of round ${index + 1} is not known. Write one of 1 = 0 + - W D L H F U Z ?.`;
    report(row, 'trf.result.unknown', column, what);
  }
  return outcome;
}

function unitAt(columns: string, column: number): number {
  return column <= columns.length ? columns.charCodeAt(column - 1) : SPACE;
}

const isBlank = (columns: string, column: number): boolean => unitAt(columns, column) === SPACE;

export function writeRounds(line: LineBuilder, rounds: readonly RoundCell[]): void {
  rounds.forEach((cell, index) => {
    if (cell === BLANK_CELL || cell === UNREADABLE_CELL) return;
    const { opponent, colour, outcome } = cell;
    const place = repeated(OPPONENT, PLAYER.stride, index);
    if (opponent === null) line.letter(place, '0000');
    else line.number(place, opponent);
    line.letter(repeated(COLOUR, PLAYER.stride, index), COLOUR_LETTERS[colour ?? 'none']);
    line.letter(repeated(RESULT, PLAYER.stride, index), RESULT_LETTERS[outcome]);
  });
}

const COLOUR_LETTERS = { white: 'w', black: 'b', none: '-' } as const;

/** The round as the rules read it: a blank cell is a zero-point bye; null when unreadable. */
export function roundOf(cell: RoundCell): RoundRecord | null {
  if (cell === UNREADABLE_CELL) return null;
  return cell === BLANK_CELL ? ABSENT : cell;
}

const ABSENT: RoundRecord = { opponent: null, colour: null, outcome: 'zeroPointBye' };
