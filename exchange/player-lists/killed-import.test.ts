import { statSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  inventedPlayers,
  XML_END,
  XML_START,
  xmlPlayer,
} from '@ronde/core/formats/fide-list/testing/invented-list.ts';
import { scriptPath, start } from '@ronde/store/durability/own-process.ts';
import { temporaryFolder, type TemporaryFolder } from '@ronde/store/sqlite/temporary-folder.ts';
import { importFideList } from './import-list.ts';
import { PlayerLists } from './player-lists.ts';

const IMPORTER = scriptPath('testing/import-and-measure.ts', import.meta.url);
const COUNT = 40_000;

let folder: TemporaryFolder;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.dispose());

it('an import killed with SIGKILL leaves the lists as they were, and is taken up again', async () => {
  const list = folder.file('list.xml');
  const players = [...inventedPlayers(COUNT, 21)];
  writeFileSync(list, XML_START + players.map(xmlPlayer).join('') + XML_END);
  const old = folder.file('old.xml');
  writeFileSync(old, XML_START + players.slice(0, 10).map(xmlPlayer).join('') + XML_END);
  const at = '2026-11-15T09:00:00Z';
  const into = { folder: folder.file('lists'), source: 'fide', at };
  await importFideList({ ...into, file: old, month: '2026-10' });

  const partial = folder.file('lists/fide-2026-11.partial-wal');
  const { child: importer, ended } = start([IMPORTER, list, into.folder]);
  while (importer.exitCode === null && importer.signalCode === null) {
    // Some batches are in: a million bytes of them.
    const wal = statSync(partial, { throwIfNoEntry: false });
    if ((wal?.size ?? 0) > 1_000_000) importer.kill('SIGKILL');
    await setTimeout(2);
  }
  await ended;
  expect(importer.signalCode).toBe('SIGKILL');

  const lists = new PlayerLists(into.folder);
  expect(lists.lists().map(({ month }) => month)).toEqual(['2026-10']);
  const resumed = await importFideList({ ...into, file: list, month: '2026-11' });
  if (!resumed.ok) throw new Error(resumed.error.message);
  expect(resumed.value.players).toBe(COUNT);
  expect(resumed.value.resumedAt).toBeGreaterThan(0);
  for (const player of players.filter((_, index) => index % 97 === 0)) {
    expect(lists.byFideId(player.fideId ?? '', { source: 'fide' })?.player).toEqual(player);
  }
  lists.close();
});
