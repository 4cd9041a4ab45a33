import { basename, extname } from 'node:path';
import type { Command } from 'commander';
import { roundsRecorded } from '@ronde/core/formats/trf/rounds-of.ts';
import { comparePairings } from '@ronde/core/pairing/compare.ts';
import { inBoardOrder } from '@ronde/core/pairing/board-order.ts';
import type { PairingRequest, RoundPairing } from '@ronde/core/pairing/system.ts';
import { recordedRoundQuestion } from '@ronde/core/tournament/pairing-question.ts';
import { publishedRounds, type Tournament } from '@ronde/core/tournament/state.ts';
import { recordedPairing } from '@ronde/core/tournament/views/recorded-meetings.ts';
import type { Tpn } from '@ronde/core/rules/identity.ts';
import { pairingPointsOfRound } from '@ronde/core/rules/scoring.ts';
import { bySwissEdition, sayWarnings, stateForRound, stateOf } from '../asked-event.ts';
import { askedIn } from '../asked-round.ts';
import type { Cli } from '../cli.ts';
import { readEngineArguments, type EngineRequest } from '../engine/arguments.ts';
import { checklist } from '../engine/checklist.ts';
import { readConfiguration } from '../engine/configuration.ts';
import { trfEditionOf } from '../dialect-option.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { writeOutput } from '../output-file.ts';
import { PAIRED_SWISS, pairedSwiss, type PairedSwiss } from '../paired-swiss.ts';
import { refusedBy } from '../refused.ts';
import { openReport, type Report } from '../reports.ts';
import { readInput } from '../input-file.ts';
import { VERSION } from '../version.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { editionOf, generated } from './generate.ts';
import { noLegalPairing } from './pair.ts';

export function engine(program: Command, cli: Cli): void {
  program
    .command('engine')
    .description(cli.words.about_engine)
    .argument('[args...]', cli.words.argument_engine)
    .allowUnknownOption()
    .action((args: string[]) => {
      const request = readEngineArguments(args);
      if (request === null) throw unclear(cli);
      if (request.release) cli.out(`Ronde ${VERSION}\n`);
      if (request.task === null && request.release && request.file === null) return;
      const swiss = request.system === null ? null : pairedSwiss(request.system);
      if (swiss === null) throw unclear(cli);
      answerAsEngine(cli, request, swiss);
    });
}

const unclear = (cli: Cli): CliFailure => new CliFailure(EXIT.badRequest, cli.words.engineUsage);

function answerAsEngine(cli: Cli, request: EngineRequest, swiss: PairedSwiss): void {
  const { task, file } = request;
  if (task?.kind === 'generate') {
    if (!PAIRED_SWISS.some(({ name }) => name === swiss.name)) throw unclear(cli);
    generateFor(cli, request, swiss, task);
    return;
  }
  if (file === null || task === null) throw unclear(cli);
  const report = openReport(cli, file);
  if (task.kind === 'pair') pairFor(cli, request, swiss, report, task.out);
  else checkFor(cli, request, swiss, report);
}

/** The number of pairs, then `white black` a line, `id 0` for the bye. */
function pairFor(
  cli: Cli,
  asked: EngineRequest,
  swiss: PairedSwiss,
  report: Report,
  out: string | null,
): void {
  const round = roundsRecorded(report.document) + 1;
  const source = { kind: 'report', ...report } as const;
  const { state } = stateForRound(cli, source, round);
  sayWarnings(cli, source);
  const { request } = askedIn(cli, askedOf(cli, asked, swiss, state), round);
  const paired = swiss.engine.pairRound(request);
  if (!paired.ok) throw noLegalPairing(cli, request, paired.error);
  const { pairs, bye } = paired.value;
  const lines = pairs.map(({ white, black }) => `${white} ${black}`);
  if (bye !== null) lines.push(`${bye} 0`);
  writeOutput(cli, out ?? '-', [lines.length, ...lines, ''].join('\n'), true);
  if (asked.list !== null) {
    const stem = report.name.slice(0, report.name.length - extname(report.name).length);
    const list = asked.list === '' ? `${stem}.list` : asked.list;
    writeOutput(cli, list, checklist(request, paired.value), true);
  }
}

