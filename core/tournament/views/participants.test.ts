import { describe, expect, it } from 'vitest';
import type { SystemName } from '../../pairing/systems.ts';
import { playerId, teamId } from '../../rules/identity.ts';
import { MATCH_POINTS_2_1_0 } from '../../rules/scoring.ts';
import { letter, PlayedEvent } from '../testing/played-event.ts';
import { participants, playersAsParticipants } from './participants.ts';

const [reds, blues, greens] = [teamId('reds'), teamId('blues'), teamId('greens')];

/** Three teams of two boards. */
function ofTeams(system: SystemName = 'berger'): PlayedEvent {
  const event = new PlayedEvent({
    kind: 'team',
    system,
    rounds: 3,
    team: {
      boards: 2,
      boardColours: 'WB',
      matchScoring: MATCH_POINTS_2_1_0,
      primaryScore: 'matchPoints',
    },
  });
  const players = Array.from({ length: 6 }, (_, index) => letter(index));
  event.does({ type: 'enterPlayers', players });
  [reds, blues, greens].forEach((id, index) => {
    const roster = players.slice(2 * index, 2 * index + 2).map((player) => player.id);
    event.does({ type: 'enterTeam', team: { id, name: String(id), roster } });
  });
  return event;
}

/** One round played, the third team free. */
const played = (): PlayedEvent =>
  ofTeams('teamSwiss')
    .does({
      type: 'draftTeamRound',
      round: 1,
      matches: [{ first: reds, second: blues }],
      bye: greens,
      origin: 'manual',
    })
    .does({ type: 'publishRound', round: 1 })
    .scores(1, '1=');

describe('[C.04.1] whoever an event pairs', () => {
  it('is a player where players meet', () => {
    const { state } = new PlayedEvent({ rounds: 5 }, 4)
      .pairs(1, 'a-c b-d')
      .scores(1, '1=')
      .does({ type: 'grantBye', player: playerId('d'), round: 2, bye: 'halfPointBye' });
    const { kind, numbers, absentIn, linesFor } = participants(state);
    expect([kind, [...numbers], [...absentIn(2)]]).toEqual([
      'players',
      [
        ['a', 1],
        ['b', 2],
        ['c', 3],
        ['d', 4],
      ],
      [4],
    ]);
    expect(linesFor({ pairingOf: 2 }).records.map(({ rounds }) => rounds[0]?.outcome)).toEqual([
      'win',
      'draw',
      'loss',
      'draw',
    ]);
  });

  it('is a team where teams meet, its record made of its matches', () => {
    const { state } = played().does({ type: 'withdrawTeam', team: greens });
    const { kind, numbers, absentIn, linesFor } = participants(state);
    expect([kind, [...numbers], [...absentIn(2)]]).toEqual([
      'teams',
      [
        ['reds', 1],
        ['blues', 2],
        ['greens', 3],
      ],
      [3],
    ]);
    const { records, scoring } = linesFor({ pairingOf: 2 });
    expect(records.map(({ name, rounds }) => [name, rounds[0]])).toMatchObject([
      ['reds', { opponent: 2, colour: 'white', outcome: 'win', points: 20 }],
      ['blues', { opponent: 1, colour: 'black', outcome: 'loss', points: 0 }],
      ['greens', { opponent: null, outcome: 'pairingAllocatedBye', points: 10 }],
    ]);
    expect(scoring.win).toBe(20);
    expect(playersAsParticipants(state).kind).toBe('players');
  });
});

describe('[TRF26 260] who is kept apart', () => {
  const apart = (players: string, fromRound: number, toRound: number) =>
    ({
      type: 'prohibitPairs',
      players: players.split(' ').map(playerId),
      fromRound,
      toRound,
    }) as const;

  it('is a player where players meet', () => {
    const { state } = new PlayedEvent({ rounds: 5 }, 4).does(apart('a c', 2, 3));
    const { prohibitedIn } = participants(state);
    expect([1, 2, 3, 4].map(prohibitedIn)).toEqual([[], [[1, 3]], [[1, 3]], []]);
  });

  it('is a team where teams meet, by its players', () => {
    const { state } = ofTeams()
      .does(apart('a f', 1, 2))
      .does(apart('a b', 1, 3));
    const { prohibitedIn } = participants(state);
    expect([1, 2, 3].map(prohibitedIn)).toEqual([[[1, 3]], [[1, 3]], []]);
  });
});

describe('[C.05 annex 1] a round robin of teams', () => {
  it('is paired by its table, match by match', () => {
    const event = ofTeams();
    for (const round of [1, 2, 3]) {
      event.does({ type: 'pairRound', round }).does({ type: 'publishRound', round });
      event.scores(round, '1=');
    }
    const met = event.state.rounds.map(({ matches, freeTeams }) => [
      matches.map(({ first, second }) => `${first}-${second}`),
      freeTeams.map(({ team }) => team),
    ]);
    expect(met).toEqual([
      [['blues-greens'], ['reds']],
      [['reds-blues'], ['greens']],
      [['greens-reds'], ['blues']],
    ]);
    expect(event.state.rounds.map(({ origin }) => origin)).toEqual(['engine', 'engine', 'engine']);
    // Resting in a round robin of an odd number brings nothing.
    expect(event.state.rounds[0]?.freeTeams).toEqual([{ team: reds, outcome: 'zeroPointBye' }]);
  });

  it('needs teams, and a system that pairs them', () => {
    const empty = new PlayedEvent({ kind: 'team', system: 'berger', rounds: 3 });
    expect(empty.objects({ type: 'pairRound', round: 1 })).toMatchObject({
      refusal: { code: 'numbersMissing' },
    });
    const swiss = new PlayedEvent({ kind: 'team', system: 'swiss', rounds: 3 });
    expect(swiss.objects({ type: 'pairRound', round: 1 })).toMatchObject({
      refusal: { code: 'systemNotPaired' },
    });
  });
});
