import { describe, expect, inject, it } from 'vitest';
import { TITLES_2003 } from '../../rules/editions/titles-2003.ts';
import { TITLES_2022 } from '../../rules/editions/titles-2022.ts';
import { NORM_TITLES, type NormTitle } from '../../rules/editions/title-properties.ts';
import { randomFrom } from '../../rules/random.ts';
import type { Title } from '../../rules/title.ts';
import type { NormEventFacts, NormGame, NormOpponent, RestOfEvent } from './candidate.ts';
import { normForesight, RESULTS, type NormForesight, type ResultOfGame } from './foresight.ts';
import { randomCandidate, randomOpponent } from './testing/random-candidate.ts';
import { normVerdict } from './verdict.ts';

const rules = TITLES_2022.properties;

type Line = readonly [name: string, title: Title | 'none', rating: number, federation: string];

/**
 * A closed event of ten (003:733-769): titles, ratings and federations as printed, the names replaced.
 */
const CLOSED: readonly Line[] = [
  ['A', 'GM', 2542, 'FRA'],
  ['B', 'GM', 2439, 'TUN'],
  ['C', 'GM', 2423, 'BUL'],
  ['D', 'IM', 2472, 'BUL'],
  ['E', 'IM', 2454, 'UKR'],
  ['F', 'IM', 2424, 'FRA'],
  ['G', 'IM', 2376, 'ISR'],
  ['H', 'FM', 2409, 'FRA'],
  ['I', 'none', 2278, 'FRA'],
  ['J', 'none', 2273, 'FRA'],
];

const ROUND_ROBIN: NormEventFacts = {
  rounds: 9,
  pairings: 'fixed',
  isDoubleRoundRobin: false,
  short: null,
  hostFederation: 'FRA',
  exemptions: {},
};

/** What somebody of a field needs before the first round. */
function before(field: readonly Line[], name: string, title: NormTitle): NormForesight {
  const others = field.filter(([other]) => other !== name);
  const own = field.find(([other]) => other === name);
  const coming = others.map(([other, held, rating, federation], index) => ({
    round: index + 1,
    opponent: { id: index + 1, name: other, rating, title: held, federation },
    isPaired: false,
  }));
  return normForesight(
    title,
    { federation: own?.[3] ?? null, games: [], missing: [] },
    { coming, field: [], meetsOnce: false },
    ROUND_ROBIN,
    TITLES_2003.properties,
  );
}

const rerated = (changes: Readonly<Record<string, number>>): readonly Line[] =>
  CLOSED.map(([name, title, rating, federation]) => [
    ...([name, title, changes[name] ?? rating, federation] as const),
  ]);

describe('norms before a round robin', () => {
  // 003:769: 7 points for the norm of a grandmaster, 5 for that of an international master.
  it.each([
    ...['D', 'G', 'E', 'F', 'H'].map((name) => [name, 'GM', 14] as const),
    ['H', 'IM', 10],
    ['J', 'IM', 10],
  ] as const)('[003:733-769] NORM-1: %s needs for %s %i half points', (name, title, points) => {
    expect(before(CLOSED, name, title)).toMatchObject({
      state: 'open',
      points: { least: points, enough: points },
    });
  });

  it.each([
    ['H', 11],
    ['J', 10],
  ] as const)('[003:773-783] NORM-2: A at 2512, and %s needs %i half points', (name, points) => {
    expect(before(rerated({ A: 2512 }), name, 'IM').points?.least).toBe(points);
  });

  it.each([
    ['D', 14],
    ['G', 13],
  ] as const)(
    '[003:777-783] NORM-3: stronger grandmasters, %s needs %i half points',
    (name, points) => {
      const field = rerated({ A: 2562, B: 2539, C: 2523 });
      expect(before(field, name, 'GM').points?.least).toBe(points);
    },
  );

  it('is gone from the start where the titles are not there', () => {
    const two = CLOSED.map(([name, title, rating, federation]): Line => [
      ...([name, title === 'GM' && name !== 'A' ? 'IM' : title, rating, federation] as const),
    ]);
    const { state, because } = before(two, 'H', 'GM');
    expect(state).toBe('gone');
    expect(because.map(({ name }) => name)).toEqual(['classOfOpponents']);
  });
});

