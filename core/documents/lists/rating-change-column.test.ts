import { describe, expect, it } from 'vitest';
import { NO_REGULATIONS } from '../../tournament/regulations.ts';
import { PlayedEvent } from '../../tournament/testing/played-event.ts';
import { playerCard } from '../../tournament/views/player-card.ts';
import { ratingsView } from '../../tournament/views/ratings.ts';
import { standingsView } from '../../tournament/views/standings.ts';
import { fieldFacts } from '../players/field-facts.ts';
import { csvOfList } from './plain-list.ts';
import { standingsList } from './standings-lists.ts';

/** Four players, two rounds, the second of which is not counted in the standings after round 1. */
function played(ratingChanges: boolean) {
  const event = new PlayedEvent({ rounds: 2, initialColour: 'white' }, 4);
  const regulations = { ...NO_REGULATIONS, ratingChanges };
  event.does({ type: 'changeSettings', changes: { regulations } });
  for (const [index, id] of [...event.state.players.keys()].entries()) {
    const changes = { ratings: { fide: 2000 - 50 * index } };
    event.does({ type: 'correctPlayer', player: id, changes });
  }
  event.pairs(1, 'a-c b-d').scores(1, '1=');
  event.pairs(2, 'b-a d-c').scores(2, '0=');
  return event.state;
}

describe('[B.02 8.3] rating changes beside the standings', () => {
  it('are there where the event says so: in the table, the list, and with each player', () => {
    const state = played(true);
    const { rows } = standingsView(state);
    const exact = new Map(
      ratingsView(state).players.map(({ tpn, change }) => [tpn, change?.change]),
    );
    expect(rows.map(({ ratingChange }) => ratingChange)).toEqual(
      rows.map(({ tpn }) => exact.get(tpn)),
    );
    const [first] = rows;
    if (first?.ratingChange === undefined) throw new Error('no change');
    expect(playerCard(state, first.id, 'public')?.ratingChange).toBe(first.ratingChange);
    expect(fieldFacts(state).ratingChange(first.id)).toBe(first.ratingChange);
    const list = standingsList(state, 'fr', 'public');
    expect(list?.columns.at(-1)?.heading).toBe('Elo ±');
    const said = (first.ratingChange / 100).toFixed(1).replace('.', ',');
    expect(list === null ? '' : csvOfList(list, 'fr').split('\n')[1]).toContain(said);
  });

  it('stop after the round that is asked for', () => {
    const state = played(true);
    const { rows } = standingsView(state, { asOf: 1 });
    // A win of 2000 against 1900 with K 20: .64 was expected.
    expect(rows[0]).toMatchObject({ ratingChange: 720 });
  });

  it('are nowhere else', () => {
    const state = played(false);
    const { rows } = standingsView(state);
    expect(rows.some((row) => 'ratingChange' in row)).toBe(false);
    const keys = standingsList(state, 'en', 'staff')?.columns.map(({ key }) => key);
    expect(keys).not.toContain('ratingChange');
    expect(rows.map(({ id }) => playerCard(state, id, 'staff')?.ratingChange)).toEqual([
      ...[null, null, null, null],
    ]);
  });
});
