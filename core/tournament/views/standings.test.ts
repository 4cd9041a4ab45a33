import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { playerId } from '../../rules/identity.ts';
import { displayPoints } from '../../rules/points.ts';
import { DRAW, letter, PlayedEvent } from '../testing/played-event.ts';
import { categoriesView, categoryView } from './standings-categories.ts';
import { clubRankingView } from './club-ranking.ts';
import { crosstableView } from './crosstable.ts';
import { progressView } from './progress.ts';
import { standingsView, type StandingsView } from './standings.ts';
import { standingsWorking } from './standings-why.ts';
import type { NewSettings } from '../settings.ts';

/** `1 a 2 BH/C1 3.0 …`, with what separated and the status where there is one. */
const lines = ({ rows, descriptors }: StandingsView): string[] =>
  rows.map((row) =>
    [
      row.rank ?? '-',
      row.id,
      displayPoints(row.points, 'en'),
      ...row.tieBreaks.map((value, at) => `${descriptors[at] ?? ''} ${value ?? '–'}`),
      ...(row.separatedBy === null ? [] : [`by ${row.separatedBy}`]),
      ...(row.status === null ? [] : [row.status]),
    ].join(' '),
  );

/** Four players, two rounds: a 1½, b 1½, c 1, d 0. */
const swiss = (tieBreaks: readonly string[] = ['BH', 'BH/C1']): PlayedEvent =>
  new PlayedEvent({ rounds: 3, tieBreaks }, 4)
    .pairs(1, 'a-c d-b')
    .scores(1, '10')
    .pairs(2, 'b-a c-d')
    .scores(2, '=1');

