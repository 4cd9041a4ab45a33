import type { Command } from 'commander';
import type { TrfDocument } from '@ronde/core/formats/trf/document.ts';
import type { Problem } from '@ronde/core/rules/problem.ts';
import { filedTournament } from '@ronde/core/tournament/report-file/filed-tournament.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import { summaryOf, type Summary } from '@ronde/core/tournament/views/summary.ts';
import { SUMMARISER } from '@ronde/core/tournament/stored/summarise-log.ts';
import { wordsOf } from '@ronde/core/tournament/views/search.ts';
import { rebuildSummaries } from '@ronde/store/summaries/rebuild-summaries.ts';
import { answer, type Cli, type JsonOption } from '../cli.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { defective, sayProblem } from '../defective.ts';
import { databaseName, openSource, storeFailure, withStore } from '../source.ts';
import { table } from '../table.ts';
import { fill } from '@ronde/core/rules/sentence.ts';

export function info(program: Command, cli: Cli): void {
  program
    .command('info')
    .description(cli.words.about_info)
    .argument('[ref]', cli.words.argument_ref)
    .option('--search <words>', cli.words.option_search)
    .option('--from <n>', cli.words.option_from)
    .option('--json', cli.words.json)
    .action(async (ref: string | undefined, options: ListOptions) => {
      await (ref === undefined
        ? listStore(cli, options)
        : describe(cli, ref, options.json === true));
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
function stateOfReport(
  cli: Cli,
  from: string,
  document: TrfDocument,
  parsing: readonly Problem[],
): { state: Tournament | null; problems: readonly Problem[] } {
  const firstDay = cli.now().toISOString().slice(0, 10);
  const filed = filedTournament(document, { firstDay, from });
  if (!filed.ok) return { state: null, problems: [...parsing, ...filed.error] };
  const { state, problems } = filed.value;
  return { state, problems: [...parsing, ...problems] };
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

/** Tournaments listed at once. */
const PAGE = 50;

interface ListOptions extends JsonOption {
  readonly search?: string;
  readonly from?: string;
}

async function listStore(cli: Cli, { json, search = '', from = '1' }: ListOptions): Promise<void> {
  if (!/^[1-9]\d{0,8}$/.test(from)) {
    throw new CliFailure(EXIT.badRequest, fill(cli.words.notACount, { value: from }));
  }
  await withStore(cli, async (store) => {
    const rebuilt = await rebuildSummaries(store, SUMMARISER, { pause: () => Promise.resolve() });
    if (!rebuilt.ok) throw storeFailure(cli, rebuilt.error);
    const page = await store.summaries.page({
      archived: false,
      staff: { everywhere: true, except: [] },
      letIn: { everywhere: true, except: [] },
      words: wordsOf(search),
      order: 'lastChange',
      from: Number(from) - 1,
      size: PAGE,
    });
    if (!page.ok) throw storeFailure(cli, page.error);
    const { total } = page.value;
    const found = page.value.tournaments.map(({ id, position, lastAt, text, problem }) => ({
      id,
      position,
      lastAt,
      summary: text === null ? null : (JSON.parse(text) as Summary),
      problem,
    }));
    const end = Number(from) + found.length;
    const next = found.length > 0 && end <= total ? end : null;
    const file = databaseName(cli);
    const facts = { store: file, tournaments: found, total, next };
    answer(cli, json === true, facts, listText(cli, facts, search));
  });
}

interface Listed {
  readonly store: string;
  readonly tournaments: readonly {
    readonly id: string;
    readonly summary: Summary | null;
    readonly problem: string | null;
  }[];
  readonly total: number;
  readonly next: number | null;
}

function listText(cli: Cli, { store, tournaments, total, next }: Listed, search: string): string {
  const { fields, storeEmpty, storeNoneFound, storeIn, storeMore } = cli.words;
  if (tournaments.length === 0) {
    return fill(total === 0 && search === '' ? storeEmpty : storeNoneFound, { store });
  }
  const rows = tournaments.map(({ id, summary, problem }) => [
    id,
    summary?.name ?? '',
    summary?.firstDay ?? '',
    String(summary?.players ?? 0),
    summary ? standing(cli, summary) : (problem ?? ''),
  ]);
  const head = [fields.id, fields.name, fields.dates, fields.players, fields.current];
  const more = next === null ? '' : fill(storeMore, { total, from: next });
  return `${fill(storeIn, { store })}\n\n${table([head, ...rows])}${more}`;
}
