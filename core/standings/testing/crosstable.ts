import type { Colour } from '../../rules/colour.ts';
import { tpn } from '../../rules/identity.ts';
import type { PlayerOutcome } from '../../rules/outcome.ts';
import type { PlayerRecord, RoundRecord } from '../../rules/record.ts';

const OUTCOMES: Readonly<Record<string, PlayerOutcome>> = {
  '1': 'win',
  '=': 'draw',
  '0': 'loss',
  '+': 'forfeitWin',
  '-': 'forfeitLoss',
  U: 'pairingAllocatedBye',
  F: 'fullPointBye',
  H: 'halfPointBye',
  Z: 'zeroPointBye',
  '?': 'notEntered',
};

/**
 * Reads crosstables as printed in the sources, one player a line:
 * `4 David 2050 : 12b1 0-H 13w1 3w= 1b=` (opponent, colour, result; 0 without an opponent).
 */
export function crosstable(text: string): PlayerRecord[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [head = '', rounds = ''] = line.split(':');
      const [number, name = '', rating] = head.trim().split(/\s+/);
      return {
        tpn: tpn(Number(number)),
        name,
        rating: Number(rating),
        rounds: rounds.trim().split(/\s+/).map(roundOf),
      };
    });
}

function roundOf(text: string): RoundRecord {
  const match = /^(\d+)([wb-])([-1=0+UFHZ?])$/.exec(text);
  const outcome = OUTCOMES[match?.[3] ?? ''];
  if (!match || !outcome) throw new Error(`not a round: ${text}`);
  const opponent = Number(match[1]);
  const colour: Colour = match[2] === 'b' ? 'black' : 'white';
  return opponent === 0
    ? { opponent: null, colour: null, outcome }
    : { opponent: tpn(opponent), colour, outcome };
}

/** A round robin from its square table: `½` and `0.5` are draws, anything but a result is the diagonal. */
export function squareTable(
  rows: readonly (readonly [name: string, results: string])[],
): PlayerRecord[] {
  const size = rows.length;
  return rows.map(([name, results], player) => {
    const rounds = new Array<RoundRecord>(size - (size % 2 === 0 ? 1 : 0)).fill(FREE);
    results.split(/\s+/).forEach((result, other) => {
      if (other === player) return;
      const outcome = result === '1' ? 'win' : result === '0' ? 'loss' : 'draw';
      rounds[meetingRound(player, other, size)] = {
        opponent: tpn(other + 1),
        colour: player < other ? 'white' : 'black',
        outcome,
      };
    });
    return { tpn: tpn(player + 1), name, rating: 0, rounds };
  });
}

const FREE: RoundRecord = { opponent: null, colour: null, outcome: 'zeroPointBye' };

/** A schedule in which everybody meets everybody once, each round a perfect pairing. */
function meetingRound(a: number, b: number, size: number): number {
  if (size % 2 === 1) return (a + b) % size;
  const last = size - 1;
  if (a === last || b === last) return (2 * Math.min(a, b)) % last;
  return (a + b) % last;
}

export interface SheetRound {
  /** The opponent's final score; absent without an opponent. */
  readonly score?: number;
  /** Own result of the round, as in a crosstable. */
  readonly result: keyof typeof OUTCOMES;
  /** The opponent's round against somebody else that was not played, where there is one. */
  readonly opponentForfeit?: '+' | '-';
}

/**
 * One player's sheet, as the book prints it: player 1 meets 2, 3 … whose games against a bystander
 * bring them to the score printed.
 */
export function sheet(rounds: readonly SheetRound[]): PlayerRecord[] {
  const bystander = tpn(rounds.length + 2);
  const own: RoundRecord[] = [];
  const others: PlayerRecord[] = [];
  rounds.forEach(({ score, result, opponentForfeit }, index) => {
    const outcome = OUTCOMES[result] ?? 'notEntered';
    if (score === undefined) {
      own.push({ opponent: null, colour: null, outcome });
      return;
    }
    const opponent = tpn(index + 2);
    own.push({ opponent, colour: 'white', outcome });
    others.push({
      tpn: opponent,
      name: `Opponent ${index + 1}`,
      rating: 2000,
      rounds: scoring(score, rounds.length, index, outcome, bystander, opponentForfeit),
    });
  });
  return [
    { tpn: tpn(1), name: 'Player', rating: 2000, rounds: own },
    ...others,
    { tpn: bystander, name: 'Bystander', rating: 2000, rounds: [] },
  ];
}

const COMPLEMENT: Readonly<Partial<Record<PlayerOutcome, [PlayerOutcome, halves: number]>>> = {
  win: ['loss', 0],
  draw: ['draw', 1],
  loss: ['win', 2],
  forfeitWin: ['forfeitLoss', 0],
  forfeitLoss: ['forfeitWin', 2],
};

function scoring(
  score: number,
  rounds: number,
  meeting: number,
  result: PlayerOutcome,
  bystander: PlayerRecord['tpn'],
  forfeit: '+' | '-' | undefined,
): RoundRecord[] {
  const [mirrored, got] = COMPLEMENT[result] ?? ['loss', 0];
  let halves = 2 * score - got - (forfeit === '+' ? 2 : 0);
  let pending = forfeit;
  return Array.from({ length: rounds }, (_, index) => {
    if (index === meeting) return { opponent: tpn(1), colour: 'black', outcome: mirrored };
    const record = (outcome: PlayerOutcome): RoundRecord => ({
      opponent: bystander,
      colour: 'white',
      outcome,
    });
    if (pending) {
      const outcome = pending === '+' ? 'forfeitWin' : 'forfeitLoss';
      pending = undefined;
      return record(outcome);
    }
    const outcome = halves >= 2 ? 'win' : halves === 1 ? 'draw' : 'loss';
    halves -= outcome === 'win' ? 2 : outcome === 'draw' ? 1 : 0;
    return record(outcome);
  });
}
