import { extname } from 'node:path';
import type { Command } from 'commander';
import { writeTournamentFile } from '@ronde/core/formats/tournament-file/write-tournament-file.ts';
import { parseTrfBytes } from '@ronde/core/formats/trf/read.ts';
import { isIsoDate } from '@ronde/core/rules/identity.ts';
import type { Problem } from '@ronde/core/rules/problem.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import type { TournamentEvent } from '@ronde/core/tournament/event.ts';
import { openLedger, type Ledger } from '@ronde/core/tournament/log.ts';
import { tournamentFromPapi } from '@ronde/core/tournament/papi-file/tournament-from-papi.ts';
import { readReport } from '@ronde/core/tournament/report-file/read-report.ts';
import { writeReport } from '@ronde/core/tournament/report-file/write-report.ts';
import { readPapiFile } from '@ronde/store/access-file/read-papi-file.ts';
import { answer, type Cli, type JsonOption } from '../cli.ts';
import { importEntries, sayMatches } from '../entries-import.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { writeOutput } from '../output-file.ts';
import { ratingKindOf } from '../rating-kind-option.ts';
import { slug } from '../slug.ts';
import { defective, readIfFile, sayProblem, storeFailure, withStore } from '../source.ts';
import { checkReport } from './check.ts';

interface Options extends JsonOption {
  readonly out?: string;
  readonly id?: string;
  readonly name?: string;
  readonly rounds?: string;
  readonly firstDay?: string;
  readonly kind?: string;
  readonly column: readonly string[];
  readonly force?: boolean;
}

interface Imported {
  readonly ledger: Ledger;
  readonly problems: readonly Problem[];
  readonly lines: readonly string[];
}

export function importTournament(program: Command, cli: Cli): void {
  const collect = (value: string, before: readonly string[]): string[] => [...before, value];
  program
    .command('import')
    .description(cli.words.about_import)
    .argument('<file>', cli.words.argument_import)
    .option('--out <file>', cli.words.option_importOut)
    .option('--id <id>', cli.words.option_id)
    .option('--name <name>', cli.words.option_importName)
    .option('--rounds <n>', cli.words.option_importRounds)
    .option('--first-day <date>', cli.words.option_firstDay)
    .option('--kind <kind>', cli.words.option_ratingKind)
    .option('--column <field=n>', cli.words.option_column, collect, [])
    .option('--force', cli.words.option_force)
    .option('--json', cli.words.json)
    .action(async (file: string, options: Options) => {
      const bytes = readIfFile(cli, file);
      if (bytes === null) {
        const sentence = fill(cli.words.unreadable, { file, reason: 'ENOENT' });
        throw new CliFailure(EXIT.fileAccess, sentence);
      }
      const imported = await importFile(cli, file, bytes, options);
      const written = await keep(cli, imported.ledger, options);
      const { state } = imported.ledger;
      const [players, rounds] = [state?.players.size ?? 0, state?.rounds.length ?? 0];
      const rechecked = rounds === 0 ? [] : recheck(cli, file, imported.ledger);
      const lines = [
        fill(cli.words.imported, { out: written, players, rounds }),
        ...imported.problems.map((problem) => sayProblem(cli, problem)),
        ...imported.lines,
        ...rechecked,
      ];
      const told = { written, players, rounds, problems: imported.problems, notes: imported.lines };
      answer(cli, options.json === true, { ...told, rechecked }, lines.join('\n'));
    });
}

function importFile(
  cli: Cli,
  file: string,
  bytes: Uint8Array,
  options: Options,
): Imported | Promise<Imported> {
  switch (extname(file).toLowerCase()) {
    case '.papi':
      return fromPapi(cli, file, bytes, options);
    case '.csv':
    case '.xlsx':
      return fromEntries(cli, file, bytes, options);
    default:
      return fromReport(cli, file, bytes, options);
  }
}

function firstDayOf(
  cli: Cli,
  { firstDay = cli.now().toISOString().slice(0, 10) }: Options,
): string {
  if (isIsoDate(firstDay)) return firstDay;
  throw new CliFailure(EXIT.badRequest, fill(cli.words.notADay, { value: firstDay }));
}

function fromPapi(cli: Cli, file: string, bytes: Uint8Array, options: Options): Imported {
  const read = readPapiFile(bytes);
  if (!read.ok) {
    const sentence = fill(cli.words.papiFaults[read.error], { file });
    throw new CliFailure(EXIT.badRequest, sentence, { code: read.error });
  }
  const { file: papi, problems } = read.value;
  if (papi === null) throw defective(cli, file, problems);
  const made = tournamentFromPapi(papi, { firstDay: firstDayOf(cli, options), from: file });
  return fromFacts(cli, file, made.events, [...problems, ...made.problems]);
}

function fromReport(cli: Cli, file: string, bytes: Uint8Array, options: Options): Imported {
  const { document, problems } = parseTrfBytes(bytes);
  const made = readReport(document, { firstDay: firstDayOf(cli, options), from: file });
  return fromFacts(cli, file, made.events, [...problems, ...made.problems]);
}

function fromFacts(
  cli: Cli,
  file: string,
  events: readonly TournamentEvent[] | null,
  problems: readonly Problem[],
): Imported {
  const refused = problems.some(({ severity }) => severity === 'error');
  if (events === null || refused) throw defective(cli, file, problems);
  const entry = { position: 1, at: cli.now().toISOString(), by: 'ronde import', events };
  return { ledger: openLedger([entry]), problems, lines: [] };
}

async function fromEntries(
  cli: Cli,
  file: string,
  bytes: Uint8Array,
  options: Options,
): Promise<Imported> {
  const rounds = Number(options.rounds);
  if (options.name === undefined || !Number.isInteger(rounds) || rounds < 1) {
    throw new CliFailure(EXIT.badRequest, cli.words.importNeedsName);
  }
  const { ledger, problems, matched } = await importEntries(cli, bytes, {
    file,
    settings: { name: options.name, rounds, firstDay: firstDayOf(cli, options) },
    kind: ratingKindOf(cli, options.kind),
    columns: options.column,
  });
  return { ledger, problems, lines: sayMatches(cli, matched) };
}

/** Into a file, or into the database. */
async function keep(cli: Cli, { state, entries }: Ledger, options: Options): Promise<string> {
  const id = options.id ?? slug(state?.settings.name ?? 'tournament');
  const at = cli.now().toISOString();
  if (options.out !== undefined) {
    const text = writeTournamentFile({ id, createdAt: at, entries });
    writeOutput(cli, options.out, text, options.force === true);
    return options.out;
  }
  await withStore(cli, async (store) => {
    const created = await store.create(id, { at }, entries);
    if (!created.ok) throw storeFailure(cli, created.error);
  });
  return id;
}

/** Every recorded round paired again by today's engine: what differs is told, never repaired. */
function recheck(cli: Cli, name: string, { state, entries }: Ledger): string[] {
  if (state === null) return [];
  const document = writeReport(state, entries, { forPublication: false });
  try {
    const found = checkReport(cli, { name, document, problems: [] }, state.pins.swiss);
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