/** The event by the system and the edition of the arguments, whatever its file names. */
const askedOf = (
  cli: Cli,
  { edition }: EngineRequest,
  { name: system }: PairedSwiss,
  state: Tournament,
): Tournament =>
  bySwissEdition(cli, { ...state, settings: { ...state.settings, system } }, edition ?? undefined);

/** A line a round, and under a round that differs both pairings side by side. Exit 0 even then. */
function checkFor(cli: Cli, asked: EngineRequest, swiss: PairedSwiss, report: Report): void {
  const name = basename(report.name, extname(report.name));
  const state = askedOf(cli, asked, swiss, stateOf(cli, { kind: 'report', ...report }));
  for (const round of publishedRounds(state)) {
    cli.out(`${name}: Round #${round.number}\n`);
    const question = recordedRoundQuestion(state, round);
    if (!question.ok) throw refusedBy(cli, question.error);
    const { engine, request } = question.value;
    const paired = engine.pairRound(request);
    const expected = paired.ok ? paired.value : { pairs: [], bye: null };
    const recorded = recordedPairing(state, round);
    const difference = comparePairings(request, recorded, expected, '');
    if (difference === null) continue;
    cli.out(`\n  Checker pairings        Tournament pairings\n\n`);
    const left = columnOf(request, difference.expected);
    const right = columnOf(request, difference.recorded);
    for (let line = 0; line < Math.max(left.length, right.length); line += 1) {
      cli.out(`    ${(left[line] ?? '').padEnd(20)}    ${right[line] ?? ''}`.trimEnd() + '\n');
    }
    cli.out('\n');
  }
}

function columnOf(request: PairingRequest, { pairs, bye }: RoundPairing): string[] {
  const cell = (value: number): string => String(value).padStart(4);
  const ordered = inBoardOrder(pairs, {
    score: (player: Tpn) => scoreOf(request, player),
    number: (player: Tpn) => player,
  });
  const lines = ordered.map(({ white, black }) => `${cell(white)} - ${cell(black)}`);
  if (bye !== null) lines.push(`${cell(bye)} - ${cell(0)}`);
  return lines;
}

function scoreOf(request: PairingRequest, tpn: Tpn): number {
  const { players, scoring, virtualPoints } = request;
  let score: number = virtualPoints?.(tpn, request.round) ?? 0;
  for (const round of players.find((player) => player.tpn === tpn)?.rounds ?? []) {
    score += pairingPointsOfRound(round, scoring);
  }
  return score;
}

function generateFor(
  cli: Cli,
  { edition: id }: EngineRequest,
  swiss: PairedSwiss,
  task: { readonly config: string | null; readonly out: string; readonly seed: string | null },
): void {
  const config = readConfiguration(task.config === null ? '' : configText(cli, task.config));
  if (!config.ok) {
    const params = { setting: config.line, code: task.config ?? '' };
    throw new CliFailure(EXIT.badRequest, fill(cli.words.generatorFault, params));
  }
  const seed = task.seed === null ? cli.now().getTime() % 2 ** 31 : Number(task.seed);
  const edition = editionOf(cli, id ?? undefined);
  const { players, rounds, drawPercentage, highest, lowest, rates, scoring } = config.value;
  const { trf } = generated(
    cli,
    {
      seed,
      players,
      rounds,
      edition: edition.properties,
      scoring,
      acceleration: { method: 'none' },
      ratings: { kind: 'range', lowest, highest },
      drawPercentage,
      rates,
    },
    { edition, swiss, form: trfEditionOf(cli, undefined, edition) },
  );
  writeOutput(cli, task.out, trf, true);
}

const configText = (cli: Cli, file: string): string =>
  new TextDecoder().decode(readInput(cli, file));
