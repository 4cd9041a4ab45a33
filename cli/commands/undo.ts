import type { Command } from 'commander';
import type { Cli } from '../cli.ts';
import { deedCommand, doDeed, withDeedOptions, type CommonOptions } from '../deeds/deed-command.ts';

export function undo(program: Command, cli: Cli): void {
  step(program, cli, 'undo');
}

export function redo(program: Command, cli: Cli): void {
  step(program, cli, 'redo');
}

function step(program: Command, cli: Cli, type: 'undo' | 'redo'): void {
  withDeedOptions(deedCommand(program, cli, type, type), cli).action(
    (ref: string, options: CommonOptions) => doDeed(cli, type, ref, options, () => [{ type }]),
  );
}
