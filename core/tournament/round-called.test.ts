import { describe, expect, it } from 'vitest';
import { USUAL_CUP } from '../rules/cup-rules.ts';
import { roundCalled } from './round-called.ts';
import type { NewSettings } from './settings.ts';
import { PlayedEvent } from './testing/played-event.ts';

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

  it('has its number alone elsewhere', () => {
    expect(called({ system: 'dutch' }, 2)).toBeNull();
    expect(called({ system: 'berger' }, 2)).toBeNull();
  });
});