describe('standings of a tournament', () => {
  it('[C.07 4.2, 8.1] rank by points, then by its own tie-breaks, and say what separated', () => {
    const view = standingsView(swiss().state);
    // Buchholz: a met c (1) and b (1½); b met d (0) and a (1½); c met a and d; d met b and c.
    expect(lines(view)).toEqual([
      '1 a 1½ BH 2.5 BH/C1 1.5',
      '2 b 1½ BH 1.5 BH/C1 1.5 by 0',
      '3 c 1 BH 1.5 BH/C1 1.5 by PTS',
      '4 d 0 BH 2.5 BH/C1 1.5 by PTS',
    ]);
    expect(view).toMatchObject({ round: 2, final: false, openGames: 0, edition: 'tb-2026-03' });
  });

  it('show the last round with a result until the next has one; the next on demand', () => {
    const event = swiss().pairs(3, 'a-d c-b');
    expect(standingsView(event.state).round).toBe(2);
    expect(crosstableView(event.state).round).toBe(2);
    expect(standingsView(event.state, { asOf: 3 })).toMatchObject({ round: 3, openGames: 2 });
    event.scores(3, '1');
    expect(standingsView(event.state)).toMatchObject({ round: 3, openGames: 1 });
  });

  it('stand as of an earlier round, and before the first', () => {
    const { state } = swiss();
    expect(lines(standingsView(state, { asOf: 1 })).slice(0, 2)).toEqual([
      '1 a 1 BH 0.0 BH/C1 0.0',
      '1 b 1 BH 0.0 BH/C1 0.0',
    ]);
    expect(standingsView(state, { asOf: 0 }).rows.map(({ rank }) => rank)).toEqual([1, 1, 1, 1]);
    expect(standingsView(state, { asOf: 9 }).round).toBe(2);
    expect(standingsView(state, { asOf: 1 }).tiesLeft).toEqual([
      { rank: 1, players: [1, 2] },
      { rank: 3, players: [3, 4] },
    ]);
  });

  it('follow the edition the tournament pins, another only when asked', () => {
    const { state } = swiss();
    expect(standingsView(state, { edition: 'tb-2012' }).edition).toBe('tb-2012');
    expect(standingsView(state, { edition: 'tb-9999' }).edition).toBe('tb-2026-03');
  });

  it('[C.07 10] drop a rating tie-break because of an unrated player, unless a rule is given', () => {
    const event = new PlayedEvent({ rounds: 1, tieBreaks: ['ARO'] })
      .does({ type: 'enterPlayers', players: [letter(0), { ...letter(1), ratings: {} }] })
      .does({ type: 'assignNumbers', reason: 'initialOrder' })
      .pairs(1, 'a-b')
      .scores(1, '=');
    const view = standingsView(event.state);
    expect(view.dropped).toEqual([{ descriptor: 'ARO', article: 'C.07 10.1' }]);
    expect(view.rows.map(({ rating }) => rating)).toEqual([2400, null]);
    expect(standingsView(event.state, { unrated: { rating: 1400 } }).dropped).toEqual([]);
  });

  it('count open games, so that nobody takes the table for final', () => {
    const event = new PlayedEvent({ rounds: 1 }, 4).pairs(1, 'a-c b-d').scores(1, '1');
    expect(standingsView(event.state)).toMatchObject({ round: 1, final: true, openGames: 1 });
  });

  it('[C.04.2 3.1] stay provisional while a game is adjourned, whatever was closed', () => {
    // An adjourned game is a draw for pairing only (C.04.2 D.1; 2026: 3.1): the table waits for it.
    const event = new PlayedEvent({ rounds: 1, ties: 'lots' }, 4)
      .pairs(1, 'a-c b-d')
      .scores(1, '1');
    const at = { round: 1, board: 2 };
    event.does({ type: 'enterResult', ...at, outcome: { kind: 'adjourned' } });
    event.does({ type: 'closeRound', round: 1 }, { closesWithAdjourned: 'acknowledged' });
    expect(standingsView(event.state)).toMatchObject({ openGames: 1, lotsDue: false });
    event.does({ type: 'enterResult', ...at, outcome: DRAW });
    expect(standingsView(event.state)).toMatchObject({ openGames: 0, lotsDue: true });
  });

  it('[C.07 5] by points alone, with the refusal, where a tie-break cannot stand', () => {
    const view = standingsView(swiss().state, { tieBreaks: ['XYZ'] });
    expect(view.refusal).toMatchObject({ code: 'descriptor', descriptor: 'XYZ' });
    expect(lines(view)[0]).toBe('1 a 1½');
  });

  it('are empty before pairing numbers are given', () => {
    expect(standingsView(new PlayedEvent().state).rows).toEqual([]);
  });

  it('are JSON and carry no birth date', () => {
    const event = new PlayedEvent({ rounds: 1 })
      .does({
        type: 'enterPlayers',
        players: [{ ...letter(0), private: { birthDate: '2014-06-01' } }, letter(1)],
      })
      .does({ type: 'assignNumbers', reason: 'initialOrder' });
    const view = standingsView(event.state);
    expect(JSON.parse(JSON.stringify(view))).toEqual(view);
    expect(JSON.stringify(view)).not.toContain('2014');
    expect(JSON.stringify(categoriesView(event.state, 'ffe'))).not.toContain('2014');
  });
});

describe('players who left', () => {
  it('[C.05 6.7 (1)] keep their place in a Swiss', () => {
    const event = swiss([]).does({ type: 'withdraw', player: playerId('a') });
    expect(lines(standingsView(event.state))[0]).toBe('1 a 1½ withdrawn');
    // Not yet gone after round 1.
    expect(lines(standingsView(event.state, { asOf: 1 }))[0]).toBe('1 a 1');
  });

  it('[Laws 12.9.9] have no rank when expelled from a Swiss', () => {
    const event = swiss([]).does({ type: 'expel', player: playerId('a') });
    expect(lines(standingsView(event.state))).toEqual([
      '1 b 1½',
      '2 c 1 by PTS',
      '3 d 0 by PTS',
      '- a 1½ expelled',
    ]);
  });

  it('[C.05 6.6 (2)] count for nothing under half of a round robin, and fully from half on', () => {
    const robin = (): PlayedEvent =>
      new PlayedEvent({ rounds: 3, system: 'berger', tieBreaks: ['SB'] }, 4)
        .pairs(1, 'a-d b-c')
        .scores(1, '1=');
    const early = robin().does({ type: 'withdraw', player: playerId('d') });
    expect(lines(standingsView(early.state))).toEqual([
      '1 b ½ SB 0.25',
      '1 c ½ SB 0.25',
      '3 a 0 SB 0.00 by PTS',
      '- d 0 SB – underHalf',
    ]);
    const late = robin()
      .pairs(2, 'd-c a-b')
      .scores(2, '==')
      .does({ type: 'expel', player: playerId('d') });
    expect(lines(standingsView(late.state)).at(-1)).toMatch(/^4 d ½ SB .* expelled$/);
  });
});

