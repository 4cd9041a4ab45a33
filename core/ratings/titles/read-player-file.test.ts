import { describe, expect, it } from 'vitest';
import type { PlayerFile } from './player-file.ts';
import { readPlayerFile, writePlayerFile } from './read-player-file.ts';

const FILE: PlayerFile = {
  name: 'Player, Number1',
  highestRating: 2480,
  ratedGames: null,
  ratingReached: null,
  norms: [
    {
      titles: ['IM'],
      event: 'Open of somewhere',
      firstDay: '2024-05-01',
      lastDay: '2024-05-09',
      games: 9,
      eightOfNine: false,
      foreigners: true,
      singleRoundDays: null,
      swiss: { participants: 62, averageRating: 2104 },
      otherEvent: false,
    },
  ],
};

const changed = (path: readonly string[], value: unknown): string => {
  const file = JSON.parse(writePlayerFile(FILE)) as Record<string, unknown>;
  let at: Record<string, unknown> = file;
  for (const step of path.slice(0, -1)) at = at[step] as Record<string, unknown>;
  at[path.at(-1) ?? ''] = value;
  return JSON.stringify(file);
};

describe('the file of a player', () => {
  it('is read as it was written', () => {
    expect(readPlayerFile(writePlayerFile(FILE))).toEqual({ ok: true, value: FILE });
    const none = { ...FILE, norms: FILE.norms.map((norm) => ({ ...norm, swiss: null })) };
    expect(readPlayerFile(writePlayerFile(none))).toEqual({ ok: true, value: none });
  });

  it.each<[string, string, string]>([
    ['{', 'notJson', ''],
    ['[]', 'notAPlayerFile', ''],
    ['{"format":"other"}', 'notAPlayerFile', ''],
    [changed(['name'], ''), 'unfit', 'name'],
    [changed(['highestRating'], '2480'), 'unfit', 'highestRating'],
    [changed(['ratingReached'], '2024-02-30'), 'unfit', 'ratingReached'],
    [changed(['norms'], {}), 'unfit', 'norms'],
    [changed(['norms', '0'], 9), 'unfit', 'norms[0]'],
    [changed(['norms', '0', 'titles'], ['FM']), 'unfit', 'norms[0].titles'],
    [changed(['norms', '0', 'lastDay'], 'May'), 'unfit', 'norms[0].lastDay'],
    [changed(['norms', '0', 'swiss', 'participants'], -1), 'unfit', 'norms[0].swiss.participants'],
  ])('%s is %s at “%s”', (text, code, at) => {
    expect(readPlayerFile(text)).toEqual({ ok: false, error: { code, at } });
  });
});
