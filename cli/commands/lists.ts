import type { Command } from 'commander';
import type { ListedRating } from '@ronde/core/formats/player-list/listed-player.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { importListFile } from '@ronde/exchange/player-lists/import-national-list.ts';
import type { ImportProgress } from '@ronde/exchange/player-lists/import-list.ts';
import type { PlayerHit } from '@ronde/exchange/player-lists/player-lists.ts';
import { answer, type Cli, type JsonOption } from '../cli.ts';
import { columnsOf, withColumnOption } from '../column-option.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { listFailure, listsFolder, withLists } from '../lists-folder.ts';
import { withInputFile } from '../named-input.ts';
import { ratingKindOf } from '../rating-kind-option.ts';
import { sayProblem } from '../defective.ts';
import { table } from '../table.ts';

export function lists(program: Command, cli: Cli): void {
  program
    .command('lists')
    .description(cli.words.about_lists)
    .addCommand(importCommand(program, cli))
    .addCommand(searchCommand(program, cli))
    .addCommand(infoCommand(program, cli));
}

interface ImportOptions extends JsonOption {
  readonly source: string;
  readonly month: string;
  readonly kind?: string;
  readonly columns: readonly string[];
}

function importCommand(program: Command, cli: Cli): Command {
  const command = program
    .createCommand('import')
    .description(cli.words.about_listsImport)
    .argument('<file>', cli.words.argument_list)
    .requiredOption('--source <source>', cli.words.option_source)
    .requiredOption('--month <month>', cli.words.option_month)
    .option('--kind <kind>', cli.words.option_ratingKind);
  return withColumnOption(command, cli)
    .option('--json', cli.words.json)
    .action(async (file: string, options: ImportOptions) => {
      const stop = new AbortController();
      const onInterrupt = (): void => {
        stop.abort();
      };
      process.once('SIGINT', onInterrupt);
      try {
        await withInputFile(cli, file, (path) => importList(cli, path, options, stop.signal));
      } finally {
        process.off('SIGINT', onInterrupt);
      }
    });
}

async function importList(
  cli: Cli,
  file: string,
  options: ImportOptions,
  signal: AbortSignal,
): Promise<void> {
  const json = options.json === true;
  const imported = await importListFile({
    file,
    folder: listsFolder(cli),
    source: options.source,
    month: options.month,
    unnamed: ratingKindOf(cli, options.kind),
    columns: columnsOf(cli, options.columns),
    at: cli.now().toISOString(),
    signal,
    ...(json ? {} : { progress: everyTenth(cli) }),
  });
  if (!imported.ok) throw listFailure(cli, imported.error);
  const { source, month, players, problems, resumedAt } = imported.value;
  const lines = [
    ...problems.map((problem) => sayProblem(cli, problem)),
    ...(resumedAt > 0 ? [fill(cli.words.listResumed, { players: resumedAt })] : []),
    fill(cli.words.listImported, { source, month, players }),
  ];
  answer(cli, json, imported.value, lines.join('\n'));
}

/** A line for each tenth of the way. */
function everyTenth(cli: Cli): (progress: ImportProgress) => void {
  let last = '';
  return ({ phase, done, players }) => {
    const percent = Math.floor(done * 10) * 10;
    const line = `${phase} ${percent}`;
    if (line === last) return;
    last = line;
    cli.err(`  ${fill(cli.words.listProgress[phase], { percent, players })}\n`);
  };
}

interface SearchOptions extends JsonOption {
  readonly source?: string;
  readonly limit?: string;
}

function searchCommand(program: Command, cli: Cli): Command {
  return program
    .createCommand('search')
    .description(cli.words.about_listsSearch)
    .argument('<text...>', cli.words.argument_question)
    .option('--source <source>', cli.words.option_source)
    .option('--limit <n>', cli.words.option_limit)
    .option('--json', cli.words.json)
    .action((words: string[], options: SearchOptions) => {
      const limit = Number(options.limit ?? 20);
      if (!Number.isInteger(limit) || limit < 1) {
        const value = options.limit ?? '';
        throw new CliFailure(EXIT.badRequest, fill(cli.words.notACount, { value }));
      }
      const source = options.source === undefined ? {} : { source: options.source };
      const hits = withLists(cli, (open) => open.search(words.join(' '), { limit, ...source }));
      const text =
        hits.length === 0
          ? cli.words.nobodyFound
          : table([cli.words.hitsHeader, ...hits.map((hit) => cellsOf(hit))]);
      answer(cli, options.json === true, { hits }, text);
      if (hits.length === 0) throw new CliFailure(EXIT.answerIsNo, '');
    });
}

const shown = (rating: ListedRating | null): string =>
  rating === null
    ? ''
    : `${rating.rating}${rating.origin === 'fide' ? '' : rating.origin.charAt(0)}`;

function cellsOf({ list, player }: PlayerHit): string[] {
  return [
    `${list.source} ${list.month}`,
    player.fideId ?? '',
    player.nationalId ?? '',
    player.title ?? '',
    player.name,
    player.federation ?? '',
    shown(player.standard),
    shown(player.rapid),
    shown(player.blitz),
  ];
}

function infoCommand(program: Command, cli: Cli): Command {
  return program
    .createCommand('info')
    .description(cli.words.about_listsInfo)
    .option('--json', cli.words.json)
    .action((options: JsonOption) => {
      const found = withLists(cli, (open) => open.lists());
      const rows = found.map(({ source, month, players, importedAt }) => [
        ...[source, month, String(players), importedAt.slice(0, 10)],
      ]);
      const text =
        rows.length === 0 ? cli.words.listsEmpty : table([cli.words.listsHeader, ...rows]);
      answer(cli, options.json === true, { lists: found }, text);
    });
}
