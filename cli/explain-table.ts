import {
  roundTable,
  whyNotByTable,
  type TableContext,
} from '@ronde/core/documents/pairing-explanation/round-table.ts';
import { fill } from '@ronde/core/rules/sentence.ts';
import { bergerText } from './berger-text.ts';
import { answer, type Cli } from './cli.ts';
import { noLegalPairing, pairingJson, type RoundOptions } from './commands/pair.ts';
import { playerNamed, twoPlayers } from './player-option.ts';

export interface ExplainOptions extends RoundOptions {
  readonly player?: string;
  readonly whyNot?: readonly string[];
}

/** Explains a round of a round robin: its line of the Berger table, and each game on it. */
export function explainTable(cli: Cli, context: TableContext, options: ExplainOptions): void {
  const { request } = context;
  const { round, players } = request;
  const json = options.json === true;
  if (options.whyNot !== undefined) {
    const pair = twoPlayers(cli, players, options.whyNot);
    const { sentences, ...why } = whyNotByTable(context, pair);
    const text = sentences.join(' ');
    answer(cli, json, { round, players: pair, why, text }, text);
    return;
  }
  const table = roundTable(context);
  if (table === null) {
    const stuck = players.map(({ tpn }) => ({ player: tpn, allowed: [], mayHaveBye: false }));
    throw noLegalPairing(cli, request, { code: 'noLegalPairing', article: 'C.05 annex 1', stuck });
  }
  const only = options.player === undefined ? null : playerNamed(cli, players, options.player);
  const games = table.games.filter(
    ({ white, black }) => only === null || only === white || only === black,
  );
  const text = [
    `${fill(cli.words.tableTitle, { round })}\n`,
    ...table.sentences,
    '',
    bergerText(cli, table.numbers.length, table.rounds, round),
    ...games.flatMap(({ sentences }) => sentences.map((line) => `  ${line}`)),
  ].join('\n');
  const pairing = pairingJson(round, { pairs: table.games, bye: table.resting });
  answer(cli, json, { ...pairing, table }, text);
}
