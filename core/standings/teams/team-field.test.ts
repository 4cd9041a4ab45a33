import { describe, expect, it } from 'vitest';
import { TB_2026_03 } from '../../rules/editions/tie-breaks.ts';
import { tpn } from '../../rules/identity.ts';
import { points } from '../../rules/points.ts';
import { scoring } from '../../rules/scoring.ts';
import { openTeamField } from './team-field.ts';
import type { TeamRecord, TeamRound } from './team-record.ts';
import { boardsOf, teamCrosstable } from './testing/team-crosstable.ts';
import { teamFigures, teamRequest } from './testing/team-request.ts';

const EDITION = TB_2026_03.properties;

const refusal = (teams: readonly TeamRecord[]): unknown => {
  const opened = openTeamField(teamRequest(teams, EDITION));
  return opened.ok ? null : opened.error;
};

const pair = (one: Partial<TeamRound>, two: Partial<TeamRound>): TeamRecord[] => [
  {
    number: tpn(1),
    name: 'One',
    rounds: [{ opponent: tpn(2), outcome: 'played', boards: boardsOf('1100'), ...one }],
  },
  {
    number: tpn(2),
    name: 'Two',
    rounds: [{ opponent: tpn(1), outcome: 'played', boards: boardsOf('0011'), ...two }],
  },
];

describe('a team event laid out', () => {
  it('[C.07 11.1] match points compare the two sides, in any scale', () => {
    const teams = teamCrosstable(`
      1 One   : 2[1===] 3:2
      2 Two   : 1[0===] HPB
      3 Three : FPB     1:2
    `);
    expect(teamFigures(teamRequest(teams, EDITION), 'MPTS')).toEqual([3, 1, 3]);
    expect(teamFigures(teamRequest(teams, EDITION), 'GPTS')).toEqual([4.5, 3.5, 6]);
    const scale = { win: points(3), draw: points(1.5), loss: points(0.5) };
    const matchScoring = { ...scale, pairingAllocatedBye: points(1) };
    expect(teamFigures(teamRequest(teams, EDITION, { matchScoring }), 'MPTS')).toEqual([
      4.5, 2, 4.5,
    ]);
    const forfeited = teamCrosstable(`
      1 One : +2
      2 Two : -1
    `);
    expect(teamFigures(teamRequest(forfeited, EDITION, { matchScoring }), 'MPTS')).toEqual([3, 0]);
    const gentle = { ...matchScoring, forfeitWin: points(2), forfeitLoss: points(0.5) };
    expect(teamFigures(teamRequest(forfeited, EDITION, { matchScoring: gentle }), 'MPTS')).toEqual([
      2, 0.5,
    ]);
  });

  it('[Laws 11.7] unusual scores are what the boards say: 1½ against 1 wins', () => {
    const teams = pair({ boards: boardsOf('1=00') }, { boards: boardsOf('0001') });
    expect(teamFigures(teamRequest(teams, EDITION), 'MPTS')).toEqual([2, 0]);
  });

  it('[C.04.6 1.4] byes bring a drawn, won or lost match, or what the record says', () => {
    const teams = teamCrosstable(`
      1 One : PAB FPB HPB ZPB
      2 Two : ZPB
    `);
    const request = teamRequest(teams, EDITION);
    expect(teamFigures(request, 'MPTS')).toEqual([1 + 2 + 1, 0]);
    expect(teamFigures(request, 'GPTS')).toEqual([2 + 4 + 2, 0]);
    const [one, two] = teams;
    if (!one || !two) throw new Error('two teams');
    const [bye, ...rest] = one.rounds;
    if (!bye) throw new Error('a bye');
    // TRF26 320: two match points and three game points for the bye.
    const given = { ...bye, matchPoints: points(2), gamePoints: points(3) };
    const other = { ...request, teams: [{ ...one, rounds: [given, ...rest] }, two] };
    expect(teamFigures(other, 'MPTS')).toEqual([5, 0]);
    expect(teamFigures(other, 'GPTS')).toEqual([9, 0]);
  });

  it('[TRF26 299] a penalty changes the table, not who won', () => {
    const teams = pair(
      { boards: boardsOf('1110'), gamePoints: points(0.5) },
      { boards: boardsOf('0001') },
    );
    const request = teamRequest(teams, EDITION);
    expect(teamFigures(request, 'GPTS')).toEqual([0.5, 1]);
    expect(teamFigures(request, 'MPTS')).toEqual([2, 0]);
  });

  it('forfeited matches bring the points of a game won or lost by forfeit on every board', () => {
    const teams = teamCrosstable(`
      1 One   : +2 -3
      2 Two   : -1 ZPB
      3 Three : ZPB -1
    `);
    const gameScoring = scoring({ win: 3, draw: 1, loss: 0 });
    const request = teamRequest(teams, EDITION, { gameScoring });
    expect(teamFigures(request, 'MPTS')).toEqual([2, 0, 0]);
    expect(teamFigures(request, 'GPTS')).toEqual([12, 0, 0]);
  });

  it('an open match has brought nothing yet', () => {
    const open = pair({ outcome: 'notEntered' }, { outcome: 'notEntered' });
    const [one, two] = open.map(({ rounds, ...team }) => ({
      ...team,
      rounds: rounds.map(({ opponent, outcome }) => ({ opponent, outcome })),
    }));
    if (!one || !two) throw new Error('two teams');
    const request = teamRequest([one, two], EDITION);
    expect(teamFigures(request, 'MPTS')).toEqual([0, 0]);
    expect(teamFigures(request, 'GPTS')).toEqual([0, 0]);
    const halfway = teamRequest(open, EDITION);
    expect(teamFigures(halfway, 'GPTS')).toEqual([0, 0]);
    expect(teamFigures(halfway, 'OTHER_BERLIN')).toEqual([0, 0]);
  });

  it('refuses records that do not fit together, and says where', () => {
    const place = { team: 1, round: 1 };
    expect(refusal(pair({}, {}))).toBeNull();
    expect(refusal(pair({}, { outcome: 'forfeitLoss' }))).toEqual({
      code: 'matchOnOneSide',
      ...place,
    });
    expect(refusal(pair({}, { opponent: null, outcome: 'zeroPointBye' }))).toEqual({
      code: 'matchOnOneSide',
      ...place,
    });
    expect(refusal(pair({ opponent: tpn(1) }, {}))).toEqual({ code: 'matchOnOneSide', ...place });
    expect(refusal(pair({ boards: boardsOf('11000') }, {}))).toEqual({
      code: 'tooManyBoards',
      ...place,
    });
    const unknown = pair({}, {}).map((team) => ({
      ...team,
      rounds: team.rounds.map(({ opponent, outcome }) => ({ opponent, outcome })),
    }));
    expect(refusal(unknown)).toEqual({ code: 'resultMissing', ...place });
    expect(refusal(pair({ opponent: tpn(9) }, {}))).toEqual({
      code: 'opponentNotInField',
      player: 1,
      round: 1,
    });
    const [one] = pair({}, {});
    expect(one && refusal([one, one])).toEqual({ code: 'sameNumberTwice', player: 1 });
    const swissBoards = pair({ opponent: null }, { opponent: null });
    expect(refusal(swissBoards)).toEqual({ code: 'matchOnOneSide', ...place });
  });
});
