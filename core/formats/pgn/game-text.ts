import type { PgnGame } from './read-pgn.ts';
import { tagValue } from './write-pgn.ts';

/** One game as a text of its own, with the tags and moves it was read with. */
export function gameText({ tags, text, result }: PgnGame): string {
  const lines = [...tags].map(([name, value]) => `[${name} "${tagValue(value)}"]\n`);
  return `${lines.join('')}\n${text === '' ? '' : `${text}\n`}${result ?? '*'}\n`;
}