describe('decisions beside the games', () => {
  /** Everybody drew: four players with ½ each. */
  const drawn = (settings: Partial<NewSettings> = {}): PlayedEvent =>
    new PlayedEvent({ rounds: 1, ...settings }, 4).pairs(1, 'a-c b-d').scores(1, '==');
  const order = ({ state }: PlayedEvent): string =>
    standingsView(state)
      .rows.map(({ id, rank }) => `${id}:${rank ?? '-'}`)
      .join(' ');

  it('[C.07 4.2] lots are drawn from the seed in the log, and anybody can draw again', () => {
    const event = drawn({ ties: 'lots' });
    expect(standingsView(event.state)).toMatchObject({ lotsDue: true, lots: [] });
    const view = standingsView(event.does({ type: 'drawTieLots', seed: 'dice 4 2 6' }).state);
    // printf 'dice 4 2 6\n1' | sha256sum, and so on, the smallest first.
    const lots = [1, 2, 3, 4].map((number) => ({
      number,
      lot: createHash('sha256').update(`dice 4 2 6\n${number}`).digest('hex'),
    }));
    const expected = lots.sort((a, b) => (a.lot < b.lot ? -1 : 1)).map(({ number }) => number);
    expect(view.rows.map(({ tpn }) => tpn)).toEqual(expected);
    expect(view.rows.map(({ rank }) => rank)).toEqual([1, 2, 3, 4]);
    expect(view).toMatchObject({ lotsDue: false, tiesLeft: [], lots: [{ rank: 1 }] });
  });

  it('[C.07 4.2] are not applied where the regulations keep ties', () => {
    const event = drawn({ ties: 'lots' }).does({ type: 'drawTieLots', seed: 'dice 4 2 6' });
    const kept = event.does({ type: 'changeSettings', changes: { ties: 'kept' } });
    expect(order(kept)).toBe('a:1 b:1 c:1 d:1');
  });

  it('[LA 5.2 1] a play-off in the log deals the places of its players again', () => {
    const steps = [['d'], ['a']].map((step) => step.map(playerId));
    const event = drawn({ tieBreaks: [] }).does({ type: 'recordPlayOff', steps });
    expect(order(event)).toBe('d:1 a:2 b:3 c:3');
    expect(standingsView(event.state).rows[1]?.separatedBy).toBe('playOff');
  });

  it('[C.07 4.1] values entered by hand are a tie-break like any other', () => {
    const event = drawn({ tieBreaks: ['OTHER_BLITZ'] })
      .does({
        type: 'setTieBreakValue',
        player: playerId('c'),
        descriptor: 'OTHER_BLITZ',
        value: 2,
      })
      .does({
        type: 'setTieBreakValue',
        player: playerId('a'),
        descriptor: 'OTHER_BLITZ',
        value: 1.5,
      });
    expect(lines(standingsView(event.state))).toEqual([
      '1 c ½ OTHER_BLITZ 2.00',
      '2 a ½ OTHER_BLITZ 1.50 by 0',
      '3 b ½ OTHER_BLITZ – by 0',
      '3 d ½ OTHER_BLITZ –',
    ]);
  });

  it('are not there yet as of an earlier round', () => {
    const event = new PlayedEvent({ rounds: 2, tieBreaks: [] }, 2)
      .pairs(1, 'a-b')
      .scores(1, '=')
      .does({ type: 'recordPlayOff', steps: [[playerId('b')], [playerId('a')]] });
    expect(order(event)).toBe('b:1 a:2');
    expect(standingsView(event.state, { asOf: 0 }).rows.map(({ rank }) => rank)).toEqual([1, 1]);
  });
});

