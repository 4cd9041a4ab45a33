import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { inventedPlayers } from '@ronde/core/formats/fide-list/testing/invented-list.ts';
import { temporaryFolder, type TemporaryFolder } from '@ronde/store/sqlite/temporary-folder.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PlayerLists } from './player-lists.ts';

/** Written by better-sqlite3, which Ronde used before: see corpus/README.md. */
const LIST = fileURLToPath(
  new URL('../../corpus/better-sqlite3-store/fide-2026-10.db.gz', import.meta.url),
);

let folder: TemporaryFolder;

beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.dispose());

it('a list of players is found by name, by number and in spite of a slip', () => {
  writeFileSync(folder.file('fide-2026-10.db'), gunzipSync(readFileSync(LIST)));
  const lists = new PlayerLists(folder.path);
  const players = [...inventedPlayers(200, 21)];
  expect(lists.lists()).toMatchObject([{ source: 'fide', month: '2026-10', players: 200 }]);
  for (const player of players) {
    expect(lists.byFideId(player.fideId ?? '', { source: 'fide' })?.player).toEqual(player);
    const found = lists.search(player.name, { limit: 200 }).map((hit) => hit.player.fideId);
    expect(found).toContain(player.fideId);
  }
  const [last = ''] = players[0]?.name.split(',') ?? [];
  const slip = `${last.slice(0, 2)}${last.charAt(3)}${last.charAt(2)}${last.slice(4)}`;
  expect(lists.search(slip)[0]?.slips).toBe(1);
  lists.close();
});
