import { describe, expect, it } from 'vitest';
import { playerId } from '../../../rules/identity.ts';
import type { PlayerDetails } from '../../player.ts';
import { NO_REGULATIONS } from '../../regulations.ts';
import type { NewSettings } from '../../settings.ts';
import { letter, PlayedEvent } from '../../testing/played-event.ts';
import { playerRecords, scores } from '../../views/records.ts';

const HALVES = { ...NO_REGULATIONS, lateEntry: 'halfPointBye' } as const;
const late = playerId('e');

/** Two rounds are over when e comes, to play from round 3 on. */
function joined(settings: Partial<NewSettings>, details: Partial<PlayerDetails> = {}): PlayedEvent {
  const event = new PlayedEvent(settings, 4).pairs(1, 'a-c b-d').scores(1, '11');
  event.pairs(2, 'c-b d-a').scores(2, '==');
  return event.does({ type: 'enterPlayers', players: [{ ...letter(4, 3), ...details }] });
}

const missed = ({ state }: PlayedEvent): string[] | undefined =>
  playerRecords(state, { pairingOf: 3 })
    .find(({ name }) => name === 'E., Player')
    ?.rounds.map(({ outcome }) => outcome);

const points = ({ state }: PlayedEvent): number | undefined =>
  scores(state, { pairingOf: 3 }).get(late);

describe('the rounds a late entry misses', () => {
  it('[LA 9044] bring nothing unless the regulations say otherwise', () => {
    const event = joined({});
    expect(missed(event)).toEqual(['zeroPointBye', 'zeroPointBye']);
    expect(points(event)).toBe(0);
  });

  it.each<[string, Partial<NewSettings>, Partial<PlayerDetails>, string[], number]>([
    ['one half point without a limit of the event', {}, {}, ['halfPointBye', 'zeroPointBye'], 5],
    ['as many as its limit', { halfPointByes: 2 }, {}, ['halfPointBye', 'halfPointBye'], 10],
    ['none where there are none', { halfPointByes: 0 }, {}, ['zeroPointBye', 'zeroPointBye'], 0],
    [
      'none to whom the event gives none',
      {},
      { noHalfPointBye: true },
      ['zeroPointBye', 'zeroPointBye'],
      0,
    ],
  ])('[C.05 6.7] bring half points by a setting: %s', (_, settings, details, outcomes, sum) => {
    const event = joined({ regulations: HALVES, ...settings }, details);
    expect(missed(event)).toEqual(outcomes);
    expect(points(event)).toBe(sum);
  });

  it('[C.05 6.7] count among the half-point byes a player may take', () => {
    const event = joined({ regulations: HALVES });
    const asks = { type: 'grantBye', player: late, round: 5, bye: 'halfPointBye' } as const;
    expect(event.verdict(asks)).toEqual(['3 secondHalfPointBye C.05 6.7']);
  });

  it('keep what they brought when the setting changes', () => {
    const event = joined({ regulations: HALVES });
    event.does({ type: 'changeSettings', changes: { regulations: NO_REGULATIONS } });
    expect(points(event)).toBe(5);
  });

  it('are not yet paired ones too: who is announced for round 2 has half a point from round 1', () => {
    const event = new PlayedEvent({ regulations: HALVES }, 4);
    event.does({ type: 'enterPlayers', players: [letter(4, 2)] }).pairs(1, 'a-c b-d');
    expect(event.state.rounds[0]?.unpaired).toEqual([
      { player: 'e', outcome: 'halfPointBye', reason: 'notArrived' },
    ]);
  });

  it('are played after all by who comes earlier', () => {
    const event = new PlayedEvent({ regulations: HALVES, halfPointByes: 2 }, 3);
    event.does({ type: 'enterPlayers', players: [letter(3, 3)] });
    event.does({ type: 'correctPlayer', player: playerId('d'), changes: { fromRound: 1 } });
    event.pairs(1, 'a-c b-d');
    expect(event.state.rounds[0]?.unpaired).toEqual([]);
  });
});
