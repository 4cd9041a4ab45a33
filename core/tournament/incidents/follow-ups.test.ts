import { describe, expect, it } from 'vitest';
import { playerId } from '../../rules/identity.ts';
import { points } from '../../rules/points.ts';
import { PlayedEvent } from '../testing/played-event.ts';
import { incidentsView } from '../views/incidents.ts';
import type { FollowUp } from './follow-ups.ts';
import type { GivenPenalty } from './incident.ts';
import { penaltyText } from './penalty-text.ts';

const a = playerId('a');
const c = playerId('c');
const penalised = (...penalties: readonly GivenPenalty[]): PlayedEvent =>
  new PlayedEvent({ rounds: 5, initialColour: 'white' }, 4).pairs(1, 'a-c b-d').does({
    ...{ type: 'enterIncident', kind: 'disturbance', round: 1, board: 1, player: c, text: 'again' },
    decision: { article: 'E.01 12.9', text: 'decided', penalties },
  });
const follows = (event: PlayedEvent): readonly FollowUp[] =>
  incidentsView(event.state).incidents[0]?.follows ?? [];

describe('[E.01 12.9] what penalties ask for elsewhere in the event', () => {
  it.each([
    [
      { kind: 'loss' },
      {
        ...{ type: 'enterResult', round: 1, board: 1 },
        outcome: { kind: 'played', score: '1-0' },
      },
    ],
    [
      { kind: 'pointsFromPlayer', points: points(0.5) },
      {
        ...{ type: 'adjustPoints', player: c, round: 1, points: -5 },
        reason: 'E.01 12.9.5 (incident 1)',
      },
    ],
    [
      { kind: 'pointsToOpponent', points: points(0.5) },
      {
        ...{ type: 'adjustPoints', player: a, round: 1, points: 5 },
        reason: 'E.01 12.9.4 (incident 1)',
      },
    ],
    [
      { kind: 'exclusion', rounds: [2] },
      { type: 'grantBye', player: c, round: 2, bye: 'zeroPointBye' },
    ],
    [{ kind: 'expulsion' }, { type: 'expel', player: c }],
  ] as const satisfies readonly (readonly [GivenPenalty, object])[])(
    'a penalty %j asks for %j, and is done once it was done',
    (penalty, command) => {
      const event = penalised(penalty);
      expect(follows(event)).toMatchObject([{ command, done: false }]);
      for (const one of follows(event)) event.does(one.command);
      expect(follows(event)).toMatchObject([{ done: true }]);
    },
  );

  it('a warning, time and a fine ask for nothing, nor does what was taken back', () => {
    expect(
      follows(penalised({ kind: 'warning' }, { kind: 'timeToOpponent', seconds: 60 })),
    ).toEqual([]);
    const event = penalised({ kind: 'expulsion' });
    event.does({ type: 'takeBackIncident', number: 1, reason: 'appeal' });
    expect(follows(event)).toEqual([]);
  });
});

it.each([
  [{ kind: 'warning' }, 'warning', 'avertissement'],
  [
    { kind: 'timeToOpponent', seconds: 65 },
    'more time for the opponent, 1:05',
    'temps ajouté à l’adversaire, 1:05',
  ],
  [
    { kind: 'exclusion', rounds: [2] },
    'exclusion from rounds, round 2',
    'exclusion de rondes, ronde 2',
  ],
  [
    { kind: 'exclusion', rounds: [2, 3] },
    'exclusion from rounds, rounds 2, 3',
    'exclusion de rondes, rondes 2, 3',
  ],
  [{ kind: 'fine', amount: 1250 }, 'fine, 12.50', 'amende, 12,50'],
] as const satisfies readonly (readonly [GivenPenalty, string, string])[])(
  'a penalty %j is said with its figure',
  (penalty, en, fr) => {
    expect([penaltyText(penalty, 'en'), penaltyText(penalty, 'fr')]).toEqual([en, fr]);
  },
);
