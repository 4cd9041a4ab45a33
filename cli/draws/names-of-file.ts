import { fill } from '@ronde/core/rules/sentence.ts';
import { decodeText } from '@ronde/core/formats/text/decode-text.ts';
import type { Cli } from '../cli.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { readInput, shownName } from '../input-file.ts';
import { DRAW_WORDS } from '../words/draws.ts';

/** One name a line, as many as there are players. */
export function namesOfFile(cli: Cli, file: string, players: number): string[] {
  const { text } = decodeText(readInput(cli, file));
  const names = text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (names.length === players) return names;
  const params = { file: shownName(cli, file), names: names.length, players };
  throw new CliFailure(EXIT.badRequest, fill(DRAW_WORDS[cli.language].namesDoNotFit, params));
}
