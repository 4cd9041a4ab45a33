import { describe, expect, it } from 'vitest';
import { TB_2012 } from '../../rules/editions/tie-breaks.ts';
import { tpn } from '../../rules/identity.ts';
import { points } from '../../rules/points.ts';
import { MOLTER_RANKING_ORDER } from './molter.ts';
import type { TeamStandingsRequest } from './request.ts';
import { computeTeamStandings } from './team-standings.ts';
import type { BoardRecord, TeamRecord } from './team-record.ts';
import { explainedTeam, teamFigures, teamRanks, teamRequest } from './testing/team-request.ts';

/** Games `A1-B1 1`, round by round: White first, with White's points. */
function molterTeams(letters: string, boardCount: number, rounds: readonly string[]): TeamRecord[] {
  const numberOf = (letter: string) => tpn(letters.indexOf(letter) + 1);
  const empty = (): BoardRecord[] =>
    Array.from({ length: boardCount }, () => ({ points: points(0) }));
  const tables = rounds.map((round) => {
    const boards = new Map(Array.from(letters, (letter) => [letter, empty()]));
    for (const game of round.split(',')) {
      const match = /^\s*([A-Z])(\d)-([A-Z])(\d) (0|½|1)$/.exec(game);
      if (!match) throw new Error(`not a game: ${game}`);
      const [, white = '', one, black = '', other, result] = match;
      const scored = result === '½' ? 0.5 : Number(result);
      const seat = (team: string, board: number, brought: number, foe: string, facing: number) => {
        const list = boards.get(team) ?? [];
        list[board - 1] = {
          points: points(brought),
          opponent: { team: numberOf(foe), board: facing },
        };
      };
      seat(white, Number(one), scored, black, Number(other));
      seat(black, Number(other), 1 - scored, white, Number(one));
    }
    return boards;
  });
  return Array.from(letters, (letter) => ({
    number: numberOf(letter),
    name: letter,
    rounds: tables.map((boards) => ({
      opponent: null,
      outcome: 'played',
      boards: boards.get(letter) ?? [],
    })),
  }));
}

const molter = (letters: string, boards: number, rounds: readonly string[]): TeamStandingsRequest =>
  teamRequest(molterTeams(letters, boards, rounds), TB_2012.properties, { kind: 'molter', boards });

const codes = (request: TeamStandingsRequest, descriptor: string): string => {
  const standings = computeTeamStandings(request, [descriptor]);
  return standings.ok ? 'ok' : standings.error.code;
};

describe('[LA 3.2] ranking by Molter tables', () => {
  // Three teams of two, each round two boards meet a different team.
  const three = molter('ABC', 2, [
    'A1-B1 1, B2-C1 ½, C2-A2 ½', // A 1½, B ½, C 1
    'C1-A1 ½, B1-C2 1, A2-B2 ½', // A 1, B 1½, C ½
  ]);

  it('game points rank first: 2½, 2, 1½', () => {
    expect(teamRanks({ ...three, primaryScore: 'matchPoints' }, MOLTER_RANKING_ORDER)).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
    expect(teamFigures(three, 'GPTS')).toEqual([2.5, 2, 1.5]);
    // Board 1 weighs 2: A 1½·2 + 1, B 1·2 + 1, C 1·2 + ½.
    expect(teamFigures(three, 'OTHER_BERLIN')).toEqual([4, 3, 2.5]);
    expect(teamFigures(three, 'OTHER_INDIVIDUAL_WINS')).toEqual([1, 1, 0]);
    expect(teamFigures(three, 'OTHER_GAME_POINT_DIFFERENTIAL')).toEqual([1, 0, -1]);
    expect(teamFigures(three, 'OTHER_BOARD_DIFFERENTIAL')).toEqual([1, 0, -1]);
  });

  it('Berlin comes first, then the wins of the players', () => {
    // One board each: A and B have 1 point, A by two draws, B by a win.
    const equal = molter('ABCD', 1, ['A1-C1 ½, B1-D1 1', 'A1-D1 ½, B1-C1 0']);
    expect(teamFigures(equal, 'OTHER_BERLIN').slice(0, 2)).toEqual([1, 1]);
    const [first, second] = teamRanks(equal, MOLTER_RANKING_ORDER);
    expect([first, second]).toEqual([
      [3, 1],
      [2, 2],
    ]);
  });

  it('then the games between the tied teams, if they have all met', () => {
    // A and B: 1 point each by one win; B's win was over A.
    const met = molter('ABC', 2, ['A1-B1 0, A2-C2 ½', 'A1-C1 1, B2-C2 ½']);
    const explained = explainedTeam(met, 'OTHER_TEAM_ENCOUNTERS', 1);
    expect(explained.steps?.map(({ rows }) => rows.map(({ figure }) => figure.value))).toEqual([
      [0, 10],
    ]);
    expect(teamRanks(met, MOLTER_RANKING_ORDER)[0]).toEqual([2, 1]);
    const apart = molter('ABCD', 1, ['A1-C1 1, B1-D1 1', 'A1-D1 0, B1-C1 0']);
    expect(explainedTeam(apart, 'OTHER_TEAM_ENCOUNTERS', 1).steps).toEqual([]);
  });

  it('then the win on board 1, on board 2 …; what is equal to the end stays tied', () => {
    // Berlin 4 each (boards 3-2-1): A won on 1 and 3, B on 2 twice; two wins each, never met.
    const boards = molter('ABCD', 3, [
      'A1-C1 1, A3-D3 1, B2-D2 1',
      'B2-C2 1, A2-D2 0, B1-C1 0, C3-D3 ½',
    ]);
    expect(teamFigures(boards, 'OTHER_BERLIN').slice(0, 2)).toEqual([4, 4]);
    const order = teamRanks(boards, MOLTER_RANKING_ORDER).map(([team]) => team);
    expect(order.indexOf(1)).toBeLessThan(order.indexOf(2));
    // A drew twice on board 1 and won on board 2, B the other way round: draws are no wins.
    const draws = molter('ABCD', 2, [
      'A1-C1 ½, A2-C2 1, B1-D1 1, B2-D2 ½',
      'A1-D1 ½, A2-D2 0, B1-C1 0, B2-C2 ½',
    ]);
    expect(teamFigures(draws, 'OTHER_BERLIN').slice(0, 2)).toEqual([3, 3]);
    const ranks = new Map(teamRanks(draws, MOLTER_RANKING_ORDER));
    expect(ranks.get(2)).toBeLessThan(ranks.get(1) ?? 0);
    const drawn = molter('AB', 1, ['A1-B1 ½']);
    expect(teamRanks(drawn, MOLTER_RANKING_ORDER)).toEqual([
      [1, 1],
      [2, 1],
    ]);
  });

  it('tie-breaks of matches have nothing to count', () => {
    for (const descriptor of ['BH:GP', 'EMMSB', 'MPTS', 'DE', 'WON']) {
      expect(codes(three, descriptor)).toBe('notInMolter');
    }
  });

  it('refuses a game that only one side has', () => {
    const [first, ...others] = three.teams;
    const unknown = { ...three, teams: others };
    expect(first && codes(unknown, 'OTHER_BERLIN')).toBe('matchOnOneSide');
  });
});
