import { describe, expect, it } from 'vitest';
import { list, scheme } from '../../standings/prizes/scheme.fixture.ts';
import { playerId, teamId, tpn } from '../../rules/identity.ts';
import { POINT } from '../../rules/points.ts';
import { teamEvent, teamsPlay } from '../testing/team-event.ts';
import { prizesView } from './prizes.ts';
import { matchesByOpponent } from '../../standings/teams/matches-by-opponent.ts';
import { teamCrosstableView } from './team-crosstable.ts';
import { teamPlayersView } from './team-players.ts';
import { teamStandingsWorking } from './team-standings-why.ts';
import { teamStandingsView } from './team-standings.ts';

/** Colours of the first-named team are W B W B: it scores 1 + ½ + 0 + 0 from `1=01` … */
const two = () => {
  const event = teamsPlay(teamEvent(4), 1, 't1-t3 t2-t4', '1=01' + '1010');
  return teamsPlay(event, 2, 't1-t2 t3-t4', '====' + '1010');
};

describe('the standings of teams', () => {
  it('have match points, game points and what separated each team', () => {
    const view = teamStandingsView(two().state);
    // Round 1: t1 1½ of 4 (1 ½ 0 0), t2 4 of 4; round 2: t1 2 of 4, t3 4 of 4.
    expect(
      view?.rows.map((row) => [
        ...[row.rank, row.number, row.matchPoints / POINT, row.gamePoints / POINT],
        row.separatedBy,
      ]),
    ).toEqual([
      [1, 3, 4, 6.5, null],
      [2, 2, 3, 6, 'PTS'],
      [3, 1, 1, 3.5, 'PTS'],
      [4, 4, 0, 0, 'PTS'],
    ]);
    expect([view?.round, view?.final, view?.openGames, view?.tiesLeft]).toEqual([2, false, 0, []]);
  });

  it('are those of an earlier round, and by other tie-breaks, when asked', () => {
    const { state } = two();
    const after = teamStandingsView(state, { asOf: 1, tieBreaks: ['GPTS'] });
    expect(after?.rows.map(({ rank, number, tieBreaks }) => [rank, number, ...tieBreaks])).toEqual([
      [1, 2, '4.0'],
      [2, 3, '2.5'],
      [3, 1, '1.5'],
      [4, 4, '0.0'],
    ]);
  });

  it('[C.07 4.2] draw lots where nothing separates, when the regulations foresee them', () => {
    const event = teamEvent(4, { tieBreaks: [], ties: 'lots', rounds: 1 });
    teamsPlay(event, 1, 't1-t2 t3-t4', '========');
    expect(teamStandingsView(event.state)?.lotsDue).toBe(true);
    event.does({ type: 'drawTieLots', seed: 'dice 3 5 1' });
    const view = teamStandingsView(event.state);
    expect(view?.rows.map(({ rank }) => rank)).toEqual([1, 2, 3, 4]);
    expect(view?.rows.map(({ separatedBy }) => separatedBy)).toEqual([
      ...[null, 'lots', 'lots', 'lots'],
    ]);
    expect([view?.lotsDue, view?.tiesLeft]).toEqual([false, []]);
  });

  it('say why: every tie-break with its working, and those with as many points', () => {
    const why = teamStandingsWorking(two().state, teamId('t2'));
    expect(why?.tieBreaks.map(({ descriptor }) => descriptor)).toEqual(why?.descriptors);
    expect(why?.samePoints.map(({ number }) => number)).toEqual([2]);
    // BH on match points: 0 of t4 and 1 of t1.
    expect(why?.tieBreaks.at(-1)?.figure.working?.map(({ opponent }) => opponent)).toEqual([4, 1]);
    expect(teamStandingsWorking(two().state, teamId('t9'))).toBeNull();
  });
});

describe('the crosstable of teams', () => {
  it('has every match with its game points and the colour of board 1', () => {
    const view = teamCrosstableView(two().state);
    const cells = view?.lines.map(({ name, rounds }) => [
      name,
      ...rounds.map((one) => [one.opponentLine, one.colour, one.gamePoints / POINT]),
    ]);
    expect(cells).toEqual([
      ['Team C', [3, 'black', 2.5], [4, 'white', 4]],
      ['Team B', [4, 'white', 4], [3, 'black', 2]],
      ['Team A', [1, 'white', 1.5], [2, 'white', 2]],
      ['Team D', [2, 'black', 0], [1, 'black', 0]],
    ]);
    const first = view?.lines[0];
    const met = first && matchesByOpponent(first);
    expect(met?.get(tpn(4))?.map(({ round }) => round)).toEqual([2]);
  });
});

describe('the players of a team event', () => {
  it('have their team, board, games, points and percentage', () => {
    const view = teamPlayersView(two().state);
    const row = view?.rows.find(({ id }) => id === playerId('p1'));
    expect(row).toMatchObject({
      ...{ team: { id: 't1', name: 'Team A' }, board: 1, games: 2, points: 15, percentage: 75 },
    });
    expect(view?.rows.every(({ games }) => games === 2)).toBe(true);
  });

  it.each(['percentage', 'points'] as const)('are the best of a board by %s', (by) => {
    const view = teamPlayersView(two().state, { by, least: 1 });
    expect(view?.rule).toEqual({ by, least: 1 });
    // Board 1: p1 and p5 made 1½ of 2 against a mean of 2340 (2320, 2360; 2280, 2400), p9 one, p13 none.
    const places = view?.boards[0]?.rows.map(({ place, halfPoints }) => [place, halfPoints]);
    expect(places?.map(([, half]) => half)).toEqual([3, 3, 2, 0]);
    expect(places?.map(([place]) => place)).toEqual([1, 1, 3, 4]);
  });

  it('are not for a prize with too few games', () => {
    const view = teamPlayersView(two().state, { least: 3 });
    expect(view?.boards.flatMap(({ rows }) => rows)).toEqual([]);
    expect(view?.boards).toHaveLength(4);
  });
});

describe('the prizes of a team event', () => {
  it('are won by teams in the order of their standings, and by nobody of them alone', () => {
    const { state } = two();
    const prizes = scheme([
      list('main', 'place', [300, 200]),
      list('women', 'place', [50], { criteria: { sex: 'w' } }),
    ]);
    const view = prizesView(state, { scheme: prizes });
    expect(view?.awards.map(({ tpn: number, amount }) => [number, amount])).toEqual([
      [3, 30_000],
      [2, 20_000],
    ]);
    expect(view?.players.map(({ id, team, name }) => [id, team, name])).toEqual([
      [null, 't3', 'Team C'],
      [null, 't2', 'Team B'],
    ]);
    // No team is in a category of players: the money stays, and the arbiter sees it.
    expect(view?.totals.unawarded).toBe(5_000);
  });
});
