import { describe, expect, it } from 'vitest';
import { allocatePrizes } from './allocate.ts';
import { money } from './money.ts';
import { awarded, cup, list, question, scheme } from './scheme.fixture.ts';

// Model regulations, Livre de l'Arbitre 5.1, article 5: prizes do not add up, the general standings
// by Hort, rating bands and special prizes by place; everybody takes the largest; between equal
// amounts the order is general standings, rating bands, special prizes; unrated players win no
// rating prize.
const main = list('main', 'hort', [500, 400, 200, 100]);
const below1800 = list('below1800', 'place', [60, 30], { criteria: { rating: { to: 1799 } } });
const women = list('women', 'place', [110], { criteria: { sex: 'w' } });

const SCORES = [6, 6, 5, 5, 5, 4, 3];

describe('one prize a player, the largest', () => {
  it('[LA 5.1 model 5] sends a tied player to the larger category prize, and the list moves down', () => {
    const rated = { 5: { ratings: { fide: 1700 } }, 6: { ratings: { fide: 1750 } } };
    const allocation = allocatePrizes(question(scheme([main, below1800]), SCORES, rated));
    expect(awarded(allocation)).toEqual([
      '1 main 475.00',
      '2 main 425.00',
      '3 main 175.00',
      '4 main 125.00',
      '5 below1800 60.00',
      '6 below1800 30.00',
    ]);
    expect(allocation.choices.find(({ tpn }) => tpn === 5)).toEqual({
      tpn: 5,
      taken: { list: 'below1800', place: 1, worth: money(60) },
      because: 'largest',
      passedOver: [{ list: 'main', place: 5, worth: money(50) }],
    });
    expect(allocation.lists[0]?.elsewhere).toEqual([
      { tpn: 5, list: 'below1800' },
      { tpn: 6, list: 'below1800' },
    ]);
    expect(allocation.totals.awarded).toBe(allocation.totals.fund);
  });

  it('[LA 5.1 model 5] lets the better placed of a tie choose first', () => {
    // 4 has 125 in the main list as long as 5 is not there, more than 110; then 5 would have 50
    // there, less than 60. (The other way round 4 would have 110 and 5, behind her, 125.)
    const profiles = {
      4: { sex: 'w', ratings: { fide: 2000 } },
      5: { ratings: { fide: 1700 } },
      6: { sex: 'w', ratings: { fide: 1750 } },
    } as const;
    const allocation = allocatePrizes(question(scheme([main, below1800, women]), SCORES, profiles));
    expect(awarded(allocation)).toEqual([
      '1 main 475.00',
      '2 main 425.00',
      '3 main 175.00',
      '4 main 125.00',
      '5 below1800 60.00',
      '6 women 110.00',
    ]);
    expect(allocation.choices.find(({ tpn }) => tpn === 4)?.passedOver).toEqual([
      { list: 'women', place: 1, worth: money(110) },
    ]);
  });

  it('sends away whoever would have more elsewhere once others share', () => {
    // 1 alone would have 100; with 2, who has nothing else, 50: less than 60 as a local player.
    const local = list('local', 'place', [60], { criteria: { tag: ['local'] } });
    const prizes = scheme([list('main', 'shared', [100]), local]);
    const allocation = allocatePrizes(question(prizes, [5, 5], { 1: { tags: ['local'] } }));
    expect(awarded(allocation)).toEqual(['1 local 60.00', '2 main 100.00']);
  });

  it('says so when shares chase each other in a circle, and still pays everything', () => {
    // Only where a later prize is larger, of which the check of the scheme warns.
    const shared = list('local', 'shared', [72], { criteria: { tag: ['local'] } });
    const prizes = scheme([shared, list('main', 'place', [54, 29, 95])]);
    const profiles = { 1: { tags: ['local'] }, 3: { tags: ['local'] } };
    const { choices, totals } = allocatePrizes(question(prizes, [5, 5, 5], profiles));
    expect(choices.map(({ because }) => because)).toContain('contested');
    expect(totals.awarded + totals.unawarded).toBe(totals.fund);
  });

  it('[LA 5.1 model 5] prefers the list named first between equal amounts', () => {
    const special = list('special', 'place', [100], { criteria: { tag: ['local'] } });
    const profiles = { 4: { tags: ['local'] }, 7: { tags: ['local'] } };
    const choices = (lists: readonly (typeof main)[]) =>
      allocatePrizes(question(scheme(lists), SCORES, profiles));

    const mainFirst = choices([main, special]);
    expect(awarded(mainFirst)).toContain('4 main 100.00');
    expect(awarded(mainFirst)).toContain('7 special 100.00');
    expect(mainFirst.choices.find(({ tpn }) => tpn === 4)?.because).toBe('priority');
    expect(awarded(choices([special, main]))).toContain('4 special 100.00');
  });

  it('[LA 5.1 model 5] gives no rating prize to unrated players', () => {
    const allocation = allocatePrizes(
      question(scheme([below1800]), [5, 4], { 2: { ratings: { national: 1500 } } }),
    );
    expect(allocation.lists[0]?.eligible).toEqual([2]);
    expect(awarded(allocation)).toEqual(['2 below1800 60.00']);
    expect(allocation.totals.unawarded).toBe(money(30));
  });

  it('counts a thing for its stated value, and for nothing without one', () => {
    const trophy = list('trophy', 'place', [], {
      prizes: [cup('clock', 80)],
      criteria: { sex: 'w' },
    });
    const medal = list('medal', 'place', [], { prizes: [cup('medal')], criteria: { sex: 'w' } });
    const prizes = scheme([list('main', 'place', [100, 50]), trophy, medal]);
    const profiles = { 2: { sex: 'w' }, 3: { sex: 'w' }, 4: { sex: 'w' } } as const;
    expect(awarded(allocatePrizes(question(prizes, [4, 3, 2, 1], profiles)))).toEqual([
      '1 main 100.00',
      '2 trophy 0.00 clock',
      '3 main 50.00',
      '4 medal 0.00 medal',
    ]);
  });

  it('leaves alone a list that may be won besides', () => {
    const medals = list('medals', 'place', [], {
      prizes: [cup('gold'), cup('silver')],
      cumulative: true,
    });
    const allocation = allocatePrizes(
      question(scheme([list('main', 'place', [100]), medals]), [2, 1]),
    );
    expect(awarded(allocation)).toEqual([
      '1 main 100.00',
      '1 medals 0.00 gold',
      '2 medals 0.00 silver',
    ]);
  });

  it('is put aside by a scheme whose prizes add up', () => {
    const allocation = allocatePrizes(
      question(scheme([main, women], { cumulative: true }), SCORES, { 1: { sex: 'w' } }),
    );
    expect(awarded(allocation).slice(0, 2)).toEqual(['1 main 475.00', '1 women 110.00']);
    expect(allocation.choices).toEqual([]);
  });

  it('[C.05 6.6] gives nothing to whoever has no rank', () => {
    const asked = question(scheme([list('main', 'place', [100])]), [2, 1]);
    const standings = asked.standings.map((row) =>
      row.tpn === 1
        ? { ...row, rank: null, exAequo: null, outside: 'expelled' as const }
        : { ...row, rank: 1, exAequo: 1 },
    );
    expect(awarded(allocatePrizes({ ...asked, standings }))).toEqual(['2 main 100.00']);
  });

  it('never hands on a birth date', () => {
    const young = list('young', 'place', [10], { criteria: { birthYear: { from: 2010 } } });
    const asked = question(scheme([young]), [2, 1], { 1: { birth: '2012-03-04' } });
    const allocation = allocatePrizes(asked);
    expect(awarded(allocation)).toEqual(['1 young 10.00']);
    expect(JSON.stringify(allocation)).not.toContain('2012');
  });
});
