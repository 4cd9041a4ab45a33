import type { Command } from 'commander';
import type { Cli } from '../cli.ts';
import { deedCommand, doDeed, withDeedOptions, type CommonOptions } from '../deeds/deed-command.ts';

/** Gives those without any rating the estimate of their age category (LA lines 8973-8975). */
export function estimate(program: Command, cli: Cli): void {
  const command = deedCommand(program, cli, 'estimate', 'estimate');
  withDeedOptions(command, cli).action((ref: string, options: CommonOptions) =>
    doDeed(cli, 'estimate', ref, options, () => [{ type: 'estimateRatings' }]),
  );
}
