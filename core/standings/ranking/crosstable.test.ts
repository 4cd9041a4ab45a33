import { describe, expect, it } from 'vitest';
import { tpn } from '../../rules/identity.ts';
import type { PlayerRecord, RoundRecord } from '../../rules/record.ts';
import { SCORING_PRESETS } from '../../rules/scoring.ts';
import { crosstable } from './crosstable.ts';
import { rankWith } from './rank-with.ts';
import { numbers, scored } from './rows.fixture.ts';

const white = (opponent: number, outcome: RoundRecord['outcome']): RoundRecord => ({
  opponent: tpn(opponent),
  colour: 'white',
  outcome,
});
const black = (opponent: number, outcome: RoundRecord['outcome']): RoundRecord => ({
  ...white(opponent, outcome),
  colour: 'black',
});
const BYE: RoundRecord = { opponent: null, colour: null, outcome: 'pairingAllocatedBye' };

//        R1     R2     total
// 1      W 2 ½  bye 1  1½
// 2      B 1 ½  W 3 1  1½
// 3      bye 1  B 2 0  1
const RECORDS: readonly PlayerRecord[] = [
  { tpn: tpn(1), name: 'Aubry', rating: 2000, rounds: [white(2, 'draw'), BYE] },
  { tpn: tpn(2), name: 'Bihan', rating: 1900, rounds: [black(1, 'draw'), white(3, 'win')] },
  { tpn: tpn(3), name: 'Cornec', rating: 1800, rounds: [BYE, black(2, 'loss')] },
];

const SYMBOL = { white: 'w', black: 'b' } as const;

function drawn(expelled: readonly number[] = []): string[] {
  const rows = scored([2, 1.5, 1], [1, 1.5, 1], [3, 1, 3]);
  const ranking = rankWith(rows, { ties: 'kept', expelled: new Set(numbers(...expelled)) });
  return crosstable(ranking.rows, RECORDS, SCORING_PRESETS['1-½-0']).map((line) => {
    const cells = line.rounds.map((cell) => {
      if (cell === null) return '';
      const opponent = `${cell.opponentLine ?? '-'}${cell.colour ? SYMBOL[cell.colour] : ''}`;
      return `${opponent}${cell.outcome === 'draw' ? '=' : cell.points / 10}`;
    });
    return [line.line, line.rank ?? '-', line.name, ...cells].join(' ');
  });
}

describe('crosstable', () => {
  it('names opponents by their line, also where a rank is shared', () => {
    expect(drawn()).toEqual(['1 1 Aubry 2w= -1', '2 1 Bihan 1b= 3w1', '3 3 Cornec -1 2b0']);
  });

  it('[C.05 6.6] keeps those without a rank at the foot of the table', () => {
    expect(drawn([2])).toEqual(['1 1 Aubry 3w= -1', '2 2 Cornec -1 3b0', '3 - Bihan 1b= 2w1']);
  });

  it('[C.05 6.6] tells games that count for nobody from the others', () => {
    const { rows } = rankWith(scored([2, 1.5, 1], [1, 1.5, 1], [3, 1, 3]), { ties: 'kept' });
    const withoutOne = rows.map((row) =>
      row.tpn === 3 ? { ...row, rank: null, outside: 'underHalf' as const } : row,
    );
    const table = crosstable(withoutOne, RECORDS, SCORING_PRESETS['1-½-0']);
    // 2 met 3 in round 2; a bye is no game with anybody.
    expect(
      table.map(({ tpn: own, rounds }) => [own, ...rounds.map((cell) => cell?.counts)]),
    ).toEqual([
      [1, true, true],
      [2, true, false],
      [3, true, false],
    ]);
  });

  it('leaves rounds open that a record does not reach', () => {
    const [first] = RECORDS;
    const short = RECORDS.map((each) => (each === first ? { ...each, rounds: [] } : each));
    const { rows } = rankWith(scored([1, 0, 1]), { ties: 'kept' });
    expect(crosstable(rows, short, SCORING_PRESETS['1-½-0'])[0]?.rounds).toEqual([null, null]);
  });
});
