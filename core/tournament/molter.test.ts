import { describe, expect, it } from 'vitest';
import { playerId, teamId } from '../rules/identity.ts';
import { POINT } from '../rules/points.ts';
import { letteredTeams, seatsInRound } from './lettered-teams.ts';
import { read, written } from './report-file/testing/written-and-read.ts';
import type { Tournament } from './state.ts';
import type { PlayedEvent } from './testing/played-event.ts';
import { playerOf, teamsEntered } from './testing/teams-entered.ts';
import type { NewSettings } from './settings.ts';
import { checkRound } from './views/check-round.ts';
import { roundView } from './views/round.ts';
import { teamCrosstableView } from './views/team-crosstable.ts';
import { teamPlayersView } from './views/team-players.ts';
import { teamStandingsView } from './views/team-standings.ts';
import { sayRefusal, sayWarning } from './words/say.ts';

const NAMES = ['Tour', 'Roi', 'Dame', 'Fou', 'Pion', 'Cavalier', 'Mat', 'Pat', 'Roque', 'Nulle'];

interface Asked extends Partial<NewSettings> {
  /** Players of each team; as many as there are boards when absent. */
  readonly sizes?: readonly number[];
}

/** Teams `t1` … of players `t1p1` …, by Molter tables. */
function molterEvent(teams: number, boards: number, { sizes, ...settings }: Asked): PlayedEvent {
  return teamsEntered(
    { boards, boardColours: 'WB'.repeat(boards).slice(0, boards), primaryScore: 'gamePoints' },
    Array.from({ length: teams }, (_, team) => ({
      name: NAMES[team] ?? `Team ${team + 1}`,
      ratings: Array.from({ length: sizes?.[team] ?? boards }, (__, place) => 2000 - 10 * place),
    })),
    { system: 'molter', tieBreaks: ['OTHER_BERLIN', 'OTHER_INDIVIDUAL_WINS'], ...settings },
  );
}

const boardsOf = (event: PlayedEvent, round: number): string =>
  (roundView(event.state, round, 'staff')?.boards ?? [])
    .map(({ white, black }) => `${white.seat}-${black.seat}`)
    .join(' ');

const pair = (event: PlayedEvent, round: number): PlayedEvent =>
  event.does({ type: 'pairRound', round }).does({ type: 'publishRound', round });

