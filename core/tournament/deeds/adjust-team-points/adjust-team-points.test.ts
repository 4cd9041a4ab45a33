import { describe, expect, it } from 'vitest';
import { teamId } from '../../../rules/identity.ts';
import { points } from '../../../rules/points.ts';
import { letter, PlayedEvent, WHITE_WINS } from '../../testing/played-event.ts';
import { teamScores } from '../../views/team-scores.ts';
import type { AdjustTeamPoints } from './adjust-team-points.ts';

const [north, south] = [teamId('north'), teamId('south')];

/** North beats South 2½–1½ on four boards: 2 match points to 0. */
function played(): PlayedEvent {
  const event = new PlayedEvent({ kind: 'team', system: 'berger', rounds: 1 });
  const players = Array.from({ length: 8 }, (_, index) => letter(index));
  event.does({ type: 'enterPlayers', players });
  for (const [index, id] of [north, south].entries()) {
    const roster = players.slice(4 * index, 4 * index + 4).map((player) => player.id);
    event.does({ type: 'enterTeam', team: { id, name: id, roster } });
  }
  event.does({ type: 'pairRound', round: 1 }).does({ type: 'publishRound', round: 1 });
  for (const board of [1, 2, 3]) {
    event.does({ type: 'enterResult', round: 1, board, outcome: WHITE_WINS });
  }
  const outcome = { kind: 'played', score: '½-½' } as const;
  return event.does({ type: 'enterResult', round: 1, board: 4, outcome });
}

const penalty = (patch: Partial<AdjustTeamPoints> = {}): AdjustTeamPoints => ({
  type: 'adjustTeamPoints',
  team: north,
  round: 1,
  score: 'matchPoints',
  points: points(-1),
  reason: 'fielded a player of another team',
  ...patch,
});

describe('[Laws 12.9] points of a team by decision', () => {
  const scores = (event: PlayedEvent) => {
    const found = teamScores(event.state, { standingsAfter: 1 });
    return [north, south].map((team) => [
      found.get(team)?.matchPoints,
      found.get(team)?.gamePoints,
    ]);
  };

  it('are asked about, count in the score named alone, add up, and can be undone', () => {
    const event = played();
    const before = scores(event);
    expect(before).toEqual([
      [20, 25],
      [0, 15],
    ]);
    expect(event.objects(penalty())).toMatchObject({ warnings: [{ code: 'adjustsPoints' }] });
    event.does(penalty()).does(penalty({ score: 'gamePoints', points: points(-0.5) }));
    expect(scores(event)).toEqual([
      [10, 20],
      [0, 15],
    ]);
    event.does(penalty({ points: points(-0.5) }));
    expect(scores(event)[0]).toEqual([5, 20]);
    event.does({ type: 'undo' }).does({ type: 'undo' }).does({ type: 'undo' });
    expect(scores(event)).toEqual(before);
  });

  it.each([
    [{ team: teamId('west') }, 'unknownTeam'],
    [{ round: 2 }, 'unknownRound'],
    [{ points: points(0) }, 'badSetting'],
  ])('with %j are refused: %s', (patch, code) => {
    expect(played().objects(penalty(patch))).toMatchObject({ refusal: { code } });
  });
});
