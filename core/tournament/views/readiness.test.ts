import { describe, expect, it } from 'vitest';
import { playerId } from '../../rules/identity.ts';
import { PlayedEvent } from '../testing/played-event.ts';
import { logPage } from './log.ts';
import { readinessView } from './readiness.ts';
import { roundView } from './round.ts';

const ids = (names: string) => Array.from(names, (name) => playerId(name));

describe('what comes before a draft', () => {
  it('[C.04.2 3.3] who is not seen is absent, and has asked for nothing', () => {
    const event = new PlayedEvent({ rounds: 5, initialColour: 'white' }, 6);
    event.does({ type: 'grantBye', player: playerId('c'), round: 1, bye: 'halfPointBye' });
    event.does({ type: 'openCheckIn', round: 1 });
    event.does({ type: 'checkIn', players: ids('abde') });
    const view = readinessView(event.state);
    expect(view?.playing).toBe(4);
    expect(view?.out.map(({ player, why }) => [player.id, why])).toEqual([
      ['c', 'halfPointBye'],
      ['f', 'absent'],
    ]);
    event.does({ type: 'closeCheckIn', round: 1 });
    event.does({ type: 'pairRound', round: 1 });
    const unpaired = roundView(event.state, 1, 'staff')?.unpaired ?? [];
    expect(unpaired.map(({ player, reason }) => [player.id, reason])).toEqual([
      ['c', 'asked'],
      ['f', 'absent'],
    ]);
    const said = logPage(event.ledger, { language: 'en' }).lines.map(({ words }) => words);
    expect(said.join('\n')).not.toMatch(/zero-point/);
  });

  it('[C.04.3 E] the colour of round 1 is drawn once, from the seed that is written down', () => {
    const event = new PlayedEvent({ rounds: 5, initialColour: null }, 6);
    expect(readinessView(event.state)?.colour).toEqual({ needed: true, drawn: null });
    event.does({ type: 'drawInitialColour', seed: 'a' });
    const drawn = event.state.settings.initialColour;
    expect(drawn).not.toBeNull();
    expect(event.verdict({ type: 'drawInitialColour', seed: 'b' })).toEqual([
      'refused colourAlreadyDrawn C.04.3 5.1',
    ]);
    const other = new PlayedEvent({ rounds: 5, initialColour: null }, 6);
    expect(other.does({ type: 'drawInitialColour', seed: 'a' }).state.settings.initialColour).toBe(
      drawn,
    );
  });

  it('lots fall on either colour, and on every order', () => {
    const seeds = Array.from({ length: 64 }, (_, index) => `seed ${index}`);
    const drawn = seeds.map((seed) => {
      const event = new PlayedEvent({ rounds: 5, initialColour: null }, 6);
      event.does({ type: 'drawInitialColour', seed });
      return event.state.settings.initialColour;
    });
    expect(drawn.filter((colour) => colour === 'white').length).toBeGreaterThan(16);
    expect(drawn.filter((colour) => colour === 'black').length).toBeGreaterThan(16);
  });
});
