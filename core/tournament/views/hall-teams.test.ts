import { describe, expect, it } from 'vitest';
import { POINT } from '../../rules/points.ts';
import { teamEvent, teamsPlay } from '../testing/team-event.ts';
import { hallPage } from './hall.ts';
import { latestResults } from './latest-results.ts';

const event = () => teamsPlay(teamEvent(4), 1, 't1-t3 t2-t4', '1=01' + '10');

describe('walls of a team event', () => {
  it('show matches with the boards under them, results written first team – second team', () => {
    const page = hallPage(event().state, { view: 'pairings', round: null });
    if (page.view !== 'matches') throw new Error(page.view);
    const [first, second] = page.matches;
    expect([first?.first, first?.second]).toEqual([
      { name: 'Team A', score: 1.5 * POINT },
      { name: 'Team C', score: 2.5 * POINT },
    ]);
    expect(first?.boards.map(({ table, colour }) => [table, colour])).toEqual([
      ...[1, 2, 3, 4].map((table) => [table, table % 2 === 1 ? 'white' : 'black']),
    ]);
    // 1-0, ½-½, 0-1, 1-0 on boards 1 to 4: on board 4 the first team has Black and loses.
    expect(first?.boards.map(({ outcome }) => 'score' in outcome && outcome.score)).toEqual([
      ...['1-0', '½-½', '0-1', '0-1'],
    ]);
    // Two of four boards are in: 1 with White, 1 with Black.
    expect(second?.first.score).toBe(2 * POINT);
    expect([page.results, page.of]).toEqual([6, 8]);
  });

  it('share matches between screens, and know when each result came', () => {
    const { state, ledger } = event();
    const page = hallPage(state, { view: 'results', round: 1, part: { index: 1, of: 2 } });
    if (page.view !== 'matches') throw new Error(page.view);
    expect(page.matches.map(({ table }) => table)).toEqual([2]);
    expect(page.share?.parts).toEqual([
      { first: '1', last: '1' },
      { first: '2', last: '2' },
    ]);
    const found = latestResults(ledger.entries, [page]).map(({ board }) => board);
    expect(found.toSorted()).toEqual([5, 6]);
  });

  it('leave the other score where the event lists it itself', () => {
    const { state } = teamsPlay(
      teamEvent(4, { tieBreaks: ['GPTS', 'BH'] }),
      ...([1, 't1-t3 t2-t4', '1=011010'] as const),
    );
    expect(hallPage(state, { view: 'standings' })).toMatchObject({ descriptors: ['GPTS', 'BH'] });
  });

  it('rank teams by the score that ranks first, with the other one beside the tie-breaks', () => {
    const { state } = teamsPlay(
      teamEvent(4, { tieBreaks: ['BH'] }),
      ...([1, 't1-t3 t2-t4', '1=011010'] as const),
    );
    const page = hallPage(state, { view: 'standings' });
    if (page.view !== 'standings') throw new Error(page.view);
    expect(page.descriptors).toEqual(['GPTS', 'BH']);
    expect(
      page.lines.map(({ rank, name, points, tieBreaks }) => [
        ...[rank, name, points / POINT, tieBreaks[0]],
      ]),
    ).toEqual([
      [1, 'Team B', 2, '4.0'],
      [1, 'Team C', 2, '2.5'],
      [3, 'Team A', 0, '1.5'],
      [3, 'Team D', 0, '0.0'],
    ]);
  });

  it('have the crosstable of teams, and nothing that is not public', () => {
    const { state } = event();
    const page = hallPage(state, { view: 'crosstable' });
    if (page.view !== 'teamCrosstable') throw new Error(page.view);
    expect(page.lines).toHaveLength(4);
    const publication = { ...state.settings.publication, pairings: false, crosstable: false };
    const hidden = { ...state, settings: { ...state.settings, publication } };
    expect(hallPage(hidden, { view: 'crosstable' }).view).toBe('empty');
    expect(hallPage(hidden, { view: 'pairings', round: null }).view).toBe('empty');
  });
});
