import type { Command } from 'commander';
import { writeCsv } from '@ronde/core/formats/csv/write-csv.ts';
import type { Tpn } from '@ronde/core/rules/identity.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { allocatePrizes, type PrizeQuestion } from '@ronde/core/standings/prizes/allocate.ts';
import type { Award, PrizeAllocation } from '@ronde/core/standings/prizes/allocation.ts';
import { formatCents } from '@ronde/core/standings/prizes/money.ts';
import { readPrizeScheme } from '@ronde/core/standings/prizes/read-scheme.ts';
import type { PrizeScheme } from '@ronde/core/standings/prizes/scheme.ts';
import { whatIf, type PrizeChange } from '@ronde/core/standings/prizes/what-if.ts';
import { answer, type Cli } from '../cli.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { readInput } from '../input-file.ts';
import { playerNamed } from '../player-option.ts';
import { amountOf, listName, sayPrizesOf, type PrizeSpeech } from '../prizes-why.ts';
import { defective } from '../defective.ts';
import { tieBreaksOf, withPreset } from '../standings-options.ts';
import { decisionsOf, ranked } from '../standings-ranked.ts';
import { openEvent, questionOf } from '../standings-source.ts';
import { namesOf } from '../standings-views.ts';
import { table } from '../table.ts';
import { withResult } from '../what-if-option.ts';
import type { StandingsOptions } from './standings.ts';

interface Options extends StandingsOptions {
  readonly scheme?: string;
  readonly whatIf?: string;
}

export function prizes(program: Command, cli: Cli): void {
  const { words } = cli;
  program
    .command('prizes')
    .description(words.about_prizes)
    .argument('<file>', words.argument_ref)
    .option('--scheme <file>', words.option_scheme)
    .option('--tiebreaks <list>', words.option_tiebreaks)
    .option('--preset <id>', words.option_preset)
    .option('--edition <id>', words.option_tieBreakEdition)
    .option('--round <n>', words.option_asOfRound)
    .option('--unrated <rule>', words.option_unrated)
    .option('--lots <seed>', words.option_lots)
    .option('--what-if <board=result>', words.option_whatIf)
    .option('--why <player>', words.option_whyPrize)
    .option('--csv', words.option_csv)
    .option('--json', words.json)
    .action(async (file: string, asks: Options) => {
      const options = await withPreset(cli, asks);
      const event = await openEvent(cli, file);
      const asked = questionOf(cli, event, options);
      const { request, profiles, firstDay } = asked;
      const decisions = decisionsOf(asked, options.lots);
      const scheme = schemeOf(cli, options.scheme, asked.prizes);
      const list = tieBreaksOf(asked.descriptors, options);
      const standings = ranked(cli, { request, decisions }, list).rows;
      const question: PrizeQuestion = { scheme, standings, profiles, firstDay };
      const speech: PrizeSpeech = { cli, scheme, name: namesOf(request.players) };
      if (options.whatIf !== undefined) {
        const imagined = withResult(cli, event, request, options.whatIf);
        const told = whatIf(question, ranked(cli, { request: imagined, decisions }, list).rows);
        const text = sayChanges(speech, told.changes);
        answer(cli, options.json === true, { changes: told.changes }, text);
        return;
      }
      const allocation = allocatePrizes(question);
      if (options.why !== undefined) {
        explain(speech, allocation, playerNamed(cli, request.players, options.why), options);
        return;
      }
      const rows = asRows(speech, allocation);
      const text = options.csv === true ? writeCsv(rows) : table(rows) + notes(speech, allocation);
      answer(cli, options.json === true, allocation, text);
    });
}

/** The scheme of the file named, else the tournament's own. */
function schemeOf(cli: Cli, file: string | undefined, own: PrizeScheme | null): PrizeScheme {
  if (file === undefined) {
    if (own !== null) return own;
    throw new CliFailure(EXIT.badRequest, cli.words.noScheme);
  }
  const { scheme, problems } = readPrizeScheme(new TextDecoder().decode(readInput(cli, file)));
  if (scheme === null || problems.some(({ severity }) => severity === 'error')) {
    throw defective(cli, file, problems);
  }
  return scheme;
}

function asRows(speech: PrizeSpeech, { awards }: PrizeAllocation): string[][] {
  const { cli, name } = speech;
  const rows = awards.map((award) => [
    name(award.tpn),
    listName(speech, award.list),
    String(award.place),
    award.amount === 0 ? '' : amountOf(speech, award.amount),
    award.thing?.name[cli.language] ?? '',
  ]);
  return [[...cli.words.prizesHeader], ...rows];
}

/** Who tied and got nothing, what is still to be decided, and the sums. */
function notes(
  speech: PrizeSpeech,
  { tiedWithoutPrize, undecided, choices, totals }: PrizeAllocation,
): string {
  const { words } = speech.cli;
  const listed = (players: readonly Tpn[]): string => players.map(speech.name).join(', ');
  const tied = tiedWithoutPrize.map(({ list, players, because }) =>
    fill(words.tiedWithoutPrize[because], {
      list: listName(speech, list),
      players: listed(players),
    }),
  );
  const open = undecided.map(({ list, players, what }) =>
    fill(words.prizeUndecided[what], { list: listName(speech, list), players: listed(players) }),
  );
  const contested = choices.filter(({ because }) => because === 'contested');
  const unsettled = contested.map(({ tpn, taken, passedOver }) =>
    fill(words.prizeContested, {
      player: speech.name(tpn),
      taken: listName(speech, taken.list),
      others: passedOver.map(({ list }) => listName(speech, list)).join(', '),
    }),
  );
  const sums = fill(words.prizeTotals, {
    fund: amountOf(speech, totals.fund),
    awarded: amountOf(speech, totals.awarded),
    unawarded: amountOf(speech, totals.unawarded),
  });
  return ['', ...tied, ...open, ...unsettled, sums, ''].join('\n');
}

function explain(
  speech: PrizeSpeech,
  allocation: PrizeAllocation,
  player: Tpn,
  { json }: Options,
): void {
  const { awards, choices, tiedWithoutPrize } = allocation;
  const value = {
    player,
    awards: awards.filter(({ tpn }) => tpn === player),
    choice: choices.find(({ tpn }) => tpn === player) ?? null,
    tiedWithoutPrize: tiedWithoutPrize.filter(({ players }) => players.includes(player)),
  };
  const text = sayPrizesOf(speech, allocation, player).join('\n');
  answer(speech.cli, json === true, value, text);
}

function sayChanges(speech: PrizeSpeech, changes: readonly PrizeChange[]): string {
  const { cli, scheme, name } = speech;
  if (changes.length === 0) return cli.words.noPrizeChanges;
  const said = (awards: readonly Award[]): string =>
    awards.length === 0
      ? cli.words.nothing
      : awards
          .map(({ list, amount }) => `${formatCents(amount)} (${listName(speech, list)})`)
          .join(', ');
  return table(
    changes.map(({ tpn, before, after, difference }) => [
      name(tpn),
      `${said(before)} → ${said(after)}`,
      `${difference > 0 ? '+' : ''}${formatCents(difference)} ${scheme.currency}`,
    ]),
  );
}
