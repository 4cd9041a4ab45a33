import { describe, expect, it } from 'vitest';
import { isNextRoundDue } from './ready-to-draft.ts';
import { PlayedEvent } from './testing/played-event.ts';
import type { SystemName } from '../pairing/systems.ts';

describe('whether the next round is due', () => {
  const event = (system: SystemName, results: string): PlayedEvent =>
    new PlayedEvent({ system, rounds: 3, initialColour: 'white' }, 4)
      .does({ type: 'pairRound', round: 1 })
      .does({ type: 'publishRound', round: 1 })
      .scores(1, results);

  // In a round robin a result that is merely missing is waited for too: only a postponed game is not.
  it.each<[SystemName, string, boolean]>([
    ['dutch', '', false],
    ['dutch', '1', false],
    ['dutch', '11', true],
    ['berger', '', false],
    ['berger', '1', false],
    ['berger', '11', true],
  ])('%s with the results “%s”: %s', (system, results, due) => {
    const { state } = event(system, results);
    const [round] = state.rounds;
    expect(round && isNextRoundDue(state, round)).toBe(due);
  });
});
