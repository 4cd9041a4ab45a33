import { execFile } from 'node:child_process';
import { closeSync, openSync, writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import {
  inventedPlayers,
  XML_END,
  XML_START,
  xmlPlayer,
} from '@ronde/core/formats/fide-list/testing/invented-list.ts';
import { randomFrom } from '@ronde/core/rules/random.ts';
import { PlayerLists } from '@ronde/exchange/player-lists/player-lists.ts';

export const name = 'player lists';

const PLAYERS = 1_900_000;
const MOST_MEGABYTES = 500;
const SEARCHES = 300;
const IMPORTER = fileURLToPath(
  import.meta.resolve('@ronde/exchange/player-lists/testing/import-and-measure.ts'),
);

function writeList(file: string): void {
  const handle = openSync(file, 'w');
  let texts = [XML_START];
  for (const player of inventedPlayers(PLAYERS, 7)) {
    texts.push(xmlPlayer(player));
    if (texts.length < 5_000) continue;
    writeSync(handle, texts.join(''));
    texts = [];
  }
  writeSync(handle, texts.join('') + XML_END);
  closeSync(handle);
}

/** Names typed letter by letter, in either order, and once with two letters exchanged. */
function typedQuestions(lists: PlayerLists): string[] {
  const random = randomFrom(3);
  return Array.from({ length: SEARCHES }).flatMap(() => {
    const fideId = String(100_013 + random.below(PLAYERS) * 37);
    const hit = lists.byFideId(fideId, { source: 'fide' });
    const [last = '', first = ''] = hit?.player.name.split(', ') ?? [];
    const whole = random.chance(0.5) ? `${last} ${first}` : `${first} ${last}`;
    const slip = `${last.slice(0, 1)}${last.charAt(2)}${last.charAt(1)}${last.slice(3)} ${first}`;
    return [...Array.from(whole, (_, end) => whole.slice(0, end + 1)), slip, fideId];
  });
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor((sorted.length - 1) * share)] ?? 0;

/** FIDE's whole list, invented, imported from XML; then searched as people type. */
export async function run(): Promise<{
  figures: { label: string; milliseconds: number; target?: number }[];
}> {
  const folder = await mkdtemp(join(tmpdir(), 'ronde-bench-'));
  try {
    const list = join(folder, 'players_list.xml');
    writeList(list);
    const { stdout } = await promisify(execFile)(process.execPath, [
      ...['--import', 'tsx', IMPORTER, list, join(folder, 'lists')],
    ]);
    const imported = JSON.parse(stdout) as Record<'players' | 'milliseconds' | 'megabytes', number>;
    if (imported.players !== PLAYERS) throw new Error('the list was not imported whole');
    if (imported.megabytes > MOST_MEGABYTES) {
      throw new Error(`the import took ${imported.megabytes} MB; ${MOST_MEGABYTES} are allowed`);
    }
    const lists = new PlayerLists(join(folder, 'lists'));
    const times = typedQuestions(lists)
      .map((question) => {
        const started = performance.now();
        lists.search(question);
        return performance.now() - started;
      })
      .sort((a, b) => a - b);
    lists.close();
    const megabytes = Math.round(imported.megabytes);
    return {
      figures: [
        {
          label: `1,900,000 players from XML, ${megabytes} MB of memory at most (500 allowed)`,
          milliseconds: imported.milliseconds,
          target: 90_000,
        },
        { label: 'search while typing, median', milliseconds: at(times, 0.5) },
        { label: 'search while typing, p95', milliseconds: at(times, 0.95), target: 30 },
        { label: 'search while typing, p99', milliseconds: at(times, 0.99) },
      ],
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
