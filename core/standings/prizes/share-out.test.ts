import { describe, expect, it } from 'vitest';
import { allocatePrizes } from './allocate.ts';
import { cents, formatCents, money } from './money.ts';
import { awarded, cash, cup, list, question, scheme } from './scheme.fixture.ts';
import { PRIZE_RULES, type PrizeRule } from './scheme.ts';

/** Amounts in the order of the standings, nothing included. */
function amounts(rule: PrizeRule, prizes: readonly number[], scores: readonly number[]): string[] {
  const { awards } = allocatePrizes(question(scheme([list('main', rule, prizes)]), scores));
  return scores.map((_, index) => {
    const award = awards.find(({ tpn }) => tpn === index + 1);
    return award ? formatCents(award.amount) : '0.00';
  });
}

// Livre de l'Arbitre 5.3, first example: A, B and C tie, then D to K; ten prizes. K is eleventh.
const FIRST = {
  scores: [7, 7, 7, 6, 6, 6, 6, 6, 6, 6, 6],
  prizes: [15000, 12000, 10200, 9000, 7000, 5000, 3500, 2500, 1500, 900],
  place: [15000, 12000, 10200, 9000, 7000, 5000, 3500, 2500, 1500, 900, 0],
  shared: [12400, 12400, 12400, 3675, 3675, 3675, 3675, 3675, 3675, 3675, 3675],
  hort: [13700, 12200, 11300, 6337.5, 5337.5, 4337.5, 3587.5, 3087.5, 2587.5, 2287.5, 1837.5],
};

// Livre de l'Arbitre 5.3, second example: six players, four prizes, 1200 in all.
const SECOND = {
  scores: [6, 6, 5, 5, 5, 4],
  prizes: [500, 400, 200, 100],
  place: [500, 400, 200, 100, 0, 0],
  shared: [450, 450, 100, 100, 100, 0],
  hort: [475, 425, 150, 100, 50, 0],
};

describe('the tables of the Livre de l’Arbitre', () => {
  for (const [name, table] of Object.entries({ 'example 1': FIRST, 'example 2': SECOND })) {
    it.each(PRIZE_RULES)(`[LA 5.3 ${name}] %s`, (rule) => {
      const expected = table[rule].map((amount) => formatCents(money(amount)));
      expect(amounts(rule, table.prizes, table.scores)).toEqual(expected);
    });
  }

  it('[LA 5.3 example 2] shows the two halves', () => {
    const { scores, prizes } = SECOND;
    const { lists } = allocatePrizes(question(scheme([list('main', 'hort', prizes)]), scores));
    const [first, second] = lists[0]?.groups ?? [];
    expect(first).toMatchObject({ places: [1, 2], tied: [1, 2], pool: money(900), payees: 2 });
    expect(second).toMatchObject({
      places: [3, 5],
      pool: money(300),
      shares: [
        { tpn: 3, place: 3, byPlace: [20000, 1], shared: [30000, 3], amount: money(150) },
        { tpn: 4, place: 4, byPlace: [10000, 1], shared: [30000, 3], amount: money(100) },
        { tpn: 5, place: 5, byPlace: [0, 1], shared: [30000, 3], amount: money(50) },
      ],
      rounding: { leftOver: 0, to: [] },
    });
  });
});

describe('things among players level on everything', () => {
  // Places 3 to 5 have the same points: 3 is one player's, 4 and 5 are level on everything.
  it.each([
    [
      ['gold', 'silver', 'bronze', 'book', 'clock'],
      [4, 5],
    ],
    [['gold', 'silver', 'bronze', 'book', 'book'], null],
  ])('%j: who is asked about: %j', (things, players) => {
    const prizes = list('main', 'shared', [], { prizes: things.map((name) => cup(name)) });
    const asked = question(scheme([prizes]), [9, 8, 5, 5, 5]);
    const ranks = [1, 2, 3, 4, 4];
    const rows = asked.standings.map((row, index) => ({ ...row, rank: ranks[index] ?? 0 }));
    const { undecided } = allocatePrizes({ ...asked, standings: rows });
    expect(undecided).toEqual(players === null ? [] : [{ list: 'main', what: 'thing', players }]);
  });
});

describe('rounding', () => {
  it('gives the cents that are left to the better placed', () => {
    expect(amounts('shared', [100], [5, 5, 5])).toEqual(['33.34', '33.33', '33.33']);
    expect(amounts('shared', [100, 0.01, 0.01], [5, 5, 5])).toEqual(['33.34', '33.34', '33.34']);
  });

  it('gives them to the largest remainders first', () => {
    // Pool 100.01: halves 50.005 and 0 by place, 16.668333 shared: 66.673333, 16.668333, 16.668333.
    expect(amounts('hort', [100.01], [5, 5, 5])).toEqual(['66.67', '16.67', '16.67']);
  });

  it('says who received what was left', () => {
    const { lists } = allocatePrizes(question(scheme([list('main', 'shared', [100])]), [5, 5, 5]));
    expect(lists[0]?.groups[0]?.rounding).toEqual({
      leftOver: 1,
      to: [{ tpn: 1, amount: cents(1) }],
    });
  });

  it('to a unit keeps the sum: the last part below a unit goes to the first', () => {
    const inFives = scheme([list('main', 'shared', [101, 50])], { unit: money(5) });
    // 151 among four: 35 each and 11 left: one 5 to the first two, 1 to the first.
    expect(awarded(allocatePrizes(question(inFives, [5, 5, 5, 5])))).toEqual([
      '1 main 41.00',
      '2 main 40.00',
      '3 main 35.00',
      '4 main 35.00',
    ]);
  });

  it('leaves a prize nobody shares as it was announced', () => {
    const inFives = scheme([list('main', 'hort', [101, 52])], { unit: money(5) });
    expect(awarded(allocatePrizes(question(inFives, [6, 5])))).toEqual([
      '1 main 101.00',
      '2 main 52.00',
    ]);
  });
});