describe('[LA 3.2] a round by Molter tables', () => {
  it('is that of the table, board by board: line 5066, players 1 to 4', () => {
    const event = pair(molterEvent(3, 4, { rounds: 2 }), 1);
    expect(boardsOf(event, 1)).toBe('A1-C1 C2-B1 B2-A2 A3-B3 B4-C3 C4-A4');
    expect(roundView(event.state, 1, 'public')?.boards[0]).toMatchObject({
      board: 1,
      white: { seat: 'A1', team: 'Tour', name: 'Tour 1' },
      black: { seat: 'C1', team: 'Dame', name: 'Dame 1' },
    });
    expect(checkRound(event.state, 1)).toMatchObject({ verdict: 'same', unchecked: null });
  });

  it('ranks by the games that are over while a round is played', () => {
    const event = pair(molterEvent(3, 4, { rounds: 2 }), 1);
    const points = () =>
      teamStandingsView(event.state)?.rows.map(({ name, gamePoints }) => [
        name,
        gamePoints / POINT,
      ]);
    // A1-C1 C2-B1 B2-A2 A3-B3 B4-C3 C4-A4: one win of A, one draw of B and C.
    event.scores(1, '1=');
    expect(teamStandingsView(event.state)).toMatchObject({
      refusal: null,
      openGames: 4,
      matchPointsCount: false,
    });
    expect(teamCrosstableView(event.state)).toMatchObject({ matchPointsCount: false });
    expect(points()).toEqual([
      ['Tour', 1],
      ['Roi', 0.5],
      ['Dame', 0.5],
    ]);
    const forfeit = { kind: 'forfeit', winner: 'white' } as const;
    event.does({ type: 'enterResult', round: 1, board: 3, outcome: forfeit });
    expect(points()?.[0]).toEqual(['Roi', 1.5]);
    pair(event, 2);
    expect(teamStandingsView(event.state, { asOf: 2 })).toMatchObject({ refusal: null, round: 2 });
  });

  it('waits for no result of the round before', () => {
    const event = pair(pair(molterEvent(7, 6, { rounds: 3 }), 1), 2);
    expect(event.state.rounds.map(({ games }) => games.length)).toEqual([21, 21]);
  });

  it('gives the letters by lot, in the order of the numbers', () => {
    const event = molterEvent(4, 4, { rounds: 2 }).does({ type: 'numberTeams', seed: 'dice 3 1' });
    const order = [...event.state.teams.keys()];
    expect(letteredTeams(event.state).map(({ letter, team }) => [letter, team.id])).toEqual(
      order.map((id, index) => ['ABCD'[index], id]),
    );
    expect(event.ledger.entries.at(-1)?.events).toMatchObject([
      { type: 'teamsNumbered', reason: 'lots', seed: 'dice 3 1' },
    ]);
  });

  it('is by the table of those who came, where a team stays away from the start', () => {
    const event = molterEvent(4, 4, { rounds: 2 });
    event.does({ type: 'withdrawTeam', team: teamId('t2') });
    pair(event, 1);
    expect(boardsOf(event, 1)).toBe('A1-C1 C2-B1 B2-A2 A3-B3 B4-C3 C4-A4');
    expect(letteredTeams(event.state).map(({ team }) => team.name)).toEqual([
      ...['Tour', 'Dame', 'Fou'],
    ]);
    expect(event.objects({ type: 'numberTeams' })).toMatchObject({
      refusal: { code: 'numbersFrozen' },
    });
    expect(event.verdict({ type: 'returnTeam', team: teamId('t2') })).toEqual([
      'refused lettersStand LA 3.2',
    ]);
    expect(
      event.verdict({ type: 'enterTeam', team: { id: teamId('t9'), name: 'Tard', roster: [] } }),
    ).toEqual(['refused lettersStand LA 3.2']);
  });

  it('keeps the letters of a team that leaves later: its boards are lost', () => {
    const event = pair(molterEvent(3, 4, { rounds: 2 }), 1);
    event.does({ type: 'withdrawTeam', team: teamId('t3') });
    pair(event, 2);
    // Table 1, round 2, boards without C: A2-B1 and so on, each team four boards, half of them against C.
    expect(event.state.rounds[1]?.games).toHaveLength(2);
    const alone = event.state.rounds[1]?.unpaired.filter(({ reason }) => reason === 'emptyBoard');
    expect(alone?.map(({ outcome }) => outcome)).toEqual(Array(4).fill('forfeitWin'));
    expect(checkRound(event.state, 2).verdict).toBe('same');
  });
});

describe('[LA 3.2, inventory 3.2 row 9] what the book has no table for is refused, and nothing changes', () => {
  it.each<[number, number, number, string]>([
    [14, 4, 2, 'There is no Molter table for 14 teams: the book has 3 to 13.'],
    [6, 5, 2, 'Molter tables have an even number of players a team, not 5.'],
    [6, 4, 4, 'The table for 6 × 4 has no 4 rounds: play 1, 2, 3.'],
    [12, 4, 2, 'The book has no table for 12 × 4:'],
  ])('%i teams of %i in %i rounds', (teams, players, rounds, sentence) => {
    const event = molterEvent(teams, players, { rounds });
    const before = event.ledger.entries.length;
    const objection = event.objects({ type: 'pairRound', round: 1 });
    if (objection?.kind !== 'refused') throw new Error('not refused');
    expect(objection.refusal).toMatchObject({ code: 'noMolterTable', article: 'LA 3.2' });
    expect(sayRefusal(objection.refusal, 'en')).toContain(sentence);
    expect(sayRefusal(objection.refusal, 'fr')).not.toMatch(/[{}]/);
    expect(event.ledger.entries).toHaveLength(before);
  });

  it('matches of teams by hand are no rounds of a table', () => {
    const matches = [{ first: teamId('t1'), second: teamId('t2') }];
    const command = { type: 'draftTeamRound', round: 1, matches, bye: null } as const;
    expect(molterEvent(3, 4, { rounds: 2 }).verdict({ ...command, origin: 'manual' })).toEqual([
      'refused roundsOfTable LA 3.2',
    ]);
  });
});

