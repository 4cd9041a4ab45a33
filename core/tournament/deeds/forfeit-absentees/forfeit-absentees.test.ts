import { describe, expect, it } from 'vitest';
import { playerId } from '../../../rules/identity.ts';
import { NO_REGULATIONS } from '../../regulations.ts';
import { PlayedEvent } from '../../testing/played-event.ts';
import { dueList } from '../../views/due.ts';

/** Begun at 14:00Z with 30 minutes, a-d e-b c-f, the letters not at their boards. */
function begun(missing: string, at = '2026-03-07T14:30:00Z'): PlayedEvent {
  const regulations = { ...NO_REGULATIONS, defaultTime: 30 };
  const event = new PlayedEvent({ regulations }, 6)
    .pairs(1, 'a-d e-b c-f')
    .does({ type: 'startRound', round: 1 })
    .does({ type: 'noteAbsentees', round: 1, players: Array.from(missing, playerId) });
  event.at = at;
  return event;
}

const forfeits = (...boards: number[]) => ({ type: 'forfeitAbsentees', round: 1, boards }) as const;

const outcomes = ({ state }: PlayedEvent) => state.rounds[0]?.games.map(({ outcome }) => outcome);

describe('forfeits at the end of the default time', () => {
  it('[E.01 6.7.1] all at once: one missing loses, two missing both lose', () => {
    const event = begun('bcf').does(forfeits(2, 3));
    expect(outcomes(event)).toEqual([
      { kind: 'notEntered' },
      { kind: 'forfeit', winner: 'white' },
      { kind: 'doubleForfeit' },
    ]);
    // One deed, one step back.
    event.does({ type: 'undo' });
    expect(outcomes(event)?.map(({ kind }) => kind)).toEqual(Array(3).fill('notEntered'));
  });

  it('[E.01 6.7.1] not a second early, whatever the clock of the desk says', () => {
    const early = begun('b', '2026-03-07T14:29:59Z');
    expect(early.verdict(forfeits(2))).toEqual(['refused defaultTimeRuns E.01 6.7.1']);
  });

  it('a board left out, or with a result meanwhile, stays as it is', () => {
    const event = begun('bcf').does({
      type: 'enterResult',
      round: 1,
      board: 2,
      outcome: { kind: 'played', score: '1-0' },
    });
    event.does(forfeits(2));
    expect(outcomes(event)).toEqual([
      { kind: 'notEntered' },
      { kind: 'played', score: '1-0' },
      { kind: 'notEntered' },
    ]);
  });

  it.each([
    [1, 'refused nobodyNotedMissing E.01 6.7.1'],
    [9, 'refused unknownBoard Ronde 1'],
  ])('board %i: %s', (board, verdict) => {
    expect(begun('b').verdict(forfeits(board))).toEqual([verdict]);
  });

  it('are proposed together where there are several', () => {
    const { state } = begun('bcf');
    const [all] = dueList(state, { now: '2026-03-07T15:30:00+01:00' }).filter(
      ({ code }) => code === 'defaultTimeOverAll',
    );
    expect(all).toEqual({
      code: 'defaultTimeOverAll',
      params: { round: 1, until: '15:30', article: 'E.01 6.7.1', open: 2, boards: '2, 3' },
      action: { kind: 'command', command: forfeits(2, 3) },
    });
  });
});
