import { describe, expect, it } from 'vitest';
import { playerId, teamId } from '../rules/identity.ts';
import { POINT } from '../rules/points.ts';
import { read, told, written } from './report-file/testing/written-and-read.ts';
import { BLUES, match, REDS } from './testing/scheveningen-match.ts';
import type { PlayedEvent } from './testing/played-event.ts';
import { checkRound } from './views/check-round.ts';
import { dueOfTeams } from './views/due-teams.ts';
import { roundView } from './views/round.ts';
import { teamMatchesView } from './views/team-matches.ts';
import { teamStandingsView } from './views/team-standings.ts';
import { teamsView } from './views/teams.ts';

function plays(event: PlayedEvent, round: number, results: string): PlayedEvent {
  event.does({ type: 'pairRound', round }).does({ type: 'publishRound', round });
  return event.scores(round, results);
}

const pairsOf = (event: PlayedEvent, round: number): string =>
  (event.state.rounds[round - 1]?.games ?? [])
    .map(({ board, white, black }) => `${board}:${white}-${black}`)
    .join(' ');

describe('a Scheveningen match of two teams', () => {
  it('[LA 3.1, lines 4930-4935] four a side: the printed table, board by board', () => {
    const event = match(4, 4);
    // A1 to A4 are a to d, B1 to B4 are e to h; the team named first has White on board 1.
    const printed = [
      ['1:a-e 2:b-f 3:g-c 4:h-d', REDS],
      ['1:f-a 2:e-b 3:c-h 4:d-g', BLUES],
      ['1:a-g 2:b-h 3:e-c 4:f-d', REDS],
      ['1:h-a 2:g-b 3:c-f 4:d-e', BLUES],
    ] as const;
    for (const [index, [pairs, first]] of printed.entries()) {
      plays(event, index + 1, '1=01');
      expect(pairsOf(event, index + 1)).toBe(pairs);
      const round = event.state.rounds[index];
      expect(round?.matches.map((one) => one.first)).toEqual([first]);
      expect(round?.games.map((game) => game.match)).toEqual([1, 1, 1, 1]);
      expect(checkRound(event.state, index + 1)).toMatchObject({ verdict: 'same', breaches: [] });
    }
    const { rounds, team } = event.state.settings;
    expect([rounds, team?.boards, team?.boardColours, team?.primaryScore]).toEqual([
      ...[4, 4, 'WBWB', 'gamePoints'],
    ]);
    expect(event.verdict({ type: 'pairRound', round: 5 })[0]).toContain('roundsExhausted');
  });

  it('[LA 3.1] has the score of each round, and over all rounds', () => {
    const event = plays(plays(match(4, 4), 1, '1=01'), 2, '1111');
    // Round 1: a wins, b draws, c wins with Black, h wins with White.
    const [first] = teamMatchesView(event.state, 1, 'public')?.matches ?? [];
    expect([first?.first.name, first?.first.points, first?.second.points]).toEqual([
      ...['Reds', 2.5 * POINT, 1.5 * POINT],
    ]);
    expect(first?.seats.map(({ first: one, second: other }) => [one?.id, other?.id])).toEqual([
      ['a', 'e'],
      ['b', 'f'],
      ['c', 'g'],
      ['d', 'h'],
    ]);
    const [desk] = roundView(event.state, 1, 'staff')?.matches ?? [];
    expect([desk?.first.points, desk?.second.points]).toEqual([2.5 * POINT, 1.5 * POINT]);
    // Round 2: f, e, c and d win, which is two each.
    const rows = teamStandingsView(event.state)?.rows ?? [];
    expect(rows.map(({ name, gamePoints }) => [name, gamePoints / POINT])).toEqual([
      ['Reds', 4.5],
      ['Blues', 3.5],
    ]);
  });

  it('[LA 3.1] says who of the larger team has no opponent in a round', () => {
    const event = match(3, 2);
    const free = [1, 2, 3].map((round) => {
      plays(event, round, '11');
      return event.state.rounds[round - 1]?.unpaired;
    });
    expect(event.state.settings.rounds).toBe(3);
    expect(event.state.settings.team?.boards).toBe(2);
    const rests = free.map((one) => one?.map(({ player }) => player));
    expect(rests.flat().toSorted()).toEqual(['a', 'b', 'c'].map(playerId));
    expect(free.flat().map((one) => one?.reason)).toEqual(['odd', 'odd', 'odd']);
    for (const round of [1, 2, 3]) expect(checkRound(event.state, round).verdict).toBe('same');
    // Nobody of a list is a reserve.
    expect(teamsView(event.state, 'staff')?.boards).toBe(3);
  });

  it('[LA 3.1] goes twice through the table where as many rounds are declared as players', () => {
    const event = match(2, 2, { rounds: 4 });
    for (const round of [1, 2, 3, 4]) plays(event, round, '11');
    const colours = (text: string) => text.split(' ').map((one) => one.slice(2));
    const turned = (pair: string) => pair.split('-').toReversed().join('-');
    expect(colours(pairsOf(event, 3)).map(turned)).toEqual(colours(pairsOf(event, 1)));
    expect(colours(pairsOf(event, 4)).map(turned)).toEqual(colours(pairsOf(event, 2)));
  });

  it.each([
    [4, 4],
    [3, 2],
    [2, 4],
  ])('[TRF26 192, 300, 310] %i against %i goes out and comes back', (reds, blues) => {
    const event = match(reds, blues);
    const boards = Math.min(reds, blues);
    for (const round of [1, 2]) plays(event, round, '1='.repeat(boards).slice(0, boards));
    const file = written(event.ledger);
    expect(file).toMatch(/^192 CUSTOM_SCHEVENINGEN$/m);
    expect(file).not.toContain('### Sides');
    const back = read(file).state;
    if (back === null) throw new Error('not read');
    expect(told(back)).toEqual(told(event.state));
    for (const round of [1, 2]) {
      expect(checkRound(back, round).verdict).toBe('same');
      const seats = (state: typeof back) =>
        teamMatchesView(state, round, 'staff')?.matches.map((one) =>
          one.seats.map(({ first, second }) => [first?.name, second?.name]),
        );
      expect(seats(back)).toEqual(seats(event.state));
    }
  });

  it('refuses what is no match of two teams, and changes nothing', () => {
    const event = match(2, 2);
    const pair = { type: 'pairRound', round: 1 } as const;
    const third = { id: teamId('greens'), name: 'Greens', roster: [] };
    const three = match(2, 2).does({ type: 'enterTeam', team: third });
    expect(three.verdict(pair)).toEqual(['refused notTwoTeams LA 3.1']);
    expect(dueOfTeams(three.state).map(({ code }) => code)).toContain('notTwoTeams');
    expect(match(4, 0).verdict(pair)).toEqual(['refused badTeam LA 3.1']);
    plays(event, 1, '11');
    const lineUp = { type: 'setLineUp', round: 2, team: REDS, boards: [null, null] } as const;
    expect(event.verdict(lineUp)).toEqual(['refused sidesHaveBegun LA 3.1']);
    const roster = [playerId('b'), playerId('a')];
    const changed = { type: 'correctTeam', team: { id: REDS, name: 'Reds', roster } } as const;
    expect(event.verdict(changed)).toEqual(['refused sidesHaveBegun LA 3.1']);
    expect(event.verdict({ type: 'enterTeam', team: third })).toEqual([
      'refused sidesHaveBegun LA 3.1',
    ]);
    const named = { id: REDS, name: 'Scarlet', roster: roster.toReversed() };
    expect(event.verdict({ type: 'correctTeam', team: named })).toEqual([]);
  });
});
