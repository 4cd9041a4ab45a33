import { describe, expect, inject, it } from 'vitest';
import { randomFrom } from '../../rules/random.ts';
import { NORM_TITLES } from '../../rules/editions/title-properties.ts';
import { TITLES_2003 } from '../../rules/editions/titles-2003.ts';
import { editionIn } from '../../rules/editions/registry.ts';
import { TITLES_2022, TITLES_2024 } from '../../rules/editions/titles-2022.ts';
import type { Title } from '../../rules/title.ts';
import type { NormCandidate, NormEventFacts, NormGame } from './candidate.ts';
import { literalNorm } from './testing/literal-norm.ts';
import { randomCandidate } from './testing/random-candidate.ts';
import { normVerdict, type NormVerdict } from './verdict.ts';

const rules = TITLES_2022.properties;

const SWISS: NormEventFacts = {
  rounds: 9,
  pairings: 'free',
  isDoubleRoundRobin: false,
  short: null,
  hostFederation: 'FRA',
  exemptions: {},
};

interface Game {
  readonly title?: Title | 'none' | null;
  readonly federation?: string | null;
  readonly rating?: number;
  readonly result?: 0 | 1 | 2;
}

/** Games of a French player; nine of them by default make a norm of grandmaster with nothing to spare. */
const played = (games: readonly Game[]): NormCandidate => ({
  federation: 'FRA',
  missing: [],
  games: games.map(
    ({ title = 'none', federation = 'FRA', rating = 2500, result = 1 }, index): NormGame => ({
      round: index + 1,
      opponent: { id: index + 1, name: `Opponent ${index + 1}`, rating, title, federation },
      halfPoints: result,
    }),
  ),
});

/** Three grandmasters, two masters, four without a title; five French, two German, two Spanish: 6 of 9 against 2500. */
const NINE: readonly Game[] = [
  { title: 'GM', federation: 'GER', result: 2 },
  { title: 'GM', federation: 'GER' },
  { title: 'GM', federation: 'ESP' },
  { title: 'IM', federation: 'ESP', result: 2 },
  { title: 'FM', result: 2 },
  {},
  {},
  {},
  {},
];

const changed = (at: number, game: Game): readonly Game[] =>
  NINE.map((one, index) => (index === at ? { ...one, ...game } : one));

const conditionOf = ({ conditions }: NormVerdict, name: string) =>
  conditions.find((condition) => condition.name === name);

const gm = (
  games: readonly Game[],
  event: Partial<NormEventFacts> = {},
  edition = rules,
): NormVerdict => normVerdict('GM', played(games), { ...SWISS, ...event }, edition);

