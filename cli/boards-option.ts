import { fill } from '@ronde/core/rules/sentence.ts';
import { USUAL_TEAMS } from '@ronde/core/tournament/default-settings.ts';
import type { TeamSettings } from '@ronde/core/tournament/settings.ts';
import type { Cli } from './cli.ts';
import { CliFailure, EXIT } from './exit-code.ts';

/** More than any match has. */
const MOST_BOARDS = 300;

/** The rules of teams on so many boards, colours in turn from board 1. */
export function teamsOnBoards(cli: Cli, text: string): TeamSettings {
  const boards = Number(text);
  if (!Number.isInteger(boards) || boards < 1 || boards > MOST_BOARDS) {
    throw new CliFailure(EXIT.badRequest, fill(cli.words.notACount, { value: text }));
  }
  const boardColours = Array.from({ length: boards }, (_, at) => 'WB'.charAt(at % 2)).join('');
  return { ...USUAL_TEAMS, boards, boardColours };
}
