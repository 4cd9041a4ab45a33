import { describe, expect, it } from 'vitest';
import { HALL_ITEMS } from './hall-checklist.ts';
import { NO_NEEDS } from './need.ts';
import { hallItemName, NEEDS_WORDS, type NeedsWords } from './needs-words.ts';
import { CUSTOMARY_MINUTES, type PairingNeed } from './pairing-needs.ts';
import { sayAssistant, sayPairingNeed } from './say-needs.ts';

const holes = (text: string): string => (text.match(/\{\w+\}/g) ?? []).sort().join();
const texts = (words: NeedsWords): [string, string][] =>
  Object.entries(words).flatMap(([group, inner]: [string, string | Record<string, string>]) =>
    typeof inner === 'string'
      ? [[group, inner] as [string, string]]
      : Object.entries(inner).map(([key, text]): [string, string] => [`${group}.${key}`, text]),
  );

describe('words for needs', () => {
  it('leave the same places to fill in both languages', () => {
    const french = new Map(texts(NEEDS_WORDS.fr));
    const differing = texts(NEEDS_WORDS.en).filter(
      ([path, text]) => holes(text) !== holes(french.get(path) ?? ''),
    );
    expect(differing).toEqual([]);
  });

  it('name every line of the hall once', () => {
    for (const words of [NEEDS_WORDS.en, NEEDS_WORDS.fr]) {
      const names = HALL_ITEMS.map((item) => hallItemName(item, words));
      expect(new Set(names).size).toBe(HALL_ITEMS.length);
    }
  });

  it('say whose a need is, its figure, its article and its force', () => {
    const need: PairingNeed = {
      ...{ code: 'timeTaken', side: 'black', force: 'custom', article: 'E.01 6.2.6' },
      ...{ open: false, minutes: CUSTOMARY_MINUTES },
    };
    expect(sayPairingNeed(need, 'en')).toBe(
      'Black: Customarily 10 minutes are taken off, as there is no disability (E.01 6.2.6, custom)',
    );
    expect(sayPairingNeed({ ...need, code: 'announceMoves', side: null }, 'fr')).toBe(
      'Les coups sont dits, répétés par l’adversaire et joués sur les deux échiquiers (E.01 6.2.6, usage)',
    );
  });

  it('say how it stands with an assistant', () => {
    expect(sayAssistant(NO_NEEDS, 'en')).toBeNull();
    expect(sayAssistant({ ...NO_NEEDS, assistant: { standing: 'wanted' } }, 'fr')).toBe('cherché');
    expect(
      sayAssistant({ ...NO_NEEDS, assistant: { standing: 'accepted', name: 'Aide, Luce' } }, 'en'),
    ).toBe('Aide, Luce, accepted by the arbiter');
  });
});
