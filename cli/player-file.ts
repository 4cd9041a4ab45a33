import type { PlayerFile } from '@ronde/core/ratings/titles/player-file.ts';
import { readPlayerFile } from '@ronde/core/ratings/titles/read-player-file.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { Cli } from './cli.ts';
import { CliFailure, EXIT } from './exit-code.ts';
import { TITLES_WORDS } from './words/titles.ts';

/** The file of a player's titles; refused with the place that does not fit. */
export function playerFileIn(cli: Cli, path: string, text: string): PlayerFile {
  const read = readPlayerFile(text);
  if (read.ok) return read.value;
  const { code, at } = read.error;
  const sentence = fill(TITLES_WORDS[cli.language].faults[code], { file: path, at });
  throw new CliFailure(EXIT.badRequest, sentence, read.error);
}
