import type { EventFile } from '@ronde/core/documents/forms/form.ts';
import type { TrfDocument } from '@ronde/core/formats/trf/document.ts';
import { editionIn } from '@ronde/core/rules/editions/registry.ts';
import type { Problem } from '@ronde/core/rules/problem.ts';
import type { Result } from '@ronde/core/rules/result.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { EMPTY_LEDGER } from '@ronde/core/tournament/log.ts';
import { HOUSE_RULES } from '@ronde/core/tournament/refusal.ts';
import {
  filedForRound,
  filedTournament,
  type FiledTournament,
} from '@ronde/core/tournament/report-file/filed-tournament.ts';
import type { ReportOptions } from '@ronde/core/tournament/report-file/read-report.ts';
import type { Tournament } from '@ronde/core/tournament/state.ts';
import type { Cli } from './cli.ts';
import { defective, sayProblem } from './defective.ts';
import { CliFailure, EXIT } from './exit-code.ts';
import { readIfFile } from './input-file.ts';
import { refusedBy } from './refused.ts';
import { openReports, type Report } from './reports.ts';
import { isPapiFile, isTournamentFile, openSource, type Source } from './source.ts';

/** What a reference names: reports of a file, a tournament file, a `.papi`, or a tournament of the database. */
export async function openSources(cli: Cli, ref: string): Promise<readonly Source[]> {
  const bytes = readIfFile(cli, ref);
  if (bytes === null || isTournamentFile(bytes) || isPapiFile(bytes)) {
    return [await openSource(cli, ref)];
  }
  return openReports(cli, ref).map((report) => ({ kind: 'report', ...report }));
}

/** What an import would tell of a file, such as points that its results do not bring. */
export function sayWarnings(
  cli: Cli,
  { name, problems }: Source,
  also: readonly string[] = [],
): void {
  const warnings = problems.filter(
    ({ severity, code }) => severity === 'warning' || also.includes(code),
  );
  if (warnings.length === 0) return;
  cli.err([`${name}:`, ...warnings.map((problem) => sayProblem(cli, problem)), ''].join('\n'));
}

/** The same where one event is asked about. */
export async function openOne(cli: Cli, ref: string): Promise<Source> {
  const sources = await openSources(cli, ref);
  const [source] = sources;
  if (source !== undefined && sources.length === 1) return source;
  const params = { ref, count: sources.length };
  throw new CliFailure(EXIT.badRequest, fill(cli.words.notOneEvent, params));
}

/** The tournament a source holds, whatever it is kept in. */
export const stateOf = (cli: Cli, source: Source): Tournament =>
  source.kind === 'log'
    ? stateOfLog(cli, source.ledger.state)
    : filed(cli, source, filedTournament(source.document, optionsFor(cli, source))).state;

/** What papers are made from; a report file has no log: nothing was noted in it. */
export const fileOf = (cli: Cli, source: Source): EventFile => ({
  ledger: source.kind === 'log' ? source.ledger : EMPTY_LEDGER,
  state: stateOf(cli, source),
});

/** The same with a round to be paired in view, and what had to be assumed for it. */
export function stateForRound(cli: Cli, source: Source, round: number): FiledTournament {
  if (source.kind === 'log') return { state: stateOfLog(cli, source.ledger.state), problems: [] };
  return filed(cli, source, filedForRound(source.document, optionsFor(cli, source), round));
}

function stateOfLog(cli: Cli, state: Tournament | null): Tournament {
  if (state !== null) return state;
  throw refusedBy(cli, { code: 'notCreated', article: HOUSE_RULES.oneEventOneLog, params: {} });
}

/** The day a file does not name is taken from the clock. */
const optionsFor = (cli: Cli, { name }: Pick<Report, 'name'>): ReportOptions => ({
  firstDay: cli.now().toISOString().slice(0, 10),
  from: name,
});

function filed(
  cli: Cli,
  { name }: { readonly name: string; readonly document: TrfDocument },
  read: Result<FiledTournament, readonly Problem[]>,
): FiledTournament {
  if (read.ok) return read.value;
  throw defective(
    cli,
    name,
    read.error.filter(({ severity }) => severity === 'error'),
  );
}

/** The tournament by another edition of the Swiss rules, where one is asked for. */
export function bySwissEdition(cli: Cli, state: Tournament, asked: string | undefined): Tournament {
  if (asked === undefined) return state;
  if (editionIn('swiss', asked) !== null)
    return { ...state, pins: { ...state.pins, swiss: asked } };
  throw new CliFailure(EXIT.badRequest, fill(cli.words.notASwissEdition, { value: asked }));
}
