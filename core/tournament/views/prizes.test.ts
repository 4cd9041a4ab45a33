import { describe, expect, it } from 'vitest';
import { list, scheme } from '../../standings/prizes/scheme.fixture.ts';
import type { PrizeScheme } from '../../standings/prizes/scheme.ts';
import { BLACK_WINS, DRAW, PlayedEvent } from '../testing/played-event.ts';
import { prizesView, withResults, type PrizesView } from './prizes.ts';

/** Hort 100 and 50, and 30 for the best below 2250: players c and d. */
const SCHEME: PrizeScheme = scheme([
  list('main', 'hort', [100, 50]),
  list('below', 'place', [30], { criteria: { rating: { to: 2250 } } }),
]);

/** a and c won; the tie-break is the pairing number. */
const event = (): PlayedEvent =>
  new PlayedEvent({ rounds: 1, tieBreaks: ['TPN'], prizes: SCHEME }, 4)
    .pairs(1, 'a-b c-d')
    .scores(1, '11');

const view = (options: Parameters<typeof prizesView>[1] = {}): PrizesView => {
  const found = prizesView(event().state, options);
  if (!found) throw new Error('no prizes');
  return found;
};

const awards = ({ awards: all }: PrizesView): string[] =>
  all.map(({ tpn, list: from, amount }) => `${tpn} ${from} ${amount}`);

describe('prizes of a tournament', () => {
  it('[LA 5.3, 5.1 article 5] are its own scheme by its own standings, one each', () => {
    // a and c tie for 100 and 50: 50 + 37.50, and 25 + 37.50 for c, more than the 30 below 2250.
    expect(awards(view())).toEqual(['1 main 8750', '3 main 6250', '4 below 3000']);
    expect(view()).toMatchObject({
      round: 1,
      final: true,
      openGames: 0,
      currency: 'EUR',
      totals: { fund: 18000, awarded: 18000, unawarded: 0 },
      changes: null,
    });
  });

  it('[LA 5.1 article 5] say why this prize and not that one', () => {
    expect(view().choices).toMatchObject([
      { tpn: 1, because: 'only', taken: { list: 'main', worth: 8750 } },
      { tpn: 3, because: 'largest', taken: { list: 'main' }, passedOver: [{ list: 'below' }] },
      { tpn: 4, because: 'only', taken: { list: 'below' } },
    ]);
  });

  it('name everybody they speak of, and how many could win a list', () => {
    const { players, lists } = view();
    expect(players.map(({ id, rank }) => `${id} ${rank ?? '-'}`)).toEqual(['a 1', 'c 2', 'd 4']);
    expect(lists.map(({ list: id, eligible }) => [id, eligible])).toEqual([
      ['main', 4],
      ['below', 2],
    ]);
  });

  it('[LA 5.3] name who tied with a winner and got nothing', () => {
    const one = scheme([list('main', 'place', [100])]);
    expect(view({ scheme: one }).tiedWithoutPrize).toEqual([
      { list: 'main', winners: [1], players: [3], because: 'prizesExhausted' },
    ]);
  });

  it('tell what changes if a board ends otherwise', () => {
    const { changes } = view({ whatIf: [{ board: 2, outcome: BLACK_WINS }] });
    // d wins instead of c: d has 62.50 instead of 30, c the 30 instead of 62.50.
    expect(changes?.map(({ tpn, difference }) => [tpn, difference])).toEqual([
      [4, 3250],
      [3, -3250],
    ]);
    expect(view({ whatIf: [{ board: 9, outcome: DRAW }] }).changes).toBeNull();
    expect(withResults(event().state, 2, [])).toBeNull();
  });

  it('are none without a scheme, and JSON with one', () => {
    expect(prizesView(new PlayedEvent({}, 2).state)).toBeNull();
    expect(JSON.parse(JSON.stringify(view()))).toEqual(view());
  });
});
