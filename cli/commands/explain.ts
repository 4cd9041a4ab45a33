import type { Command } from 'commander';
import {
  explainRound,
  type ExplanationContext,
} from '@ronde/core/documents/pairing-explanation/explain-round.ts';
import { explainWhyNot } from '@ronde/core/documents/pairing-explanation/explain-why-not.ts';
import { pairRound, whyNot } from '@ronde/core/pairing/dutch/dutch.ts';
import type { DutchTraceEvent } from '@ronde/core/pairing/dutch/trace.ts';
import type { PairingRequest } from '@ronde/core/pairing/system.ts';
import { isRoundRobin } from '@ronde/core/pairing/systems.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { systemOf } from '@ronde/core/tournament/report-file/system-of.ts';
import { answer, type Cli } from '../cli.ts';
import { explainFacts } from '../explain-facts.ts';
import { explainTable, type ExplainOptions } from '../explain-table.ts';
import { playerNamed, twoPlayers } from '../player-option.ts';
import { openReport } from '../reports.ts';
import { noLegalPairing, pairingJson, requestIn } from './pair.ts';

export function explain(program: Command, cli: Cli): void {
  const { words } = cli;
  program
    .command('explain')
    .description(words.about_explain)
    .argument('<file>', words.argument_file)
    .option('--round <n>', words.option_round)
    .option('--edition <id>', words.option_swissEdition)
    .option('--player <player>', words.option_player)
    .option('--why-not <players...>', words.option_whyNot)
    .option('--json', words.json)
    .action((file: string, options: ExplainOptions) => {
      const { document } = openReport(cli, file);
      const system = systemOf(document);
      // Brackets and tables can be explained; of any other system only the facts are told.
      if (system !== 'dutch' && !isRoundRobin(system)) {
        explainFacts(cli, document, file, options);
        return;
      }
      const { request, edition, name } = requestIn(cli, document, file, options);
      if (isRoundRobin(name)) {
        const reverseLastTwo = name === 'berger-reversed';
        explainTable(cli, { request, reverseLastTwo, language: cli.language }, options);
        return;
      }
      if (options.whyNot !== undefined) {
        explainPair(cli, request, options.whyNot, options.json === true);
        return;
      }
      const only =
        options.player === undefined ? null : playerNamed(cli, request.players, options.player);
      const events: DutchTraceEvent[] = [];
      const paired = pairRound(request, { trace: (event) => events.push(event) });
      if (!paired.ok) throw noLegalPairing(cli, request, paired.error);
      const sections = explainRound(events, contextOf(cli, request)).filter(
        ({ players }) => only === null || players.has(only),
      );
      const title = fill(words.roundTitle, { round: request.round, edition });
      const told = sections.map(({ title: heading, lines }) => {
        const shown = only === null ? lines : linesAbout(lines, contextOf(cli, request).name(only));
        return [heading, ...shown.map((line) => `  ${line}`)].filter((line) => line !== '');
      });
      const text = [title, ...told.map((lines) => lines.join('\n'))].join('\n\n');
      const pairing = pairingJson(request.round, paired.value);
      answer(cli, options.json === true, { ...pairing, events }, text);
    });
}

/** Why two players are not paired with each other. */
function explainPair(
  cli: Cli,
  request: PairingRequest,
  asked: readonly string[],
  json: boolean,
): void {
  const pair = twoPlayers(cli, request.players, asked);
  const found = whyNot(request, ...pair);
  const text = explainWhyNot(found, pair, contextOf(cli, request));
  answer(cli, json, { round: request.round, players: pair, why: found, text }, text);
}

/** Of a section, what speaks of one player. */
const linesAbout = (lines: readonly string[], name: string): string[] =>
  lines.filter((line) => line.includes(name));

/** Number and name, as on the pairing sheet. */
export function contextOf(cli: Cli, request: PairingRequest): ExplanationContext {
  const names = new Map(request.players.map((player) => [player.tpn, player.name]));
  return {
    language: cli.language,
    name: (player) => `${player} ${names.get(player) ?? ''}`.trimEnd(),
    articles: request.edition.dutch.articles,
  };
}
