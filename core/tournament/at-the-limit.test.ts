import { describe, expect, it } from 'vitest';
import { playerId } from '../rules/identity.ts';
import { points } from '../rules/points.ts';
import { scoring } from '../rules/scoring.ts';
import { BLACK_WINS, draft, PlayedEvent } from './testing/played-event.ts';
import { scores } from './views/records.ts';

const [a, b, c, d] = [playerId('a'), playerId('b'), playerId('c'), playerId('d')];
const TODAY = { firstDay: '2026-03-07' } as const;

describe('rules at their very limit', () => {
  // C.04.2 3.3 leaves the number open; more than half is asked about, half is not.
  it('[C.04.2 3.3] exactly half the field absent is not asked about', () => {
    const half = { type: 'announceAbsences', players: [a, b], round: 1 } as const;
    expect(new PlayedEvent(TODAY, 4).verdict(half)).toEqual([]);
    expect(new PlayedEvent(TODAY, 3).verdict(half)).toEqual(['3 mostPlayersAbsent C.04.2 3.3']);
  });

  it('[C.04.2 4.3] a correction in the last minute of the deadline is in time', () => {
    const event = new PlayedEvent(TODAY, 4).pairs(1, 'a-c b-d').scores(1, '11');
    event.does({ type: 'changeSettings', changes: { correctionDeadline: 30 } });
    const correct = { type: 'enterResult', round: 1, board: 1, outcome: BLACK_WINS } as const;
    event.at = '2026-03-07T14:30:00.000Z';
    expect(event.verdict(correct)).toEqual([]);
    event.at = '2026-03-07T14:30:00.001Z';
    expect(event.verdict(correct)).toEqual(['3 correctionAfterDeadline C.04.2 4.3']);
  });

  it('[Laws 12.9.9] who has withdrawn can still be expelled, once', () => {
    const event = new PlayedEvent(TODAY, 4).pairs(1, 'a-c b-d').scores(1, '11');
    event.does({ type: 'withdraw', player: d });
    event.pairs(2, 'a-b c').scores(2, '1');
    const expel = { type: 'expel', player: d } as const;
    expect(event.verdict(expel)).toEqual(['4 expels Laws 12.9.9']);
    event.does(expel, { expels: 'confirmedTwice' });
    // It hardens the leaving: the round from which the player was away stays.
    expect(event.state.players.get(d)?.left).toEqual({ reason: 'expelled', fromRound: 2 });
    expect(event.verdict(expel)).toEqual(['refused alreadyLeft C.04.2 3.2']);
    expect(event.verdict({ type: 'withdraw', player: d })).toEqual([
      'refused alreadyLeft C.04.2 3.2',
    ]);
  });

  it('[C.04.2 4.4] pairings are not changed over a board that has its result', () => {
    const event = new PlayedEvent(TODAY, 4)
      .pairs(1, 'a-c b-d')
      .scores(1, '11')
      .pairs(2, 'b-a d-c')
      .scores(2, '1');
    const change = (text: string) => {
      const { pairs, bye } = draft(2, text);
      return { type: 'republishRound', round: 2, reason: 'eventRules', pairs, bye } as const;
    };
    expect(event.verdict(change('a-d b-c'))).toEqual(['refused resultsInTheWay C.04.2 4.4']);
    // The same two players with other colours are another game.
    expect(event.verdict(change('a-b d-c'))).toEqual(['refused resultsInTheWay C.04.2 4.4']);
    expect(event.verdict(change('b-a c-d'))).toContain('3 republish C.04.2 4.4.2');
  });

  it('[C.04.2 3.1] an adjourned game has its own points for pairing, and none in the table', () => {
    const settings = {
      ...TODAY,
      scoring: scoring({ win: 3, draw: 1, loss: 0 }, { adjourned: points(1.5) }),
    };
    const event = new PlayedEvent(settings, 4).pairs(1, 'a-c b-d').scores(1, '1');
    const adjourned = { kind: 'adjourned' } as const;
    event.does({ type: 'enterResult', round: 1, board: 2, outcome: adjourned });
    const told = (purpose: Parameters<typeof scores>[1]) =>
      [a, b, c, d].map((player) => scores(event.state, purpose).get(player));
    expect(told({ pairingOf: 2 })).toEqual([30, 15, 0, 15]);
    expect(told({ standingsAfter: 1 })).toEqual([30, 0, 0, 0]);
  });
});
