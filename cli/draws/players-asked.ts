import { fill } from '@ronde/core/rules/sentence.ts';
import type { Cli } from '../cli.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { DRAW_WORDS } from '../words/draws.ts';

/** A number of players from two on. */
export function playersAsked(cli: Cli, text: string): number {
  const players = /^\d+$/.test(text) ? Number(text) : 0;
  if (players >= 2) return players;
  const sentence = fill(DRAW_WORDS[cli.language].notACountOfPlayers, { value: text });
  throw new CliFailure(EXIT.badRequest, sentence);
}
