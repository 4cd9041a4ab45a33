import { describe, expect, it } from 'vitest';
import { ACCELERATION_REFUSALS } from '../../pairing/acceleration/virtual-points.ts';
import { accelerationSentence } from './acceleration-faults.ts';
import { sayRefusalInFull } from './say-refusal-in-full.ts';

describe('an acceleration that does not fit', () => {
  const refusal = {
    code: 'accelerationUnfit',
    article: 'C.04.5.1',
    params: { reason: 'tooFewRounds', detail: '8 < 9' },
  } as const;

  it('[C.04.5.1] is told in words, not by its code', () => {
    expect(sayRefusalInFull(refusal, 'en')).toBe(
      'This acceleration is for 9 rounds or more: the event has 8. (C.04.5.1)',
    );
    expect(sayRefusalInFull(refusal, 'fr').replace(/[\u00a0\u202f]/g, ' ')).toBe(
      'Cette accélération demande 9 rondes au moins : le tournoi en a 8. (C.04.5.1)',
    );
  });

  it.each(ACCELERATION_REFUSALS)('%s has a sentence without a hole in both languages', (reason) => {
    for (const language of ['en', 'fr'] as const) {
      const detail = reason === 'tooFewRounds' ? '8 < 9' : 'A';
      const said = accelerationSentence(reason, detail, language);
      expect(said).toMatch(/^[A-ZL].*\.$/);
      expect(said).not.toMatch(/[{}]/);
    }
  });
});
