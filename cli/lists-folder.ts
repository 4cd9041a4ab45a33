import { homedir } from 'node:os';
import { join } from 'node:path';
import { dataFolder } from '@ronde/store/data-folder.ts';
import type { ListError, ListFault } from '@ronde/exchange/player-lists/list-error.ts';
import { LISTS_FOLDER, PlayerLists } from '@ronde/exchange/player-lists/player-lists.ts';
import type { Cli } from './cli.ts';
import { CliFailure, EXIT } from './exit-code.ts';
import { sayProblem } from './defective.ts';

/** Beside the database of this user. */
export const listsFolder = (cli: Cli): string =>
  join(dataFolder(cli.env, process.platform, homedir), LISTS_FOLDER);

/** Opens the lists, does something with them, and closes them whatever happens. */
export function withLists<T>(cli: Cli, use: (lists: PlayerLists) => T): T {
  const lists = new PlayerLists(listsFolder(cli));
  try {
    return use(lists);
  } finally {
    lists.close();
  }
}

const isListFault = (cli: Cli, code: string): code is ListFault => code in cli.words.listFaults;

export function listFailure(cli: Cli, error: ListError): CliFailure {
  const { code } = error;
  if (isListFault(cli, code)) {
    const exit = code === 'list.noFile' ? EXIT.fileAccess : EXIT.badRequest;
    return new CliFailure(exit, cli.words.listFaults[code], error);
  }
  if ('problems' in error && code === 'list.unreadable') {
    const lines = error.problems.map((problem) => sayProblem(cli, problem));
    return new CliFailure(EXIT.badRequest, lines.join('\n'), error);
  }
  return new CliFailure(EXIT.fileAccess, error.message, error);
}