const SWISS: NormEventFacts = { ...ROUND_ROBIN, pairings: 'free' };

const opponent = (
  id: number,
  title: NormOpponent['title'] = 'none',
  federation = 'FRA',
  rating = 2500,
): NormOpponent => ({ id, name: `Opponent ${id}`, rating, title, federation });

/** A field of which nothing is known but how strong it is. */
const anybodyOf = (rating: number): Pick<RestOfEvent, 'field' | 'meetsOnce'> => ({
  field: [{ ...opponent(99), rating, title: null, federation: null }],
  meetsOnce: false,
});

const games = (opponents: readonly NormOpponent[], results: readonly (0 | 1 | 2)[]): NormGame[] =>
  opponents.map((one, index) => ({
    round: index + 1,
    opponent: one,
    halfPoints: results[index] ?? 1,
  }));

describe('norms within sight of a Swiss', () => {
  // Seven rounds: three grandmasters, five titled, two foreign federations; 4 of 7 against 2500.
  const seven = games(
    [
      opponent(1, 'GM', 'GER'),
      opponent(2, 'GM', 'ESP'),
      opponent(3, 'GM', 'ESP'),
      opponent(4, 'IM', 'GER'),
      opponent(5, 'FM'),
      opponent(6),
      opponent(7),
    ],
    [2, 1, 1, 1, 1, 1, 1],
  );
  const candidate = { federation: 'FRA', games: seven, missing: [] };

  it('[B.01 1.4.8] two rounds before the end: points by the average of those to come', () => {
    const rest = {
      ...anybodyOf(2650),
      coming: [
        { round: 8, opponent: null, isPaired: false },
        { round: 9, opponent: null, isPaired: false },
      ],
    };
    const found = normForesight('GM', candidate, rest, SWISS, rules);
    expect(found.state).toBe('open');
    // 6 of 9 is 67 %: an average of 2475 asks 9 × 2474.5 − 7 × 2500 = 4770.5 of two: 2386 each.
    // 5½ of 9 is 61 %: 2520 asks 22675.5 − 17500 = 5175.5: 2588 each.
    expect(found.against).toEqual([
      { halfPoints: 3, average: 2588 },
      { halfPoints: 4, average: 2386 },
    ]);
    expect(found.needed).toEqual({
      opponents: 2,
      titled: 0,
      ofClass: 0,
      federations: 0,
      ownAtMost: 2,
    });
  });

  it('[B.01 1.4.1f] asks of the opponents to come no more than there are', () => {
    // Of eleven opponents six need a title: four have one, and after another untitled one a single round is left.
    const untitled = games(
      Array.from({ length: 9 }, (_, at) =>
        opponent(at, at < 4 ? 'GM' : 'none', at < 2 ? 'GER' : 'ESP'),
      ),
      [1, 1, 1, 1, 2, 2, 2, 2, 2],
    );
    const rest = {
      ...anybodyOf(2650),
      coming: [10, 11].map((round) => ({ round, opponent: null, isPaired: false })),
    };
    const won = { ...candidate, games: untitled };
    expect(normForesight('GM', won, rest, { ...SWISS, rounds: 11 }, rules).needed).toMatchObject({
      titled: 2,
    });
    const more = { ...won, games: [...untitled, ...games([opponent(30)], [2])] };
    const last = { ...rest, coming: rest.coming.slice(1) };
    const found = normForesight('GM', more, last, { ...SWISS, rounds: 11 }, rules);
    expect([found.state, found.needed]).toEqual(['open', null]);
  });

  it('tells what the paired opponent decides', () => {
    const rest = {
      ...anybodyOf(2700),
      coming: [
        { round: 8, opponent: opponent(8, 'IM', 'FRA', 2500), isPaired: true },
        { round: 9, opponent: null, isPaired: false },
      ],
    };
    const found = normForesight('GM', candidate, rest, SWISS, rules);
    expect(found.next).toMatchObject({ round: 8, keepsOpen: 'draw', makes: null });
    const last = {
      ...anybodyOf(2650),
      coming: [{ round: 9, opponent: opponent(9, 'none', 'FRA', 2500), isPaired: true }],
    };
    const after = {
      ...candidate,
      games: [...seven, { round: 8, opponent: opponent(8), halfPoints: 2 as const }],
    };
    expect(normForesight('GM', after, last, SWISS, rules)).toMatchObject({
      state: 'open',
      next: { keepsOpen: 'win', makes: 'win' },
      points: { least: 2, enough: 2 },
    });
  });

  it('is gone when too few titled opponents can come, with the article', () => {
    const untitled = games(
      Array.from({ length: 6 }, (_, index) => opponent(index, 'none', index < 3 ? 'GER' : 'ESP')),
      [2, 2, 2, 2, 2, 2],
    );
    const rest = {
      ...anybodyOf(2650),
      coming: [7, 8, 9].map((round) => ({ round, opponent: null, isPaired: false })),
    };
    const found = normForesight('GM', { ...candidate, games: untitled }, rest, SWISS, rules);
    expect(found.state).toBe('gone');
    expect(found.because.map(({ article }) => article)).toEqual(['B.01 1.4.5a']);
  });

  describe('[B.01 1.4.5, 1.4.8] the field that is left in a Swiss of which nobody is met twice', () => {
    const last = { coming: [{ round: 9, opponent: null, isPaired: false }], meetsOnce: true };
    const before = {
      ...candidate,
      games: [...seven, { round: 8, opponent: opponent(8), halfPoints: 2 as const }],
    };
    const stateWith = (field: readonly NormOpponent[]): string =>
      normForesight('GM', before, { ...last, field }, SWISS, rules).state;

    // 5 of 8; with a win 6 of 9: an average of 2475 asks 9 × 2474.5 − 8 × 2500 = 2270.5 of the ninth.
    it.each([
      [2271, 'open'],
      [2270, 'gone'],
    ])('somebody rated %i is left: %s', (rating, state) => {
      expect(stateWith([opponent(20, 'none', 'GER', rating)])).toBe(state);
    });

    it('asks for rating and title of the same opponent', () => {
      const untitled = {
        ...before,
        games: before.games.map((game, at) =>
          at === 4 ? { ...game, opponent: opponent(5) } : game,
        ),
      };
      const of = (field: readonly NormOpponent[]): string =>
        normForesight('GM', untitled, { ...last, field }, SWISS, rules).state;
      // Five titled of nine are needed, and four are there.
      expect(of([opponent(20, 'none', 'GER', 2600), opponent(21, 'FM', 'GER', 2100)])).toBe('gone');
      expect(of([opponent(20, 'none', 'GER', 2600), opponent(21, 'FM', 'GER', 2300)])).toBe('open');
    });

    it('is gone where nobody is left for the ninth game', () => {
      expect(stateWith([])).toBe('gone');
    });
  });

  it('[B.01 1.4.1e] is had where it cannot be lost any more', () => {
    const nine = [
      ...seven,
      { round: 8, opponent: opponent(8), halfPoints: 2 as const },
      { round: 9, opponent: opponent(9), halfPoints: 2 as const },
    ];
    const rest = {
      ...anybodyOf(2650),
      coming: [10, 11].map((round) => ({ round, opponent: null, isPaired: false })),
    };
    const event = { ...SWISS, rounds: 11 };
    expect(normForesight('GM', { ...candidate, games: nine }, rest, event, rules).state).toBe(
      'had',
    );
  });
});

