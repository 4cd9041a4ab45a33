import { OPEN_GAMES_WORDS } from '@ronde/core/documents/problems/open-games-words.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { GamesOpenAtEnd } from '@ronde/core/tournament/report-file/games-open-at-end.ts';
import type { Cli } from './cli.ts';
import { CliFailure, EXIT } from './exit-code.ts';

/** The report after the last round, while games have no result. */
export function openGames(cli: Cli, open: GamesOpenAtEnd): CliFailure {
  const said = fill(OPEN_GAMES_WORDS[cli.language].refused, { ...open });
  return new CliFailure(EXIT.badRequest, said, { code: 'export.openGames', ...open });
}