describe('[LA 3.2] what is told before a round is drafted', () => {
  it.each<[number, number, number, readonly string[]]>([
    [3, 4, 2, []],
    // Round 2 of table 36 is lost in print; that of 20 too, and can be rebuilt.
    [12, 6, 2, ['3 molterTable LA 3.2']],
    [8, 4, 2, ['2 molterTableNote LA 3.2']],
    // Lines 5946-5989: pairs of table 33 that never meet.
    [11, 8, 2, ['3 molterTable LA 3.2']],
    // Three rounds of table 42 with 42a: four games come twice.
    [13, 12, 3, ['3 molterTable LA 3.2', '2 molterTableNote LA 3.2']],
  ])('%i teams of %i in %i rounds', (teams, players, rounds, expected) => {
    const event = molterEvent(teams, players, { rounds });
    expect(event.verdict({ type: 'pairRound', round: 1 })).toEqual(expected);
  });

  it('[line 5040] seats that stay free are empty boards, lost by forfeit', () => {
    const event = molterEvent(3, 4, { rounds: 2, sizes: [4, 3, 4] });
    const objection = event.objects({ type: 'pairRound', round: 1 });
    if (objection?.kind !== 'unconfirmed') throw new Error(JSON.stringify(objection));
    expect(objection.warnings.map((warning) => sayWarning(warning, 'en'))).toEqual([
      'Round 1: 1 board stays empty (5: B4). Each is lost by forfeit by the team whose seat is free. (LA 3.2)',
    ]);
    pair(event, 1).scores(1, '=====');
    expect(event.state.rounds[0]?.games.map(({ board }) => board)).toEqual([1, 2, 3, 4, 6]);
    // C has C1 ½, C2 ½, C3 1 by forfeit, C4 ½.
    const points = teamStandingsView(event.state)?.rows.map(({ name, gamePoints }) => [
      name,
      gamePoints / POINT,
    ]);
    expect(points).toEqual([
      ['Dame', 2.5],
      ['Tour', 2],
      ['Roi', 1.5],
    ]);
  });
});

describe('[LA 3.2, line 5040] a substitute takes the place of the one who leaves', () => {
  const replaced = (sizes: readonly number[] = [5, 4, 4]) => {
    const event = pair(molterEvent(3, 4, { rounds: 2, sizes }), 1);
    return event;
  };
  const boards = (places: readonly number[]) => places.map((place) => playerOf(1, place));

  it('and keeps it: the boards of paired rounds follow', () => {
    const event = pair(replaced(), 2);
    event.does({ type: 'setLineUp', round: 2, team: teamId('t1'), boards: boards([1, 5, 3, 4]) });
    expect(seatsInRound(event.state, 2).get('A2')).toBe(playerId('t1p5'));
    expect(seatsInRound(event.state, 1).get('A2')).toBe(playerId('t1p2'));
    const names = event.state.rounds[1]?.games.flatMap(({ white, black }) => [white, black]);
    expect(names).toContain('t1p5');
    expect(names).not.toContain('t1p2');
  });

  it('nobody else moves without a warning, and no result is lost', () => {
    const event = replaced();
    const exchanged = boards([2, 1, 3, 4]);
    expect(
      event.verdict({ type: 'setLineUp', round: 2, team: teamId('t1'), boards: exchanged }),
    ).toEqual(['3 molterSeatMoved LA 3.2', '3 molterSeatMoved LA 3.2']);
    event.scores(1, '======');
    const late = { type: 'setLineUp', round: 1, team: teamId('t1') } as const;
    expect(event.verdict({ ...late, boards: boards([1, 5, 3, 4]) })).toEqual([
      'refused resultsInTheWay Ronde 4',
    ]);
    expect(
      event.verdict({
        type: 'correctTeam',
        team: { id: teamId('t1'), name: 'Tour', roster: boards([2, 1, 3, 4, 5]) },
      }),
    ).toEqual(['refused rosterOrderFixed LA 6.9 VII']);
  });
});

