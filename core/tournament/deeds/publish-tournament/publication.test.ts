import { describe, expect, it } from 'vitest';
import { PlayedEvent, draft } from '../../testing/played-event.ts';
import { conflictsWith } from '../../touches.ts';
import { isVisible } from '../../views/visible.ts';
import { overviewView } from '../../views/overview.ts';

const fresh = (): PlayedEvent => new PlayedEvent({}, 4, false);
const factsOf = (event: PlayedEvent): string[] =>
  event.ledger.entries.at(-1)?.events.map(({ type }) => type) ?? [];

describe('[Ronde 13] an event is public by a deed', () => {
  it('a new one is not, until it is published', () => {
    const event = fresh();
    expect(isVisible(event.state)).toBe(false);
    expect(event.verdict({ type: 'publishTournament' })).toEqual(['3 publishesEvent Ronde 13']);
    event.does({ type: 'publishTournament' });
    expect(isVisible(event.state)).toBe(true);
    expect(overviewView(event.state, 'public').published).toBe(true);
  });

  it('one made public from the start is', () => {
    expect(isVisible(new PlayedEvent().state)).toBe(true);
  });

  it('it can be withheld again, which is asked about', () => {
    const event = new PlayedEvent();
    expect(event.verdict({ type: 'withholdTournament' })).toEqual(['3 withholdsEvent Ronde 13']);
    event.does({ type: 'withholdTournament' });
    expect(isVisible(event.state)).toBe(false);
  });

  it('what is so already writes nothing and asks nothing', () => {
    const event = new PlayedEvent();
    const before = event.ledger.entries.length;
    event.does({ type: 'publishTournament' }, {});
    event.does({ type: 'withholdTournament' });
    event.does({ type: 'withholdTournament' }, {});
    expect(event.ledger.entries).toHaveLength(before + 1);
  });

  it('the question names how many people become public', () => {
    expect(fresh().objects({ type: 'publishTournament' })).toMatchObject({
      warnings: [{ code: 'publishesEvent', params: { players: 4 } }],
    });
  });
});

describe('[Ronde 13] with round 1', () => {
  const drafted = (): PlayedEvent => fresh().does(draft(1, 'a-b c-d'));

  it('the event is published too, which is asked about', () => {
    const event = drafted();
    const publish = { type: 'publishRound', round: 1 } as const;
    expect(event.objects(publish)).toMatchObject({
      warnings: [{ code: 'publishesEvent', params: { players: 4, round: 1 } }],
    });
    event.does(publish);
    expect(factsOf(event)).toEqual(['tournamentPublished', 'roundPublished']);
    expect(isVisible(event.state)).toBe(true);
  });

  it('or stays as it is where the arbiter says so', () => {
    const event = drafted();
    event.does({ type: 'publishRound', round: 1, withoutEvent: true }, {});
    expect(factsOf(event)).toEqual(['roundPublished']);
    expect(isVisible(event.state)).toBe(false);
  });

  it('nothing is asked of an event that is public, nor with a later round', () => {
    const known = new PlayedEvent({}, 4).does(draft(1, 'a-b c-d'));
    expect(known.verdict({ type: 'publishRound', round: 1 })).toEqual([]);
    const kept = drafted()
      .does({ type: 'publishRound', round: 1, withoutEvent: true })
      .scores(1, '11')
      .does(draft(2, 'a-c b-d'));
    expect(kept.verdict({ type: 'publishRound', round: 2 })).toEqual([]);
  });
});

describe('[Ronde 13] a step through the log that visitors would notice is asked about', () => {
  it('back to where they saw nothing, and forth again', () => {
    const event = fresh().does({ type: 'publishTournament' });
    const published = event.ledger.entries.length;
    expect(event.verdict({ type: 'undo' })).toEqual(['3 withholdsEvent Ronde 13']);
    expect(event.verdict({ type: 'restore', position: published - 1 })).toEqual([
      '4 restores Ronde 6',
      '3 withholdsEvent Ronde 13',
    ]);
    event.does({ type: 'undo' });
    expect(isVisible(event.state)).toBe(false);
    expect(event.verdict({ type: 'redo' })).toEqual(['3 publishesEvent Ronde 13']);
    expect(event.verdict({ type: 'restore', position: published })).toEqual([
      '4 restores Ronde 6',
      '3 publishesEvent Ronde 13',
    ]);
  });

  it('taking back that it is withheld makes it public', () => {
    const event = new PlayedEvent().does({ type: 'withholdTournament' });
    expect(event.verdict({ type: 'undo' })).toEqual(['3 publishesEvent Ronde 13']);
  });
});

describe('[Ronde 13] two at once', () => {
  it('who publishes what somebody else just published has no conflict; who withholds it has', () => {
    const event = fresh();
    const seen = event.ledger.entries.length;
    event.does({ type: 'publishTournament' });
    const missed = event.ledger.entries.slice(seen);
    expect(conflictsWith({ type: 'publishTournament' }, missed)).toEqual([]);
    expect(conflictsWith({ type: 'withholdTournament' }, missed)).toEqual(missed);
  });
});
