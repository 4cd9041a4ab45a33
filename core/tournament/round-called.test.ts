import { describe, expect, it } from 'vitest';
import { USUAL_CUP } from '../rules/cup-rules.ts';
import { roundCalled } from './round-called.ts';
import type { NewSettings } from './settings.ts';
import { PlayedEvent } from './testing/played-event.ts';
import { hallPage } from './views/hall.ts';
import { roundView } from './views/round.ts';

const called = (settings: Partial<NewSettings>, round: number) =>
  roundCalled(new PlayedEvent(settings).state.settings, round);

describe('what a round is called', () => {
  it.each([
    [1, 'Match 1, game 1', 'Match 1, partie 1'],
    [6, 'Match 3, game 2', 'Match 3, partie 2'],
  ])('[C.04.5] round %i of a Double-Swiss: %s', (round, en, fr) => {
    expect(called({ system: 'doubleSwiss', rounds: 8 }, round)).toEqual({ en, fr });
  });

  it.each([
    [1, 1, 'Quarter-finals', 'Quarts de finale'],
    [1, 3, 'Final', 'Finale'],
    [2, 4, 'Semi-finals, game 2', 'Demi-finales, partie 2'],
  ])('[LA 3.3] a cup of %i games a match, round %i: %s', (games, round, en, fr) => {
    const settings = {
      system: 'knockout',
      rounds: 3 * games,
      cup: { ...USUAL_CUP, games },
    } as const;
    expect(called(settings, round)).toEqual({ en, fr });
  });

  it('[LA 3.3] stands on the page of the round and on walls', () => {
    const settings = { system: 'knockout', rounds: 1, initialColour: 'white' } as const;
    const event = new PlayedEvent({ ...settings, cup: { ...USUAL_CUP, games: 2 } }, 4)
      .does({ type: 'pairRound', round: 1 })
      .does({ type: 'publishRound', round: 1 });
    const name = { en: 'Semi-finals, game 1', fr: 'Demi-finales, partie 1' };
    expect(roundView(event.state, 1, 'public')?.called).toEqual(name);
    for (const view of ['pairings', 'results', 'byName'] as const) {
      expect(hallPage(event.state, { view, round: null })).toMatchObject({ called: name });
    }
  });

  it('has its number alone elsewhere', () => {
    expect(called({ system: 'dutch' }, 2)).toBeNull();
    expect(called({ system: 'berger' }, 2)).toBeNull();
  });
});
