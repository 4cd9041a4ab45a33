import { describe, expect, it } from 'vitest';
import { sayRefusalInFull } from './say-refusal-in-full.ts';

describe('refusals name kinds and fields in the language of the reader', () => {
  it.each([
    ['wrongKind', { kind: 'individual' }, 'Cela ne vaut que pour les tournois individuels.'],
    ['wrongKind', { kind: 'team' }, 'Cela ne vaut que pour les tournois par équipes.'],
    [
      'badTeam',
      { team: 'Tour', field: 'roster' },
      'Équipe Tour : la liste des joueurs ne convient pas. Corrigez.',
    ],
    [
      'badPlayer',
      { player: 'Ana', field: 'birthDate', value: 'hidden' },
      'Ana : « cette valeur » n’est pas possible pour la date de naissance. Corrigez.',
    ],
  ] as const)('%s %j', (code, params, sentence) => {
    const said = sayRefusalInFull({ code, params, article: 'Ronde 3' }, 'fr');
    expect(said.replaceAll(/[\u00A0\u202F]/g, ' ')).toBe(sentence);
  });
});