describe('the verdict on a norm', () => {
  it('[B.01 1.4] tells every condition with article, required and actual', () => {
    const verdict = gm(NINE);
    expect(verdict).toMatchObject({
      title: 'GM',
      achieved: true,
      performance: 2625,
      average: 2500,
      games: 9,
      credit: 9,
      halfPoints: 12,
      requiredHalfPoints: 12,
      dropped: [],
    });
    expect(
      verdict.conditions.map(({ name, article, required, actual, met }) => [
        ...[name, article, required, actual, met],
      ]),
    ).toEqual([
      ['games', 'B.01 1.4.1', 9, 9, true],
      ['foreignFederations', 'B.01 1.4.3', 2, 2, true],
      ['ownFederation', 'B.01 1.4.4', 5, 5, true],
      ['oneFederation', 'B.01 1.4.4', 6, 5, true],
      ['titledOpponents', 'B.01 1.4.5a', 5, 5, true],
      ['classOfOpponents', 'B.01 1.4.5b', 3, 3, true],
      ['average', 'B.01 1.4.8a', 2380, 2500, true],
      ['score', 'B.01 1.4.8b', 3.5, 6, true],
      ['performance', 'B.01 1.4.8', 2600, 2625, true],
    ]);
  });

  // Each changes one thing of the nine games above.
  it.each<[string, string, readonly Game[], boolean | null]>([
    ['1.4.1a eight games', 'games', NINE.slice(0, 8), false],
    ['1.4.4 six of the own federation', 'ownFederation', changed(3, { federation: 'FRA' }), false],
    [
      '1.4.5a a candidate master is no title-holder',
      'titledOpponents',
      changed(4, { title: 'CM' }),
      false,
    ],
    ['1.4.5b two grandmasters', 'classOfOpponents', changed(0, { title: 'IM' }), false],
    ['1.4.8 half a point less', 'performance', changed(4, { result: 1 }), false],
    ['missing federation', 'ownFederation', changed(3, { federation: null }), null],
    ['missing title', 'titledOpponents', changed(4, { title: null }), null],
  ])('[B.01 %s] decides %s', (_article, name, games, met) => {
    expect(conditionOf(gm(games), name)?.met).toBe(met);
  });

  it('[B.01 1.4.3] one foreign federation is not enough, FID does not help', () => {
    for (const federation of ['GER', 'FID']) {
      const games = NINE.map((game) => ({
        ...game,
        ...(game.federation === 'ESP' ? { federation } : {}),
      }));
      expect(conditionOf(gm(games), 'foreignFederations')).toMatchObject({ actual: 1, met: false });
      expect(gm(games).achieved).toBe(false);
    }
  });

  it('[B.01 1.4.3, clarified in 2026] FID is never the federation with too many', () => {
    const games = NINE.map((game, index) => (index >= 5 ? { ...game, federation: 'FID' } : game));
    expect(conditionOf(gm(games), 'oneFederation')).toMatchObject({ actual: 2, met: true });
  });

  it('cannot be decided where data are missing, and is no where they could not help', () => {
    expect(gm(changed(4, { title: null })).achieved).toBeNull();
    expect(gm(changed(4, { title: null, result: 0 })).achieved).toBe(false);
  });

  it('[B.01 1.4.6] unrated opponents count 1000, the lowest is raised to 2200', () => {
    const one = gm(changed(5, { rating: 0 }));
    // (8 × 2500 + 2200) / 9 = 2466.67
    expect(one).toMatchObject({ average: 2467, raised: [{ id: 6 }] });
    const two = gm(
      changed(5, { rating: 0 }).map((game, at) => (at === 6 ? { ...game, rating: 0 } : game)),
    );
    // (7 × 2500 + 2200 + 1000) / 9 = 2300
    expect(two).toMatchObject({ average: 2300, achieved: false });
    const later = gm(
      changed(5, { rating: 0 }).map((game, at) => (at === 6 ? { ...game, rating: 0 } : game)),
      {},
      TITLES_2024.properties,
    );
    // 2024: the other counts 1400: (17500 + 2200 + 1400) / 9 = 2344.4
    expect(later.average).toBe(2344);
  });

  it('[B.01 1.4.1c] eight games of nine make a norm of nine when the opponent did not come', () => {
    // 5½ of 8 against 2500: 69 % → 2500 + 141.
    const eight = played(NINE.slice(0, 8));
    const away = { round: 9, why: 'pairingAllocatedBye', opponent: null } as const;
    const verdict = normVerdict('GM', { ...eight, missing: [away] }, SWISS, rules);
    expect(verdict).toMatchObject({ games: 8, credit: 9, isEightOfNine: true });
    expect(conditionOf(verdict, 'games')).toMatchObject({ article: 'B.01 1.4.1c', met: true });
    const own = { ...away, why: 'absent' } as const;
    const absent = normVerdict('GM', { ...eight, missing: [own] }, SWISS, rules);
    expect(conditionOf(absent, 'games')?.met).toBe(false);
  });

  it('[B.01 1.4.2c] a last opponent who does not come takes no norm from who could lose', () => {
    const eight = played(changed(5, { result: 2 }).slice(0, 8));
    const last = played(NINE).games[8]?.opponent ?? null;
    const missing = [{ round: 9, why: 'forfeitWin', opponent: last }] as const;
    // 6 of 8, and 6 of 9 with the loss: 67 % → 2625. It uses up no norm of eight games.
    const verdict = normVerdict('GM', { ...eight, missing }, SWISS, rules);
    expect(verdict).toMatchObject({
      achieved: true,
      games: 9,
      countsForfeitAsLoss: true,
      isEightOfNine: false,
    });
    expect(conditionOf(verdict, 'games')?.article).toBe('B.01 1.4.2c');
  });

  it('[B.01 1.4.1d] each full point above counts as a game more, thirteen at most', () => {
    const better = NINE.map((game, index) =>
      index === 6 || index === 7 ? { ...game, result: 2 as const } : game,
    );
    expect(gm(better)).toMatchObject({ halfPoints: 14, requiredHalfPoints: 12, credit: 10 });
  });

  it('[B.01 1.4.1e] games after a norm may be left out, unless pairings are fixed', () => {
    const lost = [...NINE, { result: 0 as const }, { result: 0 as const }];
    expect(gm(lost, { rounds: 11 })).toMatchObject({ achieved: true, games: 9, dropped: [10, 11] });
    expect(gm(lost, { rounds: 11, pairings: 'fixed' }).achieved).toBe(false);
  });

  it('[B.01 1.4.1e] with fixed pairings nothing is made before the last round', () => {
    const early = gm(NINE, { rounds: 11, pairings: 'fixed' });
    expect(conditionOf(early, 'allRounds')).toMatchObject({ required: 11, actual: 9, met: false });
  });

  it('[B.01 1.4.1f] a win may be left out where it helps', () => {
    // Two more wins, over 1900 and 1000: (2200 + 1900 + 9 × 2500) / 11 = 2418, 73 % → 2593.
    const games = [
      { rating: 1900, result: 2 as const },
      { rating: 1000, result: 2 as const },
      ...NINE,
    ];
    const verdict = gm(games, { rounds: 11, pairings: 'fixed' });
    expect(verdict).toMatchObject({ achieved: true, dropped: [1, 2] });
  });

  it('[B.01 1.4.3d] a large Swiss frees of the federations, and of the shares too', () => {
    const atHome = NINE.map((game) => ({ ...game, federation: 'FRA' }));
    expect(gm(atHome).achieved).toBe(false);
    const verdict = gm(atHome, { exemptions: { swiss: true } });
    expect(verdict).toMatchObject({ achieved: true, exemption: 'swiss' });
    expect(conditionOf(verdict, 'ownFederation')).toMatchObject({
      article: 'B.01 1.4.3d',
      met: true,
    });
    expect(gm(atHome, { exemptions: { swiss: null } }).achieved).toBeNull();
  });

  // 1.4.3e names 1.4.3 and 1.4.4 together as the normal criteria; the annex stars the rows of both (LA 11138-11150).
  it.each([
    ['titles-2017', 'nationalFinal', 'B.01 1.43a'],
    ['titles-2017', 'nationalTeams', 'B.01 1.43b'],
    ['titles-2017', 'zonal', 'B.01 1.43c'],
    ['titles-2022', 'nationalFinal', 'B.01 1.4.3a'],
    ['titles-2022', 'nationalTeams', 'B.01 1.4.3b'],
    ['titles-2022', 'zonal', 'B.01 1.4.3c'],
    ['titles-2024', 'nationalFinal', 'B.01 1.4.3a'],
    ['titles-2024', 'nationalTeams', 'B.01 1.4.3b'],
    ['titles-2024', 'zonal', 'B.01 1.4.3c'],
  ] as const)(
    '[B.01 1.4.3a-c, 1.4.4] by %s %s waives all three shares (%s)',
    (id, kind, article) => {
      const edition = editionIn('titles', id)?.properties;
      const atHome = NINE.map((game) => ({ ...game, federation: 'FRA' }));
      const verdict = gm(atHome, { exemptions: { [kind]: true } }, edition);
      expect(verdict).toMatchObject({ achieved: true, exemption: kind });
      for (const name of ['foreignFederations', 'ownFederation', 'oneFederation'] as const) {
        expect(conditionOf(verdict, name)).toMatchObject({ article, met: true });
      }
      // For players of the federation of the event alone, a zonal apart.
      const abroad = { exemptions: { [kind]: true }, hostFederation: 'GER' };
      expect(gm(atHome, abroad, edition).achieved).toBe(kind === 'zonal');
    },
  );

  it('[B.01 1.4.5f] in a double round robin a title counts once', () => {
    const five: readonly Game[] = [
      { title: 'GM', federation: 'GER', result: 2 },
      { title: 'GM', federation: 'ESP', result: 2 },
      { title: 'GM', federation: 'ITA' },
      {},
      {},
    ];
    const twice = played([...five, ...five]).games.map((game, index) => ({
      ...game,
      opponent: { ...game.opponent, id: index % 5 },
    }));
    const candidate = { ...played([]), games: twice };
    const event = { ...SWISS, rounds: 10, pairings: 'fixed', isDoubleRoundRobin: true } as const;
    const verdict = normVerdict('GM', candidate, event, rules);
    // The annex prints 3 of 5 for title-holders and for one federation (line 11165).
    expect(conditionOf(verdict, 'titledOpponents')).toMatchObject({ required: 3, actual: 3 });
    expect(conditionOf(verdict, 'classOfOpponents')).toMatchObject({ required: 3, actual: 3 });
    expect(conditionOf(verdict, 'ownFederation')).toMatchObject({ required: 3, actual: 2 });
    expect(verdict.achieved).toBe(true);
  });

  it('[B.01 1.4.1b] seven games do in a continental team championship', () => {
    const seven = NINE.slice(0, 7);
    expect(gm(seven, { short: 'teamChampionship', rounds: 7 })).toMatchObject({
      games: 7,
      achieved: true,
    });
  });

  it('[BAF 101 lines 629-660] asks nine games, four foreigners and seven rated in 2003', () => {
    const verdict = gm(NINE, {}, TITLES_2003.properties);
    expect(conditionOf(verdict, 'foreignOpponents')).toMatchObject({
      required: 4,
      actual: 4,
      met: true,
    });
    expect(conditionOf(verdict, 'ratedOpponents')).toMatchObject({
      required: 7,
      actual: 9,
      met: true,
    });
    // 2500 + 125 is more than 2600.5.
    expect(verdict.achieved).toBe(true);
    const ten = gm([...NINE, {}], { rounds: 10 }, TITLES_2003.properties);
    expect(conditionOf(ten, 'games')?.met).toBeNull();
  });

  it('[BAF 101 lines 635-639] knows the ways to an international master’s norm of 2003', () => {
    const im = (titles: readonly Title[]): unknown =>
      conditionOf(
        normVerdict(
          'IM',
          played(NINE.map((game, index) => ({ ...game, title: titles[index] ?? 'none' }))),
          SWISS,
          TITLES_2003.properties,
        ),
        'classOfOpponents',
      )?.met;
    expect(im(['IM', 'IM', 'IM'])).toBe(true);
    expect(im(['GM', 'GM'])).toBe(true);
    expect(im(['GM', 'IM', 'IM'])).toBe(true);
    expect(im(['GM', 'IM', 'FM'])).toBe(false);
  });

  it('agrees with the literal reading of 2022 on random candidates', () => {
    const choices = randomFrom(18);
    const count = Math.ceil(5_000 * inject('sizes').shareOfCases ** 2);
    let made = 0;
    for (let at = 0; at < count; at += 1) {
      const { candidate, event } = randomCandidate(choices);
      for (const title of NORM_TITLES) {
        const verdict = normVerdict(title, candidate, event, rules);
        const isKnown =
          candidate.federation !== null &&
          event.exemptions.swiss !== null &&
          [...candidate.games, ...candidate.missing].every(
            ({ opponent }) =>
              opponent === null || (opponent.title !== null && opponent.federation !== null),
          );
        if (!isKnown) continue;
        const literal = literalNorm(title, candidate, event);
        expect(verdict.achieved, `${at} ${title}`).toBe(literal.achieved);
        if (literal.achieved) expect(verdict.credit, `${at} ${title}`).toBe(literal.credit);
        if (literal.achieved) made += 1;
      }
    }
    // The comparison is worth something only if norms are made in it.
    expect(made).toBeGreaterThan(count / 20);
  });
});
