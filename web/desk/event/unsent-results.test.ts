import type { GameOutcome } from '@ronde/core/rules/outcome.ts';
import { describe, expect, it } from 'vitest';
import {
  forgetUnsent,
  keepUnsent,
  readUnsent,
  stillUnsent,
  type Keeping,
  type UnsentResult,
} from './unsent-results.ts';

function memory(): Keeping {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

const WHITE: GameOutcome = { kind: 'played', score: '1-0' };
const DRAW: GameOutcome = { kind: 'played', score: '½-½' };
const result = (board: number, key: string, outcome = WHITE): UnsentResult => ({
  round: 5,
  board,
  outcome,
  key,
  seen: 40,
});

describe('results the server has not answered for', () => {
  it('are kept per tournament until each is answered for', () => {
    const storage = memory();
    keepUnsent(storage, 'a', result(1, 'k1'));
    keepUnsent(storage, 'a', result(2, 'k2'));
    keepUnsent(storage, 'b', result(1, 'k3'));
    forgetUnsent(storage, 'a', 'k1');
    expect(readUnsent(storage, 'a')).toEqual([result(2, 'k2')]);
    expect(readUnsent(storage, 'b')).toEqual([result(1, 'k3')]);
  });

  it('are one a board: what was typed last; the answer to the earlier one does not take it away', () => {
    const storage = memory();
    keepUnsent(storage, 'a', result(1, 'first'));
    keepUnsent(storage, 'a', result(1, 'second', DRAW));
    forgetUnsent(storage, 'a', 'first');
    expect(readUnsent(storage, 'a')).toEqual([result(1, 'second', DRAW)]);
  });

  it('of the same board in another round are another result', () => {
    const storage = memory();
    keepUnsent(storage, 'a', result(1, 'fifth'));
    keepUnsent(storage, 'a', { ...result(1, 'sixth'), round: 6 });
    expect(readUnsent(storage, 'a').map(({ key }) => key)).toEqual(['fifth', 'sixth']);
  });

  it.each(['not JSON', '{"round":1}', '[{"round":1}]', 'null'])('%s is nothing kept', (text) => {
    const storage = memory();
    storage.setItem('ronde.unsent.a', text);
    expect(readUnsent(storage, 'a')).toEqual([]);
  });

  it('are no longer shown once the table has them, and only in their round', () => {
    const results = [result(1, 'k1'), result(2, 'k2'), { ...result(3, 'k3'), round: 4 }];
    const known = new Map([
      [1, WHITE],
      [2, DRAW],
    ] as const);
    expect(stillUnsent(results, 5, known).map(({ key }) => key)).toEqual(['k2']);
  });
});
