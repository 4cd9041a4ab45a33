import type { Command } from 'commander';
import type { Cli } from '../cli.ts';
import { berger } from '../draws/berger.ts';
import { calendar } from '../draws/calendar.ts';
import { molter } from '../draws/molter.ts';
import { restricted, varma } from '../draws/restricted.ts';
import { rutsch, rutschBerger } from '../draws/rutsch.ts';
import { scheveningen } from '../draws/scheveningen.ts';

export function draw(program: Command, cli: Cli): void {
  const command = program.command('draw').description(cli.words.about_draw);
  for (const add of [
    berger,
    rutsch,
    rutschBerger,
    varma,
    restricted,
    scheveningen,
    molter,
    calendar,
  ]) {
    command.addCommand(add(program, cli));
  }
}
