import { playerId } from '@ronde/core/rules/identity.ts';
import { describe, expect, it } from 'vitest';
import { changedBoards, exchange, exchangeColours, type HandDraft } from './hand-change.ts';

const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map(playerId) as [
  ReturnType<typeof playerId>,
  ReturnType<typeof playerId>,
  ReturnType<typeof playerId>,
  ReturnType<typeof playerId>,
  ReturnType<typeof playerId>,
];
const draft: HandDraft = {
  pairs: [
    { white: a, black: b },
    { white: c, black: d },
  ],
  bye: e,
};

describe('changes by hand', () => {
  it('exchange two players of different boards', () => {
    const after = exchange(draft, b, d);
    expect(after.pairs).toEqual([
      { white: a, black: d },
      { white: c, black: b },
    ]);
    expect(changedBoards(draft, after)).toEqual([0, 1]);
  });

  it('exchange a player with the exempt one', () => {
    const after = exchange(draft, a, e);
    expect(after).toEqual({ pairs: [{ white: e, black: b }, draft.pairs[1]], bye: a });
  });

  it('exchange the colours of one board', () => {
    const after = exchangeColours(draft, 1);
    expect(after.pairs[1]).toEqual({ white: d, black: c });
    expect(changedBoards(draft, after)).toEqual([1]);
  });

  it('twice is nothing', () => {
    expect(exchange(exchange(draft, a, d), a, d)).toEqual(draft);
    expect(changedBoards(draft, exchangeColours(exchangeColours(draft, 0), 0))).toEqual([]);
  });
});
