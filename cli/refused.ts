import type { Refusal } from '@ronde/core/tournament/refusal.ts';
import { sayRefusalInFull } from '@ronde/core/tournament/words/say-refusal-in-full.ts';
import type { Cli } from './cli.ts';
import { CliFailure, EXIT } from './exit-code.ts';

/** What the rules do not allow, with the code and the article that everybody else is told. */
export const refusedBy = (cli: Cli, refusal: Refusal): CliFailure =>
  new CliFailure(EXIT.badRequest, sayRefusalInFull(refusal, cli.language), {
    kind: 'refused',
    refusal,
  });
