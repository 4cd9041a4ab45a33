import type { Command } from 'commander';
import type { TrfDocument } from '@ronde/core/formats/trf/document.ts';
import type { Problem } from '@ronde/core/rules/problem.ts';
import { readReport } from '@ronde/core/tournament/report-file/read-report.ts';
import { openLedger } from '@ronde/core/tournament/log.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import { summaryOf, type Summary } from '@ronde/core/tournament/views/summary.ts';
import { answer, type Cli, type JsonOption } from '../cli.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import {
  databaseName,
  defective,
  ledgerOf,
  openSource,
  sayProblem,
  storeFailure,
  withStore,
} from '../source.ts';
import { table } from '../table.ts';
import { fill } from '@ronde/core/rules/sentence.ts';

export function info(program: Command, cli: Cli): void {
  program
    .command('info')
    .description(cli.words.about_info)
    .argument('[ref]', cli.words.argument_ref)
    .option('--json', cli.words.json)
    .action(async (ref: string | undefined, options: JsonOption) => {
      const json = options.json === true;
      await (ref === undefined ? listStore(cli, json) : describe(cli, ref, json));
    });
}

async function describe(cli: Cli, ref: string, json: boolean): Promise<void> {
  const source = await openSource(cli, ref);
  const { state, problems } =
    source.kind === 'log'
      ? { state: source.ledger.state, problems: source.problems }
      : stateOfReport(cli, ref, source.document, source.problems);
  if (state === null) throw defective(cli, ref, problems);
  const summary = summaryOf(state);
  const entries = source.kind === 'log' ? source.ledger.entries.length : null;
  const facts = { ref, summary, entries, problems };
  answer(cli, json, facts, asText(cli, summary, entries, problems));
  if (problems.some(({ severity }) => severity === 'error')) {
    throw new CliFailure(EXIT.answerIsNo, '');
  }
}

/** What a report file amounts to; the day it lacks is taken from the clock, and said. */
export function stateOfReport(
  cli: Cli,
  from: string,
  document: TrfDocument,
  parsing: readonly Problem[],
): { state: Tournament | null; problems: readonly Problem[] } {
  const firstDay = cli.now().toISOString().slice(0, 10);
  const { events, problems } = readReport(document, { firstDay, from });
  const all = [...parsing, ...problems];
  if (events === null) return { state: null, problems: all };
  const { state } = openLedger([{ position: 1, at: '', by: '', events }]);
  return { state, problems: all };
}

function asText(
  cli: Cli,
  summary: Summary,
  entries: number | null,
  problems: readonly Problem[],
): string {
  const { fields, kinds, fideMode } = cli.words;
  const rows: [string, string][] = [
    [fields.name, summary.name],
    [fields.place, [summary.place, summary.federation].filter((part) => part !== null).join(', ')],
    [fields.dates, [summary.firstDay, summary.lastDay].filter((day) => day !== null).join(' – ')],
    [fields.kind, `${kinds[summary.kind]}, ${summary.system}`],
    [fields.players, String(summary.players)],
    [fields.teams, summary.teams === 0 ? '' : String(summary.teams)],
    [fields.rounds, String(summary.rounds)],
    [fields.current, standing(cli, summary)],
    [fields.editions, [summary.editions.swiss, summary.editions.tieBreaks].join(', ')],
    [fields.fideMode, summary.fideMode ? fideMode.on : fideMode.left],
    [fields.entries, entries === null ? '' : String(entries)],
  ];
  const found =
    problems.length === 0
      ? cli.words.noProblems
      : fill(cli.words.problems, { count: problems.length });
  const lines = problems.map((problem) => sayProblem(cli, problem));
  return [table(rows.filter(([, value]) => value !== '')) + found, ...lines].join('\n');
}

function standing(cli: Cli, { current }: Summary): string {
  if (current === null) return cli.words.notStarted;
  return fill(cli.words.current, { ...current, stage: cli.words.stages[current.stage] });
}

async function listStore(cli: Cli, json: boolean): Promise<void> {
  await withStore(cli, async (store) => {
    const listed = await store.list();
    if (!listed.ok) throw storeFailure(cli, listed.error);
    const found = [];
    for (const { id, position, lastAt } of listed.value) {
      const read = await store.read(id);
      if (!read.ok) throw storeFailure(cli, read.error);
      const { state } = ledgerOf(cli, read.value);
      found.push({ id, position, lastAt, summary: state && summaryOf(state) });
    }
    const file = databaseName(cli);
    const { fields } = cli.words;
    const text =
      found.length === 0
        ? fill(cli.words.storeEmpty, { store: file })
        : `${fill(cli.words.storeIn, { store: file })}\n\n${table([
            [fields.id, fields.name, fields.dates, fields.players, fields.current],
            ...found.map(({ id, summary }) => [
              id,
              summary?.name ?? '',
              summary?.firstDay ?? '',
              String(summary?.players ?? 0),
              summary ? standing(cli, summary) : '',
            ]),
          ])}`;
    answer(cli, json, { store: file, tournaments: found }, text);
  });
}
