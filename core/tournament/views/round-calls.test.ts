import { expect, it } from 'vitest';
import { playerId } from '../../rules/identity.ts';
import { NO_REGULATIONS } from '../regulations.ts';
import { PlayedEvent } from '../testing/played-event.ts';
import { roundCalls } from './round-calls.ts';

const event = (defaultTime: number | null): PlayedEvent =>
  new PlayedEvent(
    { roundTimes: ['15:00'], regulations: { ...NO_REGULATIONS, defaultTime } },
    4,
  ).pairs(1, 'a-c d-b');

it('[LA 6.9 VII] the start of the programme is called until the round has begun', () => {
  const published = event(30);
  expect(roundCalls(published.state)).toEqual({
    round: 1,
    startsAt: '2026-03-07T15:00',
    defaultTimeUntil: null,
  });
  published.does({ type: 'startRound', round: 1, at: '2026-03-07T15:15:00+01:00' });
  // The book's example: planned for 15:00, announced at 15:15, 30 minutes (LA line 1540).
  expect(roundCalls(published.state)).toEqual({
    round: 1,
    startsAt: null,
    defaultTimeUntil: '2026-03-07T14:45:00.000Z',
  });
});

it('nothing is called where nobody can lose by it any more', () => {
  const begun = (minutes: number | null) => event(minutes).does({ type: 'startRound', round: 1 });
  // Silence means zero: whoever is not there has lost already (E.01 6.7.1).
  expect(roundCalls(begun(null).state)).toBeNull();
  expect(roundCalls(begun(30).scores(1, '11').state)).toBeNull();
  const nobody = { type: 'noteAbsentees', round: 1, players: [] } as const;
  expect(roundCalls(begun(30).does(nobody).state)).toBeNull();
  const one = { ...nobody, players: [playerId('a')] };
  expect(roundCalls(begun(30).does(one).state)).not.toBeNull();
  expect(roundCalls(new PlayedEvent({}, 4).state)).toBeNull();
});
