import type { Command } from 'commander';
import type { TrfDocument } from '@ronde/core/formats/trf/document.ts';
import type { Tpn } from '@ronde/core/rules/identity.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { allocatePrizes, type PrizeQuestion } from '@ronde/core/standings/prizes/allocate.ts';
import type { Award, PrizeAllocation } from '@ronde/core/standings/prizes/allocation.ts';
import { formatCents, type Cents } from '@ronde/core/standings/prizes/money.ts';
import { readPrizeScheme } from '@ronde/core/standings/prizes/read-scheme.ts';
import type { PrizeScheme } from '@ronde/core/standings/prizes/scheme.ts';
import { whatIf, type PrizeChange } from '@ronde/core/standings/prizes/what-if.ts';
import type { RankedRow } from '@ronde/core/standings/ranking/ranked-row.ts';
import type { StandingsRequest } from '@ronde/core/standings/request.ts';
import { computeStandings } from '@ronde/core/standings/standings.ts';
import { answer, type Cli } from '../cli.ts';
import { writeCsv } from '@ronde/core/formats/csv/write-csv.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { openReport } from '../reports.ts';
import { defective, readIfFile } from '../source.ts';
import { firstDayOf, profilesOf, rankedRows } from '../standings-rows.ts';
import { table } from '../table.ts';
import { withResult } from '../what-if-option.ts';
import { descriptorsOf, refused, standingsRequest, type StandingsOptions } from './standings.ts';

interface Options extends StandingsOptions {
  readonly scheme: string;
  readonly whatIf?: string;
}

export function prizes(program: Command, cli: Cli): void {
  const { words } = cli;
  program
    .command('prizes')
    .description(words.about_prizes)
    .argument('<file>', words.argument_file)
    .requiredOption('--scheme <file>', words.option_scheme)
    .option('--tiebreaks <list>', words.option_tiebreaks)
    .option('--edition <id>', words.option_tieBreakEdition)
    .option('--unrated <rule>', words.option_unrated)
    .option('--what-if <board=result>', words.option_whatIf)
    .option('--csv', words.option_csv)
    .option('--json', words.json)
    .action((file: string, options: Options) => {
      const { document } = openReport(cli, file);
      const scheme = schemeOf(cli, options.scheme);
      const list = descriptorsOf(document, options.tiebreaks);
      const request = standingsRequest(cli, document, options);
      const question = questionOf(cli, document, scheme, rowsOf(cli, request, list));
      const names = namesOf(request);
      if (options.whatIf !== undefined) {
        const imagined = withResult(cli, document, request, options.whatIf);
        const told = whatIf(question, rowsOf(cli, imagined, list));
        const text = sayChanges(cli, told.changes, scheme, names);
        answer(cli, options.json === true, { changes: told.changes }, text);
        return;
      }
      const allocation = allocatePrizes(question);
      const rows = asRows(cli, allocation, scheme, names);
      const text =
        options.csv === true ? writeCsv(rows) : table(rows) + notes(cli, allocation, scheme, names);
      answer(cli, options.json === true, allocation, text);
    });
}

function schemeOf(cli: Cli, file: string): PrizeScheme {
  const bytes = readIfFile(cli, file);
  if (bytes === null) {
    const sentence = fill(cli.words.unreadable, { file, reason: 'ENOENT' });
    throw new CliFailure(EXIT.fileAccess, sentence);
  }
  const { scheme, problems } = readPrizeScheme(new TextDecoder().decode(bytes));
  if (scheme === null || problems.some(({ severity }) => severity === 'error')) {
    throw defective(cli, file, problems);
  }
  return scheme;
}

function rowsOf(
  cli: Cli,
  request: StandingsRequest,
  descriptors: readonly string[],
): readonly RankedRow[] {
  const computed = computeStandings(request, descriptors);
  if (!computed.ok) throw refused(cli, computed.error);
  return rankedRows(computed.value, undefined).rows;
}

function questionOf(
  cli: Cli,
  document: TrfDocument,
  scheme: PrizeScheme,
  standings: readonly RankedRow[],
): PrizeQuestion {
  const profiles = profilesOf(document);
  return { scheme, standings, profiles, firstDay: firstDayOf(cli, document) };
}

function namesOf({ players }: StandingsRequest): (tpn: Tpn) => string {
  const names = new Map(players.map(({ tpn, name }) => [tpn, name]));
  return (tpn) => `${tpn} ${names.get(tpn) ?? ''}`.trimEnd();
}

const listName = (cli: Cli, scheme: PrizeScheme, id: string): string =>
  scheme.lists.find((list) => list.id === id)?.name[cli.language] ?? id;

function asRows(
  cli: Cli,
  { awards }: PrizeAllocation,
  scheme: PrizeScheme,
  name: (tpn: Tpn) => string,
): string[][] {
  const rows = awards.map((award) => [
    name(award.tpn),
    listName(cli, scheme, award.list),
    String(award.place),
    award.amount === 0 ? '' : `${formatCents(award.amount)} ${scheme.currency}`,
    award.thing?.name[cli.language] ?? '',
  ]);
  return [[...cli.words.prizesHeader], ...rows];
}

/** Who tied and got nothing, what is still to be decided, and the sums. */
function notes(
  cli: Cli,
  { tiedWithoutPrize, undecided, totals }: PrizeAllocation,
  scheme: PrizeScheme,
  name: (tpn: Tpn) => string,
): string {
  const { words } = cli;
  const amount = (value: Cents): string => `${formatCents(value)} ${scheme.currency}`;
  const tied = tiedWithoutPrize.map(({ list, players, because }) =>
    fill(words.tiedWithoutPrize[because], {
      list: listName(cli, scheme, list),
      players: players.map(name).join(', '),
    }),
  );
  const open = undecided.map(({ list, players }) =>
    fill(words.prizeUndecided, {
      list: listName(cli, scheme, list),
      players: players.map(name).join(', '),
    }),
  );
  const sums = fill(words.prizeTotals, {
    fund: amount(totals.fund),
    awarded: amount(totals.awarded),
    unawarded: amount(totals.unawarded),
  });
  return ['', ...tied, ...open, sums, ''].join('\n');
}

function sayChanges(
  cli: Cli,
  changes: readonly PrizeChange[],
  scheme: PrizeScheme,
  name: (tpn: Tpn) => string,
): string {
  if (changes.length === 0) return cli.words.noPrizeChanges;
  const said = (awards: readonly Award[]): string =>
    awards.length === 0
      ? cli.words.nothing
      : awards
          .map(({ list, amount }) => `${formatCents(amount)} (${listName(cli, scheme, list)})`)
          .join(', ');
  return table(
    changes.map(({ tpn, before, after, difference }) => [
      name(tpn),
      `${said(before)} → ${said(after)}`,
      `${difference > 0 ? '+' : ''}${formatCents(difference)} ${scheme.currency}`,
    ]),
  );
}
