import type { Command } from 'commander';
import { notUsed } from '@ronde/core/formats/entries/not-used.ts';
import { writeTournamentFile } from '@ronde/core/formats/tournament-file/write-tournament-file.ts';
import { isIsoDate } from '@ronde/core/rules/identity.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { Problem } from '@ronde/core/rules/problem.ts';
import { incidentsOf } from '@ronde/core/tournament/incidents/incidents-of.ts';
import type { Ledger } from '@ronde/core/tournament/log.ts';
import type { NewSettings } from '@ronde/core/tournament/settings.ts';
import { importFile, type ImportedFile } from '@ronde/exchange/imports/import-file.ts';
import { isEntryTable } from '@ronde/exchange/imports/read-entry-table.ts';
import { keepBeside } from '@ronde/exchange/imports/keep-beside.ts';
import { searchIn } from '@ronde/exchange/player-lists/list-search.ts';
import { PlayerLists } from '@ronde/exchange/player-lists/player-lists.ts';
import { checkEvent } from '../checked-event.ts';
import { answer, type Cli, type JsonOption } from '../cli.ts';
import { tableChoiceOf, withTableOptions, type TableOptions } from '../column-option.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { readInput } from '../input-file.ts';
import { listsFolder } from '../lists-folder.ts';
import { sayMatches } from '../matched-entries.ts';
import { inputName } from '../named-input.ts';
import { writeOutput } from '../output-file.ts';
import { ratingKindOf } from '../rating-kind-option.ts';
import { newId } from '../new-id.ts';
import { sayProblem } from '../defective.ts';
import { storeFailure, withStore } from '../source.ts';
import { unreadable } from '../unreadable-import.ts';

interface Options extends JsonOption, TableOptions {
  readonly out?: string;
  readonly id?: string;
  readonly name?: string;
  readonly rounds?: string;
  readonly firstDay?: string;
  readonly kind?: string;
  readonly force?: boolean;
}

export function importTournament(program: Command, cli: Cli): void {
  const command = program
    .command('import')
    .description(cli.words.about_import)
    .argument('<file>', cli.words.argument_import)
    .option('--out <file>', cli.words.option_importOut)
    .option('--id <id>', cli.words.option_id)
    .option('--name <name>', cli.words.option_importName)
    .option('--rounds <n>', cli.words.option_importRounds)
    .option('--first-day <date>', cli.words.option_firstDay)
    .option('--kind <kind>', cli.words.option_ratingKind);
  withTableOptions(command, cli)
    .option('--force', cli.words.option_force)
    .option('--json', cli.words.json)
    .action(async (given: string, options: Options) => {
      const file = inputName(cli, given);
      const imported = await readFile(cli, file, readInput(cli, given), options);
      const matches = imported.matched.length === 0 ? [] : sayMatches(cli, imported.matched);
      const hasIncidents = incidentsOf(imported.state).length > 0;
      const notes = hasIncidents ? [...matches, cli.words.withoutPhotos] : matches;
      const { written, unfit } = await keep(cli, imported, options);
      const { state } = imported.ledger;
      const [players, rounds] = [state?.players.size ?? 0, state?.rounds.length ?? 0];
      const rechecked = rounds === 0 ? [] : recheck(cli, file, imported.ledger);
      const problems = [...imported.problems, ...unfit];
      const lines = [
        fill(cli.words.imported, { out: written, players, rounds }),
        ...problems.map((problem) => sayProblem(cli, problem)),
        ...notes,
        ...rechecked,
      ];
      const told = { written, players, rounds, problems, notUsed: notUsed(problems), notes };
      answer(cli, options.json === true, { ...told, rechecked }, lines.join('\n'));
    });
}

/** Reads the file by the lists of this computer. */
async function readFile(
  cli: Cli,
  file: string,
  bytes: Uint8Array,
  options: Options,
): Promise<ImportedFile> {
  const lists = new PlayerLists(listsFolder(cli));
  try {
    const imported = await importFile({
      file,
      bytes,
      at: cli.now().toISOString(),
      by: 'ronde import',
      settings: settingsOf(cli, file, options),
      kind: ratingKindOf(cli, options.kind),
      table: tableChoiceOf(cli, options),
      search: searchIn(lists),
    });
    if (!imported.ok) throw unreadable(cli, file, imported.error);
    return imported.value;
  } finally {
    lists.close();
  }
}

/** Tables of entries name players and nothing else: the rest is asked for. */
function settingsOf(cli: Cli, file: string, options: Options): NewSettings {
  const { firstDay = cli.now().toISOString().slice(0, 10) } = options;
  if (!isIsoDate(firstDay)) {
    throw new CliFailure(EXIT.badRequest, fill(cli.words.notADay, { value: firstDay }));
  }
  const rounds = Number(options.rounds);
  if (!isEntryTable(file)) return { name: file, rounds: 1, firstDay };
  if (options.name === undefined || !Number.isInteger(rounds) || rounds < 1) {
    throw new CliFailure(EXIT.badRequest, cli.words.importNeedsName);
  }
  return { name: options.name, rounds, firstDay };
}

/** Into a file, or into the database. */
async function keep(
  cli: Cli,
  { ledger: { entries }, state, beside }: ImportedFile,
  options: Options,
): Promise<{ readonly written: string; readonly unfit: readonly Problem[] }> {
  const id = newId(cli, options.id, state.settings.name);
  const at = cli.now().toISOString();
  if (options.out !== undefined) {
    const text = writeTournamentFile({ id, createdAt: at, entries, ...beside });
    writeOutput(cli, options.out, text, options.force === true);
    return { written: options.out, unfit: [] };
  }
  const unfit = await withStore(cli, async (store) => {
    const created = await store.create(id, { at }, entries);
    if (!created.ok) throw storeFailure(cli, created.error);
    const kept = await keepBeside(store, id, beside);
    if (!kept.ok) throw storeFailure(cli, kept.error);
    return kept.value;
  });
  return { written: id, unfit };
}

/** Every recorded round paired again by today's engine: what differs is told, never repaired. */
function recheck(cli: Cli, name: string, { state }: Ledger): string[] {
  if (state === null) return [];
  try {
    const found = checkEvent(cli, name, state);
    const rounds = state.rounds.length;
    return [
      fill(cli.words.recheckedRounds, { rounds, discrepancies: found.length }),
      ...found.map(({ round, article }) => `  ${round}: ${article}`),
    ];
  } catch (error) {
    if (!(error instanceof CliFailure)) throw error;
    return [fill(cli.words.notRechecked, { reason: error.message })];
  }
}
