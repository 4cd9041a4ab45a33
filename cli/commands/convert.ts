import type { Command } from 'commander';
import type { AnyLeftOut } from '@ronde/core/formats/any-left-out.ts';
import { sayLeftOut } from '@ronde/core/documents/problems/left-out-words.ts';
import type { BesideLog } from '@ronde/core/formats/tournament-file/log-entry.ts';
import { writeTournamentFile } from '@ronde/core/formats/tournament-file/write-tournament-file.ts';
import { leftOutOf } from '@ronde/core/formats/trf/left-out.ts';
import { writeTrf } from '@ronde/core/formats/trf/write.ts';
import type { Problem } from '@ronde/core/rules/problem.ts';
import type { Entry, Ledger } from '@ronde/core/tournament/log.ts';
import { readReport } from '@ronde/core/tournament/report-file/read-report.ts';
import {
  gamesOpenAtEnd,
  reportRefusal,
} from '@ronde/core/tournament/report-file/games-open-at-end.ts';
import { openGames } from '../open-games.ts';
import { writeReport } from '@ronde/core/tournament/report-file/write-report.ts';
import { answer, type Cli, type JsonOption } from '../cli.ts';
import { dayOption } from '../day-option.ts';
import { DIALECTS, TRF_EDITION } from '../dialect-option.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { ledgerOfFacts } from '../ledger-of-facts.ts';
import { writeOutput } from '../output-file.ts';
import { defective, sayProblem } from '../defective.ts';
import { keepBeside } from '@ronde/exchange/imports/keep-beside.ts';
import { openSource, storeFailure, withStore, type Source } from '../source.ts';
import { slug } from '../slug.ts';
import { fill } from '@ronde/core/rules/sentence.ts';

const TARGETS = [...DIALECTS, 'ronde', 'store'] as const;
type Target = (typeof TARGETS)[number];

interface Options extends JsonOption {
  readonly to?: string;
  readonly as?: string;
  readonly public?: boolean;
  readonly force?: boolean;
  readonly firstDay?: string;
}

export function convert(program: Command, cli: Cli): void {
  program
    .command('convert')
    .description(cli.words.about_convert)
    .argument('<in>', cli.words.argument_in)
    .argument('[out]', cli.words.argument_out)
    .option('--to <form>', cli.words.option_to)
    .option('--as <id>', cli.words.option_as)
    .option('--public', cli.words.option_public)
    .option('--first-day <date>', cli.words.option_firstDay)
    .option('--force', cli.words.option_force)
    .option('--json', cli.words.json)
    .action(async (from: string, out: string | undefined, options: Options) => {
      const target = targetOf(cli, out, options);
      const source = await openSource(cli, from, options);
      const {
        written,
        problems,
        isOpen = false,
      } = target === 'store'
        ? await intoStore(cli, source, options)
        : await intoFile(cli, source, target, out ?? '-', options);
      const leftOut: AnyLeftOut[] = [
        ...(isOpen ? (['openGames'] as const) : []),
        ...leftOutOf(problems),
      ];
      // A log has no lines to point at: one sentence names what is left out of it.
      const placed = problems.filter((one) => one.line !== 0 || leftOutOf([one]).length === 0);
      const lines = [
        fill(cli.words.converted, { out: written }),
        sayLeftOut(leftOut, cli.language),
        ...placed.map((problem) => sayProblem(cli, problem)),
      ];
      if (options.json === true) answer(cli, true, { written, problems, leftOut }, '');
      else cli.err([...lines.filter((line) => line !== null), ''].join('\n'));
    });
}

/** By `--to`, else by the ending; a plain .trf is today's edition. */
function targetOf(cli: Cli, out: string | undefined, options: Options): Target {
  const known: readonly string[] = TARGETS;
  if (options.to !== undefined && known.includes(options.to)) return options.to as Target;
  if (options.to === undefined && out !== undefined) {
    if (/\.ronde$/i.test(out)) return 'ronde';
    if (/\.(trf|trfx|txt)$/i.test(out)) return 'trf26';
  }
  const named = options.to ?? out ?? '';
  throw new CliFailure(EXIT.badRequest, fill(cli.words.unknownTarget, { out: named }));
}

interface Converted {
  readonly written: string;
  readonly problems: readonly Problem[];
  /** Games are open after the last round. */
  readonly isOpen?: boolean;
}

async function intoFile(
  cli: Cli,
  source: Source,
  target: Exclude<Target, 'store'>,
  out: string,
  options: Options,
): Promise<Converted> {
  if (target === 'ronde') {
    const { id, entries, problems, beside } = logOf(cli, source, options);
    const createdAt = entries[0]?.at ?? cli.now().toISOString();
    const text = writeTournamentFile({ id, createdAt, entries, ...(await beside()) });
    writeOutput(cli, out, text, options.force === true);
    return { written: out, problems };
  }
  const edition = TRF_EDITION[target];
  // A report file keeps every line it has, known or not; only a log is written anew.
  const asked = options.public === true || options.firstDay !== undefined;
  const { document, isOpen } =
    source.kind === 'report' && !asked
      ? { document: source.document, isOpen: false }
      : reportOf(cli, source, options);
  const { text, problems } = writeTrf(document, { edition });
  writeOutput(cli, out, text, options.force === true);
  return { written: out, problems: [...source.problems, ...problems], isOpen };
}

/** An event as a report, and whether games are open after its last round; a file is somebody else’s. */
function reportOf(cli: Cli, source: Source, options: Options) {
  const { ledger } = logOf(cli, source, options);
  if (ledger.state === null) throw defective(cli, source.name, source.problems);
  const isOurs = source.kind !== 'report';
  const refusal = isOurs ? reportRefusal(ledger.state) : null;
  if (refusal !== null) throw openGames(cli, refusal);
  const forPublication = options.public === true;
  return {
    document: writeReport(ledger.state, ledger.entries, { forPublication }),
    isOpen: isOurs && gamesOpenAtEnd(ledger.state) !== null,
  };
}

async function intoStore(cli: Cli, source: Source, options: Options): Promise<Converted> {
  const { id, entries, problems, beside } = logOf(cli, source, options);
  const name = options.as ?? id;
  const carried = await beside();
  const unfit = await withStore(cli, async (store) => {
    const at = entries[0]?.at ?? cli.now().toISOString();
    const created = await store.create(name, { at }, entries);
    if (!created.ok) throw storeFailure(cli, created.error);
    const kept = await keepBeside(store, name, carried);
    if (!kept.ok) throw storeFailure(cli, kept.error);
    return kept.value;
  });
  return { written: name, problems: [...problems, ...unfit] };
}

export interface Log {
  readonly id: string;
  readonly entries: readonly Entry[];
  readonly ledger: Ledger;
  readonly problems: readonly Problem[];
  readonly beside: () => Promise<BesideLog>;
}

/** The log itself, or the one entry an imported report file becomes. */
export function logOf(cli: Cli, source: Source, options: { readonly firstDay?: string }): Log {
  if (source.kind === 'log') {
    const { id, ledger, problems, beside } = source;
    return { id, entries: ledger.entries, ledger, problems, beside };
  }
  const firstDay = dayOption(cli, options.firstDay ?? cli.now().toISOString().slice(0, 10));
  const { events, problems: found } = readReport(source.document, { firstDay, from: source.name });
  const problems = [...source.problems, ...found];
  const ledger = ledgerOfFacts(cli, source.name, { events, problems });
  const id = slug(ledger.state?.settings.name ?? source.name);
  return { id, entries: ledger.entries, ledger, problems, beside: () => Promise.resolve({}) };
}
