import { describe, expect, it } from 'vitest';
import { playerId } from '../../../rules/identity.ts';
import { PlayedEvent } from '../../testing/played-event.ts';
import { logPage } from '../../views/log.ts';
import { ratingsView } from '../../views/ratings.ts';

function event() {
  const played = new PlayedEvent({ rounds: 1, ratingKind: 'standard' }, 4);
  const player = [...played.state.players.keys()].at(-1);
  if (player === undefined) throw new Error('nobody');
  return { played, player };
}

const found = (played: PlayedEvent, player: string) => {
  const one = ratingsView(played.state).players.find(({ id }) => id === player);
  return { k: one?.k, typed: one?.typed, notes: one?.notes.map(({ code }) => code) };
};

describe('[B.02 8.3.3] K typed by the arbiter', () => {
  it('counts before everything else, marked as typed, until it is taken away', () => {
    const { played, player } = event();
    expect(found(played, player).k?.assumed).toBe(true);
    played.does({ type: 'giveK', player, kind: 'standard', k: 40 });
    const typed = found(played, player);
    expect(typed.k).toEqual({ k: 40, reason: 'given', assumed: false });
    expect(typed.typed).toEqual({ k: 40 });
    expect(typed.notes).toContain('kTyped');
    const words = (language: 'en' | 'fr') =>
      logPage(played.ledger, { language }).lines[0]?.words ?? '';
    expect(words('en')).toMatch(/, standard list: K 40, typed by the arbiter$/);
    expect(words('fr')).toMatch(/, liste standard\u00a0: K 40, saisi par l’arbitre$/);
    played.does({ type: 'giveK', player, kind: 'standard' });
    expect(found(played, player)).toMatchObject({ typed: null, k: { assumed: true } });
    expect(played.state).not.toHaveProperty('typedDevelopments');
  });

  it('is that of one kind of list alone', () => {
    const { played, player } = event();
    played.does({ type: 'giveK', player, kind: 'rapid', k: 10 });
    expect(found(played, player).k?.reason).not.toBe('given');
    expect(ratingsView(played.state, { kind: 'rapid' }).players[0]?.k?.k).toBe(10);
  });

  it('follows from the number of games where that is typed: 40 below thirty', () => {
    const { played, player } = event();
    played.does({ type: 'giveK', player, kind: 'standard', games: 29 });
    expect(found(played, player)).toMatchObject({ k: { k: 40, reason: 'fewerGamesThan' } });
    expect(found(played, player).notes).toContain('gamesTyped');
    played.does({ type: 'giveK', player, kind: 'standard', games: 30 });
    expect(found(played, player)).toMatchObject({ k: { k: 20, reason: 'otherwise' } });
  });

  it('is not written twice, and for nobody unknown', () => {
    const { played, player } = event();
    const typed = { type: 'giveK', player, kind: 'standard', k: 40 } as const;
    played.does(typed);
    expect(played.verdict(typed)).toEqual([]);
    const stranger = playerId('nobody-of-them');
    expect(played.verdict({ ...typed, player: stranger })[0]).toMatch(/^refused unknownPlayer/);
  });
});
