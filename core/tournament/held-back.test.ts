import { describe, expect, it } from 'vitest';
import { playerId } from '../rules/identity.ts';
import type { LicenceSight } from './licence.ts';
import { NO_REGULATIONS } from './regulations.ts';
import { PlayedEvent } from './testing/played-event.ts';
import { logPage } from './views/log.ts';
import { readinessView } from './views/readiness.ts';
import { roundView } from './views/round.ts';

const [a, b, c] = [playerId('a'), playerId('b'), playerId('c')];

/** An event of the French federation that pairs only those who are in order; b owes the fee. */
function gated(players = 4): PlayedEvent {
  const event = new PlayedEvent(
    {
      federation: 'FRA',
      initialColour: 'white',
      regulations: { ...NO_REGULATIONS, checkedAndPaidFirst: true },
    },
    players,
  );
  return event.does({
    type: 'correctPlayer',
    player: b,
    changes: { private: { feeDue: 2000, feePaid: 500 } },
  });
}

const sees = (event: PlayedEvent, seen: LicenceSight | null, ...players: string[]): PlayedEvent =>
  event.does({ type: 'noteLicences', players: players.map(playerId), seen });

const held = ({ state }: PlayedEvent) =>
  readinessView(state)?.out.map(({ player, why, unsettled }) => [player.id, why, unsettled]);

describe('only those whose licence was seen and whose fee is paid are paired in round 1', () => {
  // The book, line 8983.
  it('[LA 5.1 art. 2] says who is held back, and why', () => {
    const event = sees(gated(), 'shown', 'a', 'b', 'c');
    expect(held(event)).toEqual([
      ['b', 'heldBack', { licence: null, owes: 1500 }],
      ['d', 'heldBack', { licence: 'none', owes: 0 }],
    ]);
    expect(readinessView(event.state)?.playing).toBe(2);
  });

  it('[LA line 9044] pairs the others; who is held back has nothing of the round', () => {
    const event = sees(gated(), 'shown', 'a', 'b', 'c').does({ type: 'pairRound', round: 1 });
    event.does({ type: 'publishRound', round: 1 });
    const round = roundView(event.state, 1, 'public');
    expect(round?.boards.map(({ white, black }) => [white.id, black.id])).toEqual([['a', 'c']]);
    expect(round?.unpaired.map(({ player, outcome }) => [player.id, outcome])).toEqual([
      ['b', 'zeroPointBye'],
      ['d', 'zeroPointBye'],
    ]);
    // Why is not for everybody.
    expect(JSON.stringify(round)).not.toMatch(/heldBack|licence|fee/i);
    event.scores(1, '1').does({ type: 'pairRound', round: 2 });
    expect(event.state.rounds[1]?.games).toHaveLength(2);
  });

  it('lets an arbiter take somebody in, and writes it down', () => {
    const event = sees(gated(), 'shown', 'a', 'b', 'c');
    event.does({ type: 'admitPlayers', players: [b], reason: 'pays tonight' });
    expect(held(event)?.map(([id]) => id)).toEqual(['d']);
    const [line] = logPage(event.ledger, { language: 'en' }).lines;
    expect(line?.facts[0]?.words).toBe('Let into round 1 by the arbiter: B., Player');
    expect(event.verdict({ type: 'admitPlayers', players: [a] })).toEqual([
      'refused notHeldBack LA 5.1 art. 2',
    ]);
  });

  it('refuses a draft by hand with somebody who is held back, and takes a doubtful draft as such', () => {
    const event = sees(gated(), 'shown', 'a', 'b', 'c');
    const byHand = (white: string, black: string, bye: string | null) => ({
      type: 'draftRound' as const,
      round: 1,
      pairs: [{ white: playerId(white), black: playerId(black) }],
      bye: bye === null ? null : playerId(bye),
      origin: 'manual' as const,
    });
    expect(event.verdict(byHand('a', 'd', 'c'))).toEqual(['refused playerHeldBack LA 5.1 art. 2']);
    event.does({ type: 'pairRound', round: 1 });
    expect(event.state.rounds[0]?.outdated).toBe(false);
    sees(event, 'listed', 'd');
    expect(event.state.rounds[0]?.outdated).toBe(true);
    event.does({ type: 'pairRound', round: 1 });
    const { games = [], unpaired = [] } = event.state.rounds[0] ?? {};
    expect([games.length, ...unpaired.map(({ player }) => player)]).toEqual([1, 'b', 'd']);
  });

  it('holds nobody back without the setting, in a round robin, or once round 1 is played', () => {
    const free = new PlayedEvent({ federation: 'FRA', initialColour: 'white' }, 4);
    expect(held(free)).toEqual([]);
    const table = new PlayedEvent(
      {
        federation: 'FRA',
        system: 'berger',
        rounds: 3,
        regulations: { ...NO_REGULATIONS, checkedAndPaidFirst: true },
      },
      4,
    );
    expect(held(table)).toEqual([]);
  });
});

describe('the register of licences', () => {
  it('keeps who saw it and when, and can be struck out', () => {
    const event = gated();
    event.by = 'Anne';
    event.does({
      type: 'noteLicences',
      players: [c],
      seen: 'attestation',
      licence: 'A',
      remark: 'club asked',
    });
    expect(event.state.licenceChecks.get(c)).toEqual({
      seen: 'attestation',
      licence: 'A',
      remark: 'club asked',
      by: 'Anne',
      at: event.at,
    });
    const told = logPage(event.ledger, { language: 'en' }).lines[0]?.facts[0]?.words;
    expect(told).toBe('Licence declared on honour (T3): C., Player');
    const position = event.ledger.entries.length;
    event.does({
      ...{ type: 'noteLicences', players: [c], seen: 'attestation' },
      ...{ licence: 'A', remark: 'club asked' },
    });
    expect(event.ledger.entries).toHaveLength(position);
    sees(event, null, 'c');
    expect(event.state.licenceChecks.size).toBe(0);
  });
});
