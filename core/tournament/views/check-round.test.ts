import { describe, expect, it } from 'vitest';
import { playerId } from '../../rules/identity.ts';
import { PlayedEvent } from '../testing/played-event.ts';
import { checkRound } from './check-round.ts';
import { engineEvent } from './testing/engine-event.ts';

describe('a recorded round', () => {
  it.each(['swiss-2017', 'swiss-2026'])('is what its own engine gave (%s)', (edition) => {
    const event = engineEvent(15, 1);
    event.does({ type: 'pinEdition', chapter: 'swiss', edition });
    expect(checkRound(event.state, 1)).toMatchObject({ verdict: 'same', origin: 'engine' });
  });

  it('[C.04.4.1] is paired again by the system of the event', () => {
    const event = engineEvent(15, 5, { system: 'dubov' });
    for (const round of [1, 2, 3, 4, 5]) {
      expect(checkRound(event.state, round)).toMatchObject({ verdict: 'same', breaches: [] });
    }
    const byHand = new PlayedEvent({ system: 'dubov', initialColour: 'white' }, 4);
    byHand.pairs(1, 'a-b c-d');
    expect(checkRound(byHand.state, 1)).toMatchObject({
      verdict: 'differs',
      article: 'C.04.4.1 3.2',
    });
  });

  it('is judged by what stood before it, whatever happened since', () => {
    const event = engineEvent(15, 4);
    const first = event.state.numbers[0] ?? playerId('');
    event.does({ type: 'withdraw', player: first });
    for (const round of [1, 2, 3, 4]) {
      expect(checkRound(event.state, round)).toMatchObject({ verdict: 'same', breaches: [] });
    }
  });

  it('[C.04.1.b] names the boards that differ and the article broken', () => {
    const event = new PlayedEvent({ initialColour: 'white', firstDay: '2024-03-07' }, 4);
    event.pairs(1, 'a-c d-b').scores(1, '1=').pairs(2, 'c-a b-d').scores(2, '11');
    const check = checkRound(event.state, 2);
    expect(check).toMatchObject({ verdict: 'differs', origin: 'manual', article: 'C.04.1.b' });
    expect(check.recorded.map(({ board }) => board)).toEqual([1, 2]);
    expect(check.expected).toHaveLength(2);
    expect(check.breaches.map(({ code }) => code)).toContain('rematch');
    expect(JSON.parse(JSON.stringify(check))).toEqual(check);
  });

  it('says why it cannot be judged', () => {
    const event = new PlayedEvent({ system: 'swiss' }, 4).pairs(1, 'a-c d-b');
    expect(checkRound(event.state, 1).unchecked).toBe('systemNotPaired');
    expect(checkRound(event.state, 7).unchecked).toBe('unknownRound');
  });
});
