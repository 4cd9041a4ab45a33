import { describe, expect, it } from 'vitest';
import { inOrder } from '../ranking/rows.fixture.ts';
import { allocatePrizes } from './allocate.ts';
import { money } from './money.ts';
import { list, question, scheme } from './scheme.fixture.ts';
import { prizeChanges, whatIf } from './what-if.ts';

describe('what changes if board 3 is drawn', () => {
  // 3 and 4 meet on board 3. A win for 3 leaves 5 4½ 4½ 3½ 3; a draw 5 4½ 4 4 3.
  const asked = question(scheme([list('main', 'hort', [200, 120, 60])]), [5, 4.5, 4.5, 3.5, 3]);

  it('lists everybody who gains or loses, and by how much', () => {
    const { before, after, changes } = whatIf(asked, inOrder([5, 4.5, 4, 4, 3]));
    expect(before.awards.map(({ amount }) => amount)).toEqual([200, 105, 75].map(money));
    expect(after.awards.map(({ amount }) => amount)).toEqual([200, 120, 45, 15].map(money));
    expect(changes).toMatchObject([
      { tpn: 2, difference: money(15) },
      { tpn: 4, difference: money(15), before: [] },
      { tpn: 3, difference: -3000 },
    ]);
  });

  it('is nothing when the standings stay as they are', () => {
    expect(whatIf(asked, asked.standings).changes).toEqual([]);
  });

  it('shows a prize of the same amount from another list', () => {
    const lists = [
      list('main', 'place', [50]),
      list('women', 'place', [50], { criteria: { sex: 'w' } }),
    ];
    const profiles = { 1: { sex: 'w' } } as const;
    const one = allocatePrizes(question(scheme(lists), [2, 1], profiles));
    const other = allocatePrizes(question(scheme([...lists].reverse()), [2, 1], profiles));
    expect(prizeChanges(one, other)).toMatchObject([
      { tpn: 2, difference: money(50), before: [], after: [{ list: 'main' }] },
      { tpn: 1, difference: 0, before: [{ list: 'main' }], after: [{ list: 'women' }] },
    ]);
  });
});
