import type { KeptGame } from '@ronde/core/formats/tournament-file/kept-game.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StorePlace } from '../store-place.ts';
import type { Store } from '../store.ts';

const game = (text: string): KeptGame => ({
  ...{ text, white: 'p1', black: 'p2', vouched: false },
  ...{ by: 'Chief arbiter', at: '2026-11-15T09:30:00Z' },
});

/** What every database that keeps games must do. */
export function describeGames(name: string, makePlace: () => Promise<StorePlace>): void {
  describe(`games: ${name}`, () => {
    let place: StorePlace;
    let store: Store;
    let other: Store;
    const first = { round: 1, board: 2 };
    const kept = async () => {
      const found = await other.games.get('open', first);
      const { kept: now, replaced } = (found.ok ? found.value : undefined) ?? {};
      return [now?.text ?? null, replaced?.text ?? null];
    };

    beforeEach(async () => {
      place = await makePlace();
      store = await place.open();
      other = await place.open();
    });
    afterEach(async () => {
      await store.close();
      await other.close();
      await place.dispose();
    });

    it('keeps texts as they are, for each tournament by itself, in the order of boards', async () => {
      const text = '[White "Žofia \\"Z\\""]\n\n1. e4 {\u0000 ½} *\n';
      await store.games.keep('open', [
        { round: 2, board: 1, game: game('1. d4 *') },
        { round: 1, board: 10, game: game(text) },
        { ...first, game: game('1. c4 *') },
      ]);
      const listed = await other.games.list('open');
      expect(listed).toEqual({
        ok: true,
        value: [
          { ...first, kept: game('1. c4 *'), replaced: null },
          { round: 1, board: 10, kept: game(text), replaced: null },
          { round: 2, board: 1, kept: game('1. d4 *'), replaced: null },
        ],
      });
      expect(await store.games.list('blitz')).toEqual({ ok: true, value: [] });
      expect(await store.games.get('blitz', first)).toEqual({ ok: true });
    });

    it('has a way back from a replaced game and from one taken away', async () => {
      const { games } = store;
      await games.keep('open', [{ ...first, game: game('a') }]);
      // Nothing to go back to.
      await games.turnBack('open', first);
      expect(await kept()).toEqual(['a', null]);
      await games.keep('open', [{ ...first, game: game('b') }]);
      expect(await kept()).toEqual(['b', 'a']);
      await games.turnBack('open', first);
      expect(await kept()).toEqual(['a', 'b']);
      await games.takeAway('open', first);
      expect(await kept()).toEqual([null, 'a']);
      await games.takeAway('open', first);
      expect(await kept()).toEqual([null, 'a']);
      await games.turnBack('open', first);
      expect(await kept()).toEqual(['a', null]);
      await games.takeAway('open', first);
      await games.keep('open', [{ ...first, game: game('c') }]);
      expect(await kept()).toEqual(['c', 'a']);
    });

    it('changes nothing on a board without games, and takes none for none', async () => {
      await store.games.takeAway('open', first);
      await store.games.turnBack('open', first);
      expect(await store.games.keep('open', [])).toEqual({ ok: true, value: null });
      expect(await store.games.list('open')).toEqual({ ok: true, value: [] });
    });

    it('brings boards in as they are, and over none that is there', async () => {
      const boards = [{ ...first, kept: null, replaced: game('a') }];
      await store.games.bringIn('open', boards);
      await store.games.bringIn('open', [{ ...first, kept: game('b'), replaced: null }]);
      expect(await other.games.list('open')).toEqual({ ok: true, value: boards });
    });
  });
}
