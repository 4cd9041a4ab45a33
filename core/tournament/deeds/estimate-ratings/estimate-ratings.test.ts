import { describe, expect, it } from 'vitest';
import { playerId } from '../../../rules/identity.ts';
import type { PlayerDetails } from '../../player.ts';
import { NO_REGULATIONS } from '../../regulations.ts';
import { PlayedEvent } from '../../testing/played-event.ts';
import { dueList } from '../../views/due.ts';
import { logPage } from '../../views/log.ts';
import { playersView } from '../../views/players.ts';

const TABLE = {
  source: 'club table',
  day: '2026-01-05',
  ratings: [
    { category: 'Pou', rating: 1009 },
    { category: 'Sen', rating: 1399 },
  ],
} as const;

const someone = (id: string, birthDate?: string, ratings = {}): PlayerDetails => ({
  id: playerId(id),
  name: id.toUpperCase(),
  ratings,
  fromRound: 1,
  ...(birthDate === undefined ? {} : { private: { birthDate } }),
});

/** On 7 March 2026 the year of the season is 2026: born in 2017 is 9, in 1990 36. */
function unrated(): PlayedEvent {
  return new PlayedEvent({
    initialColour: 'white',
    regulations: { ...NO_REGULATIONS, estimates: TABLE },
  }).does({
    type: 'enterPlayers',
    players: [
      someone('child', '2017-06-01'),
      someone('adult', '1990'),
      someone('teen', '2011'),
      someone('unknown'),
      someone('rated', '1990', { national: 1700 }),
      someone('guessed', '1990', { estimate: 1500 }),
    ],
  });
}

const estimates = ({ state }: PlayedEvent) =>
  Object.fromEntries([...state.players].map(([id, { ratings }]) => [id, ratings.estimate ?? null]));

describe('estimated ratings by age category', () => {
  // The book, lines 8973-8975.
  it('[LA 5.1 art. 1] go to those without any rating whose category the table has', () => {
    const event = unrated();
    const due = dueList(event.state, { now: '2026-03-07T09:00:00+01:00' });
    expect(due.find(({ code }) => code === 'estimatesToGive')).toMatchObject({
      params: { players: 2 },
      action: { kind: 'command', command: { type: 'estimateRatings' } },
    });
    event.does({ type: 'estimateRatings' });
    expect(estimates(event)).toEqual({
      ...{ child: 1009, adult: 1399, teen: null, unknown: null },
      ...{ rated: null, guessed: 1500 },
    });
    const [line] = logPage(event.ledger, { language: 'en' }).lines;
    expect(line?.facts[0]?.words).toBe('Estimated ratings (club table): CHILD; ADULT');
    const shown = playersView(event.state, 'public')?.players ?? [];
    expect(shown.filter(({ estimated }) => estimated).map(({ id }) => id)).toEqual([
      'child',
      'adult',
      'guessed',
    ]);
    // Once: a second time there is nothing to give.
    const before = event.ledger.entries.length;
    event.does({ type: 'estimateRatings' });
    expect(event.ledger.entries).toHaveLength(before);
  });

  it('[LA 5.1 art. 1] are never given anew once the event has begun', () => {
    const event = unrated().does({ type: 'estimateRatings' });
    event.does({ type: 'assignNumbers', reason: 'initialOrder' });
    event.does({ type: 'pairRound', round: 1 }).does({ type: 'publishRound', round: 1 });
    expect(event.verdict({ type: 'estimateRatings' })).toEqual([
      'refused estimatesStand LA 5.1 art. 1',
    ]);
    const corrected = (id: string, ratings: object) =>
      event.verdict({ type: 'correctPlayer', player: playerId(id), changes: { ratings } });
    expect(corrected('child', { estimate: 1200 })).toEqual([
      'refused estimatesStand LA 5.1 art. 1',
    ]);
    // A rating that was overlooked, and an estimate where there was none, are no second estimate.
    expect(corrected('child', { fide: 1450 })).toEqual([]);
    expect(corrected('unknown', { estimate: 1399 })).toEqual([]);
  });

  it('want a table, and refuse one that cannot stand', () => {
    const event = new PlayedEvent({}, 2);
    expect(event.verdict({ type: 'estimateRatings' })).toEqual([
      'refused noEstimateTable LA 5.1 art. 1',
    ]);
    const ratings = [{ category: 'Pou', rating: 9999 }];
    const regulations = { ...NO_REGULATIONS, estimates: { ...TABLE, ratings } };
    expect(event.verdict({ type: 'changeSettings', changes: { regulations } })).toEqual([
      'refused badSetting Ronde 3',
    ]);
  });
});
