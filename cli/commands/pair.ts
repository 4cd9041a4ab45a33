import type { Command } from 'commander';
import { seatAt } from '@ronde/core/pairing/molter/seats.ts';
import type { NoLegalPairing, PairingRequest, RoundPairing } from '@ronde/core/pairing/system.ts';
import type { Tpn } from '@ronde/core/rules/identity.ts';
import { openOne } from '../asked-event.ts';
import { askedIn, eventAndRound, type RoundOptions } from '../asked-round.ts';
import { answer, type Cli } from '../cli.ts';
import { CliFailure, EXIT } from '../exit-code.ts';
import { table } from '../table.ts';
import { fill } from '@ronde/core/rules/sentence.ts';

export function pair(program: Command, cli: Cli): void {
  program
    .command('pair')
    .description(cli.words.about_pair)
    .argument('<event>', cli.words.argument_ref)
    .option('--round <n>', cli.words.option_round)
    .option('--edition <id>', cli.words.option_swissEdition)
    .option('--json', cli.words.json)
    .action(async (ref: string, options: RoundOptions) => {
      const { state, round } = eventAndRound(cli, await openOne(cli, ref), options);
      const { request, engine } = askedIn(cli, state, round);
      const paired = engine.pairRound(request);
      if (!paired.ok) throw noLegalPairing(cli, request, paired.error);
      answer(
        cli,
        options.json === true,
        pairingJson(round, paired.value),
        asTable(cli, request, state.pins.swiss, paired.value),
      );
    });
}

/** `{round, pairs: [{board, white, black}], bye}`. */
export function pairingJson(round: number, { pairs, boards, bye }: RoundPairing) {
  return {
    round,
    pairs: pairs.map(({ white, black }, index) => ({
      board: boards?.[index] ?? index + 1,
      white,
      black,
    })),
    bye,
  };
}

function asTable(
  cli: Cli,
  request: PairingRequest,
  edition: string,
  { pairs, boards, bye }: RoundPairing,
): string {
  const named = namesIn(request);
  const rows = pairs.map(({ white, black }, index) => [
    String(boards?.[index] ?? index + 1),
    named(white),
    named(black),
  ]);
  const title = fill(cli.words.roundTitle, { round: request.round, edition });
  const last = bye === null ? '' : `${fill(cli.words.byeLine, { player: named(bye) })}\n`;
  return `${title}\n\n${table([cli.words.pairHeader, ...rows])}${last}`;
}

function namesIn({ players, seats }: PairingRequest): (tpn: Tpn) => string {
  const names = new Map(players.map(({ tpn, name }) => [tpn, name]));
  const called = (tpn: Tpn): string =>
    seats === undefined ? String(tpn) : seatAt(tpn, seats.players);
  return (tpn) => `${called(tpn)} ${names.get(tpn) ?? ''}`.trimEnd();
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