describe('[LA 3.2, lines 5042-5052] the ranking', () => {
  it('is by the points of all games, then Berlin, and players have a list of their own', () => {
    const event = pair(pair(molterEvent(3, 4, { rounds: 2 }), 1), 2);
    // Round 1: A1-C1 C2-B1 B2-A2 A3-B3 B4-C3 C4-A4, White wins on all; round 2 all drawn.
    event.scores(1, '111111').scores(2, '======');
    const view = teamStandingsView(event.state);
    expect(view?.primaryScore).toBe('gamePoints');
    expect(view?.rows.map(({ name, gamePoints }) => [name, gamePoints / POINT])).toEqual([
      ['Tour', 4],
      ['Roi', 4],
      ['Dame', 4],
    ]);
    // Berlin: board e of 4 weighs 5 − e; A won on 1 and 3, B on 2 and 4, C on 2 and 4.
    expect(view?.rows.map(({ tieBreaks }) => tieBreaks[0])).toEqual(['11.0', '9.0', '9.0']);
    const players = teamPlayersView(event.state);
    expect(players?.rows[0]).toMatchObject({ points: 15, games: 2 });
    expect(players?.boards).toHaveLength(4);
  });
});

describe('a report file of such an event', () => {
  it('is read back as it was written', () => {
    const event = molterEvent(5, 4, { rounds: 2, sizes: [5, 4, 3, 4, 4], name: 'Molter' });
    event.does({ type: 'withdrawTeam', team: teamId('t4') });
    pair(event, 1);
    const games = event.state.rounds[0]?.games.length ?? 0;
    event.scores(1, '1'.repeat(games));
    event.does({
      type: 'setLineUp',
      round: 2,
      team: teamId('t1'),
      boards: [1, 5, 3, 4].map((place) => playerOf(1, place)),
    });
    pair(event, 2);
    const text = written(event.ledger);
    expect(text).toContain('192 CUSTOM_TEAM_MOLTER');
    expect(text).toContain('### Letters: 1 2 3 5');
    const ledger = read(text);
    const { state } = ledger;
    if (state === null) throw new Error('no tournament');
    expect(state.settings).toMatchObject({ system: 'molter', kind: 'team', rounds: 2 });
    const shape = (of: Tournament) =>
      of.rounds.map(({ number, games: played }) =>
        played.map(({ board, white, black, outcome }) => [
          ...[board, of.players.get(white)?.name, of.players.get(black)?.name, outcome.kind],
          roundView(of, number, 'staff')?.boards.find((one) => one.board === board)?.white.seat,
        ]),
      );
    expect(shape(state)).toEqual(shape(event.state));
    const rows = (of: Tournament) =>
      teamStandingsView(of, { asOf: 1 })?.rows.map(({ name, gamePoints }) => [name, gamePoints]);
    expect(rows(state)).toEqual(rows(event.state));
    const records = (of: string) =>
      of.split('\r\n').filter((line) => /^(300|310|240|352|001|192)/.test(line));
    expect(records(written(ledger))).toEqual(records(text));
  });
});