/** Every way the games to come can end. */
const everyWay = (count: number): readonly (readonly ResultOfGame[])[] =>
  count === 0
    ? [[]]
    : everyWay(count - 1).flatMap((way) => RESULTS.map((result) => [...way, result]));

const sumOf = (way: readonly ResultOfGame[]): number =>
  way.reduce((sum, result) => sum + RESULTS.indexOf(result), 0);

describe('foresight', () => {
  it('agrees with the verdict after all results, on small events enumerated completely', () => {
    const choices = randomFrom(2003);
    const events = Math.round(2_000 * inject('sizes').shareOfCases ** 1.5);
    const states = new Set<string>();
    for (let at = 0; at < events; at += 1) {
      const { candidate, event } = randomCandidate(choices);
      const left = 1 + choices.below(3);
      const past = candidate.games.slice(0, -left);
      const coming = candidate.games.slice(-left).map(({ round, opponent: met }) => ({
        round,
        opponent: met,
        isPaired: true,
      }));
      const missing = candidate.missing.filter(
        ({ round }) => round < (coming[0]?.round ?? Infinity),
      );
      const rounds = event.rounds - (candidate.missing.length - missing.length);
      const running = { ...candidate, games: past, missing };
      const facts = { ...event, rounds };
      const title = choices.pick(NORM_TITLES);
      const rest = { coming, field: [randomOpponent(choices, 99)], meetsOnce: true };
      const found = normForesight(title, running, rest, facts, rules);
      const ends = everyWay(left).map((way) => ({
        sum: sumOf(way),
        first: way[0],
        achieved: normVerdict(
          title,
          {
            ...running,
            games: [
              ...past,
              ...coming.map(({ round, opponent: met }, index) => ({
                round,
                opponent: met,
                halfPoints: RESULTS.indexOf(way[index] ?? 'loss') as 0 | 1 | 2,
              })),
            ],
          },
          facts,
          rules,
        ).achieved,
      }));
      const label = `${at} ${title}`;
      states.add(found.state);
      const reachable = ends.filter(({ achieved }) => achieved !== false);
      expect(found.state === 'gone', label).toBe(reachable.length === 0);
      if (found.state === 'had') expect(ends.every(({ achieved }) => achieved === true)).toBe(true);
      if (found.state !== 'open') continue;
      expect(found.points?.least, label).toBe(Math.min(...reachable.map(({ sum }) => sum)));
      const unsure = ends.filter(({ achieved }) => achieved !== true).map(({ sum }) => sum);
      const most = Math.max(-1, ...unsure);
      expect(found.points?.enough, label).toBe(most >= 2 * left ? null : most + 1);
      const kept = RESULTS.find((result) => reachable.some(({ first }) => first === result));
      expect(found.next?.keepsOpen, label).toBe(kept);
    }
    expect([...states].sort()).toEqual(['gone', 'had', 'open']);
  });

  it('agrees with every choice of opponents left in the field of a Swiss', () => {
    const choices = randomFrom(144);
    const events = Math.round(1_000 * inject('sizes').shareOfCases ** 1.5);
    const states = new Set<string>();
    for (let at = 0; at < events; at += 1) {
      const { candidate, event } = randomCandidate(choices);
      if (event.pairings === 'fixed') continue;
      const left = 1 + choices.below(2);
      const played = { ...candidate, games: candidate.games.slice(0, -left), missing: [] };
      const coming = Array.from({ length: left }, (_, index) => ({
        round: played.games.length + index + 1,
        opponent: null,
        isPaired: false,
      }));
      const facts = { ...event, rounds: played.games.length + left };
      const field = Array.from({ length: 5 }, (_, index) =>
        randomOpponent(choices, 100 + index),
      ).toSorted((a, b) => b.rating - a.rating);
      const title = choices.pick(NORM_TITLES);
      const found = normForesight(title, played, { coming, field, meetsOnce: true }, facts, rules);
      const orders = field.flatMap((one) =>
        left === 1 ? [[one]] : field.flatMap((two) => (one === two ? [] : [[one, two]])),
      );
      const isReachable = orders.some((met) =>
        everyWay(left).some((way) => {
          const more = met.map((each, index) => ({
            round: played.games.length + index + 1,
            opponent: each,
            halfPoints: RESULTS.indexOf(way[index] ?? 'loss') as 0 | 1 | 2,
          }));
          const after = { ...played, games: [...played.games, ...more] };
          return normVerdict(title, after, facts, rules).achieved !== false;
        }),
      );
      states.add(found.state);
      expect(found.state !== 'gone', `${at} ${title}`).toBe(isReachable);
    }
    expect([...states].sort()).toEqual(['gone', 'had', 'open']);
  });
});
