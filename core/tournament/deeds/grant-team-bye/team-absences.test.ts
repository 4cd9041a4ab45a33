import { describe, expect, it } from 'vitest';
import { playerId, teamId, type TeamId } from '../../../rules/identity.ts';
import type { GrantedBye } from '../../../rules/outcome.ts';
import { MATCH_POINTS_2_1_0 } from '../../../rules/scoring.ts';
import type { Command } from '../../command.ts';
import type { TeamSettings } from '../../settings.ts';
import { letter, PlayedEvent } from '../../testing/played-event.ts';
import { teamScores } from '../../views/team-scores.ts';

const TWO_BOARDS: TeamSettings = {
  boards: 2,
  boardColours: 'WB',
  matchScoring: MATCH_POINTS_2_1_0,
  primaryScore: 'matchPoints',
};

/** Teams t1 to t5 of two players each. */
function teams(): PlayedEvent {
  const event = new PlayedEvent({ kind: 'team', rounds: 3, team: TWO_BOARDS });
  const players = Array.from({ length: 10 }, (_, index) => letter(index));
  event.does({ type: 'enterPlayers', players });
  for (let team = 0; team < 5; team++) {
    const roster = players.slice(2 * team, 2 * team + 2).map(({ id }) => id);
    event.does({
      type: 'enterTeam',
      team: { id: teamId(`t${team + 1}`), name: `Team ${team + 1}`, roster },
    });
  }
  return event;
}

const t = (number: number): TeamId => teamId(`t${number}`);
const grants = (team: number, bye: GrantedBye, round = 1): Command => ({
  type: 'grantTeamBye',
  team: t(team),
  round,
  bye,
});
const withdraws = (team: number): Command => ({ type: 'withdrawTeam', team: t(team) });
const drafts = (round: number, pairs: readonly [number, number][], bye?: number): Command => ({
  type: 'draftTeamRound',
  round,
  matches: pairs.map(([first, second]) => ({ first: t(first), second: t(second) })),
  bye: bye === undefined ? null : t(bye),
  origin: 'manual',
});

describe('byes of teams', () => {
  it('[C.04.2 3.3] leave the team out of the pairing and score as granted', () => {
    const event = teams().does(grants(5, 'halfPointBye'));
    event
      .does(
        drafts(1, [
          [1, 2],
          [3, 4],
        ]),
      )
      .does({ type: 'publishRound', round: 1 });
    expect(event.state.rounds[0]?.freeTeams).toEqual([{ team: t(5), outcome: 'halfPointBye' }]);
    const resting = event.state.rounds[0]?.unpaired.map(({ player }) => player);
    expect(resting).toEqual([playerId('i'), playerId('j')]);
    // Half-point bye: a drawn match, and a draw on both boards.
    expect(teamScores(event.state, { standingsAfter: 1 }).get(t(5))).toEqual({
      matchPoints: 10,
      gamePoints: 10,
    });
  });

  it('come with the pairing-allocated bye where one team is left over', () => {
    const event = teams().does(grants(5, 'zeroPointBye')).does(grants(4, 'zeroPointBye'));
    event.does(drafts(1, [[1, 2]], 3));
    expect(event.state.rounds[0]?.freeTeams).toEqual([
      { team: t(3), outcome: 'pairingAllocatedBye' },
      { team: t(4), outcome: 'zeroPointBye' },
      { team: t(5), outcome: 'zeroPointBye' },
    ]);
  });

  it('are revoked, undone and redone', () => {
    const event = teams().does(grants(5, 'halfPointBye'));
    const granted = event.state;
    event.does({ type: 'revokeTeamBye', team: t(5), round: 1 });
    expect(event.state.teamByes.get(1)?.size).toBe(0);
    expect(event.does({ type: 'undo' }).state).toEqual(granted);
    expect(event.does({ type: 'redo' }).state.teamByes.get(1)?.size).toBe(0);
  });

  it.each<[string, Command, string]>([
    ['for a team nobody entered', grants(9, 'halfPointBye'), 'unknownTeam Ronde 1'],
    ['for a round that is not', grants(1, 'halfPointBye', 4), 'unknownRound Ronde 1'],
    ['given already', grants(5, 'halfPointBye', 2), 'byeAlreadyGranted C.04.2 3.3'],
    ['for a team that left', grants(4, 'halfPointBye', 2), 'playerNotAvailable C.04.2 3.2'],
    ['for a public round', grants(3, 'halfPointBye'), 'roundAlreadyPaired C.04.2 3.3'],
    [
      'not there to revoke',
      { type: 'revokeTeamBye', team: t(1), round: 2 },
      'noSuchBye C.04.2 3.3',
    ],
  ])('are refused %s', (_, command, verdict) => {
    const event = teams().does(grants(5, 'halfPointBye', 2));
    event
      .does(
        drafts(
          1,
          [
            [1, 2],
            [3, 4],
          ],
          5,
        ),
      )
      .does({ type: 'publishRound', round: 1 });
    event.does(withdraws(4));
    expect(event.verdict(command)).toEqual([`refused ${verdict}`]);
  });

  it('worth a full point are asked back about', () => {
    expect(teams().verdict(grants(1, 'fullPointBye'))).toEqual([
      '2 fullPointByeDeprecated C.04.2 3.3',
    ]);
  });
});

describe('withdrawals of teams', () => {
  it('[C.04.2 3.2] the team is not paired from then on and scores zero', () => {
    const event = teams().does(withdraws(5));
    expect(
      event.verdict(
        drafts(
          1,
          [
            [1, 2],
            [3, 4],
          ],
          5,
        ),
      ),
    ).toEqual(['refused playerNotAvailable C.04.2 3.3']);
    event.does(
      drafts(1, [
        [1, 2],
        [3, 4],
      ]),
    );
    expect(event.state.rounds[0]?.freeTeams).toEqual([{ team: t(5), outcome: 'zeroPointBye' }]);
    expect(event.verdict(withdraws(5))).toEqual(['refused alreadyLeft C.04.2 3.2']);
  });

  it('[Ronde 4] make a draft outdated, and name the board still to be played', () => {
    const event = teams()
      .does(
        drafts(
          1,
          [
            [1, 2],
            [3, 4],
          ],
          5,
        ),
      )
      .does(withdraws(5));
    expect(event.state.rounds[0]?.outdated).toBe(true);
    event
      .does(
        drafts(1, [
          [1, 2],
          [3, 4],
        ]),
      )
      .does({ type: 'publishRound', round: 1 });
    expect(event.objects(withdraws(3))).toMatchObject({
      warnings: [{ code: 'leavesPairedBoard', params: { player: 'Team 3', board: 3 } }],
    });
  });

  it('are taken back by coming back, as long as there are rounds to play', () => {
    const event = teams().does(withdraws(5));
    const returns: Command = { type: 'returnTeam', team: t(5) };
    event.does(returns);
    expect(event.state.teamsLeft.size).toBe(0);
    expect(event.verdict(returns)).toEqual(['refused notLeft C.04.2 3.2']);
    expect(event.verdict({ type: 'returnTeam', team: t(9) })).toEqual([
      'refused unknownTeam Ronde 1',
    ]);
  });
});
