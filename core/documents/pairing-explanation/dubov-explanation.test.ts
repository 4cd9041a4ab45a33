import { describe, expect, it } from 'vitest';
import { playerId } from '../../rules/identity.ts';
import { LANGUAGES } from '../../rules/language.ts';
import { PlayedEvent } from '../../tournament/testing/played-event.ts';
import { engineEvent } from '../../tournament/views/testing/engine-event.ts';
import { roundExplanation, whyNotExplanation } from './round-explanation.ts';

describe('[C.04.4.1] a round of a Dubov event', () => {
  const event = engineEvent(21, 6, { system: 'dubov', seed: 5 });

  it.each([1, 2, 3, 4, 5, 6])('is drawn as it was paired, round %i', (round) => {
    for (const language of LANGUAGES) {
      const told = roundExplanation(event.state, round, { language, audience: 'staff' });
      if (!told.ok || told.value.kind !== 'brackets') throw new Error('no brackets');
      const { brackets, check, players, bye, colours } = told.value;
      expect(check?.verdict).toBe('same');
      expect(players).toHaveLength(21);
      expect(brackets.flatMap(({ pairs }) => pairs)).toHaveLength(10);
      expect(colours).toHaveLength(10);
      expect(bye?.sentence).toMatch(/\.$/);
      expect(JSON.stringify(told.value)).not.toMatch(/\{\w+\}/);
      for (const { residents, movedUp, s1, s2 } of brackets) {
        const inBracket = [...residents, ...movedUp.map(({ player }) => player)];
        expect([...s1, ...s2].sort()).toEqual(inBracket.sort());
      }
    }
  });

  // Of eight, the upper half won with White and Black in turn.
  const second = new PlayedEvent({ system: 'dubov', initialColour: 'white' }, 8)
    .pairs(1, 'a-e f-b c-g h-d')
    .scores(1, '1010')
    .does({ type: 'pairRound', round: 2 });

  it('says what decided, with its article', () => {
    const asked = { language: 'en', audience: 'staff' } as const;
    const told = roundExplanation(second.state, 2, asked);
    expect(told).toMatchObject({
      value: {
        brackets: [
          { title: 'Bracket of 1 point', criteria: [{ article: 'C5' }, {}, {}, {}, {}, {}] },
          {},
        ],
      },
    });
  });

  it.each([
    ['a', 'e', 'absolute', 'C1', 'in round 1'],
    ['a', 'h', 'criterion', 'C5', 'players who move up: '],
  ])('says why %s does not meet %s: %s', (a, b, reason, article, words) => {
    const asked = { language: 'en', audience: 'staff' } as const;
    const pair = [playerId(a), playerId(b)] as const;
    expect(whyNotExplanation(second.state, 2, pair, asked)).toMatchObject({
      value: { reason, article, sentences: [expect.stringContaining(words)] },
    });
  });
});
