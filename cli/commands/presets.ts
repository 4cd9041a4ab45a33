import type { Command } from 'commander';
import { fill } from '@ronde/core/rules/sentence.ts';
import { RECOMMENDED_ORDERS } from '@ronde/core/standings/recommended-orders.ts';
import { answer, type Cli, type JsonOption } from '../cli.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { presetsFile, readPresets, tieBreaksNamed, writePresets } from '../own-presets.ts';
import { table } from '../table.ts';

export function presets(program: Command, cli: Cli): void {
  const { words } = cli;
  const command = program.command('presets').description(words.about_presets);
  command
    .command('list')
    .description(words.about_presetsList)
    .option('--json', words.json)
    .action((options: JsonOption) => {
      list(cli, options);
    });
  command
    .command('save')
    .description(words.about_presetsSave)
    .argument('<name>', words.argument_preset)
    .requiredOption('--tiebreaks <list>', words.option_tiebreaksOfPreset)
    .action((name: string, { tiebreaks }: { readonly tiebreaks: string }) => {
      save(cli, name.trim(), tiebreaks);
    });
  command
    .command('remove')
    .description(words.about_presetsRemove)
    .argument('<name>', words.argument_preset)
    .action((name: string) => {
      remove(cli, name.trim());
    });
}

function list(cli: Cli, options: JsonOption): void {
  const all = [
    ...RECOMMENDED_ORDERS.map(({ id, descriptors, name }) => ({
      preset: id,
      tiebreaks: descriptors,
      own: false,
      about: name[cli.language],
    })),
    ...[...readPresets(cli)].map(([preset, tiebreaks]) => ({
      preset,
      tiebreaks,
      own: true,
      about: cli.words.ownPreset,
    })),
  ];
  const rows = all.map(({ preset, tiebreaks, about }) => [preset, tiebreaks.join(', '), about]);
  answer(
    cli,
    options.json === true,
    { presets: all },
    table([[...cli.words.presetsHeader], ...rows]),
  );
}

function save(cli: Cli, name: string, tiebreaks: string): void {
  if (name === '' || RECOMMENDED_ORDERS.some(({ id }) => id === name)) {
    throw new CliFailure(EXIT.badRequest, fill(cli.words.presetNameTaken, { name }));
  }
  const descriptors = tieBreaksNamed(cli, tiebreaks);
  writePresets(cli, new Map([...readPresets(cli), [name, descriptors]]));
  const params = { name, list: descriptors.join(', '), file: presetsFile(cli) };
  cli.out(`${fill(cli.words.presetSaved, params)}\n`);
}

function remove(cli: Cli, name: string): void {
  const own = new Map(readPresets(cli));
  if (!own.delete(name)) {
    const known = [...own.keys()].join(', ') || cli.words.nothing;
    throw new CliFailure(EXIT.badRequest, fill(cli.words.noOwnPreset, { name, known }));
  }
  writePresets(cli, own);
  cli.out(`${fill(cli.words.presetRemoved, { name })}\n`);
}