describe('the smallest prize', () => {
  const minimum = money(40);

  it('[LA 5.3] goes to nobody: the last of the tie do without, the others share all', () => {
    const main = list('main', 'shared', [100, 50], { minimum });
    const allocation = allocatePrizes(question(scheme([main]), [5, 5, 5, 5]));
    // 150 among four is 37.50; among three 50.
    expect(awarded(allocation)).toEqual(['1 main 50.00', '2 main 50.00', '3 main 50.00']);
    expect(allocation.lists[0]?.groups).toMatchObject([{ payees: 3, tied: [1, 2, 3, 4] }]);
    expect(allocation.tiedWithoutPrize).toEqual([
      { list: 'main', winners: [1, 2, 3], players: [4], because: 'belowMinimum' },
    ]);
  });

  it('[LA 5.3] by Hort too, and whoever has a prize for the place is always paid', () => {
    const main = list('main', 'hort', [100, 50], { minimum });
    // Among four, three and two the smallest share is 18.75, 25 and 62.50.
    expect(awarded(allocatePrizes(question(scheme([main]), [5, 5, 5, 5])))).toEqual([
      '1 main 87.50',
      '2 main 62.50',
    ]);
  });

  it('is never below one unit of rounding', () => {
    const main = list('main', 'shared', [0.02]);
    expect(awarded(allocatePrizes(question(scheme([main]), [5, 5, 5])))).toEqual([
      '1 main 0.01',
      '2 main 0.01',
    ]);
  });

  it('gives way to the sum in a scheme nobody checked', () => {
    const main = list('main', 'hort', [100, 10], { minimum });
    expect(awarded(allocatePrizes(question(scheme([main]), [5, 5, 5])))).toEqual([
      '1 main 77.50',
      '2 main 32.50',
    ]);
  });

  it('is not decided by pairing number when the standings leave players equal', () => {
    const main = list('main', 'shared', [100], { minimum });
    const asked = question(scheme([main]), [5, 5, 5]);
    const standings = asked.standings.map((row) => ({ ...row, rank: 1 }));
    expect(allocatePrizes({ ...asked, standings }).undecided).toEqual([
      { list: 'main', what: 'minimum', players: [1, 2, 3] },
    ]);
  });
});

describe('ranks the standings leave shared', () => {
  it('[LA 5.2 1.f] losers of two semi-finals share the third and fourth prizes, by place too', () => {
    const asked = question(scheme([list('main', 'place', [400, 300, 200, 100])]), [6, 6, 6, 6]);
    // As a play-off among four leaves them: first, second, and two third.
    const standings = asked.standings.map((row) => {
      const rank = Math.min(row.tpn, 3);
      return { ...row, rank, exAequo: rank };
    });
    for (const rule of PRIZE_RULES) {
      const prizes = scheme([list('main', rule, [400, 300, 200, 100])]);
      expect(awarded(allocatePrizes({ ...asked, standings, scheme: prizes }))).toEqual([
        '1 main 400.00',
        '2 main 300.00',
        '3 main 150.00',
        '4 main 150.00',
      ]);
    }
  });
});

describe('things', () => {
  it('go with the place and are never shared', () => {
    const prizes = [{ ...cup('gold'), amount: money(100) }, cup('silver'), cash(0)];
    const main = list('main', 'shared', [], { prizes: prizes.slice(0, 2) });
    expect(awarded(allocatePrizes(question(scheme([main]), [5, 5, 5])))).toEqual([
      '1 main 33.34 gold',
      '2 main 33.33 silver',
      '3 main 33.33',
    ]);
  });

  it('wait for lots or a play-off when two are equal', () => {
    const main = list('main', 'place', [], { prizes: [cup('gold'), cup('silver'), cup('silver')] });
    const asked = question(scheme([main]), [5, 5, 4, 4]);
    const ranks = [1, 1, 3, 3];
    const standings = asked.standings.map((row, index) => ({ ...row, rank: ranks[index] ?? 0 }));
    expect(allocatePrizes({ ...asked, standings }).undecided).toEqual([
      { list: 'main', what: 'thing', players: [1, 2] },
      { list: 'main', what: 'thing', players: [3, 4] },
    ]);
  });
});

describe('fewer players than prizes', () => {
  it('leaves prizes, which are listed', () => {
    const main = list('main', 'hort', [100, 50, 25]);
    const { lists, totals } = allocatePrizes(question(scheme([main]), [5, 4]));
    expect(lists[0]?.unawarded).toEqual([{ place: 3, prize: cash(25) }]);
    expect(totals).toEqual({ fund: money(175), awarded: money(150), unawarded: money(25) });
  });
});

describe('who tied and got nothing', () => {
  it('[LA 5.3 example 2] is named when prizes go by place', () => {
    const { scores, prizes } = SECOND;
    const by = (rule: PrizeRule) =>
      allocatePrizes(question(scheme([list('main', rule, prizes)]), scores)).tiedWithoutPrize;
    expect(by('place')).toEqual([
      { list: 'main', winners: [3, 4], players: [5], because: 'prizesExhausted' },
    ]);
    expect(by('hort')).toEqual([]);
  });
});
