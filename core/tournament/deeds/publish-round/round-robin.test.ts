import { playerId } from '../../../rules/identity.ts';
import { describe, expect, it } from 'vitest';
import { PlayedEvent } from '../../testing/played-event.ts';
import { dueList } from '../../views/due.ts';
import { playerCard } from '../../views/player-card.ts';
import { roundView } from '../../views/round.ts';
import { standingsView } from '../../views/standings.ts';

const robin = (players: number, rounds: number): PlayedEvent =>
  new PlayedEvent({ system: 'berger', rounds }, players);

/** Pairs, publishes, lets White win every open board, and closes. */
function plays(event: PlayedEvent, round: number): void {
  event.does({ type: 'pairRound', round }).does({ type: 'publishRound', round });
  for (const { board, outcome } of event.state.rounds[round - 1]?.games ?? []) {
    if (outcome.kind !== 'notEntered') continue;
    const result = { kind: 'played', score: '1-0' } as const;
    event.does({ type: 'enterResult', round, board, outcome: result });
  }
  event.does({ type: 'closeRound', round });
}

describe('round robins', () => {
  it('[C.05 annex 1] no colour is drawn: the table says who has White', () => {
    const event = robin(6, 5);
    expect(event.state.settings.initialColour).toBeNull();
    plays(event, 1);
    expect(event.state.rounds[0]?.games).toHaveLength(3);
  });

  it('[C.04.7] an acceleration that is set neither hinders nor changes the table', () => {
    // The book's Baku asks for nine rounds; the table of six has five.
    const acceleration = { method: 'baku' } as const;
    const settings = { system: 'berger', rounds: 5, firstDay: '2022-03-01', acceleration } as const;
    const event = new PlayedEvent(settings, 6);
    plays(event, 1);
    plays(event, 2);
    expect(event.state.rounds[1]?.games).toHaveLength(3);
  });

  it.each([
    [6, 5, []],
    [6, 10, []],
    [7, 7, []],
    [6, 3, [{ players: 6, rounds: 3, cycle: 5, double: 10 }]],
    [7, 6, [{ players: 7, rounds: 6, cycle: 7, double: 14 }]],
  ])(
    '[C.05 annex 1] %i players in %i rounds: said when nobody meets everybody',
    (players, rounds, said) => {
      const due = dueList(robin(players, rounds).state, { now: '2026-03-07T14:00:00+01:00' });
      const cycles = due.filter(({ code }) => code === 'roundRobinRounds');
      expect(cycles.map(({ params }) => params)).toEqual(said);
      expect(due.find(({ code }) => code === 'pairRound')?.action).toMatchObject({
        kind: 'command',
      });
    },
  );

  it('[C.05 annex 1] resting in an odd number brings no point', () => {
    const event = robin(5, 5);
    for (let round = 1; round <= 5; round += 1) plays(event, round);
    const resting = event.state.rounds.flatMap(({ unpaired }) => unpaired);
    expect(resting).toHaveLength(5);
    expect(new Set(resting.map(({ outcome }) => outcome))).toEqual(new Set(['zeroPointBye']));
    const { rows } = standingsView(event.state);
    expect(rows.reduce((sum, { points }) => sum + points, 0)).toBe(10 * 10);
  });

  it('[C.05 annex 1] nobody floats: opponents come from the table, whatever the scores', () => {
    const event = robin(6, 5);
    for (let round = 1; round <= 3; round += 1) plays(event, round);
    const boards = roundView(event.state, 3, 'staff')?.boards ?? [];
    const sides = boards.flatMap(({ white, black }) => [white, black]);
    expect(new Set(sides.map(({ score }) => score)).size).toBeGreaterThan(1);
    expect(sides.flatMap(({ float, lastFloat }) => [float, lastFloat])).toEqual(
      sides.flatMap(() => [null, null]),
    );
    const card = playerCard(event.state, playerId('a'), 'staff');
    expect(card?.path.map(({ float }) => float)).toEqual([null, null, null]);
  });

  it('[C.05 6.6] games of somebody who left are forfeits, and the others go on', () => {
    const event = robin(6, 5);
    plays(event, 1);
    plays(event, 2);
    plays(event, 3);
    event.does({ type: 'withdraw', player: playerId('b') });
    plays(event, 4);
    plays(event, 5);
    for (const { games } of event.state.rounds.slice(3)) {
      const game = games.find(({ white, black }) => [white, black].includes(playerId('b')));
      const winner = game?.white === playerId('b') ? 'black' : 'white';
      expect(game?.outcome).toEqual({ kind: 'forfeit', winner });
    }
  });

  it('[C.05 6.6] two who left lose to each other', () => {
    const event = robin(4, 3);
    event.does({ type: 'withdraw', player: playerId('a') });
    event.does({ type: 'withdraw', player: playerId('d') });
    plays(event, 1);
    expect(event.state.rounds[0]?.games[0]?.outcome).toEqual({ kind: 'doubleForfeit' });
  });

  it('[C.05 annex 1] the table asks no questions about colours or second meetings', () => {
    const event = robin(4, 6);
    for (let round = 1; round <= 6; round += 1) {
      expect(event.verdict({ type: 'pairRound', round })).toEqual([]);
      plays(event, round);
    }
  });
});
