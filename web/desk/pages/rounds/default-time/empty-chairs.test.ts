import { playerId } from '@ronde/core/rules/identity.ts';
import { NO_REGULATIONS } from '@ronde/core/tournament/regulations.ts';
import { PlayedEvent } from '@ronde/core/tournament/testing/played-event.ts';
import { roundView } from '@ronde/core/tournament/views/round.ts';
import { describe, expect, it } from 'vitest';
import { emptyChairs } from './empty-chairs.ts';

/** Begun at 14:00Z with 30 minutes: a-d e-b c-f. */
function begun(): PlayedEvent {
  const regulations = { ...NO_REGULATIONS, defaultTime: 30 };
  const event = new PlayedEvent({ regulations }, 6).pairs(1, 'a-d e-b c-f');
  return event.does({ type: 'startRound', round: 1 });
}

const notes = (event: PlayedEvent, letters: string): PlayedEvent =>
  event.does({ type: 'noteAbsentees', round: 1, players: Array.from(letters, playerId) });

function seen(event: PlayedEvent, time: string) {
  const view = roundView(event.state, 1, 'staff');
  return view === null ? null : emptyChairs(view, `2026-03-07T${time}:00Z`);
}

describe('empty chairs', () => {
  it('[E.01 6.7.1] are shown with what is left of the default time', () => {
    const event = notes(begun(), 'bcf');
    expect(seen(event, '14:10')).toMatchObject({
      over: false,
      left: 20,
      chairs: [
        { board: 2, absent: [{ id: 'b' }], forfeit: { kind: 'forfeit', winner: 'white' } },
        { board: 3, absent: [{ id: 'c' }, { id: 'f' }], forfeit: { kind: 'doubleForfeit' } },
      ],
    });
    expect(seen(event, '14:30')).toMatchObject({ over: true, left: 0 });
  });

  it('say nothing once everybody is there and the time is over, or results come in', () => {
    expect(seen(begun(), '14:40')).toMatchObject({ over: true, chairs: [] });
    expect(seen(notes(begun(), ''), '14:40')).toBeNull();
    expect(seen(begun().scores(1, '1'), '14:40')).toBeNull();
    expect(seen(notes(begun(), 'c').scores(1, '1'), '14:40')).toMatchObject({
      chairs: [{ board: 3 }],
    });
    const unstarted = new PlayedEvent({}, 4).pairs(1, 'a-c d-b');
    expect(seen(unstarted, '14:40')).toBeNull();
  });
});
