import type { Command } from 'commander';
import type { Cli } from '../cli.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { SERVE_WORDS } from '../words/serve-words.ts';

/** The launcher reads its options from the line by itself, as after a double click. */
export function serve(program: Command, cli: Cli): void {
  const words = SERVE_WORDS[cli.language];
  program
    .command('serve')
    .description(words.about)
    .option('--data <folder>', words.option_data)
    .option('--lan', words.option_lan)
    .option('--cert <file>', words.option_cert)
    .option('--key <file>', words.option_key)
    .action(async () => {
      if (cli.serve === undefined) throw new CliFailure(EXIT.fileAccess, words.notBuilt);
      // What failed was said already.
      if (!(await cli.serve())) throw new CliFailure(EXIT.fileAccess, '');
    });
}
