import type { Command } from 'commander';
import type { Result } from '@ronde/core/rules/result.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { RECOMMENDED_ORDERS } from '@ronde/core/standings/recommended-orders.ts';
import { presetsFor } from '@ronde/core/tournament/tie-break-presets.ts';
import {
  isRecommendedName,
  keepPreset,
  readPresetsFile,
  removePreset,
  writePresetsFile,
  type OwnPreset,
} from '@ronde/exchange/own-presets/own-presets.ts';
import type { StoreError } from '@ronde/store/store-error.ts';
import { answer, type Cli, type JsonOption } from '../cli.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { readInput } from '../input-file.ts';
import { writeOutput } from '../output-file.ts';
import { presetsIn, splitTieBreaks, tieBreaksNamed } from '../own-presets.ts';
import { databaseName, storeFailure, withStore } from '../source.ts';
import { systemAsked } from '../system-option.ts';
import { table } from '../table.ts';

export function presets(program: Command, cli: Cli): void {
  const { words } = cli;
  const command = program.command('presets').description(words.about_presets);
  command
    .command('list')
    .description(words.about_presetsList)
    .option('--system <system>', words.option_presetsOfSystem)
    .option('--team', words.option_presetsOfTeams)
    .option('--json', words.json)
    .action((options: ListOptions) => list(cli, options));
  command
    .command('save')
    .description(words.about_presetsSave)
    .argument('<name>', words.argument_preset)
    .requiredOption('--tiebreaks <list>', words.option_tiebreaksOfPreset)
    .action((name: string, { tiebreaks }: { readonly tiebreaks: string }) =>
      save(cli, [{ name, tieBreaks: splitTieBreaks(tiebreaks) }]),
    );
  command
    .command('remove')
    .description(words.about_presetsRemove)
    .argument('<name>', words.argument_preset)
    .action((name: string) => remove(cli, name.trim()));
  command
    .command('import')
    .description(words.about_presetsImport)
    .argument('<file>', words.argument_presetsFile)
    .action((file: string) => save(cli, presetsOf(cli, file)));
  command
    .command('export')
    .description(words.about_presetsExport)
    .argument('<file>', words.argument_presetsOut)
    .option('--force', words.option_force)
    .action(async (file: string, { force = false }: { readonly force?: boolean }) => {
      const own = await withStore(cli, (store) => presetsIn(cli, store));
      writeOutput(cli, file, writePresetsFile(own), force);
    });
}

interface ListOptions extends JsonOption {
  readonly system?: string;
  readonly team?: boolean;
}

/** Every recommended order; of a system, those it names itself. */
const recommendedFor = (cli: Cli, { system, team = false }: ListOptions) =>
  system === undefined
    ? RECOMMENDED_ORDERS
    : presetsFor(systemAsked(cli, system), team ? 'team' : 'individual');

async function list(cli: Cli, options: ListOptions): Promise<void> {
  const own = await withStore(cli, (store) => presetsIn(cli, store));
  const all = [
    ...recommendedFor(cli, options).map(({ id, descriptors, name, edition }) => ({
      preset: id,
      tiebreaks: descriptors,
      ...(edition !== undefined && { edition }),
      own: false,
      about: name[cli.language],
    })),
    ...own.map(({ name, tieBreaks }) => ({
      preset: name,
      tiebreaks: tieBreaks,
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

function presetsOf(cli: Cli, file: string): readonly OwnPreset[] {
  const read = readPresetsFile(new TextDecoder().decode(readInput(cli, file)));
  if (read !== null) return read;
  throw new CliFailure(EXIT.badRequest, fill(cli.words.presetsDefective, { file }));
}

/** Names and tie-breaks are looked at before anything is kept. */
async function save(cli: Cli, wished: readonly OwnPreset[]): Promise<void> {
  const presets = wished.map(({ name, tieBreaks }) => ({
    name: nameOf(cli, name),
    tieBreaks: tieBreaksNamed(cli, tieBreaks),
  }));
  await withStore(cli, async ({ keptSettings }) => {
    for (const preset of presets) {
      settled(cli, await keepPreset(keptSettings, preset));
      const { name, tieBreaks } = preset;
      const params = { name, list: tieBreaks.join(', '), file: databaseName(cli) };
      cli.out(`${fill(cli.words.presetSaved, params)}\n`);
    }
  });
}

const LONGEST_NAME = 200;

/** A line that no recommended order is called by. */
function nameOf(cli: Cli, wished: string): string {
  const name = wished.trim();
  const usable = /^[^\p{Cc}\p{Cs}]+$/u.test(name) && name.length <= LONGEST_NAME;
  if (usable && !isRecommendedName(name)) return name;
  throw new CliFailure(EXIT.badRequest, fill(cli.words.presetNameTaken, { name }));
}

async function remove(cli: Cli, name: string): Promise<void> {
  await withStore(cli, async (store) => {
    const own = await presetsIn(cli, store);
    if (!own.some((preset) => preset.name === name)) {
      const known = own.map((preset) => preset.name).join(', ') || cli.words.nothing;
      throw new CliFailure(EXIT.badRequest, fill(cli.words.noOwnPreset, { name, known }));
    }
    settled(cli, await removePreset(store.keptSettings, name));
  });
  cli.out(`${fill(cli.words.presetRemoved, { name })}\n`);
}

function settled(cli: Cli, done: Result<null, StoreError>): void {
  if (!done.ok) throw storeFailure(cli, done.error);
}
