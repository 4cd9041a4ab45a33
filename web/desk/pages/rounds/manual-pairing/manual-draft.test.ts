import { playerId } from '@ronde/core/rules/identity.ts';
import { describe, expect, it } from 'vitest';
import type { PlayerLine } from '@ronde/core/tournament/views/players.ts';
import {
  byeOf,
  changedBoards,
  exchange,
  exchangeColours,
  publicDraft,
  type ManualDraft,
} from './manual-draft.ts';

const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map(playerId) as [
  ReturnType<typeof playerId>,
  ReturnType<typeof playerId>,
  ReturnType<typeof playerId>,
  ReturnType<typeof playerId>,
  ReturnType<typeof playerId>,
];
const draft: ManualDraft = {
  pairs: [
    { white: a, black: b },
    { white: c, black: d },
  ],
  bye: e,
  aside: [],
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
    expect(after).toEqual({ pairs: [{ white: e, black: b }, draft.pairs[1]], bye: a, aside: [] });
  });

  it('exchange the colours of one board', () => {
    const after = exchangeColours(draft, 1);
    expect(after.pairs[1]).toEqual({ white: d, black: c });
    expect(changedBoards(draft, after)).toEqual([1]);
  });

  it('[C.04.2 4.4.3] pair two who are left without opponents', () => {
    const players = [a, b, c, d, e].map((id) => ({
      id,
      fromRound: 1,
      left: id === b ? { reason: 'withdrawn', fromRound: 2 } : null,
      staff: { byes: id === d ? [{ round: 2, bye: 'zeroPointBye' }] : [] },
    })) as unknown as PlayerLine[];
    const open = publicDraft(draft, players, 2);
    expect(open).toEqual({ pairs: [], bye: e, aside: [a, c] });
    const paired = exchange(open, a, c);
    expect(paired).toEqual({ pairs: [{ white: a, black: c }], bye: e, aside: [] });
    expect(exchange(open, e, c)).toEqual({
      pairs: [{ white: e, black: c }],
      bye: null,
      aside: [a],
    });
    expect([byeOf(paired), byeOf(exchange(open, e, c)), byeOf({ ...open, bye: null })]).toEqual([
      e,
      a,
      null,
    ]);
    expect(publicDraft(draft, players, 1)).toEqual({ ...draft, pairs: draft.pairs });
  });

  it('twice is nothing', () => {
    expect(exchange(exchange(draft, a, d), a, d)).toEqual(draft);
    expect(changedBoards(draft, exchangeColours(exchangeColours(draft, 0), 0))).toEqual([]);
  });
});
