import { describe, expect, it } from 'vitest';
import { NOTHING_LISTED, type ListedPlayer } from '../../formats/player-list/listed-player.ts';
import { playerId, tpn } from '../../rules/identity.ts';
import type { RatingKind } from '../../rules/rating-kind.ts';
import { detailsOfListed } from '../rating-lists/details-of-listed.ts';
import { PlayedEvent } from '../testing/played-event.ts';
import { ratingsView } from './ratings.ts';

const LIST = { source: 'fide', month: '2026-11' };
const listed = (rating: number, k: number | null) => ({
  rating,
  k,
  games: 7,
  origin: 'fide' as const,
});

/** An event of four, of whom the first is put right by what a list says. */
function event(person: Partial<ListedPlayer>, kind: RatingKind) {
  const played = new PlayedEvent({ rounds: 1, firstDay: '2026-11-14', ratingKind: kind }, 4);
  const [first] = played.state.players.keys();
  if (first === undefined) throw new Error('nobody');
  const { id, fromRound, ...changes } = detailsOfListed(
    { ...NOTHING_LISTED, name: 'Arad, Anne', ...person },
    LIST,
    { id: playerId(first), kind },
  );
  played.does({ type: 'correctPlayer', player: first, changes });
  const found = ratingsView(played.state).players.find(({ name }) => name === 'Arad, Anne');
  if (found === undefined) throw new Error('not in the list');
  return { state: played.state, found };
}

describe('the ratings of an event', () => {
  it('[B.02 8.3.3] take K from the list the rating came from', () => {
    const { found } = event({ standard: listed(2000, 40) }, 'standard');
    expect(found).toMatchObject({ rating: 2000, k: { k: 40, reason: 'listed', assumed: false } });
  });

  it('[B.02 8.3.3] take K as given before the list, and assume it where there is none', () => {
    const { state, found } = event({ standard: listed(2000, null) }, 'standard');
    expect(found.k).toEqual({ k: 20, reason: 'otherwise', assumed: true });
    const given = ratingsView(state, { givenK: new Map([[tpn(found.tpn), 10]]) });
    expect(given.players.find((player) => player.tpn === found.tpn)?.k?.k).toBe(10);
  });

  it('[B.02 RB 7.2.1] let the standard rating of the list stand in for a missing rapid one', () => {
    const { found } = event({ standard: listed(1900, 20) }, 'rapid');
    expect(found).toMatchObject({ rating: 1900, k: { assumed: true } });
    expect(found.notes.map(({ code }) => code)).toContain('standardStandsIn');
    const both = event({ standard: listed(1900, 20), rapid: listed(1800, 40) }, 'rapid');
    expect(both.found).toMatchObject({ rating: 1800, k: { k: 40, assumed: false } });
  });

  it('[B.02 7.2.2] say who was inactive on the list, and who is active again by a rated game', () => {
    const { state, found } = event({ standard: listed(2000, 20), inactive: true }, 'standard');
    expect(found.notes).toContainEqual({ code: 'inactive', article: 'B.02 7.2.2', months: 12 });
    const [first] = [...state.players.values()];
    expect(first?.ratingSources?.fide?.inactive).toBe(true);
    const active = event({ standard: listed(2000, 20) }, 'standard').found;
    expect(active.notes.map(({ code }) => code)).not.toContain('inactive');
  });

  it('carry no birth date and no other private matter', () => {
    const { state } = event({ birth: '2011-05-06', standard: listed(1500, null) }, 'standard');
    const view = ratingsView(state);
    expect(JSON.stringify(view)).not.toContain('2011');
    expect(view.players.some(({ k }) => k?.reason === 'juniorAlwaysBelow')).toBe(true);
  });

  it('[B.02 7.1.3, 9.1] say which lists take the event, once its last day is known', () => {
    const open = new PlayedEvent({ rounds: 1, firstDay: '2026-11-14' }, 4);
    expect(ratingsView(open.state).lists).toBeNull();
    const ended = new PlayedEvent({ rounds: 1, firstDay: '2026-11-14', lastDay: '2026-11-15' }, 4);
    expect(ratingsView(ended.state).lists).toEqual({
      ...{ first: '2026-12-01', last: '2027-02-01', article: 'B.02 7.1.3' },
    });
  });

  it('[B.02 4.1] say that an event over thirty days is counted month by month', () => {
    const long = new PlayedEvent({ rounds: 1, firstDay: '2026-11-14', lastDay: '2026-12-31' }, 4);
    expect(ratingsView(long.state).notes).toEqual([{ code: 'longEvent', article: 'B.02 7.1' }]);
  });

  it('[B.02 1, RB 1.2] read first control and both times off the rate of play', () => {
    const of = (timeControl: string, kind: RatingKind) => {
      const { state } = new PlayedEvent({ rounds: 1, timeControl, ratingKind: kind }, 4);
      const lines = ratingsView(state).eligibility;
      const found = lines.find(({ rule }) => rule === 'firstControl' || rule === 'sameTime');
      return [found?.actual, found?.met];
    };
    expect(of('40/90 SD 30 +30', 'standard')).toEqual(['40', true]);
    expect(of('90+30', 'standard')).toEqual(['–', true]);
    expect(of('25/60 SD 60', 'standard')).toEqual(['25', false]);
    expect(of('as announced', 'standard')).toEqual([null, null]);
    expect(of('3+2', 'blitz')).toEqual(['=', true]);
    expect(of('W300-B240', 'blitz')).toEqual(['≠', false]);
  });
});
