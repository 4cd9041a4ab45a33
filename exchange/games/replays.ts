import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { replay } from '@ronde/core/formats/pgn/legal-moves.ts';
import { gameOfText } from '@ronde/core/tournament/games/kept-games.ts';
import type { Replay } from '@ronde/core/tournament/games/match-games.ts';

/** Of several large events. */
const MOST_REMEMBERED = 20_000;
/** Milliseconds of playing moves after which others are answered. */
const BREATH = 15;

const remembered = new Map<string, Replay>();

const nameOf = (text: string): string => createHash('sha256').update(text).digest('base64');

/**
 * Plays the moves of texts, each once: what it shows depends on the text alone. Others are answered in
 * between.
 */
export async function replayed(texts: readonly string[]): Promise<(text: string) => Replay> {
  const found = new Map<string, Replay>();
  let begun = performance.now();
  for (const text of texts) {
    found.set(text, replayOnce(text));
    if (performance.now() - begun < BREATH) continue;
    await setImmediate();
    begun = performance.now();
  }
  return (text) => found.get(text) ?? replayOnce(text);
}

function replayOnce(text: string): Replay {
  const name = nameOf(text);
  const before = remembered.get(name);
  if (before !== undefined) return before;
  const game = gameOfText(text);
  const { fault, mated } = game === null ? { fault: null, mated: null } : replay(game);
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(name, { fault, mated });
  return { fault, mated };
}
