import type { Command } from 'commander';
import type { Cli } from '../cli.ts';
import { berger } from '../draws/berger.ts';
import { rutsch, rutschBerger } from '../draws/rutsch.ts';
import { scheveningen } from '../draws/scheveningen.ts';

export function draw(program: Command, cli: Cli): void {
  const command = program.command('draw').description(cli.words.about_draw);
  for (const add of [berger, rutsch, rutschBerger, scheveningen]) {
    command.addCommand(add(program, cli));
  }
}
