import { tpn } from '../../../rules/identity.ts';
import { points } from '../../../rules/points.ts';
import type { BoardRecord, TeamRecord, TeamRound } from '../team-record.ts';

const BYES = {
  PAB: 'pairingAllocatedBye',
  FPB: 'fullPointBye',
  HPB: 'halfPointBye',
  ZPB: 'zeroPointBye',
} as const;

const isBye = (text: string): text is keyof typeof BYES => text in BYES;

const BOARD: Readonly<Record<string, number>> = { '1': 1, '=': 0.5, '0': 0 };

/** Boards from the top: `1==0`. */
export const boardsOf = (text: string): BoardRecord[] =>
  Array.from(text, (result) => ({ points: points(BOARD[result] ?? Number.NaN) }));

/**
 * Teams from a crosstable: `number name : rounds`. A round is `8:2.5` (opponent and game points),
 * `8[1==0]` (opponent and boards), `+6` or `-1` (a forfeited match), or a bye.
 */
export function teamCrosstable(text: string): TeamRecord[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [head = '', rounds = ''] = line.split(' : ');
      const [number = '', ...name] = head.trim().split(/\s+/);
      return {
        number: tpn(Number(number)),
        name: name.join(' '),
        rounds: rounds.trim().split(/\s+/).map(roundFrom),
      };
    });
}

function roundFrom(text: string): TeamRound {
  if (isBye(text)) return { opponent: null, outcome: BYES[text] };
  const forfeit = /^([+-])(\d+)$/.exec(text);
  if (forfeit) {
    const outcome = forfeit[1] === '+' ? 'forfeitWin' : 'forfeitLoss';
    return { opponent: tpn(Number(forfeit[2])), outcome };
  }
  const match = /^(\d+)(?::([\d.]+)|\[([1=0]+)\])$/.exec(text);
  if (!match) throw new Error(`not a round: ${text}`);
  const [, opponent, scored, boards] = match;
  return {
    opponent: tpn(Number(opponent)),
    outcome: 'played',
    ...(scored !== undefined && { gamePoints: points(Number(scored)) }),
    ...(boards !== undefined && { boards: boardsOf(boards) }),
  };
}
