import { isIsoDate } from '@ronde/core/rules/identity.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { Cli } from './cli.ts';
import { CliFailure, EXIT } from './exit-code.ts';

/** A calendar day, `2026-03-07`. */
export function dayOption(cli: Cli, value: string): string {
  if (isIsoDate(value)) return value;
  throw new CliFailure(EXIT.badRequest, fill(cli.words.notADay, { value }));
}
