import type { PlayerOutcome } from '../../rules/outcome.ts';
import type { Problem } from '../../rules/problem.ts';
import type { RoundRecord } from '../../rules/record.ts';
import { PLAYER, type Column } from './columns.ts';
import { isTeamEvent, recordsOf, type TrfDocument } from './document.ts';
import type { TrfPlayer } from './player-record.ts';
import { trfProblem, type TrfProblemCode } from './problems.ts';
import { BLANK_CELL, UNREADABLE_CELL } from './round-cells.ts';
import { roundsDeclared } from './rounds-of.ts';

const { opponent: OPPONENT, colour: COLOUR, result: RESULT } = PLAYER.cells;

/** Results two opponents may have had; the arbiter's 0-0 and ½-0 are among them. */
const AGREES: Readonly<Record<PlayerOutcome, readonly PlayerOutcome[]>> = {
  win: ['loss'],
  draw: ['draw', 'loss'],
  loss: ['win', 'draw', 'loss'],
  shortWin: ['shortLoss'],
  shortDraw: ['shortDraw', 'shortLoss'],
  shortLoss: ['shortWin', 'shortDraw', 'shortLoss'],
  forfeitWin: ['forfeitLoss'],
  forfeitLoss: ['forfeitWin', 'forfeitLoss'],
  pairingAllocatedBye: [],
  fullPointBye: [],
  halfPointBye: [],
  zeroPointBye: [],
  adjourned: ['adjourned'],
  notEntered: ['notEntered'],
};

const WINS: ReadonlySet<PlayerOutcome> = new Set(['win', 'shortWin', 'forfeitWin']);

/** Players and games of the 001 records, looked at from both sides. */
export function checkGames(document: TrfDocument): Problem[] {
  const problems: Problem[] = [];
  const players = recordsOf(document, '001');
  const byNumber = new Map<number, TrfPlayer>();
  for (const player of players) {
    const first = byNumber.get(player.number);
    if (first === undefined) {
      byNumber.set(player.number, player);
    } else {
      const what = `pairing number ${player.number} belongs to the player of line ${first.line}. Give everybody a number of their own.`;
      problems.push(
        trfProblem('trf.player.duplicateNumber', place(player, PLAYER.fields.number, 0), what),
      );
    }
  }
  for (const player of players) {
    player.rounds.forEach((cell, index) => {
      if (typeof cell === 'string' || cell.opponent === null) return;
      checkGame(player, cell, index, byNumber, problems);
    });
  }
  checkDeclaredRounds(document, players, problems);
  if (!isTeamEvent(document)) checkAllocatedByes(players, problems);
  return problems;
}

function place(player: TrfPlayer, column: Column, index: number) {
  return { line: player.line, column: column.from + index * PLAYER.stride, record: '001' };
}

function checkGame(
  player: TrfPlayer,
  cell: RoundRecord,
  index: number,
  byNumber: ReadonlyMap<number, TrfPlayer>,
  problems: Problem[],
): void {
  const number = cell.opponent ?? 0;
  const say = (code: TrfProblemCode, column: Column, what: string): void => {
    problems.push(trfProblem(code, place(player, column, index), what));
  };
  if (number === player.number) {
    const what = `player ${number} is his own opponent in round ${index + 1}. Correct the opponent.`;
    say('trf.opponent.self', OPPONENT, what);
    return;
  }
  const other = byNumber.get(number);
  if (other === undefined) {
    const what = `no player has the number ${number} of the opponent in round ${index + 1}.`;
    say('trf.opponent.unknown', OPPONENT, what);
    return;
  }
  const back = other.rounds[index];
  if (back === UNREADABLE_CELL) return;
  if (back === undefined || back === BLANK_CELL || back.opponent !== player.number) {
    const what = `player ${number} (line ${other.line}) does not name player ${player.number} as opponent in round ${index + 1}. Correct one of the two.`;
    say('trf.opponent.notMutual', OPPONENT, what);
    return;
  }
  if (player.number > number) return;
  if (cell.colour !== null && cell.colour === back.colour) {
    const what = `players ${player.number} and ${number} both have ${cell.colour} in round ${index + 1}. Correct one.`;
    say('trf.colour.same', COLOUR, what);
  }
  if (AGREES[cell.outcome].includes(back.outcome)) return;
  if (WINS.has(cell.outcome) && WINS.has(back.outcome)) {
    const what = `players ${player.number} and ${number} both win in round ${index + 1}. Correct one result.`;
    say('trf.result.bothWin', RESULT, what);
  } else {
    const what = `the results of players ${player.number} and ${number} (line ${other.line}) in round ${index + 1} do not go together. Correct one.`;
    say('trf.result.disagree', RESULT, what);
  }
}

function checkDeclaredRounds(
  document: TrfDocument,
  players: readonly TrfPlayer[],
  problems: Problem[],
): void {
  const declared = roundsDeclared(document);
  if (declared === null) return;
  for (const player of players) {
    if (player.rounds.length <= declared) continue;
    const what = `the line has ${player.rounds.length} rounds but the event has ${declared}. Correct 142 (or XXR) or the line.`;
    problems.push(trfProblem('trf.rounds.beyondDeclared', place(player, OPPONENT, declared), what));
  }
}

/** TRF16: U at most once a round. */
function checkAllocatedByes(players: readonly TrfPlayer[], problems: Problem[]): void {
  const holders = new Map<number, TrfPlayer>();
  for (const player of players) {
    player.rounds.forEach((cell, index) => {
      if (typeof cell === 'string' || cell.outcome !== 'pairingAllocatedBye') return;
      const first = holders.get(index);
      if (first === undefined) {
        holders.set(index, player);
        return;
      }
      const what = `round ${index + 1} has a second pairing-allocated bye; player ${first.number} has one. Write F, H or Z for byes that were granted.`;
      problems.push(trfProblem('trf.bye.twiceInRound', place(player, RESULT, index), what));
    });
  }
}