describe('categories and clubs', () => {
  const event = (): PlayedEvent =>
    new PlayedEvent({ rounds: 1 })
      .does({
        type: 'enterPlayers',
        players: [
          { ...letter(0), club: 'Rennes', league: 'BRE', sex: 'w', federation: 'FRA' },
          { ...letter(1), club: 'Brest', league: 'BRE', sex: 'm', federation: 'FRA' },
          { ...letter(2), club: 'rennes ', league: 'PDL', sex: 'w', federation: 'BEL' },
          { ...letter(3), club: 'Brest', sex: 'm', private: { birthDate: '2012' } },
        ],
      })
      .does({ type: 'assignNumbers', reason: 'initialOrder' })
      .pairs(1, 'a-c b-d')
      .scores(1, '00');

  it.each([
    ['club', ['Brest: 1 d, 2 b', 'Rennes: 1 c, 2 a']],
    ['league', ['BRE: 1 a, 1 b', 'PDL: 1 c']],
    ['federation', ['BEL: 1 c', 'FRA: 1 a, 1 b']],
    ['sex', ['m: 1 d, 2 b', 'w: 1 c, 2 a']],
    ['fide', ['U14: 1 d', 'U16: 1 d', 'U18: 1 d']],
  ] as const)('by %s', (grouping, expected) => {
    const found = categoriesView(event().state, grouping);
    expect(
      found.map(
        ({ name, rows }) => `${name}: ${rows.map(({ place, id }) => `${place} ${id}`).join(', ')}`,
      ),
    ).toEqual(expected);
  });

  it('by criteria: women, a rating band', () => {
    const { state } = event();
    expect(categoryView(state, { sex: 'w' }).map(({ id }) => id)).toEqual(['c', 'a']);
    const band = categoryView(state, { rating: { to: 2200 } });
    expect(band.map(({ place, id }) => `${place} ${id}`)).toEqual(['1 c', '1 d']);
  });

  it('[Papi PlaceMaxi, NbrMini] clubs by their best players, with too few of them unranked', () => {
    const { rows, rule } = clubRankingView(event().state, { by: 'club', best: 1, atLeast: 2 });
    expect(rule).toEqual({ by: 'club', sum: 'points', best: 1, atLeast: 2 });
    expect(rows).toMatchObject([
      { name: 'Brest', rank: 1, points: 10, counting: [{ tpn: 4, name: 'D., Player' }] },
      { name: 'Rennes', rank: 1, points: 10, counting: [{ tpn: 3, name: 'C., Player' }] },
    ]);
    expect(clubRankingView(event().state, { by: 'club' }).rows[0]?.rank).toBeNull();
  });
});

describe('crosstable and progress', () => {
  it('stand in the order of the standings, and cells name lines', () => {
    const { state } = swiss();
    const { lines: table, descriptors } = crosstableView(state);
    expect(descriptors).toEqual(['BH', 'BH/C1']);
    expect(table.map(({ tpn, rounds }) => [tpn, rounds[0]?.opponentLine])).toEqual([
      [1, 3],
      [2, 4],
      [3, 1],
      [4, 2],
    ]);
    expect(progressView(state, { asOf: 1 }).lines.map(({ scores }) => scores)).toEqual([
      [10],
      [10],
      [0],
      [0],
    ]);
  });
});

describe('the working behind a place', () => {
  it('[C.07 8.1] holds every tie-break round by round, and those with the same points', () => {
    const working = standingsWorking(swiss().state, playerId('b'));
    expect(working?.tieBreaks.map(({ descriptor, figure }) => [descriptor, figure.value])).toEqual([
      ['BH', 15],
      ['BH/C1', 15],
    ]);
    expect(
      working?.tieBreaks[0]?.figure.working?.map(({ round, value }) => [round, value]),
    ).toEqual([
      [1, 0],
      [2, 15],
    ]);
    expect(working?.samePoints.map(({ id, separatedBy }) => [id, separatedBy])).toEqual([
      ['a', null],
      ['b', 0],
    ]);
  });

  it('is not there for a stranger', () => {
    expect(standingsWorking(swiss().state, playerId('z'))).toBeNull();
  });
});
