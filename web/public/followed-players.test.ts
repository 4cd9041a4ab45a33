import { describe, expect, it } from 'vitest';
import { followedPlayers, playerPageOf, type Shelf } from './followed-players.ts';

function shelf(): Shelf & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}
const player = (number: number) => ({ page: `player-p${number}`, name: `Player ${number}` });

describe('followed players', () => {
  it('are kept for one tournament until they are no longer followed', () => {
    const own = shelf();
    const followed = followedPlayers('open', own);
    followed.turn(player(1));
    followed.turn(player(2));
    expect(followedPlayers('open', own).all()).toEqual([player(1), player(2)]);
    expect(followedPlayers('other', own).all()).toEqual([]);
    followed.turn(player(1));
    expect([followed.has('player-p1'), followed.has('player-p2')]).toEqual([false, true]);
    followed.turn(player(2));
    expect(own.kept.size).toBe(0);
  });

  it('are at most twenty, the last ones', () => {
    const followed = followedPlayers('open', shelf());
    for (let number = 1; number <= 25; number += 1) followed.turn(player(number));
    expect(followed.all()).toHaveLength(20);
    expect(followed.has('player-p25')).toBe(true);
  });

  it.each(['', '{', '{"page":"player-p1"}', '[1,null,{"page":"//elsewhere","name":"x"}]'])(
    'what is not ours is no player: %s',
    (text) => {
      const own = shelf();
      own.kept.set('ronde-followed/open', text);
      expect(followedPlayers('open', own).all()).toEqual([]);
    },
  );

  it('a browser that keeps nothing follows while the page is open', () => {
    const refuse = (): never => {
      throw new Error('refused');
    };
    const followed = followedPlayers('open', {
      getItem: refuse,
      setItem: refuse,
      removeItem: refuse,
    });
    followed.turn(player(1));
    expect(followed.all()).toEqual([player(1)]);
  });
});

it.each([
  ['player-p12.html', 'player-p12'],
  ['player-xab01.fr.html', 'player-xab01'],
  ['players.html', null],
  ['https://elsewhere/player-p12.html', null],
  [null, null],
])('%s is the page of %s', (href, page) => {
  expect(playerPageOf(href)).toBe(page);
});
