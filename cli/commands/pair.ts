import type { Command } from 'commander';
import type { TrfDocument } from '@ronde/core/formats/trf/document.ts';
import { roundsRecorded } from '@ronde/core/formats/trf/rounds-of.ts';
import type { NoLegalPairing, PairingRequest, RoundPairing } from '@ronde/core/pairing/system.ts';
import type { Tpn } from '@ronde/core/rules/identity.ts';
import { pairingRequest } from '@ronde/core/tournament/report-file/pairing-request.ts';
import { answer, type Cli, type JsonOption } from '../cli.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { openReport, pairableSystem, swissEditionOf } from '../reports.ts';
import { sayProblem } from '../defective.ts';
import { table } from '../table.ts';
import { fill } from '@ronde/core/rules/sentence.ts';

export interface RoundOptions extends JsonOption {
  readonly round?: string;
  readonly edition?: string;
}

export function pair(program: Command, cli: Cli): void {
  program
    .command('pair')
    .description(cli.words.about_pair)
    .argument('<file>', cli.words.argument_file)
    .option('--round <n>', cli.words.option_round)
    .option('--edition <id>', cli.words.option_swissEdition)
    .option('--json', cli.words.json)
    .action((file: string, options: RoundOptions) => {
      const { request, edition, engine } = requestOf(cli, file, options);
      const paired = engine.pairRound(request);
      if (!paired.ok) throw noLegalPairing(cli, request, paired.error);
      answer(
        cli,
        options.json === true,
        pairingJson(request.round, paired.value),
        asTable(cli, request, edition, paired.value),
      );
    });
}

/** The question a file and the options ask; what had to be assumed is said on the way. */
export const requestOf = (cli: Cli, file: string, options: RoundOptions) =>
  requestIn(cli, openReport(cli, file).document, file, options);

/** The same of a file that is open already. */
export function requestIn(cli: Cli, document: TrfDocument, file: string, options: RoundOptions) {
  const edition = swissEditionOf(cli, options.edition, document);
  const round = roundAsked(cli, document, options);
  const { request, problems } = pairingRequest(document, round, edition.properties);
  for (const problem of problems) cli.err(`${sayProblem(cli, problem)}\n`);
  return {
    request,
    edition: edition.id,
    document,
    ...pairableSystem(cli, document, file),
  };
}

/** The round an option names, the next one without it; refused beyond what is recorded. */
export function roundAsked(
  cli: Cli,
  document: TrfDocument,
  { round: asked }: RoundOptions,
): number {
  const recorded = roundsRecorded(document);
  const round = asked === undefined ? recorded + 1 : Number(asked);
  if (!Number.isInteger(round) || round < 1 || round > recorded + 1) {
    const sentence = fill(cli.words.notARecordedRound, { round: asked ?? round, recorded });
    throw new CliFailure(EXIT.badRequest, sentence);
  }
  return round;
}

/** `{round, pairs: [{board, white, black}], bye}`. */
export function pairingJson(round: number, { pairs, bye }: RoundPairing) {
  return {
    round,
    pairs: pairs.map(({ white, black }, index) => ({ board: index + 1, white, black })),
    bye,
  };
}

function asTable(
  cli: Cli,
  request: PairingRequest,
  edition: string,
  { pairs, bye }: RoundPairing,
): string {
  const named = namesIn(request);
  const rows = pairs.map(({ white, black }, index) => [
    String(index + 1),
    named(white),
    named(black),
  ]);
  const title = fill(cli.words.roundTitle, { round: request.round, edition });
  const last = bye === null ? '' : `${fill(cli.words.byeLine, { player: named(bye) })}\n`;
  return `${title}\n\n${table([cli.words.pairHeader, ...rows])}${last}`;
}

function namesIn({ players }: PairingRequest): (tpn: Tpn) => string {
  const names = new Map(players.map(({ tpn, name }) => [tpn, name]));
  return (tpn) => `${tpn} ${names.get(tpn) ?? ''}`.trimEnd();
}

/** Which players cannot be placed, why, and what the arbiter may do. */
export function noLegalPairing(
  cli: Cli,
  request: PairingRequest,
  { article, stuck }: NoLegalPairing,
): CliFailure {
  const names = new Map(request.players.map(({ tpn, name }) => [tpn, name]));
  const lines = stuck.map(({ player, allowed, mayHaveBye }) =>
    fill(cli.words.stuck, {
      player,
      name: names.get(player) ?? '',
      allowed: allowed.length === 0 ? cli.words.nothing : allowed.join(', '),
      bye: mayHaveBye ? cli.words.mayHaveBye : cli.words.mayNotHaveBye,
    }),
  );
  const head = fill(cli.words.noLegalPairing, { round: request.round, article });
  const message = [head, ...lines, cli.words.arbiterMay].join('\n');
  return new CliFailure(EXIT.answerIsNo, message, { code: 'noLegalPairing', article, stuck });
}
