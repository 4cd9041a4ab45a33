import { fill } from '@ronde/core/rules/sentence.ts';
import { sayRefusalInFull } from '@ronde/core/tournament/words/say-refusal-in-full.ts';
import type { UnreadableFile } from '@ronde/exchange/imports/unreadable-file.ts';
import type { Cli } from './cli.ts';
import { CliFailure, EXIT } from './exit-code.ts';
import { listFailure } from './lists-folder.ts';
import { defective } from './defective.ts';

/** Why nothing was made of a file, in words. */
export function unreadable(cli: Cli, file: string, error: UnreadableFile): CliFailure {
  switch (error.kind) {
    case 'papi': {
      const sentence = fill(cli.words.papiFaults[error.fault], { file });
      return new CliFailure(EXIT.badRequest, sentence, { code: error.fault });
    }
    case 'table':
      return listFailure(cli, error.error);
    case 'rules': {
      const { objection } = error;
      if (objection.kind !== 'refused') throw new Error('entries need no confirmation');
      const sentence = sayRefusalInFull(objection.refusal, cli.language);
      return new CliFailure(EXIT.badRequest, sentence, objection);
    }
    case 'tooLarge': {
      const sentence = fill(cli.words.papiFaults.tooLarge, { file });
      return new CliFailure(EXIT.badRequest, sentence, { code: error.kind });
    }
    case 'problems':
      return defective(cli, file, error.problems);
    case 'log':
    case 'empty':
      return defective(cli, file, []);
  }
}
