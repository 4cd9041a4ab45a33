import { roundView } from '@ronde/core/tournament/views/round.ts';
import { PlayedEvent } from '@ronde/core/tournament/testing/played-event.ts';
import { describe, expect, it } from 'vitest';
import { liveEntry } from './live-entry.ts';

const published = () => new PlayedEvent({}, 4).pairs(1, 'a-c b-d');

function lastFor(event: PlayedEvent, audience: 'staff' | 'helper' | 'public') {
  const entry = event.ledger.entries.at(-1);
  if (entry === undefined) throw new Error('nothing happened');
  return liveEntry(event.state, entry, audience);
}

describe('what the stream tells of an entry', () => {
  it('keeps a note from staff who may not read it', () => {
    const event = published().does({ type: 'writeNote', text: 'a word among arbiters' });
    expect(lastFor(event, 'staff')).toMatchObject({ events: [] });
    expect(lastFor(event, 'helper')).toBeNull();
    expect(lastFor(event, 'public')).toBeNull();
  });

  it('shows visitors the pairings as visitors see them, and helpers those of the staff', () => {
    const event = published();
    const told = (view: 'staff' | 'public') => [
      { type: 'roundPublished', round: 1, pairings: roundView(event.state, 1, view) },
    ];
    expect(told('staff')).not.toEqual(told('public'));
    expect(lastFor(event, 'public')).toMatchObject({ facts: told('public') });
    expect(lastFor(event, 'helper')).toMatchObject({ facts: told('staff') });
  });
});
