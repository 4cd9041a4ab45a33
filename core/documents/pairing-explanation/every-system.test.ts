import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../rules/language.ts';
import { playerId } from '../../rules/identity.ts';
import type { NewSettings } from '../../tournament/settings.ts';
import { engineEvent, playRound } from '../../tournament/views/testing/engine-event.ts';
import { roundExplanation, whyNotExplanation } from './round-explanation.ts';

const SYSTEMS: readonly (readonly [string, Partial<NewSettings>, players: number])[] = [
  ['Dutch', { system: 'dutch' }, 15],
  ['Dubov', { system: 'dubov' }, 15],
  ['Burstein', { system: 'burstein' }, 15],
  ['Lim', { system: 'lim' }, 14],
  ['Keizer', { system: 'keizer' }, 15],
];

/** Every sentence of an explanation, wherever it stands. */
function sentencesOf(value: unknown): string[] {
  if (typeof value === 'string') return value.includes(' ') ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(sentencesOf);
}

/** A list that has nobody in it, a hole that was not filled. */
const EMPTY_PLACE = /:\s*(?:[.;)]|$)|\(\)|, ,|\{|undefined|null|NaN/;

describe.each(SYSTEMS)('an explanation of the %s system', (_, settings, players) => {
  const { state } = engineEvent(players, 6, { ...settings, seed: 11 });

  it('is of a round that is recorded, or of the next to be paired', () => {
    const asked = { language: 'en', audience: 'staff' } as const;
    const event = engineEvent(players, 2, { ...settings, seed: 11 });
    playRound(event, 2);
    const told = [0, 1, 2, 3, 4].map((round) => {
      const answer = roundExplanation(event.state, round, asked);
      return answer.ok ? round : answer.error.code;
    });
    expect(told).toEqual(['unknownRound', 1, 2, 3, 'unknownRound']);
  });

  it.each([1, 2, 3, 4, 5, 6])('names somebody wherever it says who, round %i', (round) => {
    for (const language of LANGUAGES) {
      const asked = { language, audience: 'staff' } as const;
      const told = roundExplanation(state, round, asked);
      if (!told.ok) throw new Error(told.error.code);
      expect(sentencesOf(told.value).filter((one) => EMPTY_PLACE.test(one))).toEqual([]);
      const whys = Array.from({ length: 7 }, (__, index) => {
        const pair = [playerId('p1'), playerId(`p${index + 2}`)] as const;
        const why = whyNotExplanation(state, round, pair, asked);
        if (!why.ok) throw new Error(why.error.code);
        return why.value;
      });
      expect(sentencesOf(whys).filter((one) => EMPTY_PLACE.test(one))).toEqual([]);
    }
  });
});
